import type { Meaning } from './meaning.ts';
import { akin } from './similarity.ts';
import type { Clause, Role, Term } from './term.ts';
import { SOFT_VERBS } from './weights.ts';

export interface Match {
  /** For each term of the left, the term of the right that says it. */
  of: Map<Term, Term>;
  alignment: number[];
}

export const LOOSE: ReadonlySet<Role> = new Set(['label', 'aside']);
export const sum = (terms: readonly Term[]): number => terms.reduce((total, term) => total + (LOOSE.has(term.role) ? 0 : term.weight), 0);
export const CONDITIONS: ReadonlySet<Role> = new Set(['when', 'before', 'after', 'except']);
export const quote = (terms: readonly Term[]): string => [...new Set(terms.map((term) => `"${term.text}"`))].slice(0, 4).join(', ');

/** "Priya" and "Priya Raman". */
const partOf = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

const says = (a: Term, b: Term): boolean =>
  a.key === b.key || ((a.role === 'label' || b.role === 'label' || (a.topic && b.topic)) && (a.proper || b.proper) && !a.known && !b.known && !a.literal && !b.literal && partOf(a.text.toLowerCase(), b.text.toLowerCase())) || (!a.known && !b.known && !a.literal && !b.literal && a.slot === undefined && b.slot === undefined && akin(a.key, b.key));

/** A word that a text repeats more often than this needs no further places to be found in. */
export const MOST_PLACES = 24;
function post(index: Map<string, Term[]>, key: string, term: Term): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [term]);
  else if (list.length < MOST_PLACES) list.push(term);
}

/** Where each term of a text is found again; a text that is set against many is asked each time. */
interface Index {
  byKey: ReadonlyMap<string, Term[]>;
  byText: ReadonlyMap<string, Term[]>;
  loose: readonly Term[];
  sizes: readonly number[];
}

const indexes = new WeakMap<Meaning, Index>();

function indexOf(one: Meaning): Index {
  const known = indexes.get(one);
  if (known !== undefined) return known;
  const byKey = new Map<string, Term[]>();
  const byText = new Map<string, Term[]>();
  for (const term of one.terms) {
    post(byKey, term.key, term);
    if (!term.known) post(byText, term.text.toLowerCase(), term);
  }
  const index = { byKey, byText, loose: one.terms.filter((term) => !term.known && !term.literal), sizes: one.clauses.map((clause) => sum(clause.terms)) };
  indexes.set(one, index);
  return index;
}

/** Pairs every term with the one that says the same in the clause that fits best. */
function match(from: Meaning, to: Meaning): Match {
  const candidates = new Map<Term, Term[]>();
  const { byKey, byText, loose, sizes: size } = indexOf(to);
  const { sizes } = indexOf(from);
  const fit = from.clauses.map(() => new Float64Array(to.clauses.length));
  for (const term of from.terms) {
    const counts = LOOSE.has(term.role) ? 0 : term.weight;
    const found = byKey.get(term.key) ?? byText.get(term.text.toLowerCase()) ?? (term.known || term.literal ? [] : loose.filter((other) => says(term, other)));
    candidates.set(term, found);
    for (const other of new Set(found.map((one) => one.clause))) {
      const row = fit[term.clause];
      if (row !== undefined) row[other] = (row[other] ?? 0) + counts;
    }
  }
  const alignment = fit.map((row, index) => {
    let best = -1;
    let most = 0;
    row.forEach((shared, other) => {
      const score = (2 * shared) / ((sizes[index] ?? 0) + (size[other] ?? 0) || 1);
      if (score > most) [best, most] = [other, score];
    });
    return best;
  });
  const of = new Map<Term, Term>();
  for (const [term, found] of candidates) {
    const inPlace = found.filter((other) => other.clause === alignment[term.clause]);
    const pool = inPlace.length > 0 ? inPlace : found;
    const best = pool.find((other) => other.role === term.role && other.sign === term.sign) ?? pool.find((other) => other.sign === term.sign) ?? pool[0];
    if (best !== undefined) of.set(term, best);
  }
  return { of, alignment };
}

export interface Comparison {
  a: Meaning;
  b: Meaning;
  left: Match;
  right: Match;
  extraA: Term[];
  extraB: Term[];
  foreign: boolean;
  /** Verbs that make no difference here. */
  idle: ReadonlySet<Term>;
}

function leftover(own: Meaning, matched: Match, other: Meaning, foreign: boolean): Term[] {
  return own.terms.filter((term) => {
    if (matched.of.has(term) || other.support.has(term.key)) return false;
    const one = term.key === 'number:1' && other.terms.some((number) => number.slot === 'number' && number.key !== term.key && !own.terms.some((mine) => mine.key === number.key));
    if (LOOSE.has(term.role) || (term.weight < 0.5 && !one)) return false;
    // who indents with tabs does not indent with spaces: it need not be said
    if (term.sign < 0 && term.slot !== undefined && own.terms.some((one) => one.slot === term.slot && one.sign > 0 && matched.of.has(one))) return false;
    // `make format` names the formatting
    if (!term.literal && other.terms.some((one) => one.literal && matched.of.size > 0 && one.text.toLowerCase().split(/[^\p{L}\p{N}]+/u).includes(term.text.toLowerCase()))) return false;
    // an unlisted word cannot be looked up in another language: it proves nothing
    return !(foreign && !term.known && !term.literal && !term.proper);
  });
}

/** Here the object stands before its verb. */
const VERB_LAST: ReadonlySet<string> = new Set(['de', 'ko', 'ja']);

/** A list member of its own, "…, and show it": that verb adds something. */
const alone = (term: Term, clause: readonly Term[]): boolean =>
  clause.some((one) => one.member < term.member && one.weight >= 0.5) && !clause.some((one) => one !== term && one.member === term.member && one.weight >= 0.5);

/** A verb that only one side has is no difference; two that differ are, unless both are mere occasions. */
function settleVerbs(c: Comparison): Comparison {
  const idle = (own: Meaning, matched: Match) => (term: Term): boolean => {
    if (term.occasion) return true;
    // the verb is all that is said of a subject unless an object follows it
    const clause = own.clauses[term.clause]?.terms ?? [];
    const rest = VERB_LAST.has(own.lang) ? clause : clause.slice(clause.indexOf(term) + 1);
    const soft = term.known && SOFT_VERBS.has(term.key) && !alone(term, clause);
    if (soft && clause.filter((one) => one.weight >= 0.5 && matched.of.has(one)).length >= 2) return true;
    return (term.verb || soft) && rest.some((one) => one.weight >= 0.5 && matched.of.has(one));
  };
  const [one, other] = [c.extraA.filter(idle(c.a, c.left)), c.extraB.filter(idle(c.b, c.right))];
  if (one.length > 0 && other.length > 0) return c;
  return { ...c, extraA: c.extraA.filter((term) => !one.includes(term)), extraB: c.extraB.filter((term) => !other.includes(term)), idle: new Set([...one, ...other]) };
}

/** Sets two texts against each other, in both directions. */
export function compare(a: Meaning, b: Meaning): Comparison {
  const foreign = a.lang !== b.lang && a.lang !== 'und' && b.lang !== 'und';
  const [left, right] = [match(a, b), match(b, a)];
  return settleVerbs({ a, b, left, right, foreign, extraA: leftover(a, left, b, foreign), extraB: leftover(b, right, a, foreign), idle: new Set() });
}

/** How much of a clause the other text says. */
export const coverage = (clause: Clause | undefined, matched: Match, without: ReadonlySet<Term> = new Set()): number => {
  const terms = (clause?.terms ?? []).filter((term) => !LOOSE.has(term.role) && !without.has(term));
  const all = sum(terms);
  return all === 0 ? 1 : sum(terms.filter((term) => matched.of.has(term))) / all;
};

/** Both sides of a pair of clauses, seen from both texts; the fuller side must be nearly all of it. */
export const speaksOfTheSame = (c: Comparison, x: number, y: number, without: ReadonlySet<Term> = new Set(), full = 0.66, part = 0.34): boolean => {
  const aside = c.idle.size === 0 ? without : new Set([...without, ...c.idle]);
  const one = coverage(c.a.clauses[x], c.left, aside);
  const other = coverage(c.b.clauses[y], c.right, aside);
  return Math.max(one, other) >= full && Math.min(one, other) >= part;
};
