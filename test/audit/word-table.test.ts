import { describe, expect, test } from 'vitest';
import { cueOf, wordPattern, wordsOf } from '../../src/audit/claims/word-table.ts';

const TABLE = wordsOf(['later|stem\\p{L}*|(?:\\p{L}+ ){2}[\\p{L}\\p{N}-]+ end', 'später', '后来'], {
  before: '(?:^|\\s)',
});

describe('a table of words', () => {
  test.each(['later', 'do it later — not now', 'a stemma', 'one two x-3 end', 'es kommt später', 'x 后来'])(
    'finds %j',
    (text) => expect(TABLE.test(text)).toBe(true),
  );

  // A letter beside a word makes it another word, whichever script it is of.
  test.each(['laterö', 'later\u0301', 'later5', 'later_on', 'x later٣', 'ölater', 'one two x-3 endé', 'spätere'])(
    'does not find it in %j',
    (text) => expect(TABLE.test(text)).toBe(false),
  );

  test.each(['stemmed then', 'stemmté then'])('finds all of a word in %j', (text) => {
    expect(TABLE.exec(text)?.[0]).toBe(text.split(' ')[0]);
  });

  test('takes every one of them out of a text', () => {
    const said = (text: string): string => text.replace(wordPattern(['a|no', '无'], 'gu')(text), '');
    expect(['a dog, no cat', 'a männer, no cat, añ', '无a'].map(said)).toEqual([
      ' dog,  cat',
      ' männer,  cat, añ',
      'a',
    ]);
  });

  test('a pattern answers for each text as it does itself', () => {
    const pattern = /(?<!\p{L})in that repo(?!\p{L})|[^\p{L}\s]{3}|\P{L}{4}/iu;
    for (const text of ['In That Repo', 'in that repoß', 'äin that repo', '!!!', 'ab!!', '¡¡¡', 'ſſ', '1234', '٣٣٣'])
      expect(cueOf(() => pattern.source, pattern.flags).exec(text)?.[0], text).toBe(pattern.exec(text)?.[0]);
  });
});
