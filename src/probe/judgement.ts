import { type ProbeClaim, claimsOf } from './claims.ts';
import { armOf, type ArmsSeen } from './seen.ts';
import { settledBy, type TrialsToSettle } from './settled-by.ts';
import type { Interval } from './stats/counted.ts';
import { fisher } from './stats/fisher.ts';
import { type Discordant, mcnemar } from './stats/mcnemar.ts';
import { differenceOf, newcombe } from './stats/newcombe.ts';
import { wilson } from './stats/wilson.ts';
import { THRESHOLDS, type Thresholds } from './thresholds.ts';
import { type Arm, ARMS, type Tally } from './trial.ts';
import { type Judged, verdictOf } from './verdict.ts';

/** A tally with its interval at 95 %. */
export interface Rate extends Tally {
  interval: Interval;
}

/** All that is told of one memory. */
export interface TrialJudgement extends Judged {
  arms: readonly { arm: Arm; rule: Rate; counter?: Rate }[];
  /** Target less source, or less no memory where the source was not run. */
  difference?: { against: Arm; value: number; interval: Interval; p: number; test: 'fisher' | 'mcnemar' };
  claims: readonly ProbeClaim[];
  /** Of an inconclusive one: how many trials per arm would settle it. */
  needs?: TrialsToSettle;
}

/** `paired`: target and source were run in pairs, and in so many only one of the two followed the rule. */
export const judgementOf = (
  seen: ArmsSeen,
  { thresholds = THRESHOLDS, paired }: { thresholds?: Thresholds; paired?: Discordant } = {},
): TrialJudgement => {
  const judged = verdictOf(seen, thresholds);
  const difference = differenceIn(seen, paired);
  return {
    ...judged,
    arms: ARMS.filter((arm) => seen[arm] !== undefined).map((arm) => ratesOf(seen, arm)),
    ...(difference && { difference }),
    claims: claimsOf(seen, thresholds),
    ...(judged.verdict === 'inconclusive' && { needs: settledBy(seen, thresholds) }),
  };
};

const ratesOf = (seen: ArmsSeen, arm: Arm): TrialJudgement['arms'][number] => {
  const { rule, counter } = armOf(seen, arm);
  const isRun = counter.trials + counter.invalid > 0;
  return { arm, rule: rateOf(rule), ...(isRun && { counter: rateOf(counter) }) };
};

const rateOf = (tally: Tally): Rate => ({ ...tally, interval: wilson(tally) });

const differenceIn = (seen: ArmsSeen, paired?: Discordant): TrialJudgement['difference'] => {
  const against = armOf(seen, 'source').rule.trials > 0 ? 'source' : 'none';
  const [target, other] = [armOf(seen, 'target').rule, armOf(seen, against).rule];
  const value = differenceOf(target, other);
  if (value === undefined) return undefined;
  const interval = newcombe(target, other);
  return paired && against === 'source'
    ? { against, value, interval, p: mcnemar(paired), test: 'mcnemar' }
    : { against, value, interval, p: fisher(target, other), test: 'fisher' };
};
