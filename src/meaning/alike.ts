import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { gramsOf, type Grams, type Weighed } from './grams.ts';

/** Two memories that look alike: a question, never an answer. */
export interface Alike {
  a: Memory;
  b: Memory;
}

/** Below this, two texts that were given as a pair share hardly more than their language. */
const LEAST = 0.18;
/** Among many memories chance brings likeness too: a question needs more. */
const LEAST_OF_MANY = 0.3;

/** Whether one text may be another way to say the other, or its opposite. */
export const alike = (a: string, b: string): boolean => {
  const texts = [a, b].map((text) => gramsOf([[text, 1]]));
  const [one, other] = vectorsOf(texts, () => 1) as [Vector, Vector];
  return (cosines([one, other])(one, [other])[0] as number) >= LEAST;
};

/**
 * The pairs of a source and a target memory worth a question: of one scope, nearest to each other both ways, and near
 * enough. Nobody is in two pairs. Best first.
 */
export const alikePairs = (source: readonly Memory[], target: readonly Memory[]): Alike[] => {
  const there = Map.groupBy(target, ({ scope }) => scopeKey(scope));
  const here = [...Map.groupBy(source, ({ scope }) => scopeKey(scope))].filter(([scope]) => there.has(scope));
  const all = [...new Set(here.flatMap(([scope, group]) => [...group, ...(there.get(scope) ?? [])]))];
  const vectors = vectorsOf(
    all.map((memory) => gramsOf(toldBy(memory))),
    (holders) => Math.log(1 + all.length / holders),
  );
  const placed = new Map(all.map((memory, at) => [memory, { memory, vector: vectors[at] as Vector }]));
  const placedIn = (group: readonly Memory[]): Placed[] => group.map((memory) => placed.get(memory) as Placed);
  return here
    .flatMap(([scope, group]) => mutual(placedIn(group), placedIn(there.get(scope) ?? [])))
    .sort((x, y) => y.score - x.score)
    .map(({ a, b }) => ({ a, b }));
};

/** The statement above all; why and how often name the same things where two statements have no word in common. */
const toldBy = ({ statement, how = '', why = '' }: Memory): Weighed => [
  [statement, 2],
  [how, 1],
  [why, 1],
];

/** The grams of a text by their numbers, and what each counts, divided by the length of all. */
interface Vector {
  grams: Int32Array;
  weights: Float64Array;
}

interface Placed {
  memory: Memory;
  vector: Vector;
}

/** One vector for each, their grams numbered through all; what few have says more about those that do. */
const vectorsOf = (all: readonly Grams[], weigh: (holders: number) => number): Vector[] => {
  const numbers = new Map<number, number>();
  const holders: number[] = [];
  const numberOf = (hash: number): number => {
    const known = numbers.get(hash) ?? numbers.size;
    if (known === holders.length) numbers.set(hash, holders.push(0) - 1);
    holders[known] = (holders[known] as number) + 1;
    return known;
  };
  const numbered = all.map((counts) => Int32Array.from(counts.keys(), numberOf));
  const worth = holders.map(weigh);
  return all.map((counts, which) => {
    const grams = numbered[which] as Int32Array;
    const weights = new Float64Array(grams.length);
    let at = 0;
    let square = 0;
    for (const count of counts.values()) {
      const weight = Math.sqrt(count) * (worth[grams[at] as number] as number);
      weights[at] = weight;
      square += weight * weight;
      at += 1;
    }
    const length = Math.sqrt(square) || 1;
    for (at = 0; at < weights.length; at += 1) weights[at] = (weights[at] as number) / length;
    return { grams, weights };
  });
};

/** How near one of these vectors is to each of some others, from 0 to 1. */
const cosines = (all: readonly Vector[]): ((one: Vector, others: readonly Vector[]) => number[]) => {
  const own = new Float64Array(gramsIn(all));
  return (one, others) => {
    one.grams.forEach((gram, at) => (own[gram] = one.weights[at] as number));
    const found = others.map(({ grams, weights }) => {
      let sum = 0;
      for (let at = 0; at < grams.length; at += 1)
        sum += (own[grams[at] as number] as number) * (weights[at] as number);
      return sum;
    });
    for (const gram of one.grams) own[gram] = 0;
    return found;
  };
};

const gramsIn = (all: readonly Vector[]): number =>
  1 + all.reduce((most, { grams }) => grams.reduce((of, gram) => Math.max(of, gram), most), 0);

/** A memory is looked up by the grams that say most of it, and in the lists of those that few have. */
const LOOKED_UP = 40;
const LONGEST_LIST = 150;
const COMPARED = 8;

const mutual = (source: readonly Placed[], target: readonly Placed[]): (Alike & { score: number })[] => {
  const vectors = target.map(({ vector }) => vector);
  const near = nearestIn(vectors);
  const cosinesTo = cosines([...vectors, ...source.map(({ vector }) => vector)]);
  const best = new Map<number, { by: number; score: number }>();
  const found = source.map(({ vector, memory }, by) => {
    // Of one list with itself nobody is asked about.
    const candidates = near(vector).filter((to) => target[to]?.memory !== memory);
    const scores = cosinesTo(
      vector,
      candidates.map((to) => vectors[to] as Vector),
    );
    const ranked = candidates.map((to, at) => ({ to, score: scores[at] as number })).sort((x, y) => y.score - x.score);
    for (const { to, score } of ranked) if (score > (best.get(to)?.score ?? 0)) best.set(to, { by, score });
    return ranked[0];
  });
  return found.flatMap((one, by) => {
    const [a, b] = [source[by]?.memory, one && target[one.to]?.memory];
    if (!one || !a || !b || one.score < LEAST_OF_MANY || best.get(one.to)?.by !== by) return [];
    return [{ a, b, score: one.score }];
  });
};

/** Those that share most of what is rare with a vector. */
const nearestIn = (vectors: readonly Vector[]): ((vector: Vector) => number[]) => {
  const { starts, holders } = listsOf(vectors);
  const sums = new Float64Array(vectors.length);
  const met = new Int32Array(vectors.length);
  const held = (gram: number): boolean => gram + 1 < starts.length && starts[gram] !== starts[gram + 1];
  return ({ grams, weights }) => {
    const telling = new Float64Array(weights.length);
    for (let at = 0; at < grams.length; at += 1) if (held(grams[at] as number)) telling[at] = weights[at] as number;
    let count = 0;
    for (const at of greatest(telling, telling.length, LOOKED_UP)) {
      const [gram, weight] = [grams[at] as number, weights[at] as number];
      const end = starts[gram + 1] as number;
      for (let each = starts[gram] as number; each < end; each += 1) {
        const to = holders[each] as number;
        const sum = sums[to] as number;
        if (sum === 0) met[count++] = to;
        sums[to] = sum + weight * weight;
      }
    }
    const scores = new Float64Array(count);
    for (let each = 0; each < count; each += 1) {
      scores[each] = sums[met[each] as number] as number;
      sums[met[each] as number] = 0;
    }
    return greatest(scores, count, COMPARED).map((at) => met[at] as number);
  };
};

/** By gram the first of those that have it, one list after another in `holders`. */
const listsOf = (vectors: readonly Vector[]): { starts: Int32Array; holders: Int32Array } => {
  const starts = new Int32Array(gramsIn(vectors) + 1);
  for (const { grams } of vectors)
    for (const gram of grams) starts[gram + 1] = Math.min(LONGEST_LIST, (starts[gram + 1] as number) + 1);
  for (let gram = 1; gram < starts.length; gram += 1)
    starts[gram] = (starts[gram] as number) + (starts[gram - 1] as number);
  const holders = new Int32Array(starts.at(-1) ?? 0);
  const next = starts.slice();
  vectors.forEach(({ grams }, index) => {
    for (const gram of grams) {
      const at = next[gram] as number;
      if (at === starts[gram + 1]) continue;
      holders[at] = index;
      next[gram] = at + 1;
    }
  });
  return { starts, holders };
};

/** Where the greatest of the first `count` values above 0 stand, the greatest first and no more than `most`. */
const greatest = (values: Float64Array, count: number, most: number): number[] => {
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const value = values[at] as number;
    if (value === 0) continue;
    if (found.length < most) found.push(at);
    else if ((values[found[most - 1] as number] as number) < value) found[most - 1] = at;
    else continue;
    for (let place = found.length - 1; place > 0; place -= 1) {
      const before = found[place - 1] as number;
      if ((values[before] as number) >= value) break;
      found[place] = before;
      found[place - 1] = at;
    }
  }
  return found;
};
