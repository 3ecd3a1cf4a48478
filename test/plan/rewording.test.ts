import { expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { textHash, type KeptAnswer } from '../../src/meaning/kept-answer.ts';
import type { Rewordings } from '../../src/plan/rewording.ts';
import { framesOf } from '../../src/world/every-frame.ts';
import { A, after, B, counts, hermesHome, planned, rowsOf } from './homes.ts';

/** Twelve rules of which a store of Hermes holds four in their own words. */
const TOPICS = [
  'auth',
  'billing',
  'cache',
  'deploys',
  'editor',
  'feeds',
  'geo',
  'hooks',
  'images',
  'jobs',
  'kafka',
  'logs',
];
const long = (topic: string): string =>
  `User requires: Whenever a change touches the ${topic} code, the person who makes that change must always, before anything of it is merged into the main line of the repository, run the whole ${topic} suite once by hand and then look through everything that it printed about ${topic} on the way, line by line, without skipping any of it, since nobody else does.`;
const short = (topic: string): string =>
  `Before a change to the ${topic} code is merged, always run the whole ${topic} suite by hand and read all of its output.`;
const topicOf = ({ statement }: Memory): string => TOPICS.find((topic) => statement.includes(` ${topic} code`)) ?? '';

const source = hermesHome(A, { memory: TOPICS.map(long), config: 'memory:\n  memory_char_limit: 9000\n' });
const empty = hermesHome(B, {});
const shorter: Rewordings = { first: false, of: (memory) => [{ ...memory, statement: short(topicOf(memory)) }] };

const loaded = ({ decided }: ReturnType<typeof planned>['migration']): number =>
  decided.filter(({ delivery }) => delivery === 'loaded').length;

test('a memory without room is said in other words; one with room in its own', () => {
  const [plain, reworded] = [
    planned({ source, target: empty, rows: [] }).migration,
    planned({ source, target: empty, rows: [], rewordings: shorter }).migration,
  ];
  expect(loaded(plain)).toBeLessThan(TOPICS.length);
  expect(loaded(reworded)).toBe(TOPICS.length);
  const own = reworded.decided.filter((each) => !each.reworded);
  expect(reworded.decided.flatMap(({ losses }) => losses).filter(({ field }) => field === 'statement')).toEqual([]);
  const few = hermesHome(A, { memory: TOPICS.slice(0, 2).map(long) });
  expect(planned({ source: few, target: empty, rows: [], rewordings: shorter }).migration.decided).toMatchObject([
    { delivery: 'loaded' },
    { delivery: 'loaded' },
  ]);
  expect(own.length).toBeLessThan(TOPICS.length);
});

test('once it stands in other words it is the same: with the ledger, and with the accepted pair alone', () => {
  const first = planned({ source, target: empty, rows: [], rewordings: shorter }).migration;
  const target = after(empty, first);
  const again = planned({ source, target, rows: rowsOf(first), rewordings: shorter }).migration;
  expect(counts(again)).toEqual({ same: TOPICS.length });
  expect(again.stores.flatMap(({ changes }) => changes)).toEqual([]);
  const unmarked = new Map([...target].filter(([file]) => !file.endsWith('/.memport')));
  const frames = framesOf(adapters);
  const known = first.decided.flatMap(({ id }): KeptAnswer[] => {
    const memory = first.beside.get(id)?.then as Memory;
    const other = { ...memory, statement: short(topicOf(memory)) };
    const [a, b] = [textHash(memory, frames), textHash(other, frames)];
    return [{ a, b, answer: 'same', by: 'model', passed: true, origin: 'model', when: '2026-11-20T00:00:00Z' }];
  });
  const alone = planned({ source, target: unmarked, rows: [], known, rewordings: shorter }).migration;
  expect(counts(alone)).toEqual({ same: TOPICS.length });
  expect(alone.stores.flatMap(({ changes }) => changes)).toEqual([]);
  // And on the way back nothing is added either.
  const back = planned({ from: B, to: A, source: unmarked, target: source, rows: [], known }).migration;
  expect(counts(back)).toEqual({ same: TOPICS.length });
});
