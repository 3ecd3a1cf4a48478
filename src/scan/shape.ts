import type { PatternSource } from './source.ts';
import type { WordRow } from './words.ts';

/** A secret by its own shape: the prefix or frame is a provider's, so no word around it is needed. */
export interface Shape extends WordRow {
  id: string;
  label: string;
  /** `value`, where the secret is only a part of the match. */
  pattern: PatternSource;
  grade: 'block' | 'warn' | 'info';
  /** Who looks at a value that anyone could have written (judge.ts). */
  judge?: 'none' | 'password' | 'key' | 'login' | 'pair' | 'address' | 'web' | 'token' | 'said';
  /** The mark of the end of a block: all up to it is the secret. */
  until?: string;
}

/** Any word with a digit in it. */
export const DIGIT = '*0* *1* *2* *3* *4* *5* *6* *7* *8* *9*';

/** `and`: a second list of words, of which one must stand in the text too. */
export const shape = (
  id: string,
  label: string,
  words: string,
  pattern: PatternSource,
  { and, ...more }: Partial<Shape> & { and?: string } = {},
): Shape => ({ id, label, needs: and === undefined ? [words] : [words, and], pattern, grade: 'block', ...more });
