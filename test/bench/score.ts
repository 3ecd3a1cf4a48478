import { relation, type Relation } from '../../src/meaning/relation.ts';
import { cosine, grams } from '../../src/meaning/similarity.ts';
import { covering, expected, said, type Pair } from './parity-set.ts';

export interface Judged {
  pair: Pair;
  relation: Relation;
  cosine: number;
  right: boolean;
  /** Only where both the label and the answer are `contains`. */
  direction: boolean | undefined;
}

export interface Score {
  pairs: number;
  right: number;
  same: { hit: number; called: number; true: number };
  contradiction: { hit: number; true: number; calledSame: number };
  direction: { hit: number; of: number };
}

export function judge(pair: Pair): Judged {
  const found = relation(said(pair.a), said(pair.b));
  const want = expected(pair.label);
  const direction = want === 'contains' && found.is === 'contains' ? found.covers === covering(pair) : undefined;
  return { pair, relation: found, cosine: cosine(grams(pair.a.text), grams(pair.b.text)), right: found.is === want && direction !== false, direction };
}

export function score(judged: readonly Judged[]): Score {
  const count = (test: (one: Judged) => boolean): number => judged.filter(test).length;
  const isSame = (one: Judged): boolean => expected(one.pair.label) === 'same';
  return {
    pairs: judged.length,
    right: count((one) => one.right),
    same: { hit: count((one) => isSame(one) && one.relation.is === 'same'), called: count((one) => one.relation.is === 'same'), true: count(isSame) },
    contradiction: {
      hit: count((one) => one.pair.label === 'contradiction' && one.relation.is === 'contradiction'),
      true: count((one) => one.pair.label === 'contradiction'),
      calledSame: count((one) => one.pair.label === 'contradiction' && one.relation.is === 'same'),
    },
    direction: { hit: count((one) => one.direction === true), of: count((one) => one.direction !== undefined) },
  };
}

export const precision = ({ same }: Score): number => (same.called === 0 ? 1 : same.hit / same.called);
export const recall = ({ same }: Score): number => (same.true === 0 ? 1 : same.hit / same.true);
export const f1 = (one: Score): number => {
  const [p, r] = [precision(one), recall(one)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
};

/** The best that one threshold on the plain cosine can do on the very set it is judged by. */
export function baseline(judged: readonly Judged[]): { threshold: number; f1: number; contradictionsCalledSame: number } {
  let best = { threshold: 1, f1: 0, contradictionsCalledSame: 0 };
  for (let threshold = 0.3; threshold <= 0.99; threshold += 0.01) {
    const called = judged.filter((one) => one.cosine >= threshold);
    const hit = called.filter((one) => expected(one.pair.label) === 'same').length;
    const all = judged.filter((one) => expected(one.pair.label) === 'same').length;
    const value = (2 * hit) / (called.length + all || 1);
    if (value > best.f1) best = { threshold, f1: value, contradictionsCalledSame: called.filter((one) => one.pair.label === 'contradiction').length };
  }
  return best;
}
