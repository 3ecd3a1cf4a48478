import { clauses, PREDICATES, SOFT_VERBS, type Clause, type Role, type Term } from './clauses.ts';
import { bare, READ_UNITS, type Bare, type Said } from './said.ts';
import { akin, cosine, grams, plain } from './similarity.ts';
import { MEASURES, opposite, subjectOf } from './slots.ts';
import { tokens } from './tokens.ts';
import { commonLanguage, languageOf, SPACED } from './vocabulary.ts';

export type Side = 'a' | 'b';
export type Relation = { reason: string } & (
  | { is: 'same' }
  /** `covers`: the side whose following satisfies the other, the union or the general rule. Only the other may be folded away. */
  | { is: 'contains'; covers: Side }
  | { is: 'contradiction' }
  | { is: 'related' }
  | { is: 'unrelated' }
);

/** A text as it is understood: what `relate` compares. */
export interface Meaning {
  lang: string;
  statement: string;
  normal: string;
  /** Too long to be read to its end. */
  cut: boolean;
  clauses: Clause[];
  terms: Term[];
  support: ReadonlySet<string>;
  may: boolean;
}

/** Reads a text once; `lang` is its language where the caller knows it better than the text shows it. */
export function meaningOf(said: Said, lang?: string): Meaning {
  const text = bare(said);
  return meaningOfBare(text, said.text, lang ?? languageOf(text.statement));
}

/** What follows illustrates; the bracket opens an aside that the clause's end closes. */
const EXAMPLE = /\b(?:e\.\s?g|i\.\s?e|z\.\s?B|p\.\s?(?:ej|ex))\.,?/gi;

function meaningOfBare({ statement, support, force }: Bare, whole: string, lang: string): Meaning {
  const read = (text: string): Clause[] => clauses(tokens(text.replace(EXAMPLE, ' ('), lang), lang, SPACED.has(lang) || lang === 'und');
  const list = read(statement);
  const cut = whole.length > READ_UNITS;
  return {
    lang,
    statement,
    normal: plain(cut ? whole : statement),
    cut,
    clauses: list,
    terms: list.flatMap((clause) => clause.terms),
    support: new Set(support === '' ? [] : read(support).flatMap((clause) => clause.terms.map((term) => term.key))),
    may: force === 'may' || list.some((clause) => clause.force === 'may'),
  };
}

export function relation(a: Said, b: Said): Relation {
  const [one, other] = [bare(a), bare(b)];
  const [first, second] = [languageOf(one.statement), languageOf(other.statement)];
  const common = first === second ? first : commonLanguage(one.statement, other.statement);
  return relate(meaningOfBare(one, a.text, common ?? first), meaningOfBare(other, b.text, common ?? second));
}

interface Match {
  /** For each term of the left, the term of the right that says it. */
  of: Map<Term, Term>;
  alignment: number[];
}

const LOOSE: ReadonlySet<Role> = new Set(['label', 'aside']);
const sum = (terms: readonly Term[]): number => terms.reduce((total, term) => total + (LOOSE.has(term.role) ? 0 : term.weight), 0);
const CONDITIONS: ReadonlySet<Role> = new Set(['when', 'before', 'after', 'except']);
const quote = (terms: readonly Term[]): string => [...new Set(terms.map((term) => `"${term.text}"`))].slice(0, 4).join(', ');

/** "Priya" and "Priya Raman". */
const partOf = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

const says = (a: Term, b: Term): boolean =>
  a.key === b.key || ((a.proper || b.proper) && !a.known && !b.known && !a.literal && !b.literal && partOf(a.key, b.key)) || (!a.known && !b.known && !a.literal && !b.literal && a.slot === undefined && b.slot === undefined && akin(a.key, b.key));

/** A word that a text repeats more often than this needs no further places to be found in. */
const MOST_PLACES = 24;
function post(index: Map<string, Term[]>, key: string, term: Term): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [term]);
  else if (list.length < MOST_PLACES) list.push(term);
}

/** Pairs every term with the one that says the same in the clause that fits best. */
function match(from: Meaning, to: Meaning): Match {
  const candidates = new Map<Term, Term[]>();
  const byKey = new Map<string, Term[]>();
  for (const term of to.terms) post(byKey, term.key, term);
  const byText = new Map<string, Term[]>();
  for (const term of to.terms) if (!term.known) post(byText, term.text.toLowerCase(), term);
  const loose = to.terms.filter((term) => !term.known && !term.literal);
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
  const size = to.clauses.map((clause) => sum(clause.terms));
  const alignment = fit.map((row, index) => {
    let best = -1;
    let most = 0;
    row.forEach((shared, other) => {
      const score = (2 * shared) / (sum(from.clauses[index]?.terms ?? []) + (size[other] ?? 0) || 1);
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

interface Comparison {
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
    if (LOOSE.has(term.role) || term.weight < 0.5) return false;
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

/** The relation of two texts that were read before. */
export function relate(a: Meaning, b: Meaning): Relation {
  // read in one fixed order, so that the answer cannot depend on who asks first
  return rank(a) <= rank(b) ? judge(a, b) : turned(judge(b, a));
}

const rank = (one: Meaning): string => `${one.normal}\u0000${one.statement}\u0000${[...one.support].join(' ')}`;
const turned = (found: Relation): Relation => (found.is === 'contains' ? { ...found, covers: found.covers === 'a' ? 'b' : 'a' } : found);

function judge(a: Meaning, b: Meaning): Relation {
  if (a.normal === b.normal && bothSayIt(a, b)) return { is: 'same', reason: 'the same words' };
  const foreign = a.lang !== b.lang && a.lang !== 'und' && b.lang !== 'und';
  const left = match(a, b);
  const right = match(b, a);
  const c = settleVerbs({ a, b, left, right, foreign, extraA: leftover(a, left, b, foreign), extraB: leftover(b, right, a, foreign), idle: new Set() });
  const total = sum(a.terms) + sum(b.terms);
  const shared = sum([...left.of.keys()]) + sum([...right.of.keys()]);
  const overlap = total === 0 ? 0 : shared / total;
  const apart = otherSubject(c);
  if (apart !== undefined) return { is: overlap >= 0.15 ? 'related' : 'unrelated', reason: apart };
  const against = opposed(c) ?? freed(c) ?? exchanged(c) ?? ordered(c) ?? restricted(c) ?? otherValue(c);
  if (against !== undefined) return { is: 'contradiction', reason: against };
  return compared(c, overlap);
}

/** Signs and symbols that `plain` drops can still part two texts ("not" never does). */
const bothSayIt = (a: Meaning, b: Meaning): boolean => {
  const list = (one: Meaning): string => one.terms.filter((term) => term.literal).map((term) => term.key).join(' ');
  return list(a) === list(b);
};

const coverage = (clause: Clause | undefined, matched: Match, without: ReadonlySet<Term> = new Set()): number => {
  const terms = (clause?.terms ?? []).filter((term) => !LOOSE.has(term.role) && !without.has(term));
  const all = sum(terms);
  return all === 0 ? 1 : sum(terms.filter((term) => matched.of.has(term))) / all;
};

/** Both sides of a pair of clauses, seen from both texts; the fuller side must be nearly all of it. */
const speaksOfTheSame = (c: Comparison, x: number, y: number, without: ReadonlySet<Term> = new Set(), full = 0.66, part = 0.34): boolean => {
  const aside = c.idle.size === 0 ? without : new Set([...without, ...c.idle]);
  const one = coverage(c.a.clauses[x], c.left, aside);
  const other = coverage(c.b.clauses[y], c.right, aside);
  return Math.max(one, other) >= full && Math.min(one, other) >= part;
};

function otherSubject({ extraA, extraB, a, b, left, right }: Comparison): string | undefined {
  for (const one of extraA) {
    const kind = subjectOf(one.key);
    const other = kind === undefined ? undefined : extraB.find((term) => subjectOf(term.key) === kind);
    if (other !== undefined) return `they speak of different things: ${quote([one])} and ${quote([other])}`;
  }
  const label = (own: Meaning, matched: Match): Term | undefined => own.terms.find((term) => term.clause === 0 && term.role === 'label' && !matched.of.has(term));
  const place = (extra: readonly Term[]): Term | undefined => extra.find((term) => term.role === 'at' && term.proper && term.slot === 'code');
  const [one, other] = [label(a, left) ?? (label(b, right) && place(extraA)), label(b, right) ?? (label(a, left) && place(extraB))];
  if (one !== undefined && other !== undefined) return `they are labelled differently: ${quote([one])} and ${quote([other])}`;
  return undefined;
}

/** One denies what the other asserts. */
function opposed(c: Comparison): string | undefined {
  for (const [term, other] of c.left.of) {
    if (term.sign * other.sign !== -1 || (term.weight < 0.5 && term.polar === 0)) continue;
    if (speaksOfTheSame(c, term.clause, other.clause)) {
      return `one asserts and the other denies ${quote([term])}`;
    }
  }
  for (const term of c.a.terms.filter((one) => one.sign !== 0 && !c.left.of.has(one))) {
    const other = c.b.terms.find((one) => one.sign === term.sign && opposite(one.key, term.key) && !c.right.of.has(one));
    if (other !== undefined && speaksOfTheSame(c, term.clause, other.clause, new Set([term, other]), 0.75, 0.5)) return `${quote([term])} against ${quote([other])}`;
  }
  return undefined;
}

/** Free to do it, against never without asking. */
function freed(c: Comparison): string | undefined {
  const check = (own: Meaning, other: Meaning, back: Match): boolean =>
    own.clauses.some((clause) => clause.force === 'may' && !clause.denied && !clause.only && !clause.terms.some((term) => CONDITIONS.has(term.role) || term.role === 'without')
      && other.clauses.some((gate) => {
        const held = gate.terms.filter((term) => term.weight >= 0.5 && (term.occasion || (term.sign === 0 && (term.role === 'main' || term.role === 'at' || term.role === 'before'))));
        const key = gate.terms.filter((term) => (term.role === 'without' && term.sign > 0) || (term.role === 'main' && (term.key === 'ask' || term.key === 'approve') && term.sign > 0 && gate.terms.some((one) => one.role === 'before')));
        return held.length > 0 && key.length > 0 && held.every((term) => back.of.has(term)) && !key.some((term) => back.of.has(term));
      }));
  return check(c.a, c.b, c.right) || check(c.b, c.a, c.left) ? 'one leaves free what the other makes depend on a condition' : undefined;
}

/** "X in A, Y in B" against "Y in A, X in B". */
function exchanged(c: Comparison): string | undefined {
  const company = (own: Meaning, term: Term): Term[] => own.terms.filter((one) => one !== term && one.member === term.member && one.clause === term.clause && one.weight >= 0.5 && one.slot === undefined);
  const values = [...c.left.of].filter(([term]) => term.slot !== undefined).slice(0, MOST_PLACES);
  for (const [p, p2] of values) {
    for (const [q, q2] of values) {
      if (q === p || q.slot !== p.slot || q.key === p.key || q.member === p.member) continue;
      const withP = company(c.a, p).map((term) => c.left.of.get(term)?.key ?? '');
      const withP2 = company(c.b, p2).map((term) => term.key);
      const withQ2 = company(c.b, q2).map((term) => term.key);
      if (withP.some((key) => withQ2.includes(key)) && !withP.some((key) => withP2.includes(key))) return `${quote([p])} and ${quote([q])} have changed places`;
    }
  }
  return undefined;
}

/** What a clause says has to come first, and what after it. */
function order({ terms, denied }: Clause): { first: Set<string>; then: Set<string> } | undefined {
  const part = (...roles: Role[]): Set<string> => new Set(terms.filter((term) => roles.includes(term.role) && term.weight >= 0.5).map((term) => term.key));
  const main = part('main', 'at');
  const [before, after, without] = [part('before'), part('after'), part('without')];
  if (without.size > 0 && denied) return { first: without, then: main };
  const then = part('then');
  if (then.size > 0 && !denied) return { first: main, then };
  if (before.size > 0) return denied ? undefined : { first: main, then: before };
  return after.size > 0 && !denied ? { first: after, then: main } : undefined;
}

/** First this then that, against first that then this. */
function ordered(c: Comparison): string | undefined {
  const meets = (one: Set<string>, two: Set<string>): boolean => [...one].some((key) => two.has(key));
  for (const [x, clause] of c.a.clauses.entries()) {
    const one = order(clause);
    if (one === undefined) continue;
    for (const [y, clause2] of c.b.clauses.entries()) {
      const other = order(clause2);
      if (other === undefined || !meets(one.first, other.then) || !meets(one.then, other.first) || meets(one.first, other.first)) continue;
      if (speaksOfTheSame(c, x, y)) return 'the order of the steps is reversed';
    }
  }
  return undefined;
}

/** Only one may; the other says that anybody may. */
function restricted(c: Comparison): string | undefined {
  const check = (own: Meaning, other: Meaning, matched: Match): boolean =>
    own.clauses.some((clause, x) => {
      const y = matched.alignment[x] ?? -1;
      return clause.only && (other.clauses[y]?.anyone ?? false) && coverage(other.clauses[y], own === c.a ? c.right : c.left) >= 0.5;
    });
  return check(c.a, c.b, c.left) || check(c.b, c.a, c.right) ? 'one restricts to a few what the other opens to anyone' : undefined;
}

/** Two values in a slot that holds one. */
function otherValue(c: Comparison): string | undefined {
  for (const one of c.extraA) {
    if (one.slot === undefined) continue;
    for (const other of c.extraB) {
      if (other.slot !== one.slot) continue;
      const x = one.clause;
      const y = other.clause;
      if (c.left.alignment[x] !== y && c.right.alignment[y] !== x && c.a.clauses.length * c.b.clauses.length > 1) continue;
      const measure = MEASURES.has(one.slot);
      if (!measure && (one.sign < 0 || other.sign < 0)) continue;
      const set = new Set([...c.extraA, ...c.extraB].filter((term) => term.slot !== undefined && (term.clause === x || term.clause === y)));
      const firm = (c.a.clauses[x]?.terms ?? []).some((term) => term.weight >= 0.5 && c.left.of.has(term) && !CONDITIONS.has(term.role));
      if (!firm && !(one.known || (one.slot !== 'code' && !one.literal))) continue;
      if (speaksOfTheSame(c, x, y, set, 0.75, 0.7)) return `${one.slot}: ${quote([one])} against ${quote([other])}`;
    }
  }
  // names in the place of a value: "SRE in Medellín", "SRE in Madrid"
  for (const one of c.extraA) {
    const other = c.extraB.find((term) => isName(term) && term.role === one.role);
    if (!isName(one) || other === undefined) continue;
    const set = new Set([one, other]);
    if (c.extraA.length === 1 && c.extraB.length === 1 && speaksOfTheSame(c, one.clause, other.clause, set, 0.8, 0.7)) return `${quote([one])} against ${quote([other])} in the same place`;
  }
  // one word of the predicate exchanged for another, all else equal: "links are blue", "links are green"
  const [one, other] = [c.extraA[0], c.extraB[0]];
  if (one !== undefined && other !== undefined && c.extraA.length === 1 && c.extraB.length === 1 && !c.foreign && c.a.lang !== 'und' && c.b.lang !== 'und') {
    const value = (term: Term): boolean => (term.role === 'main' || (term.role === 'at' && term.slot !== undefined)) && term.sign > 0 && !term.verb && !term.topic && !PREDICATES.has(term.key) && !SOFT_VERBS.has(term.key);
    if (value(one) && value(other) && speaksOfTheSame(c, one.clause, other.clause, new Set([one, other]), 0.95, 0.9) && (c.a.clauses[one.clause]?.terms ?? []).some((term) => term !== one && term.weight >= 0.5 && !LOOSE.has(term.role))) return `${quote([one])} against ${quote([other])} in the same place`;
  }
  return undefined;
}

const isName = (term: Term): boolean => (term.proper && !term.literal && term.slot === undefined) || term.slot === 'language';

function compared(c: Comparison, overlap: number): Relation {
  const { a, b, extraA, extraB } = c;
  const known = a.lang !== 'und' && b.lang !== 'und';
  const near = (): Relation => {
    const alike = Math.max(overlap, c.foreign ? 0 : cosine(grams(a.statement), grams(b.statement)) * 0.6);
    const name = [...c.left.of.keys()].some((term) => (term.proper || term.slot !== undefined) && term.weight >= 1);
    return alike >= 0.2 || name ? { is: 'related', reason: `they share words, and each says something of its own: ${quote(extraA)} / ${quote(extraB)}` } : { is: 'unrelated', reason: 'hardly a word in common' };
  };
  if (a.terms.length === 0 || b.terms.length === 0 || overlap < 0.3) return near();
  if (a.cut || b.cut) return { is: 'related', reason: 'too long to be compared to the end, and not equal as a whole' };
  const heavyA = sum(extraA);
  const heavyB = sum(extraB);
  if (heavyA === 0 && heavyB === 0) {
    if (!known && a.terms.map((term) => term.key).join(' ') !== b.terms.map((term) => term.key).join(' ')) return { is: 'related', reason: 'the same words in another order, in a language without a word list' };
    return flags(c) ?? { is: 'same', reason: c.foreign ? 'the same terms in two languages' : 'every clause of one is in the other' };
  }
  if (!known) return near();
  if (heavyA > 0 && heavyB > 0) {
    const verbal = (term: Term): boolean => term.verb || SOFT_VERBS.has(term.key);
    const share = (heavyA + heavyB) / (sum(a.terms) + sum(b.terms));
    if (share <= 0.3 && extraA.length === 1 && extraB.length === 1 && [...extraA, ...extraB].every(verbal) && ![...extraA, ...extraB].every((term) => term.known)) return flags(c) ?? { is: 'same', reason: `the same but for ${quote(extraA)} / ${quote(extraB)}` };
    return near();
  }
  const [long, extra, matched]: [Side, Term[], Match] = heavyA > 0 ? ['a', extraA, c.left] : ['b', extraB, c.right];
  const own = long === 'a' ? a : b;
  const short: Side = long === 'a' ? 'b' : 'a';
  const other = long === 'a' ? b : a;
  const [said, unsaid] = [other.terms.filter((term) => term.weight >= 0.5 && !LOOSE.has(term.role) && (long === 'a' ? c.right : c.left).of.has(term)), other.terms.filter((term) => term.weight < 0.5 && !(long === 'a' ? c.right : c.left).of.has(term))];
  if (said.length === 0 || (said.length === 1 && unsaid.length > 0)) return near();
  if (extra.every((term) => isUnion(term, own, extra, matched))) return { is: 'contains', covers: long, reason: `one says all of the other and adds ${quote(extra)}` };
  return { is: 'contains', covers: short, reason: `one is narrowed by ${quote(extra)}` };
}

/** A clause or list member of its own adds a rule; words inside a shared one narrow it. */
function isUnion(term: Term, own: Meaning, extra: readonly Term[], matched: Match): boolean {
  const clause = own.clauses[term.clause];
  if (clause === undefined) return false;
  const rule = clause.terms.filter((one) => !CONDITIONS.has(one.role) && one.role !== 'at' && !LOOSE.has(one.role) && one.weight >= 0.45);
  const told = rule.length > 0 && sum(rule.filter((one) => matched.of.has(one))) / sum(rule) >= 0.66;
  if ((term.role === 'except' || term.role === 'when') && told) return false;
  if (!told && coverage(clause, matched) < 0.35) return true;
  // another clause is the one that was matched; this one only shares words with it
  const target = matched.alignment[term.clause];
  if (own.clauses.some((one, x) => one !== clause && matched.alignment[x] === target && coverage(one, matched) > 0.9)) return true;
  if ((term.role === 'before' || term.role === 'after') && !clause.terms.some((one) => one.role === term.role && one.member !== term.member && matched.of.has(one))) return false;
  const member = clause.terms.filter((one) => one.member === term.member && one.weight >= 0.5);
  return own.terms.some((one) => one.member < term.member && matched.of.has(one)) && sum(member.filter((one) => extra.includes(one))) >= sum(member) / 2;
}

/** What is left when all words agree: who may, and who must. */
function flags({ a, b, left }: Comparison): Relation | undefined {
  const [open, told] = [[a, b].some((one) => one.clauses.some((clause) => clause.orderLeftOpen)), [a, b].some((one) => one.clauses.some((clause) => order(clause) !== undefined))];
  if (open && told) return { is: 'related', reason: 'the same words, but the order of the steps is not plain' };
  const values = [...left.of].filter(([term]) => term.slot !== undefined).slice(0, MOST_PLACES);
  for (const [p, p2] of values) {
    for (const [q, q2] of values) {
      if (p.slot !== q.slot || p.key === q.key || p.member !== q.member || p2.member !== q2.member || p.sign !== q.sign) continue;
      if (a.terms.indexOf(p) < a.terms.indexOf(q) && b.terms.indexOf(p2) > b.terms.indexOf(q2)) return { is: 'related', reason: `the same words, but ${quote([p, q])} stand the other way round` };
    }
  }
  for (const [x, clause] of a.clauses.entries()) {
    const other = b.clauses[left.alignment[x] ?? -1];
    if (other === undefined) continue;
    if (clause.only !== other.only && restricts(a) !== restricts(b) && !clause.denied && !other.denied && !hasGate(clause) && !hasGate(other)) {
      return { is: 'contains', covers: restricts(a) ? 'a' : 'b', reason: 'one says "only", the other does not' };
    }
    if (clause.waived !== other.waived && clause.denied && other.denied) return { is: 'related', reason: 'one forbids what the other merely does not ask for' };
    if ((clause.force === 'may') !== (other.force === 'may') && !clause.denied && !other.denied && !clause.only && !hasGate(clause) && !hasGate(other)) {
      return { is: 'related', reason: 'one allows what the other asks for' };
    }
  }
  return undefined;
}

const restricts = (one: Meaning): boolean => one.clauses.some((clause) => clause.only);
const hasGate = (clause: Clause): boolean => clause.terms.some((term) => term.role === 'after' || term.role === 'when' || term.role === 'without' || term.role === 'except' || term.role === 'before');
