import { checked } from './checked.ts';
import { nextLook, type Wanted } from './look.ts';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';
import type { Counter, Probe, Scenario } from './probe.ts';
import { seenIn, type Seen } from './seen.ts';
import { loadIn, reachedIn, type Stage } from './stage.ts';
import type { Arm, Trial } from './trial.ts';
import type { Transcript } from './transcript.ts';
import { verdictOf, type Judged } from './verdict.ts';

/** What the trials of one memory came to. */
export interface Probed {
  probe: Probe;
  trials: readonly Trial[];
  /** Arms in which its words cannot come to a model. */
  unloaded: readonly Arm[];
  seen: Seen;
  judged: Judged;
  /** Why it ended before it was through. */
  stopped?: string;
}

export interface Probing {
  stages: ReadonlyMap<Arm, Stage>;
  plan: Plan;
  playing: Playing;
}

/** Has one trial take place; it is told apart from its repeats by its key. */
export type Playing = (trial: TrialKey, scenario: Scenario, stage: Stage) => Promise<Played>;

export type TrialKey = Pick<Trial, 'memory' | 'arm' | 'scenario' | 'counter' | 'repeat'>;

/**
 * Tries one memory in all arms, from look to look, until a verdict stands. Where its words cannot come to a model at
 * all nobody is asked.
 */
export const probing = async (probe: Probe, { stages, playing, ...asked }: Probing): Promise<Probed> => {
  // What has no scenario of its own is not waited for.
  const plan = probe.counters.length === 0 ? { ...asked.plan, counters: [] } : asked.plan;
  const unloaded = (['source', 'target'] satisfies Arm[]).filter((arm) => {
    const stage = stages.get(arm);
    return stage !== undefined && plan.arms.includes(arm) && (loadIn(stage) ?? 'unseen') === 'unseen';
  });
  const trials: Trial[] = [];
  for (;;) {
    const seen = withUnloaded(seenIn(trials), unloaded);
    const next = nextLook(seen, plan);
    if ('stop' in next) return { probe, trials, unloaded, seen, judged: next.stop };
    const wishes = next.more.flatMap((wanted) => wishesFor(wanted, probe, trials));
    const played = await Promise.all(
      wishes.map(async (wish) => {
        const stage = stages.get(wish.key.arm);
        const outcome: Played = stage
          ? await playing(wish.key, wish.scenario, stage)
          : { is: 'invalid', why: `there is no arm ${wish.key.arm} here`, final: true };
        return { trial: trialOf(wish, probe, stage, outcome), outcome };
      }),
    );
    trials.push(...played.map(({ trial }) => trial));
    const ended = played.find(({ outcome }) => outcome.is === 'invalid' && outcome.final);
    if (ended?.outcome.is === 'invalid') {
      const seenNow = withUnloaded(seenIn(trials), unloaded);
      return {
        probe,
        trials,
        unloaded,
        seen: seenNow,
        judged: verdictOf(seenNow, plan.thresholds),
        stopped: ended.outcome.why,
      };
    }
  }
};

const withUnloaded = (seen: Seen, unloaded: readonly Arm[]): Seen => ({
  ...seen,
  ...Object.fromEntries(
    unloaded.map((arm) => [
      arm,
      {
        ...(seen[arm] ?? { rule: NONE, counter: NONE, missed: {} }),
        unloaded: true as const,
      },
    ]),
  ),
});

const NONE = { followed: 0, trials: 0, invalid: 0 };

interface Wish {
  key: TrialKey;
  scenario: Scenario | Counter;
}

/** The trials that are wanted next: scenario after scenario, so that none is repeated before all had their turn. */
const wishesFor = (
  { arm, counter, trials: wanted }: Wanted,
  { memory, scenarios, counters }: Probe,
  trials: readonly Trial[],
): Wish[] => {
  const all: readonly (Scenario | Counter)[] = counter ? counters : scenarios;
  const before = trials.filter((each) => each.arm === arm && each.counter === counter).length;
  if (all.length === 0) return [];
  return Array.from({ length: wanted }, (_, at): Wish => {
    const turn = before + at;
    const scenario = all[turn % all.length] as Scenario;
    const repeat = Math.floor(turn / all.length);
    return { key: { memory: memory.id, arm, scenario: scenario.id, counter, repeat }, scenario };
  });
};

const trialOf = ({ key, scenario }: Wish, probe: Probe, stage: Stage | undefined, played: Played): Trial => {
  if (played.is === 'invalid') return { ...key, outcome: 'invalid', why: played.why };
  const { transcript } = played;
  const reached = played.reached ?? (stage && reachedIn(stage, scenario, transcript));
  return { ...key, ...judgedBy(probe, scenario, key.counter, transcript), ...(reached && { reached }), transcript };
};

/** What a transcript says of the rule; of a counter-scenario whether the rule fired where it must not. */
const judgedBy = (
  probe: Probe,
  scenario: Scenario | Counter,
  counter: boolean,
  transcript: Transcript,
): Pick<Trial, 'outcome' | 'why'> => {
  const own = counter && 'check' in scenario ? scenario.check : undefined;
  const says = checked(own ?? probe.check, transcript);
  if (says.undecided !== undefined) return { outcome: 'invalid', why: says.undecided };
  // A check of a counter-scenario's own says what is right there: where that fails, the rule fired.
  return { outcome: says.passed !== (own !== undefined) ? 'followed' : 'not' };
};

/** The same trials by another probe of the same memory: nobody is asked, its transcripts are read again. */
export const judgedAgain = (
  { trials, unloaded, stopped }: Pick<Probed, 'trials' | 'unloaded' | 'stopped'>,
  probe: Probe,
  thresholds?: Plan['thresholds'],
): Probed => {
  const again = trials.map((trial): Trial => {
    const scenarios: readonly (Scenario | Counter)[] = trial.counter ? probe.counters : probe.scenarios;
    const scenario = scenarios.find(({ id }) => id === trial.scenario);
    if (!trial.transcript || !scenario) return trial;
    const { why: _, ...kept } = trial;
    return { ...kept, ...judgedBy(probe, scenario, trial.counter, trial.transcript) };
  });
  const seen = withUnloaded(seenIn(again), unloaded);
  const judged = verdictOf(seen, thresholds);
  return { probe, trials: again, unloaded, seen, judged, ...(stopped !== undefined && { stopped }) };
};
