import { literals } from '../text/literals.ts';

/** How often each run of characters and each literal stands in a text. */
export type Grams = ReadonlyMap<string, number>;

/** Longer texts are known by their head. */
const READ_UNITS = 1_200;
const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** In Japanese these are endings and particles, which any two texts share. */
const ENDINGS = /^\p{Script=Hiragana}+$/u;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}\p{S}]+/gu, ' ')
    .trim();

/** Runs of three characters in spaced scripts, of two and one in those where a character says as much as a word. */
export const gramsOf = (text: string): Grams => {
  const head = text.slice(0, READ_UNITS);
  const counts = new Map<string, number>();
  const add = (gram: string, weight: number): void => void counts.set(gram, (counts.get(gram) ?? 0) + weight);
  const addDense = (gram: string): void => add(gram, ENDINGS.test(gram) ? 0.4 : 1);
  for (const word of plain(head).split(' ')) {
    if (word === '') continue;
    if (DENSE.test(word)) {
      for (let at = 0; at + 2 <= word.length; at += 1) addDense(word.slice(at, at + 2));
      for (const letter of word) addDense(letter);
      continue;
    }
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) add(padded.slice(at, at + 3), 1);
    if (word.length < 2) add(padded, 1);
  }
  for (const { kind, text: literal } of literals(head))
    if (kind !== 'fence' && kind !== 'quoted') add(`\u0000${literal.toLowerCase()}`, 2);
  return counts;
};
