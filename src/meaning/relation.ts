import { against, order, otherSubject, reversed } from './conflicts.ts';
import { compare, CONDITIONS, coverage, LOOSE, quote, sum, type Comparison, type Match } from './comparison.ts';
import { meaningOfBare, type Meaning } from './meaning.ts';
import { bare, type Said } from './said.ts';
import { cosine, grams } from './similarity.ts';
import type { Clause, Term } from './term.ts';
import { commonLanguage, languageOf } from './vocabulary.ts';
import { SOFT_VERBS } from './weights.ts';

export type Side = 'a' | 'b';
export type Relation = { reason: string } & (
  | { is: 'same' }
  /** `covers`: the side whose following satisfies the other, the union or the general rule. Only the other may be folded away. */
  | { is: 'contains'; covers: Side }
  | { is: 'contradiction' }
  | { is: 'related' }
  | { is: 'unrelated' }
);

export function relation(a: Said, b: Said): Relation {
  const [one, other] = [bare(a), bare(b)];
  const [first, second] = [languageOf(one.statement), languageOf(other.statement)];
  const common = first === second ? first : commonLanguage(one.statement, other.statement);
  return relate(meaningOfBare(one, a.text, common ?? first), meaningOfBare(other, b.text, common ?? second));
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
  const c = compare(a, b);
  const total = sum(a.terms) + sum(b.terms);
  const shared = sum([...c.left.of.keys()]) + sum([...c.right.of.keys()]);
  const overlap = total === 0 ? 0 : shared / total;
  const apart = otherSubject(c);
  if (apart !== undefined) return { is: overlap >= 0.15 ? 'related' : 'unrelated', reason: apart };
  const reason = against(c);
  if (reason !== undefined) return { is: 'contradiction', reason };
  return compared(c, overlap);
}

/** Signs and symbols that `plain` drops can still part two texts ("not" never does). */
const bothSayIt = (a: Meaning, b: Meaning): boolean => {
  const list = (one: Meaning): string => one.terms.filter((term) => term.literal).map((term) => term.key).join(' ');
  return list(a) === list(b);
};

function compared(c: Comparison, overlap: number): Relation {
  const { a, b, extraA, extraB } = c;
  const known = a.lang !== 'und' && b.lang !== 'und';
  const near = (): Relation => {
    const name = (): boolean => [...c.left.of.keys()].some((term) => (term.proper || term.slot !== undefined) && term.weight >= 1);
    return overlap >= 0.2 || name() || (!c.foreign && cosine(grams(a.statement), grams(b.statement)) * 0.6 >= 0.2) ? { is: 'related', reason: `they share words, and each says something of its own: ${quote(extraA)} / ${quote(extraB)}` } : { is: 'unrelated', reason: 'hardly a word in common' };
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
    const listed = [...extraA, ...extraB].filter((term) => term.known).length;
    const enough = listed === 1 || (listed === 0 && [...c.left.of.keys()].filter((term) => term.weight >= 0.5).length >= 3);
    const share = (heavyA + heavyB) / (sum(a.terms) + sum(b.terms));
    if (share <= 0.3 && extraA.length === 1 && extraB.length === 1 && [...extraA, ...extraB].every(verbal) && enough) return flags(c) ?? { is: 'same', reason: `the same but for ${quote(extraA)} / ${quote(extraB)}` };
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
function flags(c: Comparison): Relation | undefined {
  const { a, b, left } = c;
  const [open, told] = [[a, b].some((one) => one.clauses.some((clause) => clause.orderLeftOpen)), [a, b].some((one) => one.clauses.some((clause) => order(clause) !== undefined))];
  if (open && told) return { is: 'related', reason: 'the same words, but the order of the steps is not plain' };
  const excepts = (one: Meaning): boolean => one.terms.some((term) => term.role === 'except');
  if (excepts(a) !== excepts(b) && ![a, b].some((one) => !excepts(one) && one.clauses.some(hasGate))) return { is: 'related', reason: 'one makes an exception, the other does not' };
  const turned = reversed(c);
  if (turned !== undefined) return { is: 'related', reason: `the same words, but ${quote(turned)} stand the other way round` };
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
