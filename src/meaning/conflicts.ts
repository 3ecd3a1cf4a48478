import { CONDITIONS, coverage, LOOSE, MOST_PLACES, quote, speaksOfTheSame, type Comparison, type Match } from './comparison.ts';
import type { Meaning } from './meaning.ts';
import { MEASURES, opposite, subjectOf } from './slots.ts';
import type { Clause, Role, Term } from './term.ts';
import { PREDICATES, SOFT_VERBS } from './weights.ts';

/** Why the two contradict each other, in words; nothing when they do not. */
export const against = (c: Comparison): string | undefined => opposed(c) ?? excepted(c) ?? freed(c) ?? exchanged(c) ?? redirected(c) ?? ordered(c) ?? restricted(c) ?? otherValue(c);

/** Why they speak of different things, whatever they say of them. */
export function otherSubject({ extraA, extraB, a, b, left, right }: Comparison): string | undefined {
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

/** Two terms of one kind that stand in one order here and in the other there, and not as members of a list. */
export function reversed(c: Comparison): [Term, Term] | undefined {
  const kind = (term: Term, other: Term): string | undefined => term.slot ?? subjectOf(term.key) ?? (term.proper || other.proper ? 'name' : undefined);
  const terms = [...c.left.of].filter(([term, other]) => kind(term, other) !== undefined).slice(0, MOST_PLACES);
  for (const [p, p2] of terms) {
    for (const [q, q2] of terms) {
      if (p.key === q.key || kind(p, p2) !== kind(q, q2) || p.member !== q.member || p2.member !== q2.member || p.sign !== q.sign || p2.sign !== q2.sign) continue;
      if (kind(p, p2) === 'name' && (p.role !== q.role || p2.role !== q2.role)) continue;
      if (c.a.terms.indexOf(p) < c.a.terms.indexOf(q) && c.b.terms.indexOf(p2) > c.b.terms.indexOf(q2)) return [p, q];
    }
  }
  return undefined;
}

/** "From A to B" against "from B to A". Of names only the order is known, and a passive may have turned it. */
function redirected(c: Comparison): string | undefined {
  const turned = c.a.lang === c.b.lang && c.a.lang !== 'und' ? reversed(c) : undefined;
  if (turned === undefined || (turned[0].slot === undefined && subjectOf(turned[0].key) === undefined)) return undefined;
  const other = c.left.of.get(turned[0]);
  return other !== undefined && speaksOfTheSame(c, turned[0].clause, other.clause, new Set(), 0.9, 0.7) ? `${quote(turned)} have changed places` : undefined;
}

/** What one includes, the other excepts. */
function excepted(c: Comparison): string | undefined {
  for (const [term, other] of c.left.of) {
    if ((term.role === 'except') === (other.role === 'except') || term.weight < 0.5) continue;
    const plain = term.role === 'except' ? other.role : term.role;
    if (c.a.clauses[term.clause]?.denied !== false || c.b.clauses[other.clause]?.denied !== false || CONDITIONS.has(plain) || plain === 'without') continue;
    if (speaksOfTheSame(c, term.clause, other.clause, new Set(), 0.66, 0.5)) return `one includes and the other excepts ${quote([term])}`;
  }
  return undefined;
}

/** What a clause says has to come first, and what after it. */
export function order({ terms, denied }: Clause): { first: Set<string>; then: Set<string> } | undefined {
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
      const rivals = (term: Term, others: readonly Term[]): boolean => (term.slot !== undefined && others.some((rival) => rival.slot === term.slot)) || (term.slot === 'number' && counted(term, others));
      // "2 spaces" against "tabs": the number goes with its noun
      const counted = (term: Term, others: readonly Term[]): boolean => {
        const list = (c.extraA.includes(term) ? c.a : c.b).terms;
        const noun = list[list.indexOf(term) + 1];
        return noun?.slot !== undefined && noun.slot !== 'number' && rivals(noun, others);
      };
      const set = new Set([...c.extraA.filter((term) => term.clause === x && rivals(term, c.extraB)), ...c.extraB.filter((term) => term.clause === y && rivals(term, c.extraA))]);
      const firm = (c.a.clauses[x]?.terms ?? []).some((term) => term.weight >= 0.5 && c.left.of.has(term) && !CONDITIONS.has(term.role));
      if (!firm && !(one.known || (one.slot !== 'code' && !one.literal))) continue;
      if (speaksOfTheSame(c, x, y, set, 0.75, one.known && other.known ? 0.5 : 0.7)) return `${one.slot}: ${quote([one])} against ${quote([other])}`;
    }
  }
  // names in the place of a value: "SRE in Medellín", "SRE in Madrid"
  for (const one of c.extraA) {
    const other = c.extraB.find((term) => isName(term) && (term.role === one.role || (STATED.has(term.role) && STATED.has(one.role))));
    if (!isName(one) || other === undefined) continue;
    const set = new Set([one, other]);
    if (c.extraA.length === 1 && c.extraB.length === 1 && speaksOfTheSame(c, one.clause, other.clause, set, 0.8, 0.7)) return `${quote([one])} against ${quote([other])} in the same place`;
  }
  // one word of the predicate exchanged for another, all else equal: "links are blue", "links are green"
  const [one, other] = [c.extraA[0], c.extraB[0]];
  if (one !== undefined && other !== undefined && c.extraA.length === 1 && c.extraB.length === 1 && !c.foreign && c.a.lang !== 'und' && c.b.lang !== 'und') {
    // where verbs stand last, the last word is one; in Chinese only the last is sure to be none
    const inPlace = (term: Term): boolean => {
      const own = c.extraA.includes(term) ? c.a : c.b;
      const last = own.clauses[term.clause]?.terms.findLast((one) => one.weight >= 0.5) === term;
      return own.lang === 'ko' || own.lang === 'ja' ? !last : own.lang !== 'zh' || last;
    };
    const value = (term: Term): boolean => (term.role === 'main' || (term.role === 'at' && term.slot !== undefined)) && term.sign > 0 && !term.verb && !term.topic && !PREDICATES.has(term.key) && !SOFT_VERBS.has(term.key) && inPlace(term);
    if (value(one) && value(other) && speaksOfTheSame(c, one.clause, other.clause, new Set([one, other]), 0.95, 0.9) && (c.a.clauses[one.clause]?.terms ?? []).some((term) => term !== one && term.weight >= 0.5 && !LOOSE.has(term.role))) return `${quote([one])} against ${quote([other])} in the same place`;
  }
  return undefined;
}

const STATED: ReadonlySet<Role> = new Set(['main', 'at']);
const isName = (term: Term): boolean => (term.proper && !term.literal) || term.slot === 'language';
