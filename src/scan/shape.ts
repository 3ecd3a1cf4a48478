import { headsOf } from './said-words.ts';
import { type PatternSource, re } from './source.ts';
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
  /** Its match may go on over several lines. */
  across?: true;
  /** The mark of the end of a block: all up to it is the secret. */
  until?: string;
}

/** `and`: a second list of words, of which one must stand in the text too. */
export const shape = (
  id: string,
  label: string,
  words: string,
  pattern: PatternSource,
  { and, ...more }: Partial<Shape> & { and?: string } = {},
): Shape => ({ id, label, needs: and === undefined ? [words] : [words, and], pattern, grade: 'block', ...more });

/**
 * Tokens of one kind, parted by blanks, which no longer word begins before: each is looked for by itself, where the
 * word it begins with stands. One that begins with anything is known by its length.
 */
export const tokens = (id: string, label: string, alternatives: string, more: Partial<Shape> = {}): Shape[] =>
  alternatives.split(' ').map((each) => {
    const heads = headsOf(each).join(' ').toLowerCase();
    return shape(id, label, /[^ *]{2}/.test(heads) ? heads : '#', re`(?<![\w-])${each}`, more);
  });
