import { describe, expect, test } from 'vitest';
import { baseOf } from '../../src/kit/overlay.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import { booksOf, type BookRequest } from '../../src/ledger/books.ts';
import { isStore, storeKey } from '../../src/ledger/store-key.ts';
import { sketchOf } from '../../src/text/sketch.ts';
import { carried, inProject, plain, storeOf } from '../plan/plain.ts';

const HOME = '/home/ada';
const target = storeOf([]);
const scope = inProject('/work/app');
const memory = plain('The port of the staging database is 5433', { id: 'a/project:/work/app/db', scope });
const source = storeOf([memory], { at: { id: 'a', scope } });
const row = (id: string, more = {}) => ({
  ...carried(memory, plain('x', { id: 'b/1' })),
  source: { store: storeKey(source.at, HOME), id },
  target: { store: storeKey(target.at, HOME), id: 'b/1' },
  sketch: sketchOf(memory),
  ...more,
});
const books = (rows: ReturnType<typeof row>[], more: Partial<BookRequest> = {}, to = target) =>
  booksOf(
    {
      sources: [source],
      rows,
      options: {} as BookRequest['options'],
      asked: undefined,
      home: HOME,
      busy: undefined,
      ...more,
    },
    (more.sources ?? [source]).flatMap((from) => from.memories.map((each) => ({ memory: each, from, to: target.at }))),
    to,
  );

test('a row of a memory that is there is known, one of a memory that is gone is orphaned', () => {
  const gone = row('a/project:/work/app/gone', { sketch: 'nothing alike' });
  const found = books([row(memory.id), gone]);
  expect([[...found.known.keys()], found.orphaned]).toEqual([[memory.id], [gone]]);
});

test('nothing follows from an absence while the store is at work, or not read in full', () => {
  const gone = row('a/project:/work/app/gone', { sketch: 'nothing alike' });
  const busy = books([gone], { busy: new Map([['a', 'it is at work']]) });
  expect([busy.orphaned, busy.unread, busy.why.get(gone)]).toEqual([[], [gone], 'it is at work']);
});

/** Of a store in which a sibling of the memory is marked too: its marks are surely from here. */
const sibling = plain('The queue speaks AMQP', { id: 'a/project:/work/app/bbbbbbbbbbbb', scope });
const sources = [storeOf([memory, sibling], { at: { id: 'a', scope } })];
const there = { ...sibling, id: 'b/3', mark: { source: sibling.id, base: baseOf(sibling) } };
const GONE = 'a/project:/work/app/aaaaaaaaaaaa';

test('a mark is no witness of what the target said right after: words of today may be an edit', () => {
  const mark = { source: GONE, base: baseOf(memory) };
  const edited = { ...memory, id: 'b/2', statement: 'The port of the staging database is 5434', mark };
  const { known } = books([], { sources }, storeOf([edited, there]));
  expect(known.get(memory.id)).toMatchObject({ target: { id: 'b/2' } });
  expect(known.get(memory.id)?.placed).toBeUndefined();
  const placed = { ...edited, mark: { ...mark, placed: baseOf(memory) } };
  const { known: said } = books([], { sources }, storeOf([placed, there]));
  expect(said.get(memory.id)?.placed).toEqual(baseOf(memory));
});

test('without a sibling that is marked too, another machine may have left the mark: nothing is taken for it', () => {
  const marked = { ...memory, id: 'b/2', mark: { source: GONE, base: baseOf(memory) } };
  expect(books([], {}, storeOf([marked])).known.size).toBe(0);
});

test('while something is unread nothing is taken for what a mark names, or a row that is held', () => {
  const marked = { ...memory, id: 'b/2', mark: { source: GONE, base: baseOf(memory) } };
  const busy = new Map([['a', 'it is at work']]);
  expect(books([], { sources }, storeOf([marked, there])).known.has(memory.id)).toBe(true);
  expect(books([], { sources, busy }, storeOf([marked, there])).known.has(memory.id)).toBe(false);
  const held = row(GONE, { target: { store: storeKey(target.at, HOME), id: 'b/2' } });
  expect(books([held], { busy }, storeOf([marked]))).toMatchObject({ known: new Map(), unread: [held] });
});

test('a row that nobody asked about is left alone', () => {
  const gone = row('a/project:/work/app/gone', { sketch: 'nothing alike' });
  expect(books([gone], { asked: ['project:/other'] })).toMatchObject({ orphaned: [], aside: [gone] });
});

test('a memory of a checkout that moved is known by words like its own; what is global belongs to its home', () => {
  const elsewhere = { source: { store: 'a /mnt/old', id: memory.id } };
  expect(books([row(memory.id, elsewhere)]).known.size).toBe(1);
  const other = row(memory.id, {
    ...elsewhere,
    base: { scope: fieldHash('x') },
    sketch: sketchOf(plain('Ada leads the team')),
  });
  expect(books([other])).toMatchObject({ aside: [other] });
  const global = plain('Use tabs', { id: 'a/global/tabs' });
  expect(
    books([row(global.id, { ...elsewhere, sketch: sketchOf(global) })], {
      sources: [storeOf([global], { at: { id: 'a' } })],
    }).known.size,
  ).toBe(0);
});

test('what is to be carried again is carried as if it had never been, but not while it stands', () => {
  const options = { choices: { [memory.id]: 'again' } } as unknown as BookRequest['options'];
  expect(books([row(memory.id)], { options }).known.size).toBe(0);
  expect(books([row(memory.id)], { options }, storeOf([plain('x', { id: 'b/1' })])).known.size).toBe(1);
});

describe('a store in the ledger', () => {
  const at = (root: string) => ({ id: 'a', root });
  test("is named from the user's home where it lies in it, and two homes are two stores", () => {
    expect([storeKey(at('/home/ada/.a'), HOME), storeKey(at('/home/adam/.a'), HOME), storeKey(at('/x'), '/')]).toEqual([
      'a ~/.a',
      'a /home/adam/.a',
      'a /x',
    ]);
  });
  test('is any of its name for a row of the first ledgers, which name no folder', () => {
    expect([
      isStore('a ~/.a', 'a ~/.a'),
      isStore('a', 'a ~/.a'),
      isStore('a ~/.b', 'a ~/.a'),
      isStore('a', 'ab ~/.a'),
    ]).toEqual([true, true, false, false]);
  });
});
