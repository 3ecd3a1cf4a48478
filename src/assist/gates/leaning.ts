import { answersTo, type Clauses, type Token } from './clauses.ts';
import { type Sign, signsIn } from '../../meaning/said.ts';
import { AND } from './and.ts';
import { INSTEAD_OF } from './instead.ts';
import { namesIn } from './capital-names.ts';
import type { Reading } from './reading.ts';

/**
 * Two things that have changed places: `copy a to b` has become `copy b to a`. Every word of the source stands nearer
 * to the one or to the other of them; where the words lean the other way round in the wording, and what denies or
 * excepts with them, each has taken the other's role. Nothing is said of two that only `and` or a comma parts.
 */
export const swappedBetween = (source: Reading, wording: Reading, ours: Clauses, theirs: Clauses): string[] => {
  const words = wordsOf(ours, theirs);
  const kinds = kindsIn(source);
  const things = words.flatMap((word) => {
    const kind = kinds.get((word.ours[0] as Token).at);
    return kind === undefined ? [] : [{ ...word, kind }];
  });
  const pulls = things.slice(0, MOST).map((thing) => ({ ...thing, pulls: pullOf(thing, words, ours, theirs) }));
  for (const [at, one] of pulls.entries())
    for (const other of pulls.slice(at + 1)) {
      if (one.kind !== other.kind || listed(one.ours, other.ours, source)) continue;
      if (listed(one.theirs, other.theirs, wording)) continue;
      if (contrasted(one, other, source, wording) || contrasted(other, one, source, wording)) continue;
      let [both, mine, yours, crossed] = [0, 0, 0, 0];
      for (const [place, [a, b]] of one.pulls.entries()) {
        const [c, d] = other.pulls[place] as readonly [number, number];
        if (Math.abs(a - c) < 0.02 || place === one.place || place === other.place) continue;
        both += (a - c) * (b - d);
        if ((a - c) * (b - d) < -SLIGHT) crossed += 1;
        mine += (a - c) ** 2;
        yours += (b - d) ** 2;
      }
      if (crossed >= 2 && -both / Math.sqrt((mine + SOME) * (yours + SOME)) >= CROSSED)
        return [`“${one.text}” and “${other.text}” have changed places`];
    }
  return [];
};
const MOST = 24;
const SOME = 0.15;
const SLIGHT = 0.01;
const CROSSED = 0.4;

/** A word that both texts have, with where. */
interface Word {
  text: string;
  place: number;
  ours: readonly Token[];
  theirs: readonly Token[];
}

const wordsOf = (ours: Clauses, theirs: Clauses): Word[] => {
  const words: Word[] = [];
  for (const [stem, tokens] of Map.groupBy(ours.tokens, ({ stem }) => stem)) {
    const answers = answersTo(tokens[0] as Token, theirs);
    if (answers.length > 0)
      words.push({
        text: stem.replace(/^\0(?:\w+ (?=[\d-]))?/u, ''),
        place: words.length,
        ours: tokens.slice(0, 8),
        theirs: answers,
      });
    if (words.length === 10 * MOST) break;
  }
  return words;
};

/** How near each word, and what denies, excepts, restricts or permits, stands to a thing in either text. */
const pullOf = (thing: Word, words: readonly Word[], ours: Clauses, theirs: Clauses): [number, number][] => [
  ...words.map((word): [number, number] => [nearness(word.ours, thing.ours), nearness(word.theirs, thing.theirs)]),
  ...ROLES.map((role): [number, number] => {
    const signs = ({ forces }: Clauses): ClausePlace[] =>
      forces.filter(({ kind, sure }) => sure && kind === role).slice(0, 16);
    return [nearness(signs(ours), thing.ours), nearness(signs(theirs), thing.theirs)];
  }),
];
const ROLES = ['deny', 'except', 'only', 'may'] as const;

type ClausePlace = Pick<Token, 'order' | 'clause' | 'sentence'>;

const nearness = (words: readonly ClausePlace[], things: readonly ClausePlace[]): number => {
  let nearest = 0;
  for (const word of words)
    for (const thing of things) {
      if (word.sentence !== thing.sentence) continue;
      const reach = word.clause === thing.clause ? 1 : 0.5;
      nearest = Math.max(nearest, reach / (1 + Math.abs(word.order - thing.order) / 2));
    }
  return nearest;
};

/** What may change places, by where it stands: only with what is of the same kind. */
export const kindsIn = (reading: Reading): ReadonlyMap<number, string> =>
  new Map([
    ...namesIn(reading).map(({ at }) => [at, 'name'] as const),
    ...reading.values.map(({ span: [at], kind, unit = '' }) => [at, `${kind} ${unit}`] as const),
    ...reading.literals
      .filter(({ kind }) => kind !== 'fence')
      .map(({ span: [at], text }) => [at, /^https?:/i.test(text) ? 'page' : 'literal'] as const),
  ]);

/** Both texts set the one against the other, in the same order: `a instead of b` is still said by `a, no longer b`. */
const contrasted = (one: Word, other: Word, source: Reading, wording: Reading): boolean => {
  const against = (some: readonly Token[], others: readonly Token[], { prose, tongue }: Reading): boolean => {
    const [from, to] = [some[0]?.at ?? 0, others[0]?.at ?? 0];
    if (some.length !== 1 || others.length !== 1 || to <= from || to - from > FAR) return false;
    const between = prose.slice(from, to).replace(/^(?:\ue000+|[\p{L}\p{N}]+)/u, '');
    if (/[.;。；\n]/u.test(between)) return false;
    return AGAINST.test(between) || (tongue !== undefined && signsIn(between, tongue).some(denies));
  };
  return against(one.ours, other.ours, source) && against(one.theirs, other.theirs, wording);
};
const AGAINST = new RegExp(`(?<!\\p{L})(?:${INSTEAD_OF})|代替|而不|而非`, 'iu');
const FAR = 60;
const denies = ({ kind, sure }: Sign): boolean => sure && (kind === 'deny' || kind === 'never');

/** Only `and` or a comma parts them. */
export const listed = (some: readonly Token[], others: readonly Token[], { prose }: Reading): boolean =>
  some.some((one) =>
    others.some((other) => {
      const [from, to] = [Math.min(one.at, other.at), Math.max(one.at, other.at)];
      const between = to - from > 160 ? ' . ' : prose.slice(from, to).replace(/^(?:\ue000+|[\p{L}\p{N}]+)/u, '');
      return !/[;。]/u.test(between) && AND.test(between);
    }),
  );
