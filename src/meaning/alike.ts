import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { gramsOf, type Grams } from './grams.ts';

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
export const alike = (a: string, b: string): boolean => cosine(lengthened(gramsOf(a)), lengthened(gramsOf(b))) >= LEAST;

/**
 * The pairs of a source and a target memory worth a question: of one scope, nearest to each other both ways, and near
 * enough. Nobody is in two pairs. Best first.
 */
export const alikePairs = (source: readonly Memory[], target: readonly Memory[]): Alike[] => {
  const there = Map.groupBy(target, ({ scope }) => scopeKey(scope));
  const here = [...Map.groupBy(source, ({ scope }) => scopeKey(scope))].filter(([scope]) => there.has(scope));
  const grams = new Map(
    here
      .flatMap(([scope, group]) => [...group, ...(there.get(scope) ?? [])])
      .map((memory) => [memory, gramsOf(toldBy(memory))]),
  );
  const weigh = weighing([...grams.values()]);
  const placed = (memory: Memory): Placed => ({ memory, vector: lengthened(grams.get(memory) ?? new Map(), weigh) });
  return here
    .flatMap(([scope, group]) => mutual(group.map(placed), (there.get(scope) ?? []).map(placed)))
    .sort((x, y) => y.score - x.score)
    .map(({ a, b }) => ({ a, b }));
};

/** The statement above all; why and how often name the same things where two statements have no word in common. */
const toldBy = ({ statement, how, why }: Memory): string =>
  [statement, statement, how, why].filter((each) => each !== undefined).join('\n');

/** What each gram counts in a text, divided by the length of all. */
type Vector = ReadonlyMap<string, number>;

interface Placed {
  memory: Memory;
  vector: Vector;
}

const lengthened = (grams: Grams, weigh: (gram: string) => number = () => 1): Vector => {
  const weights = [...grams].map(([gram, count]) => [gram, Math.sqrt(count) * weigh(gram)] as const);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(weights.map(([gram, weight]) => [gram, weight / length]));
};

/** What few memories have says more about those that do. */
const weighing = (all: readonly Grams[]): ((gram: string) => number) => {
  const holders = new Map<string, number>();
  for (const grams of all) for (const gram of grams.keys()) holders.set(gram, (holders.get(gram) ?? 0) + 1);
  return (gram) => Math.log(1 + all.length / (holders.get(gram) ?? 1));
};

const cosine = (a: Vector, b: Vector): number => {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [gram, weight] of few) sum += weight * (many.get(gram) ?? 0);
  return sum;
};

/** A memory is looked up by the grams that say most of it, and in the lists of those that few have. */
const LOOKED_UP = 40;
const LONGEST_LIST = 150;
const COMPARED = 8;

const mutual = (source: readonly Placed[], target: readonly Placed[]): (Alike & { score: number })[] => {
  const lists = new Map<string, number[]>();
  target.forEach(({ vector }, index) => {
    for (const gram of vector.keys()) {
      const list = lists.get(gram);
      if (list === undefined) lists.set(gram, [index]);
      else if (list.length < LONGEST_LIST) list.push(index);
    }
  });
  const best = new Map<number, { by: number; score: number }>();
  const found = source.map(({ vector }, by) => {
    // Of one list with itself nobody is asked about.
    const near = nearest(vector, lists)
      .filter((to) => target[to]?.memory !== source[by]?.memory)
      .map((to) => ({ to, score: cosine(vector, target[to]?.vector ?? new Map()) }))
      .sort((x, y) => y.score - x.score);
    for (const { to, score } of near) if (score > (best.get(to)?.score ?? 0)) best.set(to, { by, score });
    return near[0];
  });
  return found.flatMap((near, by) => {
    const [a, b] = [source[by]?.memory, near && target[near.to]?.memory];
    if (!near || !a || !b || near.score < LEAST_OF_MANY || best.get(near.to)?.by !== by) return [];
    return [{ a, b, score: near.score }];
  });
};

/** Those that share most of what is rare with it. */
const nearest = (vector: Vector, lists: ReadonlyMap<string, readonly number[]>): number[] => {
  const shared = new Map<number, number>();
  const telling = [...vector]
    .filter(([gram]) => lists.has(gram))
    .sort((x, y) => y[1] - x[1])
    .slice(0, LOOKED_UP);
  for (const [gram, weight] of telling)
    for (const at of lists.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight * weight);
  return [...shared]
    .sort((x, y) => y[1] - x[1])
    .slice(0, COMPARED)
    .map(([at]) => at);
};
