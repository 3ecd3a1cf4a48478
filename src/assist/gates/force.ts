import { answersTo, type Clauses, type ClauseForce, type ClausePlace, type Token } from './clauses.ts';

/**
 * Gate 2, clause by clause: what a denial stands over in one text must not stand undenied in the other. Each word of
 * its clause has a say, the nearer the more: is it denied there too, surely, likely, or in another way? Words that are
 * found nowhere have none, so that what is said quite otherwise is left to the judge.
 */
export const deniedOnlyIn = (
  one: Clauses,
  other: Clauses,
  inOtherWords: readonly ClausePlace[] = [],
): ClauseForce[] => {
  const cover = coverIn(other, inOtherWords);
  const fewer = DENYING.reduce((sum, kind) => sum + surely(one, kind) - said(other, kind), 0) > 0;
  return one.forces.filter((force) => {
    if (!force.sure || !DENYING.includes(force.kind)) return false;
    let [lost, kept, unknown] = [0, 0, 0];
    for (const token of one.byClause.get(force.clause) ?? []) {
      const far = Math.abs(token.order - force.order);
      if (far > REACH) continue;
      const weight = token.weight / (1 + far);
      const answers = answersTo(token, other);
      const covered = Math.max(0, ...answers.map(cover));
      if (answers.length === 0) unknown += weight;
      else lost += weight * (1 - covered);
      if (answers.length > 0) kept += weight * covered;
    }
    const found = lost + kept;
    if (found === 0) return false;
    const sure = (lost / found) * Math.min(1, found) * (found / (found + unknown));
    return sure >= LOST || (fewer && lost / (found + 0.3) >= FEWER);
  });
};
const DENYING: readonly ClauseForce['kind'][] = ['deny', 'without'];
const REACH = 24;
const LOST = 0.57;
/** So much is enough where the other text denies less often. */
const FEWER = 0.55;

const surely = ({ forces }: Clauses, kind: ClauseForce['kind']): number =>
  forces.filter((force) => force.sure && force.kind === kind).length;
const said = ({ forces }: Clauses, kind: ClauseForce['kind']): number =>
  forces.filter((force) => force.kind === kind).length;

/** What may say the same as a denial: nobody but me, at most three, exempt, skipped. */
const LIKE: ReadonlySet<ClauseForce['kind']> = new Set(['except', 'only', 'weak', 'turn', 'most', 'least', 'until']);

/** How surely a place is denied: in its own clause, or elsewhere in its sentence. */
const coverIn = ({ forces }: Clauses, inOtherWords: readonly ClausePlace[]): ((token: Token) => number) => {
  const [clauses, sentences] = [new Map<number, number>(), new Map<number, number>()];
  const raise = (map: Map<number, number>, key: number, by: number): void =>
    void map.set(key, Math.max(map.get(key) ?? 0, by));
  for (const { kind, sure, clause, sentence } of forces) {
    const own = DENYING.includes(kind);
    if (!own && !((sure || kind === 'most') && LIKE.has(kind))) continue;
    raise(clauses, clause, own ? (sure ? 1 : 0.9) : 0.8);
    raise(sentences, sentence, (own && sure) || kind === 'only' || kind === 'except' ? 0.6 : 0.3);
  }
  for (const { clause, sentence } of inOtherWords) {
    raise(clauses, clause, 0.6);
    raise(sentences, sentence, 0.2);
  }
  return ({ clause, sentence }) => Math.max(clauses.get(clause) ?? 0, sentences.get(sentence) ?? 0);
};

/** What turns a rule round where it stands by the same word: before the merge, after the merge. */
const OPPOSITE: Partial<Record<ClauseForce['kind'], ClauseForce['kind']>> = {
  before: 'after',
  after: 'before',
  most: 'least',
  least: 'most',
};

/** Words that one text bounds or orders in one way, and the other in the opposite one. */
export const turnedBetween = (one: Clauses, other: Clauses): [ClauseForce, ClauseForce][] => {
  const theirs = boundIn(other);
  const denied = ({ forces }: Clauses, at: ClauseForce): boolean =>
    forces.some(
      (force) => force.sentence === at.sentence && (DENYING.includes(force.kind) ? force.sure : force.kind === 'turn'),
    );
  return [...boundIn(one)].flatMap(([token, bounds]) => {
    const answers = answersTo(token, other);
    const said = answers.flatMap((answer) => theirs.get(answer) ?? []);
    return bounds.flatMap((bound): [ClauseForce, ClauseForce][] => {
      const turned = said.find(({ kind }) => kind === OPPOSITE[bound.kind]);
      if (turned === undefined || said.some(({ kind }) => kind === bound.kind)) return [];
      if (bounds.some(({ kind }) => kind === turned.kind)) return [];
      // Not after Friday is before it, nobody but Ana is only Ana.
      return denied(one, bound) || denied(other, turned) ? [] : [[bound, turned]];
    });
  });
};

/** These stand on either side of what they bound. */
const EITHER: readonly ClauseForce['kind'][] = ['most', 'least', 'only'];

const boundIn = ({ tokens, forces, postpositions }: Clauses): ReadonlyMap<Token, readonly ClauseForce[]> => {
  const bound = new Map<Token, ClauseForce[]>();
  for (const force of forces) {
    if (!force.sure || OPPOSITE[force.kind] === undefined) continue;
    const right = tokens.findIndex(({ at }) => at > force.at);
    const sides = [tokens[right], tokens[(right < 0 ? tokens.length : right) - 1]];
    const kept = EITHER.includes(force.kind) ? sides : sides.slice(...(postpositions ? [1, 2] : [0, 1]));
    const near = kept.filter(
      (token) => token !== undefined && token.clause === force.clause && Math.abs(token.order - force.order) < 2,
    );
    for (const token of near as Token[]) bound.set(token, [...(bound.get(token) ?? []), force]);
  }
  return bound;
};
