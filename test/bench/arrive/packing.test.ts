import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostIn, mostInTwo } from './packing.ts';

test('a room holds the most texts when the small ones come first', () => {
  expect([mostIn([5, 1, 3], 4), mostIn([5], 4), mostIn([], 4)]).toEqual([2, 0, 0]);
});

test('what fits two rooms together need not fit either: 3 + 3 in rooms of 4 and 2 is one', () => {
  expect([mostInTwo([3, 3], [4, 2]), mostInTwo([3, 3], [3, 3]), mostInTwo([2, 2, 2], [4, 2])]).toEqual([1, 2, 3]);
});

test('of many texts the best is found as well', () => {
  expect(
    mostInTwo(
      Array.from({ length: 40 }, () => 30),
      [100, 50],
    ),
  ).toBe(4);
});

test('no packing tried at random holds more', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }), (each, rooms) => {
      const left = [40, 25];
      const held = each.filter(
        (size, at) => (left[rooms[at] ?? 2] ?? 0) >= size && ((left[rooms[at] as number] as number) -= size) >= 0,
      );
      expect(mostInTwo(each, [40, 25])).toBeGreaterThanOrEqual(held.length);
    }),
  );
});
