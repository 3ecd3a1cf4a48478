import { fold } from '../../src/scan/fold.ts';
import { SLOTS, traitsOf } from '../../src/meaning/traits.ts';
import { partsOf, shareOf } from '../../src/meaning/weighing.ts';
import { HEAVIEST } from '../../src/meaning/weight-letters.ts';

/** A text, whether it is what is looked for, and where it comes from. */
export interface Example {
  set: string;
  isIt: boolean;
  parts: Part[];
}

/** The traits of a part, and how much each counts in it. */
interface Part {
  slots: Int32Array;
  shares: Float64Array;
}

const partOf = (groups: readonly (readonly number[])[], slotCount: number): Part => ({
  slots: Int32Array.from(groups.flat(), (slot) => slot & (slotCount - 1)),
  shares: Float64Array.from(groups.flatMap((slots) => slots.map(() => shareOf(slots.length)))),
});

export const exampleOf = (set: string, read: string, isIt: boolean, slotCount: number = SLOTS): Example => {
  const { text } = fold(read);
  const parts = partsOf(text).map(({ start, end }) => {
    const { words, notions } = traitsOf(text.slice(start, end));
    return partOf([words, notions], slotCount);
  });
  return { set, isIt, parts };
};

/** Of traits that stand in groups. */
export const groupedExample = (
  set: string,
  groups: readonly (readonly number[])[],
  isIt: boolean,
  slotCount: number,
): Example => ({ set, isIt, parts: [partOf(groups, slotCount)] });

export interface Model {
  weights: Float64Array;
  bias: number;
}

const oddsOf = ({ weights, bias }: Model, { slots, shares }: Part): number => {
  let odds = bias;
  for (let i = 0; i < slots.length; i++) odds += (weights[slots[i] ?? 0] ?? 0) * (shares[i] ?? 0);
  return odds;
};

/** A text weighs as much as its heaviest part. */
const heaviest = (model: Model, { parts }: Example): { odds: number; part: Part } =>
  parts
    .map((part) => ({ odds: oddsOf(model, part), part }))
    .reduce((one, other) => (other.odds > one.odds ? other : one));

/** Half of the traits, drawn anew each time and counted twice: no few of them are relied on. */
const halved = ({ slots, shares }: Part, isKept: (slot: number) => boolean): Part => {
  const kept = [...slots.keys()].filter((i) => isKept(slots[i] ?? 0));
  return {
    slots: Int32Array.from(kept, (i) => slots[i] ?? 0),
    shares: Float64Array.from(kept, (i) => 2 * (shares[i] ?? 0)),
  };
};

const [PASSES, RATE, DECAY, LOOKED_FOR] = [24, 0.2, 1e-3, 2];

/** The same numbers on every machine. */
const drawn = (): (() => number) => {
  let state = 1;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff;
};

/** In how many texts each trait stands. */
const metIn = (examples: readonly Example[], slotCount: number): Uint32Array => {
  const met = new Uint32Array(slotCount);
  for (const { parts } of examples)
    for (const slot of new Set(parts.flatMap(({ slots }) => [...slots]))) met[slot] = (met[slot] ?? 0) + 1;
  return met;
};

/**
 * A logistic regression: gradients scaled by what each slot has seen; what is kept is the mean of the later passes.
 * What stands in fewer than `leastTexts` tells nothing of others, and would take room in the table.
 */
export const fitted = (examples: readonly Example[], slotCount: number = SLOTS, leastTexts = 2): Model => {
  const order = [...examples];
  const draw = drawn();
  const met = metIn(examples, slotCount);
  const isKept = (slot: number): boolean => (met[slot] ?? 0) >= leastTexts && draw() < 0.5;
  const model: Model = { weights: new Float64Array(slotCount), bias: 0 };
  const { weights } = model;
  const seen = new Float64Array(slotCount).fill(1e-6);
  const sum: Model = { weights: new Float64Array(slotCount), bias: 0 };
  let seenBias = 1e-6;
  let summed = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(draw() * (i + 1));
      [order[i], order[j]] = [order[j] as Example, order[i] as Example];
    }
    for (const example of order) {
      const part = halved(heaviest(model, example).part, isKept);
      const error =
        (1 / (1 + Math.exp(-oddsOf(model, part))) - (example.isIt ? 1 : 0)) * (example.isIt ? LOOKED_FOR : 1);
      if (Math.abs(error) < 1e-3) continue;
      part.slots.forEach((slot, i) => {
        const slope = error * (part.shares[i] ?? 0) + DECAY * (weights[slot] ?? 0);
        const square = (seen[slot] ?? 0) + slope * slope;
        seen[slot] = square;
        weights[slot] = (weights[slot] ?? 0) - (RATE * slope) / Math.sqrt(square);
      });
      seenBias += error * error;
      model.bias -= (RATE * error) / Math.sqrt(seenBias);
    }
    if (pass < PASSES / 3) continue;
    summed++;
    sum.bias += model.bias;
    weights.forEach((weight, slot) => (sum.weights[slot] = (sum.weights[slot] ?? 0) + weight));
  }
  return { weights: sum.weights.map((weight) => weight / summed), bias: sum.bias / summed };
};

/** In whole steps, as they are written: what is told of it is what ships. */
export const rounded = ({ weights, bias }: Model): { whole: Int8Array; step: number; model: Model } => {
  const heavy = weights.map(Math.abs).toSorted((a, b) => b - a)[50] ?? 1;
  const step = Number((heavy / HEAVIEST).toPrecision(3));
  const whole = Int8Array.from(weights, (weight) => Math.max(-HEAVIEST, Math.min(HEAVIEST, Math.round(weight / step))));
  return { whole, step, model: { weights: Float64Array.from(whole, (n) => n * step), bias: Number(bias.toFixed(3)) } };
};

/** How a model does with some texts, in words. */
export const told = (name: string, model: Model, examples: readonly Example[]): string => {
  const odds = (isIt: boolean): number[] =>
    examples
      .filter((each) => each.isIt === isIt)
      .map((each) => heaviest(model, each).odds)
      .toSorted((a, b) => b - a);
  const [found, others] = [odds(true), odds(false)];
  const at = (share: number): string => {
    const least = others[Math.floor(share * others.length)] ?? Infinity;
    return `${(found.filter((each) => each > least).length / found.length).toFixed(3)} from ${least.toFixed(2)}`;
  };
  const above = (of: readonly number[]): number => of.filter((each) => each > 0).length;
  return `${name}: ${above(found)} of ${found.length} found, ${above(others)} of ${others.length} alarms; with 1 % of alarms ${at(0.01)}, with 2 % ${at(0.02)}`;
};
