import { expect, test } from 'vitest';
import { partingOf } from '../../src/plan/parting.ts';
import { carried, placeIn, plain } from './plain.ts';

const gone = plain('Use tabs');
const row = carried(gone, gone);
const asked = { withdraw: true };
const told = (...args: Parameters<typeof partingOf>): unknown[] => {
  const { decision, taken, drops } = partingOf(...args);
  return [decision, taken !== undefined, drops];
};

test('what memport carried and nobody touched is taken away when that is asked for', () => {
  expect(told(row, gone, asked, undefined)).toEqual(['withdrawn', true, true]);
});

test('without being asked for it stands, and the ledger keeps its row', () => {
  expect(told(row, gone, { withdraw: false }, undefined)).toEqual(['withdrawn', false, false]);
});

test('what stood there before memport is never taken away', () => {
  expect(told({ ...row, adopted: true }, gone, asked, undefined)).toEqual(['kept', false, false]);
});

test('what cannot be changed there is not taken away', () => {
  expect(told(row, { ...gone, readOnly: true }, asked, undefined)).toEqual(['kept', false, false]);
});

test('what was edited there is not taken away, nor what has a reworded line', () => {
  expect(told(row, { ...gone, why: 'the linter' }, asked, undefined)).toEqual(['kept', false, false]);
  const places = [placeIn('summary.md', { words: 'Tabs, please' })];
  expect(told({ ...row, lines: { 'summary.md': 'x' } }, { ...gone, places }, asked, undefined)).toEqual([
    'kept',
    false,
    false,
  ]);
});

test('what has a line that somebody wrote more into is not taken away', () => {
  const places = [placeIn('MEMORY.md', { says: [], added: '(asked twice by Ada)' })];
  expect(told(row, { ...gone, places }, asked, undefined)).toEqual(['kept', false, false]);
});

test('a no holds', () => {
  expect(told(row, gone, { withdraw: true, choice: 'leave' }, undefined)).toEqual(['kept', false, false]);
});

test('what is gone on both sides is forgotten, but not while the target cannot be read in full', () => {
  expect(told(row, undefined, asked, undefined)).toEqual(['withdrawn', false, true]);
  expect(told(row, undefined, asked, 'a file cannot be read')).toEqual(['held', false, false]);
});
