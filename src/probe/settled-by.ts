import { type ArmSeen, type ArmsSeen } from './seen.ts';
import { drawn, drawsFrom } from './stats/draws.ts';
import { type Thresholds, THRESHOLDS } from './thresholds.ts';
import type { Arm, Tally } from './trial.ts';
import { verdictOf } from './verdict.ts';

/** What an inconclusive run is told: so many trials per arm would settle it, or none up to the most that are tried. */
export type TrialsToSettle = number | 'none';

const MOST = 1_000;
const RUNS = 100;
const WANTED = 0.8;
const STEPS = [10, 13, 16, 20, 25, 30, 40, 50, 65, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, MOST];

/**
 * The fewest trials per arm, of a row of round numbers, with which four runs in five would end in a verdict if the true
 * rates are those seen: such runs are drawn, the same for the same seed.
 */
export const settledBy = (seen: ArmsSeen, thresholds: Thresholds = THRESHOLDS, seed = 0): TrialsToSettle => {
  const had = Math.max(0, ...Object.values(seen).map(({ rule }) => rule.trials));
  const steps = STEPS.filter((trials) => trials > had);
  const settles = (trials: number): boolean => shareSettled(seen, trials, thresholds, seed) >= WANTED;
  if (steps.length === 0 || !settles(MOST)) return 'none';
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (settles(steps[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return steps[low] as number;
};

const shareSettled = (seen: ArmsSeen, trials: number, thresholds: Thresholds, seed: number): number => {
  const draw = drawsFrom(seed);
  const again = ({ followed, trials: had }: Tally): Tally =>
    had === 0
      ? { followed: 0, trials: 0, invalid: 0 }
      : { followed: drawn(trials, followed / had, draw), trials, invalid: 0 };
  let settled = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const arms = Object.entries(seen).map(([arm, { rule, counter }]): [Arm, ArmSeen] => [
      arm as Arm,
      { rule: again(rule), counter: again(counter), missed: {} },
    ]);
    if (verdictOf(Object.fromEntries(arms), thresholds).verdict !== 'inconclusive') settled += 1;
  }
  return settled / RUNS;
};
