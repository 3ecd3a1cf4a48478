import { expect, test } from 'vitest';
import { naming } from '../../src/kit/naming.ts';
import { covered, eolOf, lineSpan, weave } from '../../src/kit/weave.ts';

test('spans are replaced, every other byte stays, and what is inserted at one place keeps its order', () => {
  expect(
    weave('abcdef', [
      { span: [4, 5], text: 'E' },
      { span: [0, 2], text: '' },
    ]),
  ).toBe('cdEf');
  expect(
    weave('ab', [
      { span: [1, 1], text: '1' },
      { span: [1, 1], text: '2' },
    ]),
  ).toBe('a12b');
  expect(
    weave('ab', [
      { span: [1, 2], text: 'B' },
      { span: [1, 1], text: '-' },
    ]),
  ).toBe('a-B');
});

test('cuts that overlap are refused', () => {
  expect(() =>
    weave('abcd', [
      { span: [0, 2], text: '' },
      { span: [1, 3], text: '' },
    ]),
  ).toThrow('edits overlap at offset 1');
});

test.each<[string, [number, number], string]>([
  ['the middle of a line', [5, 6], 'two\n'],
  ['a whole line without its end', [4, 7], 'two\n'],
  ['a whole line with its end', [4, 8], 'two\n'],
  ['an empty span at the start of a line', [4, 4], 'two\n'],
  ['parts of two lines', [5, 9], 'two\nthree'],
  ['the last line, which has no end', [8, 13], 'three'],
])('%s is widened to whole lines', (_, span, lines) => {
  const text = 'one\ntwo\nthree';
  expect(text.slice(...lineSpan(text, span))).toBe(lines);
});

test('the line end of a text is the one it uses most', () => {
  expect([eolOf(''), eolOf('a\n'), eolOf('a\r\n'), eolOf('a\r\nb\n'), eolOf('a\r\nb\nc\n')]).toEqual([
    '\n',
    '\n',
    '\r\n',
    '\r\n',
    '\n',
  ]);
});

test('what no part covers is covered by opaque ones', () => {
  const parts = covered<{ span: [number, number]; own?: true }>(
    'abcdef',
    [
      { span: [3, 4], own: true },
      { span: [1, 2], own: true },
    ],
    ([from, to]) => ({ span: [from, to] }),
  );
  expect(parts.map(({ span, own }) => [...span, own === true])).toEqual([
    [0, 1, false],
    [1, 2, true],
    [2, 3, false],
    [3, 4, true],
    [4, 6, false],
  ]);
});

test('a name is free under case folding, however its accents are stored, and not the name of a folder', () => {
  const name = naming(['notes/Caf\u00e9.md', 'app/x.md']);
  expect(name('notes/cafe\u0301.md', '1')).toBe('notes/cafe\u0301-2.md');
  expect(name('NOTES/CAF\u00c9.md', '2')).toBe('NOTES/CAF\u00c9-3.md');
  expect(name('app', '3')).toBe('app-2');
});

test('who asks again gets the same name, another holder gets another', () => {
  const name = naming([]);
  expect([name('a.md', '1'), name('a.md', '1'), name('a.md', '2')]).toEqual(['a.md', 'a.md', 'a-2.md']);
});
