import type { Looks } from './stats/endings.ts';
import { THRESHOLDS, type Thresholds } from './thresholds.ts';
import type { Arm } from './trial.ts';

/** How one memory is probed. */
export interface TrialPlan {
  /** At how many valid trials per arm it is looked whether a verdict stands. */
  looks: Looks;
  arms: readonly Arm[];
  /** The arms whose counter-scenarios are run, as often as the scenarios; none for a probe that has no such. */
  counters: readonly Arm[];
  thresholds: Thresholds;
}

/**
 * The looks of a run of 20. With these, and not with 6, 10 and 20, the bars of `fires` and `inert` are passed in fewer
 * than 5 % of the runs by a rule whose true rate is just at the bar.
 */
export const LOOKS: Looks = [7, 13, 20];

export const PLAN: TrialPlan = {
  looks: LOOKS,
  arms: ['none', 'source', 'target'],
  counters: ['none', 'target'],
  thresholds: THRESHOLDS,
};

export const lastLook = ({ looks }: Pick<TrialPlan, 'looks'>): number => looks.at(-1) ?? 0;
