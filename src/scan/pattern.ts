import type { Grade, SafetyRule } from './hit.ts';
import type { PatternSource } from './source.ts';
import type { WordRow } from './words.ts';

/**
 * One row of the injection table. All regular expressions read folded text (fold.ts): lower case, Latin letters
 * without marks, white space as one unit (`\n\n` where a paragraph ends).
 */
export interface Pattern extends WordRow {
  id: string;
  rule: SafetyRule;
  grade: Grade;
  /** What it means, for the person who reads the finding. */
  message: string;
  /** Where the trick is known from. */
  source: string;
  /** Must all be found in one sentence, or `within` one thought (one: anywhere); the first is where it is shown. */
  all: readonly [PatternSource, ...PatternSource[]];
  /** Its parts are said in several sentences, as people tell a reason and then what follows from it. */
  within?: 'thought';
  /** The first part may begin in one sentence and end in another. */
  across?: true;
  /** A "never", "do not" before (or, in Korean and Japanese, after) the first part turns the sentence into good advice. */
  negatable?: true;
  /** In the same sentence: this makes it an everyday note. */
  unless?: PatternSource;
  /** `code`: enough that it stands in a code span or fence, as a name of the thing; else it needs talk about attacks too. */
  mention?: 'code';
  /** One text it must find. */
  example: string;
}

/** One row for each of several ways to say a thing, so that only those are looked for whose own words stand there. */
export const anyOf = (
  row: Omit<Pattern, 'needs' | 'all'>,
  ways: readonly (readonly [needs: readonly string[], way: PatternSource])[],
  and: { needs: readonly string[]; all: readonly PatternSource[] } = { needs: [], all: [] },
): Pattern[] => ways.map(([needs, way]) => ({ ...row, needs: [...and.needs, ...needs], all: [way, ...and.all] }));

/**
 * Clues that mean little alone and much together: a note that names private data, an address, a standing occasion and
 * secrecy is suspicious in whatever words the four are joined. The weights are ours, tuned on the labelled sets.
 * Rows of one id are ways to say one thing, and count once.
 */
export interface Clue extends WordRow {
  id: string;
  weight: number;
  pattern: PatternSource;
  /** A prohibition of it is no clue; `within`: nor is one that stands among its own words. */
  negatable?: true | 'within';
}
