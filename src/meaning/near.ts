import type { Memory } from '../ir/memory.ts';
import { NEAR, type Nearness } from '../ir/parity.ts';
import { denies } from './said.ts';
import { readingsOf } from './normal.ts';

/** Two texts that differ in a few words, each of which turns what is said into something else. */
export interface Near {
  differ: readonly Nearness[];
  /** The words that only the one has, and those that only the other has. */
  here: string;
  there: string;
}

/** So many words may differ: more are another text. */
const MOST = 6;

/** Two texts that are equal but for a literal, a number or a denial; nothing where other words differ too. */
export const nearMiss = (a: Memory, b: Memory): Near | undefined => {
  const [here, there] = [tokensOf(a), tokensOf(b)];
  const hunks = hunksOf(here, there);
  if (hunks.length === 0 || hunks.reduce((sum, { a: x, b: y }) => sum + Math.max(x.length, y.length), 0) > MOST)
    return undefined;
  if (hunks.reduce((sum, { a: x }) => sum + x.length, 0) * 2 > here.length) return undefined;
  const kinds = hunks.map(({ a: x, b: y }) => kindOf(x, y));
  if (kinds.some((kind) => kind === undefined)) return undefined;
  const shown = (words: readonly string[]): string => words.map((word) => word.replace(/^`/, '')).join(' ');
  return {
    differ: NEAR.filter((kind) => kinds.includes(kind)),
    here: shown(hunks.flatMap((hunk) => hunk.a)),
    there: shown(hunks.flatMap((hunk) => hunk.b)),
  };
};

const tokensOf = ({ statement, why, how }: Memory): string[] =>
  [statement, why, how].flatMap((text) => (text === undefined ? [] : (readingsOf(text)[0] ?? '').split(' ')));

const kindOf = (a: readonly string[], b: readonly string[]): Nearness | undefined => {
  const words = [...a, ...b];
  // In an address or a path a part of it that would deny is a name.
  if (words.some((word) => !/^`|\//.test(word) && denies(word))) return 'negator';
  if (words.every(isNumber)) return 'number';
  return words.every((word) => isNumber(word) || isLiteral(word)) ? 'literal' : undefined;
};

const isNumber = (word: string): boolean => /^[:.,]$|^`?[^\p{L}]*\p{N}[^\p{L}]*\p{L}{0,12}$/u.test(word);
const isLiteral = (word: string): boolean => /^`|[/\\_.@#$:-]|\p{L}\p{N}|\p{N}\p{L}/u.test(word);

interface Hunk {
  a: string[];
  b: string[];
}

/** Longer texts are compared at their ends only: what lies between is one stretch. */
const LONGEST = 400;

/** The stretches in which two rows of words differ. */
const hunksOf = (a: readonly string[], b: readonly string[]): Hunk[] => {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (x.length === 0 && y.length === 0) return [];
  if (x.length > LONGEST || y.length > LONGEST) return [{ a: x, b: y }];
  const common = Array.from({ length: x.length + 1 }, () => new Uint16Array(y.length + 1));
  for (let i = x.length - 1; i >= 0; i -= 1)
    for (let j = y.length - 1; j >= 0; j -= 1)
      (common[i] as Uint16Array)[j] =
        x[i] === y[j] ? (common[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(common[i + 1]?.[j] ?? 0, common[i]?.[j + 1] ?? 0);
  const hunks: Hunk[] = [];
  let open: Hunk | undefined;
  const into = (): Hunk => {
    if (!open) hunks.push((open = { a: [], b: [] }));
    return open;
  };
  for (let [i, j] = [0, 0]; i < x.length || j < y.length;) {
    if (i < x.length && j < y.length && x[i] === y[j]) {
      open = undefined;
      i += 1;
      j += 1;
    } else if (j === y.length || (i < x.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)))
      into().a.push(x[i++] as string);
    else into().b.push(y[j++] as string);
  }
  return hunks;
};
