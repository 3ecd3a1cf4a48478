import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/ir/answer.ts';
import { lineHashes, wordsHash } from '../../src/kit/line-hashes.ts';
import { apartFrom, linesOf, NO_LINES, type LineJudge } from '../../src/plan/other-lines.ts';
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

describe('a reworded line of which somebody said how it stands to the old words', () => {
  const target = inFiles(placeIn('note.md'), placeIn('summary.md', { words: 'Tabs, please' }));
  const row = { lines: { 'summary.md': wordsHash('Use tabs') } };
  const behind = { lines: { 'summary.md': wordsHash('Use spaces') }, behind: ['summary.md'] };
  const said = (answer: Answer, of: string): LineJudge => ({
    agree: () => false,
    ofLine: (was, words) => (was === wordsHash(of) && words === 'Tabs, please' ? answer : undefined),
  });
  const state = (row: Parameters<typeof linesOf>[1], judge?: LineJudge): string => {
    const { reworded, due, asked } = linesOf(target, row, judge);
    const asks = asked['summary.md'];
    return `${due.length > 0 ? 'due' : reworded.length > 0 ? 'stands' : 'as written'}${asks ? `, asked by ${asks}` : ''}`;
  };

  test.each<[string, Answer, string]>([
    ['the same: it counts as it was written', 'same', 'as written'],
    ['the source is newer: its words are due', 'a-newer', 'due'],
    ['the line is newer: it stands', 'b-newer', 'stands'],
    ['something else: it stands', 'different', 'stands'],
  ])('%s', (_, answer, expected) => expect(state(row, said(answer, 'Use tabs'))).toBe(expected));

  test.each<[string, Answer, string, string]>([
    ['the same as the words before the change: the new ones are due', 'same', 'Use spaces', 'due'],
    ['the same as the words of today: it counts as it was written', 'same', 'Use tabs', 'as written'],
    ['older than those of today: they are due', 'a-newer', 'Use tabs', 'due'],
    ['something else than those of today: it stands', 'different', 'Use tabs', 'stands'],
  ])('after the source had changed, %s', (_, answer, of, expected) =>
    expect(state(behind, said(answer, of))).toBe(expected),
  );

  test('is asked about by the words it was written to say, and once passed by, by those of today', () => {
    expect(state(row)).toBe(`stands, asked by ${wordsHash('Use tabs')}`);
    expect(state(behind)).toBe(`stands, asked by ${wordsHash('Use tabs')}`);
    expect(state({ ...behind, behind: [] })).toBe(`stands, asked by ${wordsHash('Use spaces')}`);
  });

  test('or whose words are equal', () => {
    expect(state(row, { agree: (a, b) => a === 'Use tabs' && b === 'Tabs, please', ofLine: () => 'different' })).toBe(
      'as written',
    );
  });
});

test('a line is removed where the memory has no place in its file any more', () => {
  const lines = { 'note.md': 'x', 'summary.md': 'y' };
  expect(linesOf(inFiles(placeIn('note.md')), { lines }).removed).toEqual(['summary.md']);
  expect(linesOf(inFiles(placeIn('note.md')), undefined)).toEqual(NO_LINES);
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
