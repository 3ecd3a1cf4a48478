import { alikePairs } from '../../src/meaning/alike.ts';
import { scan } from '../../src/scan/scan.ts';
import { ordinaryMemory } from './ordinary.ts';
import { manyMemories } from './parity-set.ts';
import type { Row, Taken } from './row.ts';

const UNITS = 3_900;

/** What the two judgements take of many memories, and whether that grows with their number alone. */
export const judgements = async (count: number): Promise<Row[]> => {
  const few = count / 10;
  const scanned = async (from: number, to: number): Promise<Taken> => {
    const texts = Array.from({ length: to - from }, (_, at) => ordinaryMemory(from + at, UNITS));
    return taken(async () => {
      for (const text of texts) scan(text);
    });
  };
  const compared = (size: number): Promise<Taken> => {
    const memories = manyMemories(2 * size);
    return taken(() => Promise.resolve(void alikePairs(memories.slice(0, size), memories.slice(size))));
  };
  // The first ones pay for the tables; they are no part of the growth.
  await scanned(0, 100);
  await compared(100);
  const rows: Row[] = [];
  for (const [what, some, all, aim] of [
    ['scan', await scanned(100, 100 + few), await scanned(100, 100 + count), { ms: 0.12 * count }],
    ['alike', await compared(few), await compared(count), {}],
  ] as const) {
    rows.push({
      what: `${what}, ${count.toLocaleString('en')} memories`,
      taken: all,
      against: { what: `each of ${few.toLocaleString('en')}`, ratio: all.cpu / count / (some.cpu / few) },
      aim: { ...aim, ratio: 1.3 },
    });
  }
  return rows;
};

const taken = async (run: () => Promise<void>): Promise<Taken> => {
  const [began, from] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(from);
  return { ms: performance.now() - began, cpu: (user + system) / 1_000, mb: process.memoryUsage.rss() / 2 ** 20 };
};
