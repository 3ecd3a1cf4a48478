import { answersTo, type Clauses, type Token } from './clauses.ts';
import { kindsIn, listed } from './leaning.ts';
import type { Reading } from './reading.ts';

/**
 * Two things that each have words of their own: `logs in a, dumps in b` has become `logs in b, dumps in a`. Whatever
 * the words are and wherever they stand, the first thing goes with the first word and the second with the second: `logs
 * and dumps are in a and b` says so too. So the two of either kind come in the same order in both texts, or both pairs
 * come in the other one; where one pair has turned and the other has not, each thing has the other's words.
 */
export const crossedPairs = (source: Reading, ours: Clauses, theirs: Clauses): string[] => {
  const kinds = kindsIn({ ...source, values: source.values.filter(({ sure, spelled }) => sure && spelled !== true) });
  const things = ours.tokens.filter(({ at }) => kinds.has(at)).slice(0, MOST);
  for (const [at, one] of things.entries())
    for (const other of things.slice(at + 1)) {
      if (kinds.get(one.at) !== kinds.get(other.at) || one.stem === other.stem || listed([one], [other], source))
        continue;
      if (one.sentence !== other.sentence) break;
      const [a, b] = [one, other].map((thing) => only(answersTo(thing, theirs)));
      if (a === undefined || b === undefined || a.sentence !== b.sentence) continue;
      if (areCrossed([one, other], [a, b], source, ours, theirs))
        return [`“${nameOf(one)}” and “${nameOf(other)}” have changed places`];
    }
  return [];
};
const MOST = 24;

type Two = readonly [Token, Token];

/** What is said more than once may go with other words each time. */
const only = (answers: readonly Token[]): Token | undefined => (answers.length === 1 ? answers[0] : undefined);

const areCrossed = ([one, other]: Two, [a, b]: Two, source: Reading, ours: Clauses, theirs: Clauses): boolean => {
  const [mine, yours] = ownWords([one, other], ours, source);
  if (mine.length === 0 || yours.length === 0) return false;
  const placed = (words: readonly Token[]): Token[] =>
    words.flatMap((word) => only(answersTo(word, theirs).filter(({ sentence }) => sentence === a.sentence)) ?? []);
  const [left, right] = [placed(mine), placed(yours)];
  if (left.length === 0 || right.length === 0) return false;
  const turned = a.order > b.order;
  let [crossed, straight] = [0, 0];
  for (const word of left)
    for (const against of right) {
      if (word.at === against.at) return false;
      if (word.order > against.order === turned) straight += 1;
      else crossed += 1;
    }
  return straight === 0 && crossed > 0;
};

/** The words of each of two things: those of its clause, or of its side of an `and`. */
const ownWords = ([one, other]: Two, { byClause }: Clauses, { prose }: Reading): [Token[], Token[]] => {
  const apart = one.clause !== other.clause;
  const and = apart ? undefined : lastMatch(prose.slice(one.at, other.at), AND_WORD);
  if (!apart && and === undefined) return [[], []];
  const cut = one.at + (and ?? 0);
  const words = (thing: Token, is: (word: Token) => boolean): Token[] =>
    (byClause.get(thing.clause) ?? [])
      .filter((word) => word.at !== thing.at && !word.stem.startsWith('\0') && is(word))
      .slice(0, 12);
  return apart
    ? [words(one, () => true), words(other, () => true)]
    : [words(one, ({ at }) => at < cut), words(other, ({ at }) => at > cut)];
};

const lastMatch = (text: string, pattern: RegExp): number | undefined => [...text.matchAll(pattern)].at(-1)?.index;
const AND_WORD = /(?<!\p{L})(?:and|und|et|y|e|и|а)(?!\p{L})|和|与|、|と(?=[^い言思])/giu;

const nameOf = ({ stem }: Token): string => stem.replace(/^\0(?:\w+ (?=[\d-]))?/u, '');
