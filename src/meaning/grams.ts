import { literals } from '../text/literals.ts';

/** How often each run of characters and each literal stands in a text, by their hashes. */
export type Grams = ReadonlyMap<number, number>;

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

/** What one memory says in several texts, and how much each of them counts. */
export type Weighed = readonly (readonly [text: string, weight: number])[];

/** Runs of three characters in spaced scripts, of two and one in those where a character says as much as a word. */
export const gramsOf = (texts: Weighed): Grams => {
  const counts = new Map<number, number>();
  let room = READ_UNITS;
  for (const [text, weight] of texts) {
    const head = text.slice(0, room);
    room -= head.length;
    if (head !== '') countIn(head, (hash, count) => void counts.set(hash, (counts.get(hash) ?? 0) + count * weight));
  }
  return counts;
};

const countIn = (head: string, add: (hash: number, count: number) => void): void => {
  const addDense = (gram: string): void => add(hashOf(gram), ENDINGS.test(gram) ? 0.4 : 1);
  for (const word of plain(head).split(' ')) {
    if (word === '') continue;
    if (DENSE.test(word)) {
      for (let at = 0; at + 2 <= word.length; at += 1) addDense(word.slice(at, at + 2));
      for (const letter of word) addDense(letter);
      continue;
    }
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) add(hashOf(padded, at, at + 3), 1);
    if (word.length < 2) add(hashOf(padded), 1);
  }
  for (const { kind, text } of literals(head))
    if (kind !== 'fence' && kind !== 'quoted') add(hashOf(`\u0000${text.toLowerCase()}`), 2);
};

/** FNV-1a. Two of some ten thousand grams hardly ever meet, and two that do make no texts alike. */
const hashOf = (text: string, from = 0, to = text.length): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};
