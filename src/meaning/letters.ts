import { LABEL_WORDS } from '../text/labels.ts';
import { readingsOf } from './normal.ts';

/**
 * The letters and digits of a text's readings, run together in small letters. Two texts that share a reading have them
 * in common, so who looks for equal words among many texts works out readings of those alone. Of a text in one plain
 * line nothing but its signs is read in another way: its letters are told without reading it.
 */
export const lettersOf = (text: string): string => {
  const said = isPlainLine(text) ? text : (readingsOf(text)[0] as string);
  return lettersIn(said);
};

/**
 * The first letters and digits of a text. What it is cut off at may be read otherwise, so twice as many are read; what
 * stands below a plain line, or behind so many of its letters, changes none of the first.
 */
export const openingOf = (text: string): string => {
  const line = text.slice(0, READ).split('\n', 1)[0] as string;
  const plain = isPlainLine(line) ? lettersIn(line) : '';
  if (plain.length >= 2 * OPENING) return plain.slice(0, OPENING);
  for (let length = READ; ; length *= 2) {
    const letters = lettersIn(readingsOf(text.slice(0, length))[0] as string);
    if (letters.length >= 2 * OPENING || length >= text.length) return letters.slice(0, OPENING);
  }
};
const OPENING = 60;
const READ = 400;

/** The letters and digits of words that were read already. */
const lettersIn = (words: string): string => words.toLowerCase().replace(BESIDE, '').replaceAll('ё', 'е');

const BESIDE = /[^\p{L}\p{N}]+/gu;

/** No list, no label, no link, no tag, no entity, and no letter that is typed in several ways. */
const isPlainLine = (text: string): boolean =>
  ONE_LINE.test(text) && !(text.includes(')') && NUMBERED.test(text)) && !LABELLED.test(text) && !STOPPED.test(text);

const LETTERS = 'A-Za-zÀ-ÖØ-öø-ſА-яЁёぁ-ゖァ-ヺー一-鿿가-힣';
/** Neither does it begin with what may be the mark of an item. */
const ONE_LINE = new RegExp(
  `^[*_"'“‘«„「\`]{0,3}(?=[${LETTERS}])(?![A-Za-z][).])[${LETTERS}0-9 !"#$%'()*+,./:;=?@_\`{}–—‘’“”„«»「」、。，：-]+$`,
);
const NUMBERED = /\(?[\da-z]{1,3}\)/i;
/** A number before a stop may count an item. */
const STOPPED = /\d[*_"'`”’]*[.!;:。：][*_"'`”’]*\s/;
const LABELLED = new RegExp(`(?:${Object.values(LABEL_WORDS).join('|')})[*_"'\`“”’ ]*(?:[.!;:。：]| [-–—])`, 'iu');
