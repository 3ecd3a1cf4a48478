import type { ArmSeen, Seen } from '../../src/probe/seen.ts';
import type { Arm, Tally } from '../../src/probe/trial.ts';

/** A tally as it is written in a report: followed, trials, and those that were invalid. */
export const tally = (followed: number, trials: number, invalid = 0): Tally => ({ followed, trials, invalid });

export const arm = (rule: Tally, counter = tally(0, 0), more: Partial<ArmSeen> = {}): ArmSeen => ({
  rule,
  counter,
  missed: {},
  ...more,
});

/** Arms by how many of how many trials followed the rule. */
export const seenOf = (counts: Partial<Record<Arm, readonly [followed: number, trials: number]>>): Seen =>
  Object.fromEntries(Object.entries(counts).map(([name, [followed, trials]]) => [name, arm(tally(followed, trials))]));
