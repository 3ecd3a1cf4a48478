import { expect, test } from 'vitest';
import { lineHashes, wordsHash } from '../../src/kit/line-hashes.ts';
import { apartFrom, linesOf } from '../../src/plan/lines.ts';
import { placeIn, plain } from './plain.ts';

const inFiles = (...places: ReturnType<typeof placeIn>[]) => plain('Use tabs', { places });
const files = (places: readonly { file: string }[]): string[] => places.map(({ file }) => file);

test('a line is reworded where it says other words than were written', () => {
  const target = inFiles(placeIn('note.md'), placeIn('summary.md', { words: 'Tabs, please' }));
  expect(files(linesOf(target, { lines: { 'summary.md': wordsHash('Use tabs') } }).reworded)).toEqual(['summary.md']);
  expect(files(linesOf(target, { lines: { 'summary.md': wordsHash('Tabs, please') } }).reworded)).toEqual([]);
});

test("a line that was left behind stays somebody's own, though the ledger knows its words", () => {
  const target = inFiles(placeIn('summary.md', { words: 'Tabs, please' }));
  const lines = { 'summary.md': wordsHash('Tabs, please') };
  expect(files(linesOf(target, { lines, behind: ['summary.md'] }).reworded)).toEqual(['summary.md']);
});

test('a line is removed where the memory has no place in its file any more', () => {
  const lines = { 'note.md': 'x', 'summary.md': 'y' };
  expect(linesOf(inFiles(placeIn('note.md')), { lines }).removed).toEqual(['summary.md']);
  expect(linesOf(inFiles(placeIn('note.md')), undefined)).toEqual({ reworded: [], removed: [], was: {} });
});

test('a memory apart from a file has no place there, and is else the same', () => {
  const memory = inFiles(placeIn('note.md'), placeIn('summary.md'));
  expect(files(apartFrom(memory, new Set(['summary.md'])).places)).toEqual(['note.md']);
  expect(apartFrom(memory, new Set(['other.md']))).toBe(memory);
});

test('what is remembered of a file is all that the memory says there, and nothing of lines that say nothing', () => {
  const hashes = lineHashes(
    inFiles(
      placeIn('note.md'),
      placeIn('summary.md', { says: ['hook'] }),
      placeIn('summary.md', { says: [], words: 'and so on' }),
      placeIn('index.md', { says: [] }),
    ),
  );
  expect(hashes).toEqual({ 'note.md': wordsHash('Use tabs'), 'summary.md': wordsHash('Use tabs\nand so on') });
});

test('line ends, spaces and the way an accent is stored are no other words', () => {
  expect(wordsHash('Caf\u00e9  at\nnoon')).toBe(wordsHash('Cafe\u0301 at noon'));
  expect(wordsHash('Cafe at noon')).not.toBe(wordsHash('Caf\u00e9 at noon'));
});
