import { GIVES_WAY, type Answer } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import { literals } from '../text/literals.ts';
import type { AnsweredMemories } from './kept-answer.ts';
import { denies } from './said.ts';

/** The words of a memory that an answer is checked by. */
export type CheckedWords = Pick<Memory, 'statement' | 'why' | 'how' | 'detail'>;

/** What code sees in one of two texts and not in the other. `detail`: what is said below, which nobody is shown. */
export const VETOES = ['literals', 'numbers', 'polarity', 'detail'] as const;
export type Veto = (typeof VETOES)[number];

/**
 * Whether an answer may be used. A stranger's is checked on every use; a model's was when it was given, but for the
 * detail, which may have been edited since without anybody noticing.
 */
export const holds = (pair: AnsweredMemories): boolean => {
  const veto = pair.origin === 'person' ? undefined : vetoOf(pair);
  return veto === undefined || (pair.origin === 'model' && veto !== 'detail');
};

/**
 * What speaks against an answer that makes one memory of two. Two that say the same have the same literals, numbers and
 * denials; of one that covers the other, these of the covered one must stand in it. That two contradict or differ costs
 * nothing and is never refused.
 */
export const vetoOf = ({ a, b, answer }: { a: CheckedWords; b: CheckedWords; answer: Answer }): Veto | undefined => {
  const gives = GIVES_WAY[answer];
  if (gives === undefined) return undefined;
  const [going, standing] = gives === 'a' ? [a, b] : [b, a];
  const covers = answer === 'a-covers' || answer === 'b-covers';
  const missing = missingIn(going, standing) ?? (covers ? undefined : missingIn(standing, going));
  if (missing !== undefined || going.detail === undefined || going.detail === standing.detail) return missing;
  // Where what stands has no detail, the target keeps its own, and gets that of a source that says the same.
  const isKept = standing.detail === undefined && (gives === 'b' || answer === 'same');
  return isKept ? undefined : 'detail';
};

/** What the one has and the other lacks. */
const missingIn = (one: CheckedWords, other: CheckedWords): Exclude<Veto, 'detail'> | undefined => {
  const [here, there] = [textOf(one), textOf(other)];
  const lacks = (found: (text: string) => readonly string[]): boolean => {
    const known = found(there);
    return found(here).some((each) => !known.includes(each));
  };
  if (lacks(literalsIn)) return 'literals';
  if (lacks(numbersIn)) return 'numbers';
  return denies(here) && !denies(there) ? 'polarity' : undefined;
};

const textOf = ({ statement, why, how }: CheckedWords): string =>
  [statement, why, how].filter((each) => each !== undefined).join('\n');

const literalsIn = (text: string): string[] =>
  literals(text)
    .filter(({ kind }) => kind !== 'quoted' && kind !== 'number')
    .map((each) => each.text);

/** Each with how often it stands there: `3 of 3` is not `3`. Scripts without spaces put one right behind a word. */
const numbersIn = (text: string): string[] => {
  const found = text.normalize('NFKC').match(/(?:(?<![\p{L}\p{N}])[-+−])?\p{N}(?:[\p{N}.,:]*\p{N})?/gu) ?? [];
  return found.map((each, at) => `${each} ${found.slice(0, at).filter((one) => one === each).length}`);
};
