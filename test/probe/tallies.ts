import type { ArmSeen } from '../../src/probe/seen.ts';
import type { Tally } from '../../src/probe/trial.ts';

/** A tally as it is written in a report: followed, trials, and those that were invalid. */
export const tally = (followed: number, trials: number, invalid = 0): Tally => ({ followed, trials, invalid });

export const arm = (rule: Tally, counter = tally(0, 0), more: Partial<ArmSeen> = {}): ArmSeen => ({
  rule,
  counter,
  missed: {},
  ...more,
});
