import { expect, test } from 'vitest';
import { matchesIn } from '../../src/text/matches.ts';

// An empty match goes on at the next character, which is two units of a text where the pattern knows characters.
test.each([/\d+/g, /(?<word>[a-z]*)/g, /x?/gu, /x?/g, /(?=😀)|b/gu, /^|$/gm, /nothing/g])(
  'finds what matchAll finds: %s',
  (pattern) => {
    for (const text of ['', 'a1 b22 c', '😀😀x', 'x\n😀b\n']) {
      expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
      expect(pattern.lastIndex).toBe(0);
    }
  },
);

test('begins at the front, wherever the pattern was left', () => {
  const pattern = /a/g;
  pattern.test('aa');
  expect(matchesIn('aa', pattern).map(({ index }) => index)).toEqual([0, 1]);
});
