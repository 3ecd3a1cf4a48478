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
  /** Must all be found in one sentence (`across`: anywhere); the first is where it is shown. */
  all: readonly [PatternSource, ...PatternSource[]];
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
