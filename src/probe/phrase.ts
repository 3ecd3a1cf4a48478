import { verbatim } from '../text/verbatim.ts';

/** Scripts in which a word has no space round it. */
const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}';
const WORDY = new RegExp(`(?![${DENSE}])[\\p{L}\\p{N}_]`, 'u');

/**
 * The source of a pattern that holds a text to be words of their own: no letter or digit runs on at either end, nor
 * any of `more`, which stands before it or behind it.
 */
export const bounded = (source: string, text: string, more: { before?: string; behind?: string } = {}): string => {
  const characters = [...text];
  const opens = WORDY.test(characters[0] ?? '');
  const closes = WORDY.test(characters.at(-1) ?? '');
  return [
    opens ? `(?<!${WORDY.source}${more.before === undefined ? '' : `|${more.before}`})` : '',
    source,
    closes ? `(?!${WORDY.source}${more.behind === undefined ? '' : `|${more.behind}`})` : '',
  ].join('');
};

/** The source of a pattern for a phrase as words of their own, whatever its apostrophes and white space. */
export const phraseSource = (phrase: string): string => {
  const words = phrase.normalize('NFC').trim().split(/\s+/u);
  const source = words.map((word) => verbatim(word).replace(/['’‘]/g, "['’‘]")).join('\\s{1,20}');
  return bounded(source, words.join(' '));
};

/** Where a phrase stands as words of their own, whatever its case. */
export const phraseIn = (text: string, phrase: string): [number, number][] => {
  if (phrase.trim() === '') return [];
  return [...text.matchAll(new RegExp(phraseSource(phrase), 'giu'))].map(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
};
