import { type Clustered, clustered } from './stats/clustered.ts';
import { falseDiscovery } from './stats/false-discovery.ts';
import { signFlip } from './stats/sign-flip.ts';
import { sum } from './stats/binomial.ts';
import type { Arm, Trial } from './trial.ts';

/** What a migration changed over all memories together: here, not in one memory, a small loss can be seen. */
export interface StoreChange extends Clustered {
  memories: number;
  /** By flipping the sign of each memory's difference. */
  p: number;
}

/**
 * The share of trials that followed the rule, second arm less first, one number for each scenario that both ran,
 * grouped by memory.
 */
export const differencesIn = (trials: readonly Trial[], first: Arm, second: Arm): number[][] => {
  const memories = new Map<string, Map<string, { [arm in Arm]?: number[] }>>();
  for (const { memory, scenario, arm, counter, outcome } of trials) {
    if (counter || outcome === 'invalid') continue;
    const scenarios = memories.get(memory) ?? new Map<string, { [arm in Arm]?: number[] }>();
    const arms = scenarios.get(scenario) ?? {};
    (arms[arm] ??= []).push(outcome === 'followed' ? 1 : 0);
    memories.set(memory, scenarios.set(scenario, arms));
  }
  return [...memories.values()].map((scenarios) =>
    [...scenarios.values()].flatMap(({ [first]: before, [second]: after }) =>
      before && after ? [shareOf(after) - shareOf(before)] : [],
    ),
  );
};

const shareOf = (outcomes: readonly number[]): number => sum(outcomes) / outcomes.length;

/** The mean difference with an interval that counts memories, not trials; none where no scenario was run in both. */
export const storeChange = (differences: readonly (readonly number[])[], seed = 0): StoreChange | undefined => {
  const run = differences.filter(({ length }) => length > 0);
  const change = clustered(run);
  if (change === undefined) return undefined;
  // Few memories make the interval wider than shares can change.
  const [from, to] = change.interval;
  const interval = [Math.max(-1, from), Math.min(1, to)] as const;
  return { memories: run.length, ...change, interval, p: signFlip(run.map(shareOf), seed) };
};

/** The q of each memory's p, and whether it counts at one false discovery in ten. */
export const discoveries = (chances: readonly number[]): { q: number; counts: boolean }[] =>
  falseDiscovery(chances).map((q) => ({ q, counts: q <= DISCOVERIES }));

const DISCOVERIES = 0.1;
