import type { Tree } from './pattern-tree.ts';

/** A sentence ends at its mark, at a paragraph, or where the next line is a list row, heading or quotation. */
const SENTENCE_END = /[.!?][)"'”»]?(?=\s|$)|[。！？；]|\n\n|\n(?=[-#>|•]|\d{1,3}[.)] )/g;

export interface Sentences {
  starts: number[];
  of: (offset: number) => number;
}

export const sentences = (text: string): Sentences => {
  const starts = [0];
  // Asked only whether, it makes no match of what is nobody's.
  SENTENCE_END.lastIndex = 0;
  while (SENTENCE_END.test(text)) starts.push(SENTENCE_END.lastIndex);
  const of = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if ((starts[mid] ?? 0) <= offset) low = mid;
      else high = mid - 1;
    }
    return low;
  };
  return { starts, of };
};

type Character = Extract<Tree, { kind: 'character' }>;

interface Ends {
  first: Character[];
  last: Character[];
  empty: boolean;
}

const known = new Map<string, boolean>();

const takes = ({ source }: Character, signs: string): boolean => {
  const asked = `${signs} ${source}`;
  const before = known.get(asked);
  if (before !== undefined) return before;
  const pattern = new RegExp(`^${source}$`, 's');
  const taken = [...signs].some((sign) => pattern.test(sign));
  known.set(asked, taken);
  return taken;
};

/** Two characters that a match may hold side by side, of which the first ends a sentence there. */
const parts = (before: Character, after: Character): boolean =>
  takes(before, '。！？；') || (takes(before, '.!?') && takes(after, ' \n)"\'”»')) || (takes(before, '\n') && takes(after, '\n-#>|•0123456789'));

const MAY_END = /[ .!?。！？；]/;
const MAY_END_AS_SECOND = /[ )"'”»]/;

/** No match of it can begin in one sentence and end in another, whatever the text. */
export const staysInSentence = (way: Tree): boolean => {
  let stays = true;
  const beside = (before: readonly Character[], after: readonly Character[]): void => {
    for (const one of before) if (stays && (one.of === undefined || MAY_END.test(one.of)) && takes(one, '.!?。！？；\n')) stays = !after.some((next) => parts(one, next));
  };
  const walk = (tree: Tree): Ends => {
    if (tree.kind === 'edge' || tree.kind === 'look') return { first: [], last: [], empty: true };
    if (tree.kind === 'character') return { first: [tree], last: [tree], empty: false };
    if (tree.kind === 'choice') {
      const all = tree.among.map(walk);
      return { first: all.flatMap(({ first }) => first), last: all.flatMap(({ last }) => last), empty: all.some(({ empty }) => empty) };
    }
    if (tree.kind === 'repeat') {
      const of = walk(tree.of);
      if (tree.most > 1) beside(of.last, of.first);
      return { ...of, empty: of.empty || tree.least === 0 };
    }
    let whole: Ends = { first: [], last: [], empty: true };
    for (const part of tree.parts) {
      const next = walk(part);
      beside(whole.last, next.first);
      whole = { first: whole.empty ? [...whole.first, ...next.first] : whole.first, last: next.empty ? [...whole.last, ...next.last] : next.last, empty: whole.empty && next.empty };
    }
    return whole;
  };
  const { first } = walk(way);
  // One of these may be the second half of a mark that ends a sentence; the first half then stands before the match.
  return stays && !first.some((one) => (one.of === undefined || MAY_END_AS_SECOND.test(one.of)) && takes(one, '\n)"\'”»'));
};
