import { MemportError } from '../errors.ts';
import { lastLook, type TrialPlan } from './trial-plan.ts';
import { armOf, type ArmSeen, type ArmsSeen } from './seen.ts';
import type { Thresholds } from './thresholds.ts';
import type { Arm } from './trial.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The verdicts that somebody may want to be able to reach. */
export const REACHABLE = ['fires', 'inert', 'degraded', 'overfires'] as const;
export type Reachable = (typeof REACHABLE)[number];

/** The arms that each is said of. */
const ARMS_FOR: Readonly<Record<Reachable, readonly Arm[]>> = {
  fires: ['none', 'target'],
  inert: ['none', 'target'],
  degraded: ['none', 'source', 'target'],
  overfires: ['target'],
};

const isRun = (verdict: Reachable, { arms, counters }: TrialPlan): boolean =>
  ARMS_FOR[verdict].every((arm) => (verdict === 'overfires' ? counters : arms).includes(arm));

const MOST = 400;

/**
 * The fewest trials per arm with which a verdict can come about at all, at the clearest outcomes; none up to 400, or
 * where the plan lacks an arm.
 */
export const fewestFor = (verdict: Reachable, plan: TrialPlan): number | undefined => {
  if (!isRun(verdict, plan)) return undefined;
  for (let trials = 1; trials <= MOST; trials += 1) if (isReached(verdict, trials, plan)) return trials;
  return undefined;
};

const isReached = (verdict: Verdict, trials: number, plan: TrialPlan): boolean => {
  const outcomes = verdict === 'degraded' ? Array.from({ length: trials + 1 }, (_, followed) => followed) : [0, trials];
  return outcomes.some((followed) =>
    clearest(followed, trials, plan).some((seen) => says(seen, plan.thresholds) === verdict),
  );
};

const says = (seen: ArmsSeen, thresholds: Thresholds): Verdict => verdictOf(seen, thresholds).verdict;

/** The runs of this plan in which every arm but the target followed always or never. */
const clearest = (target: number, trials: number, { arms, counters }: TrialPlan): ArmsSeen[] => {
  const ends = [0, trials];
  const arm = (name: ArmName, followed: number, overfired: number): ArmsSeen =>
    arms.includes(name) ? { [name]: armWith(trials, followed, counters.includes(name) ? overfired : undefined) } : {};
  return ends.flatMap((source) =>
    ends.flatMap((none) =>
      ends.map((overfired) => ({
        ...arm('target', target, overfired),
        ...arm('source', source, 0),
        ...arm('none', none, 0),
      })),
    ),
  );
};

type ArmName = 'target' | 'source' | 'none';

const armWith = (trials: number, followed: number, overfired: number | undefined): ArmSeen => ({
  ...armOf({}, 'none'),
  rule: { followed, trials, invalid: 0 },
  ...(overfired !== undefined && { counter: { followed: overfired, trials, invalid: 0 } }),
});

export interface Unreachable {
  verdict: Reachable;
  planned: number;
  /** The fewest trials per arm that could show it; absent where this plan's arms never can. */
  needs?: number;
}

/** Who probes wants at least to know whether a rule is alive. */
const WANTED: readonly Reachable[] = ['fires', 'inert'];

/** Which of the verdicts cannot come about with so many trials as are planned, each by its name. */
export const unreachable = (plan: TrialPlan, wanted: readonly Reachable[] = WANTED): Unreachable[] =>
  wanted.flatMap((verdict) => {
    const needs = fewestFor(verdict, plan);
    const most = lastLook(plan);
    if (needs !== undefined && needs <= most) return [];
    return [{ verdict, planned: most, ...(needs !== undefined && { needs }) }];
  });

/** The refusal of a plan that could not show what somebody wants shown. */
export const refusalOf = ([first, ...others]: readonly Unreachable[]): MemportError | undefined => {
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : `, nor ${others.map(({ verdict }) => verdict).join(', ')}`;
  const { verdict, planned, needs } = first;
  const where = verdict === 'overfires' ? ' where the rule must not fire' : '';
  const arms = `trials of ${ARMS_FOR[verdict].join(', ')}${where}`;
  return new MemportError('usage', {
    what: `with ${planned} trials per arm as planned no run can show ${verdict}${more}`,
    expected: needs === undefined ? arms : `at least ${needs} trials per arm for ${verdict}`,
    todo: needs === undefined ? 'plan those arms, too' : `plan ${needs} trials per arm or more`,
  });
};
