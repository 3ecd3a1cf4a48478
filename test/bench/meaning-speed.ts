/** node test/bench/meaning-speed.ts: worst-case texts of 64 kB, and how `nearest` grows. */
import { nearest } from '../../src/meaning/nearest.ts';
import { relation } from '../../src/meaning/relation.ts';
import { literals } from '../../src/text/literals.ts';
import { manyTexts, said } from './parity-set.ts';
import { table } from './table.ts';
import { WORST } from './worst-cases.ts';

/** Processor time, which other programs on the machine do not lengthen as much as they do the clock's. */
const spent = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const time = (run: () => unknown): number => {
  let best = Infinity;
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage();
    run();
    best = Math.min(best, spent(start));
  }
  return best;
};

relation({ text: 'Never push to `main`.' }, { text: '`main` is never pushed to.' }); // the first call compiles
process.stdout.write('64 kB worst cases, ms of processor time (best of 3)\n');
process.stdout.write(`${table([
  ['text', 'relation', 'literals'],
  ...Object.entries(WORST).map(([name, text]) => [name, time(() => relation(said({ harness: 'claude', text }), said({ harness: 'hermes', text: `${text.slice(1)}x` }))).toFixed(1), time(() => literals(text)).toFixed(1)]),
])}\n`);

process.stdout.write('\nnearest\n');
process.stdout.write(`${table([
  ['memories', 'ms by the clock', 'ms of processor', 'µs per memory', 'candidate pairs', 'pairs per memory'],
  ...[500, 5000, 20000].map((count) => {
    const texts = manyTexts(count);
    const start = performance.now();
    const cpu = process.cpuUsage();
    const pairs = nearest(texts);
    const ms = spent(cpu);
    return [count, (performance.now() - start).toFixed(0), ms.toFixed(0), ((ms * 1000) / count).toFixed(0), pairs.length, (pairs.length / count).toFixed(1)];
  }),
])}\n`);
