import type { Memory } from '../ir/memory.ts';
import { nearestOf } from '../meaning/nearest.ts';
import { meaningOf, type Meaning } from '../meaning/meaning.ts';
import { relate } from '../meaning/relation.ts';
import type { Compare, Nominate } from '../plan/match.ts';
import type { Inspect } from '../plan/guard.ts';

/** The two judgements everything needs, bound to what a plan asks of them. Statements come without their harness's frames. */
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

/** Asked of every memory, and a plan without any need not wait for it. */
let scanner: Promise<[typeof import('../scan/scan.ts'), typeof import('../scan/mask.ts')]> | undefined;

export const inspect: Inspect = async (text, many) => {
  const [{ announce, scanWhole }, { mask }] = await (scanner ??= Promise.all([import('../scan/scan.ts'), import('../scan/mask.ts')]));
  announce(many);
  const hazards = await scanWhole(text);
  return { hazards, masked: (from, to) => mask(text, hazards, from, to) };
};

/** Of those that were nominated last: a meaning takes more room than its text. */
let meanings = new WeakMap<Memory, Meaning>();

const understood = (memory: Memory): Meaning => {
  const known = meanings.get(memory) ?? meaningOf({ text: memory.statement });
  meanings.set(memory, known);
  return known;
};
