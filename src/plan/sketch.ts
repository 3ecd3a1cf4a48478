import { hash } from 'node:crypto';
import type { Memory } from '../ir/memory.ts';

/** Of longer texts the first words are enough to know an edited memory by. */
const WORDS = 64;
const UNITS = 4;

/** The words of a memory as short hashes: the ledger keeps no text, and an edited memory shares most of its words. */
export const sketchOf = (memory: Pick<Memory, 'statement' | 'why' | 'how' | 'detail'>): string => {
  const text = [memory.statement, memory.why, memory.how, memory.detail].join(' ').normalize('NFKC').toLowerCase();
  const words = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}\p{M}]+/gu) ?? [...text];
  return [...new Set(words)].slice(0, WORDS).map((word) => hash('sha256', word).slice(0, UNITS)).join('');
};

/** Dice: twice the shared words over all words, 0 to 1. */
export const likeness = (a: string, b: string): number => {
  const [left, right] = [unitsOf(a), unitsOf(b)];
  if (left.size === 0 || right.size === 0) return 0;
  const shared = [...left].filter((each) => right.has(each)).length;
  return (2 * shared) / (left.size + right.size);
};

const unitsOf = (sketch: string): Set<string> => new Set(sketch.match(new RegExp(`.{${UNITS}}`, 'g')) ?? []);
