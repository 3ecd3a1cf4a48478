import { armOf, type ArmsSeen } from './seen.ts';
import type { Interval } from './stats/counted.ts';
import { differenceOf, newcombe } from './stats/newcombe.ts';
import { type Thresholds, THRESHOLDS } from './thresholds.ts';
import type { Arm } from './trial.ts';
import { isAbove } from './verdict.ts';

/**
 * What more is claimed of a memory than that its rule is followed. `helps`: it does better than random rules of the
 * same length and shape, which an empty store does not show, for random rules help, too. `matters`: it does better
 * than everything else that is remembered without it. `translated`: the migration does better than copied bytes.
 * `gap`: the same rule written by hand for the harness does better than the migration.
 */
const CLAIMS = ['helps', 'matters', 'translated', 'gap'] as const;
export type ClaimName = (typeof CLAIMS)[number];

export interface ProbeClaim {
  claim: ClaimName;
  against: Arm;
  /** Without trials of the arm it is compared with, nothing is claimed, and that is said. */
  says: 'shown' | 'not shown' | 'not run';
  /** How much better, with its interval at 95 %. */
  difference?: number;
  interval?: Interval;
}

const AGAINST: Readonly<Record<ClaimName, Arm>> = {
  helps: 'placebo',
  matters: 'without',
  translated: 'verbatim',
  gap: 'native',
};

/**
 * All claims, in one order, each with what the trials say of it. They are looked at only where a run stopped, so that
 * each is wrongly shown no more often than the looks of a whole run allow.
 */
export const claimsOf = (seen: ArmsSeen, thresholds: Thresholds = THRESHOLDS, arm: Arm = 'target'): ProbeClaim[] =>
  CLAIMS.map((claim) => {
    const against = AGAINST[claim];
    const pair = [armOf(seen, arm).rule, armOf(seen, against).rule] as const;
    const [better, worse] = claim === 'gap' ? [pair[1], pair[0]] : pair;
    const difference = differenceOf(better, worse);
    if (difference === undefined) return { claim, against, says: 'not run' };
    const says = isAbove(better, worse, thresholds.alpha) ? 'shown' : 'not shown';
    return { claim, against, says, difference, interval: newcombe(better, worse) };
  });
