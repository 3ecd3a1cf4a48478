import type { Memory } from '../ir/memory.ts';
import { nearestOf } from '../meaning/nearest.ts';
import { meaningOf, type Meaning } from '../meaning/meaning.ts';
import { relate } from '../meaning/relation.ts';
import type { Compare, Nominate } from '../plan/match.ts';

/** Who says what is alike, bound to what a plan asks of it. Statements come without their harness's frames. */
export const compare: Compare = (a, b) => relate(understood(a), understood(b));

export const nominate: Nominate = (source, target) => {
  if (target.length === 0) return new Map();
  meanings = new WeakMap();
  const pairs = nearestOf([...source, ...target].map(understood), source.length);
  const found = new Map<Memory, Memory[]>();
  for (const { a, b } of pairs) {
    const [first, second] = [source[a], target[b - source.length]];
    if (first && second) found.set(first, [...(found.get(first) ?? []), second]);
  }
  return found;
};

/** Of those that were nominated last: a meaning takes more room than its text. */
let meanings = new WeakMap<Memory, Meaning>();

const understood = (memory: Memory): Meaning => {
  const known = meanings.get(memory) ?? meaningOf({ text: memory.statement });
  meanings.set(memory, known);
  return known;
};
