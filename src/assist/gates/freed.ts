import { answersTo, type Clauses, type ClauseForce, type ClausePlace } from './clauses.ts';
import { denialsInOtherWords, licencesIn, type SaidWord } from './licence-words.ts';
import { keepingIn } from './keeping.ts';
import type { Reading } from './reading.ts';

/** What was denied, and the word that frees it or asks for it now. */
export interface Freed {
  was: string;
  is: string;
}

/**
 * Gate 2: what the source denies is free in the wording, or asked for. To say nothing of a denial may be to say it in
 * words that no table has; but where most of what stood by it is found again in clauses that deny nothing, in whatever
 * words, and a word came into them that allows or demands, the rule has been turned round.
 */
export const freedBetween = (source: Reading, wording: Reading, ours: Clauses, theirs: Clauses): Freed[] => {
  const [own, others] = [denialsInOtherWords(source, ours), denialsInOtherWords(wording, theirs)];
  const [denials, denied] = [forcesOf(ours, DENYING), forcesOf(theirs, DENYING)];
  const fewer = clauses(denials, own).size > clauses(denied, others, theirs.undone).size;
  // Where a bound came the denial may be in it: nobody but Ana, only with a review.
  if (BOUNDS.some((kind) => forcesOf(theirs, [kind]).length > forcesOf(ours, [kind]).length)) return [];
  const altered = clauses(keepingIn(source, ours).altering);
  const keeping = denials.some(({ clause }) => altered.has(clause)) ? keepingIn(wording, theirs).keeping : [];
  const left = [...denied, ...others, ...keeping, ...theirs.undone, ...forcesOf(theirs, ['turn'], false)];
  // What is said another way is seldom said of fewer clauses; where it is not, no sentence with any denial is looked
  // at.
  const sentences = new Set(left.map(({ sentence }) => sentence));
  const silent = clauses(left, fewer ? [] : theirs.tokens.filter(({ sentence }) => sentences.has(sentence)));
  const [licences, known] = [licencesIn(wording, theirs), licencesIn(source, ours)];
  const words = new Set(known.map(({ text }) => text));
  const more = clauses(licences).size > clauses(known).size;
  const frees = {
    marks: placedBy(licences, (mark) => (words.has(mark.text) || !more ? KNOWN : 1)),
    silent,
    least: fewer ? FREED : ASKED,
  };
  const free = clauses(known);
  const bound = clauses(forcesOf(ours, [...DENYING, 'only', 'when', 'most']));
  const demands = DEMANDS.flatMap((kind) => {
    const [mine, yours] = [forcesOf(ours, [kind]), forcesOf(theirs, [kind])];
    return yours.length > mine.length ? yours : [];
  });
  const asks = {
    marks: placedBy(demands, () => 1),
    silent: new Set([...silent, ...clauses(forcesOf(theirs, CONDITIONS))]),
    least: ASKED,
  };
  const alone = aloneIn(ours);
  return [
    ...denials.flatMap((denial) => turned(denial, ours, theirs, frees, free.has(denial.clause) ? FREE : 1)),
    ...own.flatMap((mark) => (bound.has(mark.clause) ? [] : turned(mark, ours, theirs, frees, 1))),
    ...denials.flatMap((denial) => (alone(denial) ? turned(denial, ours, theirs, asks, 1) : [])),
  ];
};

/** The other way round: what the source always wants is denied in the wording. */
export const forbiddenBetween = (source: Reading, wording: Reading, ours: Clauses, theirs: Clauses): Freed[] => {
  if (forcesOf(ours, WANTED).length <= forcesOf(theirs, WANTED).length) return [];
  const denied = new Set(forcesOf(ours, ['deny']).map(({ sentence }) => sentence));
  const more = forcesOf(theirs, ['deny']).length > forcesOf(ours, ['deny']).length;
  const wanted = forcesOf(ours, ['always']).filter(({ sentence }) => more || !denied.has(sentence));
  if (wanted.length === 0) return [];

  const turns = (of: Clauses): readonly ClauseForce[] => forcesOf(of, ['turn'], false);
  const silent = clauses(forcesOf(ours, DENYING), denialsInOtherWords(source, ours), ours.undone, turns(ours));
  // Never without, never skip, never but: that is always.
  const excused = clauses(
    denialsInOtherWords(wording, theirs),
    theirs.undone,
    turns(theirs),
    forcesOf(theirs, ['without', ...BOUNDS]),
  );
  const marks = { marks: placedBy(wanted, () => 1), silent, least: FORBIDDEN };
  const only = onlyIn(theirs);
  return forcesOf(theirs, ['deny'])
    .filter((denial) => !excused.has(denial.clause) && only(denial))
    .flatMap((denial) => turned(denial, theirs, ours, marks, 1).map(({ was, is }) => ({ was: is, is: was })));
};
const WANTED: readonly ClauseForce['kind'][] = ['always', 'must', 'every'];
const FORBIDDEN = 0.5;

const DENYING: readonly ClauseForce['kind'][] = ['deny', 'without'];
const BOUNDS: readonly ClauseForce['kind'][] = ['except', 'only', 'most', 'least', 'until', 'weak'];
const DEMANDS: readonly ClauseForce['kind'][] = ['must', 'should', 'always'];
/** A demand under one of these may be a denial that is said the other way: not without a review, only after one. */
const CONDITIONS: readonly ClauseForce['kind'][] = ['only', 'until', 'except', 'before', 'after', 'whatever'];

/** So much of what stood by a denial is freed, or asked for. */
const FREED = 0.2;
const ASKED = 0.6;
/** A word of licence that the source has as well says less, and so does any where the source has as many. */
const KNOWN = 0.4;
/** What a clause of the source leaves free may have been its matter. */
const FREE = 0.2;

const forcesOf = ({ forces }: Clauses, kinds: readonly ClauseForce['kind'][], surely = true): readonly ClauseForce[] =>
  forces.filter(({ kind, sure }) => (sure || !surely) && kinds.includes(kind));

const clauses = (...of: (readonly ClausePlace[])[]): ReadonlySet<number> =>
  new Set(of.flatMap((places) => places.map(({ clause }) => clause)));

/**
 * Denials with nothing else in their sentence that denies or excepts, as two are a condition: not before it is done.
 * And those with no other in their clause.
 */
const aloneIn = (of: Clauses): ((denial: ClauseForce) => boolean) => {
  const apart = spanOf(forcesOf(of, [...DENYING, 'except', 'only']), ({ sentence }) => sentence);
  const undone = new Set(of.undone.map(({ sentence }) => sentence));
  return (denial) => denial.kind === 'deny' && !undone.has(denial.sentence) && apart(denial);
};
const onlyIn = (of: Clauses): ((denial: ClauseForce) => boolean) =>
  spanOf(
    forcesOf(of, DENYING).filter(({ text }) => !ADVERB.test(text)),
    ({ clause }) => clause,
  );

/** Whether no force of the same stretch stands farther from one than the parts of one denial do: `ne … pas`. */
const spanOf = (forces: readonly ClauseForce[], stretch: (of: ClauseForce) => number) => {
  const spans = new Map<number, [number, number]>();
  for (const force of forces) {
    const [from, to] = spans.get(stretch(force)) ?? [force.order, force.order];
    spans.set(stretch(force), [Math.min(from, force.order), Math.max(to, force.order)]);
  }
  return (force: ClauseForce): boolean => {
    const [from, to] = spans.get(stretch(force)) ?? [force.order, force.order];
    return ADVERB.test(force.text) || Math.max(to - force.order, force.order - from) <= ONE;
  };
};
const ONE = 2;
/** These only stand where something denies, and deny nothing more. */
const ADVERB = /決して|絶対|一切|断じて|二度と|결코|절대/u;

interface Weighed {
  text: string;
  weight: number;
}

const placedBy = (marks: readonly SaidWord[], weightOf: (mark: SaidWord) => number): ReadonlyMap<number, Weighed> => {
  const placed = new Map<number, Weighed>();
  for (const mark of marks) {
    const weight = weightOf(mark);
    if ((placed.get(mark.clause)?.weight ?? 0) < weight) placed.set(mark.clause, { text: mark.text, weight });
  }
  return placed;
};

interface Turning {
  marks: ReadonlyMap<number, Weighed>;
  /** Clauses in which a mark turns nothing round. */
  silent: ReadonlySet<number>;
  least: number;
}

const turned = (
  denial: SaidWord,
  ours: Clauses,
  theirs: Clauses,
  { marks, silent, least }: Turning,
  trust: number,
): Freed[] => {
  if (marks.size === 0) return [];
  let [found, freed, is, most] = [0, 0, '', 0];
  for (const token of ours.byClause.get(denial.clause) ?? []) {
    const far = Math.abs(token.order - denial.order);
    if (far > REACH) continue;
    const answers = answersTo(token, theirs);
    if (answers.length === 0) continue;
    const weight = token.weight / (1 + far / 3);
    found += weight;
    if (answers.some(({ clause }) => silent.has(clause))) continue;
    for (const answer of answers) {
      const mark = marks.get(answer.clause);
      if (mark !== undefined && mark.weight > most) [is, most] = [mark.text, mark.weight];
    }
    freed += weight * Math.max(0, ...answers.map(({ clause }) => marks.get(clause)?.weight ?? 0));
  }
  return (trust * freed) / (found + 0.3) > least ? [{ was: denial.text, is }] : [];
};
const REACH = 24;
