import type { Memory } from '../ir/memory.ts';

/** Of longer texts the first words are enough to know an edited memory by. */
const WORDS = 64;
const UNITS = 4;
/** Room enough for that many words in any script. */
const READ = 1_024;

/** The words of a memory as short hashes: the ledger keeps no text, and an edited memory shares most of its words. */
export const sketchOf = (memory: Pick<Memory, 'statement' | 'why' | 'how' | 'detail'>): string => {
  const text = [memory.statement, memory.why, memory.how, memory.detail]
    .join(' ')
    .slice(0, READ)
    .normalize('NFKC')
    .toLowerCase();
  const words = text.match(BEYOND_ASCII.test(text) ? WORD : ASCII_WORD) ?? [...text];
  return [...new Set(words)].slice(0, WORDS).map(unitOf).join('');
};

const BEYOND_ASCII = /[^\x00-\x7f]/;
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}\p{M}]+/gu;
/** The same of plain ASCII in lower case, which is what nearly every text is. */
const ASCII_WORD = /[a-z0-9]+/g;

/** FNV-1a: told apart well enough, and cheap; nothing here is a secret. */
const unitOf = (word: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), 0x01000193) >>> 0;
  return (sum >>> 16).toString(16).padStart(UNITS, '0');
};

/** Two words in five shared: a reworded sentence. Taking a new one for it does no harm: what stands there is kept. */
export const LIKE = 0.4;

export const likeness = (a: string, b: string): number => {
  const [left, right] = [unitsOf(a), unitsOf(b)];
  const shared = [...left].filter((each) => right.has(each)).length;
  return likenessOf(shared, left.size, right.size);
};

/** Dice: twice the shared words over all words, 0 to 1. */
export const likenessOf = (shared: number, left: number, right: number): number =>
  left === 0 || right === 0 ? 0 : (2 * shared) / (left + right);

/** The words of a sketch, each once. */
export const unitsOf = (sketch: string): ReadonlySet<string> =>
  new Set(sketch.match(new RegExp(`.{${UNITS}}`, 'g')) ?? []);
