import { checked } from './checked-transcript.ts';
import type { Calibration } from './judge/calibration.ts';
import { needsJudge, ruleToJudge, saysBy } from './judge/judged-rule.ts';
import { shownOf, type ShownTrial, type Word } from './judge/judge-question.ts';
import { nextLook, type WantedTrials } from './next-look.ts';
import type { TrialPlan } from './trial-plan.ts';
import type { Played } from './play.ts';
import type { Counter, Probe, Scenario } from './scenario.ts';
import { seenIn, type ArmsSeen } from './seen.ts';
import { loadIn, reachedIn, type TrialStage } from './stage.ts';
import { judgedWith, THRESHOLDS } from './thresholds.ts';
import type { Arm, Trial } from './trial.ts';
import type { Transcript } from './calls-done.ts';
import { verdictOf, type Judged } from './verdict.ts';

/** What the trials of one memory came to. */
export interface Probed {
  probe: Probe;
  trials: readonly Trial[];
  /** Arms in which its words cannot come to a model. */
  unloaded: readonly Arm[];
  seen: ArmsSeen;
  judged: Judged;
  /** Who told its trials, where no program can. */
  judge?: Calibration;
  /** Why it ended before it was through. */
  stopped?: string;
}

export interface Probing {
  stages: ReadonlyMap<Arm, TrialStage>;
  plan: TrialPlan;
  playing: Playing;
  /** Tells trials that no program can tell. */
  judge?: Judge;
}

/** A judge, and how it did on answers whose label is known. */
export interface Judge {
  calibration: Calibration;
  words: (shown: readonly ShownTrial[]) => Promise<readonly Word[]>;
}

/** Has one trial take place; it is told apart from its repeats by its key. */
export type Playing = (trial: TrialKey, scenario: Scenario, stage: TrialStage) => Promise<Played>;

export type TrialKey = Pick<Trial, 'memory' | 'arm' | 'scenario' | 'counter' | 'repeat'>;

/**
 * Tries one memory in all arms, from look to look, until a verdict stands. Where its words cannot come to a model at
 * all nobody is asked.
 */
export const probing = async (probe: Probe, { stages, playing, ...asked }: Probing): Promise<Probed> => {
  const judge = needsJudge(probe) ? asked.judge : undefined;
  const plan: TrialPlan = {
    ...asked.plan,
    // What has no scenario of its own is not waited for.
    ...(probe.counters.length === 0 && { counters: [] }),
    thresholds: judgedWith(asked.plan.thresholds, judge?.calibration),
  };
  const by = judge && { judge: judge.calibration };
  const unloaded = (['source', 'target'] satisfies Arm[]).filter((arm) => {
    const stage = stages.get(arm);
    return stage !== undefined && plan.arms.includes(arm) && (loadIn(stage) ?? 'unseen') === 'unseen';
  });
  const trials: Trial[] = [];
  for (;;) {
    const seen = withUnloaded(seenIn(trials), unloaded);
    const next = nextLook(seen, plan);
    if (judge && !judge.calibration.passed && trials.length > 0)
      return { probe, trials, unloaded, seen, judged: { verdict: 'inconclusive' }, ...by };
    if ('stop' in next) return { probe, trials, unloaded, seen, judged: next.stop, ...by };
    const wishes = next.more.flatMap((wanted) => wishesFor(wanted, probe, trials));
    const played = await Promise.all(
      wishes.map(async (wish) => {
        const stage = stages.get(wish.key.arm);
        const outcome: Played = stage
          ? await playing(wish.key, wish.scenario, stage)
          : { is: 'invalid', why: `there is no arm ${wish.key.arm} here`, final: true };
        return { wish, stage, outcome };
      }),
    );
    const words = await wordsFor(probe, played, judge);
    trials.push(
      ...played.map(({ wish, stage, outcome }, at) => trialOf(wish, probe, stage, outcome, words.get(at), judge)),
    );
    const why =
      played.flatMap(({ outcome }) => (outcome.is === 'invalid' && outcome.final ? [outcome.why] : []))[0] ??
      [...words.values()].flatMap((word) => ('none' in word && word.final ? [`the judge: ${word.none}`] : []))[0];
    if (why !== undefined) {
      const seenNow = withUnloaded(seenIn(trials), unloaded);
      return {
        probe,
        trials,
        unloaded,
        seen: seenNow,
        judged: verdictOf(seenNow, plan.thresholds),
        stopped: why,
        ...by,
      };
    }
  }
};

/** What a judge says of trials that were played, of all arms at once: it never learns which is which. */
const wordsFor = async (
  probe: Probe,
  played: readonly { wish: Wish; outcome: Played }[],
  judge: Judge | undefined,
): Promise<ReadonlyMap<number, Word>> => {
  if (!judge) return new Map();
  const asked = played.flatMap(({ wish: { key, scenario }, outcome }, at) => {
    const rule = ruleToJudge(probe, scenario, key.counter);
    return rule !== undefined && outcome.is === 'played' ? [{ at, shown: shownOf(rule, outcome.transcript) }] : [];
  });
  const words = await judge.words(asked.map(({ shown }) => shown));
  return new Map(asked.flatMap(({ at }, index) => (words[index] ? [[at, words[index]] as const] : [])));
};

const withUnloaded = (seen: ArmsSeen, unloaded: readonly Arm[]): ArmsSeen => ({
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
  { arm, counter, trials: wanted }: WantedTrials,
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

const trialOf = (
  { key, scenario }: Wish,
  probe: Probe,
  stage: TrialStage | undefined,
  played: Played,
  heard: Word | undefined,
  judge: Judge | undefined,
): Trial => {
  if (played.is === 'invalid') return { ...key, outcome: 'invalid', why: played.why };
  const { transcript } = played;
  const reached = played.reached ?? (stage && reachedIn(stage, scenario, transcript));
  return {
    ...key,
    ...judgedBy(probe, scenario, key.counter, transcript, heard, judge?.calibration),
    ...(reached && { reached }),
    transcript,
    ...(heard && { heard }),
  };
};

/** What a transcript says of the rule; of a counter-scenario whether the rule fired where it must not. */
const judgedBy = (
  probe: Probe,
  scenario: Scenario | Counter,
  counter: boolean,
  transcript: Transcript,
  heard: Word | undefined,
  judge: Calibration | undefined,
): Pick<Trial, 'outcome' | 'why' | 'annotated'> => {
  const own = counter && 'check' in scenario ? scenario.check : undefined;
  const says = checked(own ?? probe.check, transcript, saysBy(heard, transcript));
  if (says.undecided !== undefined) return { outcome: 'invalid', why: says.undecided };
  // A check of a counter-scenario's own says what is right there: where that fails, the rule fired.
  const outcome = says.passed !== (own !== undefined) ? 'followed' : 'not';
  if (heard && !judge?.passed)
    return { outcome: 'invalid', why: 'its judge did not pass its gate', annotated: outcome };
  return { outcome };
};

/** The same trials by another probe of the same memory: nobody is asked, its transcripts are read again. */
export const judgedAgain = (
  { trials, unloaded, stopped, judge }: Pick<Probed, 'trials' | 'unloaded' | 'stopped' | 'judge'>,
  probe: Probe,
  thresholds?: TrialPlan['thresholds'],
): Probed => {
  const again = trials.map((trial): Trial => {
    const scenarios: readonly (Scenario | Counter)[] = trial.counter ? probe.counters : probe.scenarios;
    const scenario = scenarios.find(({ id }) => id === trial.scenario);
    if (!trial.transcript || !scenario) return trial;
    const { why: _, annotated: __, ...kept } = trial;
    return { ...kept, ...judgedBy(probe, scenario, trial.counter, trial.transcript, trial.heard, judge) };
  });
  const seen = withUnloaded(seenIn(again), unloaded);
  const judged = verdictOf(seen, judgedWith(thresholds ?? THRESHOLDS, judge));
  return {
    probe,
    trials: again,
    unloaded,
    seen,
    judged: judge?.passed === false ? { verdict: 'inconclusive' } : judged,
    ...(judge && { judge }),
    ...(stopped !== undefined && { stopped }),
  };
};
