import { expect, test } from 'vitest';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Homed } from '../../src/plan/routing.ts';
import { inOrder, sourceOrder } from '../../src/plan/source-order.ts';
import { plain } from './plain.ts';

const at = (file: string, start: number, says: Place['says'] = ['statement']): Place => ({
  file,
  span: [start, start + 1],
  slot: 'entry',
  container: file,
  says,
});
const orderOf = (stores: readonly (readonly Memory[])[], harness = 'toy'): string[] => {
  const carried = stores.flatMap((memories, store) =>
    memories.map((memory) => ({ memory, from: stores[store] }) as unknown as Homed),
  );
  const order = sourceOrder(carried, harness);
  return [...order].toSorted((a, b) => a[1] - b[1]).map(([id]) => id.slice(id.lastIndexOf('/') + 1));
};
const toy = (name: string, ...places: Place[]): Memory => plain(name, { id: `toy/global/${name}`, places });

test('memories of files of their own stand as the index has them', () => {
  const [a, b] = [
    toy('a', at('a.md', 0), at('index.md', 9, ['hook'])),
    toy('b', at('b.md', 0), at('index.md', 1, ['hook'])),
  ];
  expect(orderOf([[a, b]])).toEqual(['b', 'a']);
});

test('the file that says the statements has the last word over one that only names them', () => {
  const [a, b, c] = [
    toy('a', at('notes.md', 9), at('list.md', 1, ['hook'])),
    toy('b', at('notes.md', 5), at('list.md', 2, ['hook'])),
    toy('c', at('c.md', 0), at('list.md', 0, ['hook'])),
  ];
  expect(orderOf([[a, b, c]])).toEqual(['c', 'b', 'a']);
});

test('stores stand one behind the other, though their files have the same names', () => {
  expect(orderOf([[toy('a', at('x.md', 5)), toy('b', at('x.md', 3))], [toy('c', at('x.md', 4))]])).toEqual([
    'b',
    'a',
    'c',
  ]);
});

test('what comes from another harness has no order here, and keeps its place among those that have one', () => {
  expect(orderOf([[toy('a', at('x.md', 0))]], 'other')).toEqual([]);
  const order = new Map([
    ['b', 0],
    ['a', 1],
  ]);
  expect(inOrder(['a', 'new', 'b'], order, (each) => each)).toEqual(['b', 'new', 'a']);
});
