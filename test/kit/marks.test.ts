import { describe, expect, test } from 'vitest';
import { lineHashes } from '../../src/kit/line-hashes.ts';
import { linesAfter, markFor, markOf, placeMarks, readMarks } from '../../src/kit/marks.ts';
import { baseOf } from '../../src/kit/overlay.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import { placeIn, plain } from '../plan/plain.ts';

const memory = plain('The port of the staging database is 5433', { why: 'the default was taken' });
const mark = { source: 'a/global/1', base: baseOf(memory), placed: baseOf(memory) };
const text = placeMarks(undefined, [{ note: 'port.md', mark, memory }]);

describe('a mark', () => {
  const marks = readMarks(text);

  test('is read as it was written', () => {
    expect([...marks.keys()]).toEqual(['port.md']);
    expect(markFor(marks, 'port.md', memory)).toEqual(mark);
    expect(markFor(marks, 'other.md', memory)).toBeUndefined();
  });

  test('stays with a note that was edited, as long as a field or two words in five are as they were', () => {
    expect(markFor(marks, 'port.md', plain('Something else', { why: 'the default was taken' }))).toEqual(mark);
    expect(markFor(marks, 'port.md', plain('The port of the staging database is 5434 now'))).toEqual(mark);
  });

  test('does not stay with another text under the same name', () => {
    expect(markFor(marks, 'port.md', plain('Ada leads the team'))).toBeUndefined();
  });

  test('says of a field that only the target has that the source had none', () => {
    const placed = { ...baseOf(memory), how: fieldHash('in tests') };
    const { why: _why, ...without } = placed;
    const [found] = readMarks(
      placeMarks(undefined, [{ note: 'port.md', mark: { ...mark, placed: without }, memory }]),
    ).values();
    expect(found?.mark).toEqual({ ...mark, placed: without });
  });
});

test('an edit of the target stays told as one when the note is written again', () => {
  const old = { ...memory, why: 'Ada took it', mark };
  const now = { ...old, detail: 'Since May.' };
  const placed = markOf(now, { from: { ...memory, detail: 'Since May.' }, old })?.placed;
  expect([placed?.why, placed?.detail]).toEqual([fieldHash('the default was taken'), fieldHash('Since May.')]);
});

test('a line that somebody took out is still missed after a write', () => {
  const stood = { ...memory, places: [placeIn('note.md')] };
  const before = { ...mark, lines: { 'note.md': 'old', 'summary.md': 'gone' } };
  expect(linesAfter(before, stood, { 'note.md': 'new' }).lines).toEqual({ 'summary.md': 'gone', 'note.md': 'new' });
  expect(
    linesAfter(before, { ...stood, places: [placeIn('note.md'), placeIn('summary.md')] }, { 'note.md': 'new' }).lines,
  ).toEqual({ 'note.md': 'new' });
  expect(Object.keys(lineHashes(stood))).toEqual(['note.md']);
});

describe('the file of marks', () => {
  const edit = (note: string) => ({ note, mark, memory });

  test('keeps the order of names and every line it does not know', () => {
    const all = placeMarks(`# mine\n${placeMarks(undefined, [edit('a.md'), edit('c.md')])}`, [edit('b.md')]);
    expect(all.split('\n').map((line) => /"note":"(.*?)"/.exec(line)?.[1] ?? line)).toEqual([
      '# mine',
      'a.md',
      'b.md',
      'c.md',
      '',
    ]);
  });

  test('is blank once the last note is gone, and the same text where nothing changed', () => {
    expect(placeMarks(text, [{ note: 'port.md' }])).toBe('');
    expect(placeMarks(text, [edit('port.md')])).toBe(text);
  });

  test('of two lines for one note the first counts, and both go with it', () => {
    const twice = text + text.replace('a/global/1', 'a/global/2');
    expect(readMarks(twice).get('port.md')?.mark.source).toBe('a/global/1');
    expect(placeMarks(twice, [{ note: 'port.md' }])).toBe('');
  });
});
