import type { Discordant } from './stats/mcnemar.ts';
import type { Arm, Reached, Tally, Trial } from './trial.ts';

/** What the trials of one memory in one arm came to. */
export interface ArmSeen {
  rule: Tally;
  /** Of the scenarios in which the rule must not fire: here `followed` counts the trials in which it did. */
  counter: Tally;
  /** What came of the memory's words in the valid trials that did not follow it. */
  missed: Readonly<Partial<Record<Reached, number>>>;
  /** The load check found that the words reach no request, at once or by reading: no trial is needed. */
  unloaded?: true;
}

export type ArmsSeen = Readonly<Partial<Record<Arm, ArmSeen>>>;

const NO_TALLY: Tally = { followed: 0, trials: 0, invalid: 0 };
const NOTHING: ArmSeen = { rule: NO_TALLY, counter: NO_TALLY, missed: {} };

/** The same for an arm that was not run: nothing was seen. */
export const armOf = (seen: ArmsSeen, arm: Arm): ArmSeen => seen[arm] ?? NOTHING;

/** Arms of which only is known, or supposed, how many of how many trials followed the rule. */
export const seenOf = (counts: Readonly<Partial<Record<Arm, readonly [followed: number, trials: number]>>>): ArmsSeen =>
  Object.fromEntries(
    Object.entries(counts).map(([arm, [followed, trials]]) => [
      arm,
      { ...NOTHING, rule: { followed, trials, invalid: 0 } },
    ]),
  );

/** The trials of one memory, counted. */
export const seenIn = (trials: readonly Trial[]): ArmsSeen => {
  const seen: Partial<Record<Arm, ArmSeen>> = {};
  for (const trial of trials) seen[trial.arm] = plusTrial(seen[trial.arm] ?? NOTHING, trial);
  return seen;
};

const plusTrial = (before: ArmSeen, { counter, outcome, reached }: Trial): ArmSeen => {
  const which = counter ? 'counter' : 'rule';
  const { followed, trials, invalid } = before[which];
  const tally =
    outcome === 'invalid'
      ? { followed, trials, invalid: invalid + 1 }
      : { followed: followed + (outcome === 'followed' ? 1 : 0), trials: trials + 1, invalid };
  const missed = !counter && outcome === 'not' && reached !== undefined;
  return {
    ...before,
    [which]: tally,
    ...(missed && { missed: { ...before.missed, [reached]: (before.missed[reached] ?? 0) + 1 } }),
  };
};

/**
 * Trials of two arms by scenario and repeat, for McNemar's test. Only for arms that were run in pairs: with one seed,
 * or from one cassette. Answers of a model to two prompts are no pairs.
 */
export const discordant = (trials: readonly Trial[], first: Arm, second: Arm): Discordant => {
  const key = ({ scenario, repeat }: Trial): string => JSON.stringify([scenario, repeat]);
  const counted = trials.filter(({ counter, outcome }) => !counter && outcome !== 'invalid');
  const others = new Map(counted.filter(({ arm }) => arm === second).map((trial) => [key(trial), trial.outcome]));
  const pairs = counted
    .filter(({ arm }) => arm === first)
    .map((trial) => [trial.outcome, others.get(key(trial))] as const);
  const count = (a: Trial['outcome'], b: Trial['outcome']): number =>
    pairs.filter(([one, other]) => one === a && other === b).length;
  return { onlyFirst: count('followed', 'not'), onlySecond: count('not', 'followed') };
};
