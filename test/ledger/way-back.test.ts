import { expect, test } from 'vitest';
import { rowsBetween } from '../../src/ledger/way-back.ts';

const [a, b] = [
  { store: 's', id: 'a' },
  { store: 't', id: 'b' },
];
const row = (pair: string, source: typeof a, target: typeof a, run: string, says: string) => ({
  pair,
  source,
  target,
  run,
  base: { statement: `${says}-base` },
  placed: { statement: `${says}-placed` },
});

test('a row of the way back is turned round: what stood there before memport', () => {
  expect(rowsBetween([row('y→x', b, a, '1', 'back')], 'x', 'y')).toEqual([
    {
      pair: 'y→x',
      source: a,
      target: b,
      run: '1',
      base: { statement: 'back-placed' },
      placed: { statement: 'back-base' },
      adopted: true,
      wayBack: true,
      past: { said: { statement: 'back-base' }, placed: { statement: 'back-placed' } },
    },
  ]);
});

test('of two rows about the same two memories the newer one holds, and what memport placed stays so', () => {
  const [own, back] = [row('x→y', a, b, '1', 'own'), row('y→x', b, a, '2', 'back')];
  const past = { said: back.base, placed: back.placed };
  expect(rowsBetween([own, back], 'x', 'y')).toEqual([
    { ...row('x→y', a, b, '2', ''), base: { statement: 'back-placed' }, placed: { statement: 'back-base' }, past },
  ]);
  expect(rowsBetween([{ ...own, run: '3' }, back], 'x', 'y')).toEqual([{ ...own, run: '3', past }]);
});

test('rows of other pairs say nothing', () => {
  expect(rowsBetween([row('x→z', a, b, '1', 'other')], 'x', 'y')).toEqual([]);
});

test('between two homes of one harness both ways have one name, and each row counts both ways', () => {
  const found = rowsBetween([row('x→x', a, b, '1', 'own')], 'x', 'x');
  expect(found.map(({ source, target, wayBack }) => [source.id, target.id, wayBack])).toEqual([
    ['a', 'b', undefined],
    ['b', 'a', true],
  ]);
});
