import { lastLook, type TrialPlan } from './trial-plan.ts';
import { armOf, type ArmsSeen } from './seen.ts';
import type { Arm, Tally } from './trial.ts';
import { type Judged, verdictOf } from './verdict.ts';

/** So many more valid trials are wanted of an arm, of its scenarios or of its counter-scenarios. */
export interface WantedTrials {
  arm: Arm;
  counter: boolean;
  trials: number;
}

export type NextLook = { more: readonly WantedTrials[] } | { stop: Judged };

/**
 * What the run of one memory does next: more trials up to the next look, or an end with a verdict. It is given what was
 * asked for so far and no more. A verdict is asked for only where every arm stands exactly at a look, or at the last:
 * whoever looks whenever he likes finds what he likes.
 */
export const nextLook = (seen: ArmsSeen, plan: TrialPlan): NextLook => {
  const rows = [...rowsOf(plan.arms, false, seen), ...rowsOf(plan.counters, true, seen)];
  const least = Math.min(...rows.map(({ tally }) => tally.trials));
  const most = Math.max(...rows.map(({ tally }) => tally.trials));
  const judged = verdictOf(seen, plan.thresholds);
  if (seen.source?.unloaded || seen.target?.unloaded) return { stop: judged };
  if (least >= lastLook(plan) || plan.arms.some((arm) => isLost(arm, seen, plan))) return { stop: judged };
  const isLook = most === least && plan.looks.includes(least);
  if (isLook && judged.verdict !== 'inconclusive' && judged.verdict !== 'error') return { stop: judged };
  const next = plan.looks.find((look) => (most > least ? look >= most : look > least)) ?? lastLook(plan);
  const more = rows.map(({ arm, counter, tally }) => ({ arm, counter, trials: next - tally.trials }));
  return { more: more.filter(({ trials }) => trials > 0) };
};

interface Row {
  arm: Arm;
  counter: boolean;
  tally: Tally;
}

const rowsOf = (arms: readonly Arm[], counter: boolean, seen: ArmsSeen): Row[] =>
  arms.map((arm) => ({ arm, counter, tally: armOf(seen, arm)[counter ? 'counter' : 'rule'] }));

/** So many trials of it are invalid that even all planned ones would be too few; until then they are made up for. */
const isLost = (arm: Arm, seen: ArmsSeen, plan: TrialPlan): boolean => {
  const { rule, counter } = armOf(seen, arm);
  const planned = lastLook(plan) * (plan.counters.includes(arm) ? 2 : 1);
  return planned / (planned + rule.invalid + counter.invalid) < plan.thresholds.valid;
};
