import { expect, test } from 'vitest';
import type { Put } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Delivered } from '../../src/ir/view.ts';
import type { Row } from '../../src/ledger/row.ts';
import { settledOf } from '../../src/plan/settled-memory.ts';
import type { Ruling } from '../../src/plan/ruling.ts';
import type { Fitted } from '../../src/plan/fitting.ts';
import { NO_LINES } from '../../src/plan/other-lines.ts';
import { NO_LINKS } from '../../src/plan/linking.ts';
import type { Answers } from '../../src/plan/request.ts';
import { carried, locationOf, placeIn, plain, storeOf } from './plain.ts';

const from = storeOf([], { at: { id: 'a' } });
const at = locationOf('b');
const source = plain('Use tabs', { why: 'the linter', evidence: [{ type: 'url', url: 'https://example.com' }] });
const got: Memory = { ...source, id: 'b/1', evidence: [], places: [placeIn('note.md')] };

interface Circumstances {
  stands?: Memory | 'nothing';
  row?: Row;
  delivery?: Delivered;
  puts?: Put[];
  /** The target before, and after. */
  stood?: Store;
  store?: Store;
}

const settle = (
  verdict: Ruling,
  { stands = got, row, delivery, puts = [], stood = storeOf([]), store = storeOf([]) }: Circumstances = {},
) =>
  settledOf(
    {
      answers: {
        options: { from: 'a', to: 'b' },
        guarded: { blocked: new Map(), masked: new Map() },
      } as unknown as Answers,
      home: '/home/ada',
      at,
      stood,
      fitted: {
        puts,
        refused: new Map(),
        forms: new Map(),
        relinked: new Set(),
        reworded: new Map(),
        open: [],
        store,
        standing: new Map(stands === 'nothing' ? [] : [[source.id, stands]]),
      } as unknown as Fitted,
      known: new Map(row ? [[source.id, row]] : []),
      matches: new Map(),
      deliveries: new Map(delivery ? [[delivery.id, delivery]] : []),
      links: NO_LINKS,
    },
    { memory: source, from, to: at },
    verdict,
  );
const losses = (settled: ReturnType<typeof settle>): string[] => settled.decided.losses.map(({ field }) => field);

test('what the target has no place for is a loss', () => {
  expect(losses(settle({ decision: 'new', wanted: source }))).toEqual(['evidence']);
});

test('what stands there and no model is led to is a loss, with its reason', () => {
  const { decided } = settle(
    { decision: 'new', wanted: source },
    { delivery: { id: 'b/1', delivery: 'unseen', reason: 'no index names it' } },
  );
  expect(decided.losses.at(-1)).toEqual({
    memory: source.id,
    field: 'load',
    reason: 'no index names it',
    kept: 'reference',
  });
  expect(
    losses(settle({ decision: 'new', wanted: source }, { delivery: { id: 'b/1', delivery: 'searchable' } })),
  ).toEqual(['evidence']);
});

test('a memory that was there and says the same only lacks what its words leave out', () => {
  const { why: _why, ...lean } = got;
  expect(losses(settle({ decision: 'same', old: lean }, { stands: 'nothing' }))).toEqual(['why']);
});

test('what cannot be read back is unfit', () => {
  expect(settle({ decision: 'new', wanted: source }, { stands: 'nothing' }).decided).toMatchObject({
    decision: 'unfit',
    rule: 'plan/unfit',
  });
});

test('a decision names what stood there under another id, and the copy that is taken out', () => {
  const [old, copy] = [plain('Tabs'), plain('Use tabs, always')];
  expect(settle({ decision: 'updated', wanted: source, old }).decided.target).toEqual({
    store: 'b',
    id: 'b/1',
    was: [old.id],
  });
  const merged = settle({
    decision: 'merged',
    wanted: got,
    old: got,
    copy: { target: copy, row: carried(source, copy) },
  });
  expect(merged.decided.target?.was).toEqual([copy.id]);
  expect(settle({ decision: 'same', wanted: got, old: got }).decided.target).toEqual({ store: 'b', id: 'b/1' });
});

test('what stands in other places than before has moved', () => {
  const moved = { ...got, places: [placeIn('note.md'), placeIn('index.md')] };
  expect(settle({ decision: 'same', wanted: got, old: got }, { stands: moved }).decided.decision).toBe('moved');
  expect(settle({ decision: 'same', wanted: got, old: got }).decided.decision).toBe('same');
});

test('what was put anew where it stood has moved when less of it is said there, and else not', () => {
  const entry = (text: string): [Memory, Store] => {
    const memory: Memory = { ...got, places: [placeIn('note.md', { span: [0, text.length] })] };
    return [memory, storeOf([], { texts: { 'note.md': text } })];
  };
  const [[old, stood], [lean, store]] = [entry('Use tabs\nWhy: the linter'), entry('Use tabs')];
  const puts = [{ memory: old, form: { name: 'bare', parts: [], costs: [] }, replaces: old.id } as unknown as Put];
  const decision = (about: Circumstances) =>
    settle({ decision: 'same', wanted: old, old }, { stood, ...about }).decided.decision;
  expect(decision({ puts, stands: lean, store })).toBe('moved');
  expect(decision({ puts, stands: old, store: stood })).toBe('same');
  // Lines that belong to many are written again with the others.
  expect(decision({ stands: lean, store })).toBe('same');
});

test("the ledger learns of equal words that stood there, as of somebody else's, and keeps quiet about what it knows", () => {
  const learned = settle({ decision: 'same', old: got });
  expect([learned.entry?.learned, learned.entry?.row.adopted]).toEqual([true, true]);
  const row = { ...carried(source, got), source: { store: 'a', id: source.id } };
  expect(settle({ decision: 'same', wanted: got, old: got }, { row }).entry).toBeUndefined();
});

test('the row of a memory that somebody edited follows it to its new id, and remembers what it did', () => {
  const row = carried(source, { ...got, id: 'b/old' });
  const { entry } = settle({ decision: 'kept', old: got }, { row });
  expect(entry?.row).toEqual({
    ...row,
    pair: 'a→b',
    source: { store: 'a ~/.a', id: source.id },
    target: { store: 'b ~/.b', id: 'b/1' },
  });
  expect(entry?.learned).toBe(true);
  expect(settle({ decision: 'conflict', old: got }, { row: carried(source, got) }).entry).toBeUndefined();
});

test('a new memory is ours, and one that took over words of the source is not', () => {
  const fresh = settle({ decision: 'new', wanted: source }).entry;
  expect([fresh?.learned, fresh?.row.adopted]).toEqual([false, undefined]);
  expect(settle({ decision: 'updated', wanted: got, old: got }).entry?.row.adopted).toBe(true);
});

test('a line that differs is reworded; passed by, when the source changed', () => {
  const place = placeIn('summary.md', { words: 'Tabs, please' });
  const lines = { ...NO_LINES, reworded: [place], removed: ['index.md'], asked: { 'summary.md': 'old' } };
  expect(settle({ decision: 'kept', old: got, lines }).decided.lines).toEqual([
    { file: 'summary.md', line: 1, is: 'reworded', was: 'old' },
    { file: 'index.md', is: 'removed' },
  ]);
  const wanted: Ruling = { decision: 'updated', old: got, wanted: got, lines };
  const passedBy = settle({ ...wanted, leaves: ['summary.md'] }).decided.lines?.[0];
  expect(passedBy).toEqual({ file: 'summary.md', line: 1, is: 'behind', was: 'old' });
  expect(settle(wanted).decided.lines).toEqual([{ file: 'index.md', is: 'removed' }]);
});
