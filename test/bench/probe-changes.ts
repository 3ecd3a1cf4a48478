import { ERRORS } from './probe-errors.ts';
import { drawn, drawsFrom } from '../../src/probe/stats/draws.ts';
import { fisher } from '../../src/probe/stats/fisher.ts';
import { discoveries, storeChange } from '../../src/probe/store-change.ts';
import { type Aim, atMost, nearly, percent } from './probe-aim.ts';

const MEMORIES = 12;
const SCENARIOS = 3;

/** What is said of a whole store: 12 memories of 3 scenarios, 4 trials each. */
export const storeAims = (stores: number, seed: number): Aim[] => {
  const draw = drawsFrom(seed);
  let [wrong, held, falseShare] = [0, 0, 0];
  for (let store = 0; store < stores; store += 1) {
    const shift = -0.2 * draw();
    const same = storeChange(memories(draw, 0), store);
    const moved = storeChange(memories(draw, shift), store);
    if (same && same.p <= 0.05) wrong += 1;
    if (moved && moved.interval[0] <= shift && shift <= moved.interval[1]) held += 1;
    falseShare += falseDiscoveries(draw) / stores;
  }
  return [
    atMost('store: p <= .05 though nothing changed', wrong, stores, ERRORS),
    nearly('store: the interval holds the true change', held, stores),
    {
      what: 'store: false discoveries of all, half of the memories changed',
      found: percent(falseShare),
      of: `${stores}`,
      aim: '<= 10.0 %',
      met: falseShare <= 0.1,
    },
  ];
};

/** Differences by memory and scenario: each memory has its own rate, and changes by about the shift. */
const memories = (draw: () => number, shift: number): number[][] =>
  Array.from({ length: MEMORIES }, () => {
    const before = 0.3 + 0.4 * draw();
    const after = before + shift + (shift === 0 ? 0 : 0.2 * (draw() - 0.5));
    return Array.from({ length: SCENARIOS }, () => (drawn(4, after, draw) - drawn(4, before, draw)) / 4);
  });

/** The share of false ones among what counts as a change, in a store of which every second memory lost its rule. */
const falseDiscoveries = (draw: () => number): number => {
  const chances = Array.from({ length: MEMORIES }, (_, at) => {
    const after = at % 2 === 0 ? 0.9 : 0.3;
    return fisher({ followed: drawn(13, 0.9, draw), trials: 13 }, { followed: drawn(13, after, draw), trials: 13 });
  });
  const counted = discoveries(chances).map(({ counts }) => counts);
  const all = counted.filter((counts) => counts).length;
  return all === 0 ? 0 : counted.filter((counts, at) => counts && at % 2 === 0).length / all;
};
