import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { auditLarge } from './audit-large.ts';
import { coldStart } from './cold-start.ts';
import { judgements } from './judgements.ts';
import { large } from './large.ts';
import { cellsOf, HEAD, type Row } from './row.ts';
import { table } from './table.ts';

/**
 * `npm run bench`: ratios of one run, because times of one machine say nothing about another. `--quick` is for CI;
 * `--sizes 10,100` and `--rounds 1` choose freely, `--only start`, `judgements`, `large` or `audit` one part.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    sizes: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const began = performance.now();
const rounds = (otherwise: number): number => Number(values.rounds ?? otherwise);
const sizes = values.sizes?.split(',').map(Number) ?? (values.quick ? [10, 1_000] : [10, 100, 1_000, 5_000]);
const few = rounds(values.quick ? 1 : 3);
const peers = process.env['PEERS'];
const asked = (part: string): boolean => values.only === undefined || values.only === part;
const rows: Row[] = [
  ...(asked('start') ? coldStart(rounds(values.quick ? 9 : 21)) : []),
  ...(asked('judgements') ? await judgements(sizes.at(-1) ?? 1_000) : []),
  ...(asked('audit') ? auditLarge({ sizes: values.quick ? [1_000] : [1_000, 5_000], rounds: few, peers }) : []),
  ...(asked('large') ? large({ sizes, rounds: few, peers }) : []),
];
if (values.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
else {
  process.stdout.write(`${table([HEAD, ...rows.map(cellsOf)])}\n`);
  process.stdout.write(
    `${((performance.now() - began) / 1000).toFixed(0)} s, Node ${process.versions.node}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
}
