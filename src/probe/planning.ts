import { lastLook, type TrialPlan } from './trial-plan.ts';
import { seenOf } from './seen.ts';
import { sum } from './stats/binomial.ts';
import { endings } from './stats/endings.ts';
import { trialsNeeded } from './stats/power.ts';
import { verdictOf } from './verdict.ts';

/** What one trial sends and gets, estimated in tokens. */
export interface TrialSize {
  /** What every request of an arm begins with: the harness's prompt, its tools, the loaded memories. */
  fixed: number;
  /** What the user types. */
  turns: number;
  /** What comes back from one request, and what a tool gives to the next. */
  answer: number;
  result: number;
  /** How many requests a trial takes: one, and one more for each call of a tool. */
  requests: number;
}

/** The scenario once more, late in a long session: so many filler turns stand before it. */
export interface Late {
  turns: number;
  /** Tokens of one filler turn with its answer. */
  each: number;
}

/** What a judge is asked of trials that no program can tell. */
export interface JudgeSize {
  /** Of the memories, so many that it tells. */
  memories: number;
  /** Tokens of one question, the most of one answer, and how many questions a trial takes. */
  sent: number;
  received: number;
  questions: number;
  /** What it takes first to measure how often it is right; nothing where that is known. */
  measuring: PlannedUse & { requests: number };
}

export interface Outline {
  memories: number;
  /** Scenarios of one memory, over which the trials of an arm are dealt out in turn. */
  scenarios: number;
  plan: TrialPlan;
  size: TrialSize;
  late?: Late;
  judge?: JudgeSize;
  /** Seconds that one request takes, and how many run at the same time. */
  pace: { seconds: number; atOnce: number };
}

/** As src/llm counts them: what is sent, what of it the provider has in its cache, what comes back. */
export interface PlannedUse {
  sent: number;
  cached: number;
  received: number;
}

export interface TrialsBill {
  trials: number;
  requests: number;
  /** Of the requests, so many go to the judge. */
  judged?: number;
  tokens: PlannedUse;
  seconds: number;
  /** By the person's own prices; absent where they have none. */
  usd?: number;
}

export interface PlannedProbes {
  /** If every memory is settled at the first look, and if none is before the last. */
  least: TrialsBill;
  most: TrialsBill;
  /** If half of the memories are alive and half dead, each as clearly as CLEAR says. */
  usual: TrialsBill;
  /** How often each scenario is run in one arm at most. */
  repeats: number;
}

/** The person's prices: of the model that tries, and of the one that judges. */
export interface Prices {
  usdOf?: ((tokens: PlannedUse) => number) | undefined;
  judgedFor?: ((tokens: PlannedUse) => number) | undefined;
}

/** What a plan takes. */
export const planned = (outline: Outline, prices: Prices = {}): PlannedProbes => {
  const { plan, scenarios } = outline;
  const bill = (trials: number): TrialsBill => billOf(outline, trials, prices);
  return {
    least: bill(plan.looks[0] ?? 0),
    most: bill(lastLook(plan)),
    usual: bill(usualTrials(plan)),
    repeats: Math.ceil(lastLook(plan) / Math.max(1, scenarios)),
  };
};

/** True rates of a rule that is followed, and of one that is not. */
const CLEAR = { alive: 0.95, dead: 0.05 };

/** How many trials an arm comes to where verdicts are clear: the look at which a run ends, over all its paths. */
const usualTrials = ({ looks, arms, thresholds }: TrialPlan): number => {
  const last = looks.at(-1) ?? 0;
  const endsAt = (a: number, b: number, trials: number): string | undefined => {
    const source = arms.includes('source') ? ([trials, trials] as const) : ([0, 0] as const);
    const seen = seenOf({ none: [b, trials], target: [a, trials], source });
    return verdictOf(seen, thresholds).verdict === 'inconclusive' ? undefined : String(trials);
  };
  const trials = [CLEAR.alive, CLEAR.dead].map((rate) => {
    const ended = [...endings(looks, [rate, CLEAR.dead], endsAt)];
    return sum(ended.map(([look, chance]) => Number(look ?? last) * chance));
  });
  return sum(trials) / trials.length;
};

const billOf = (
  { memories, plan, size, late, judge, pace }: Outline,
  each: number,
  { usdOf, judgedFor }: Prices,
): TrialsBill => {
  const arms = plan.arms.length + plan.counters.length;
  const early = Math.round(memories * arms * each);
  const filler = late === undefined ? 0 : late.turns * late.each;
  const tokens = plus(times(useOf(size, 0), early), late ? times(useOf(size, filler), early) : NOTHING);
  const trials = late ? 2 * early : early;
  const told = judge && judgedOf(judge, Math.round(judge.memories * arms * each) * (late ? 2 : 1));
  const requests = trials * size.requests + (told?.requests ?? 0);
  return {
    trials,
    requests,
    ...(told && { judged: told.requests }),
    tokens: plus(tokens, told ?? NOTHING),
    seconds: Math.ceil(requests / Math.max(1, pace.atOnce)) * pace.seconds,
    ...(usdOf && (!told || judgedFor) && { usd: usdOf(tokens) + (told && judgedFor ? judgedFor(told) : 0) }),
  };
};

/** What a judge takes to tell so many trials; every question begins with other words, so that none comes cached. */
const judgedOf = (
  { sent, received, questions, measuring }: JudgeSize,
  trials: number,
): PlannedUse & { requests: number } => {
  const requests = trials * questions;
  const tokens = plus(measuring, { sent: requests * sent, cached: 0, received: requests * received });
  return { requests: requests + measuring.requests, ...tokens };
};

/**
 * One trial: every request says again all that came before. What it begins with comes from the provider's cache, for
 * the trials of an arm run one after the other; the few that fill the cache are not worth counting.
 */
const useOf = ({ fixed, turns, answer, result, requests }: TrialSize, filler: number): PlannedUse => {
  const before = (answer + result) * ((requests * (requests - 1)) / 2);
  return {
    sent: requests * (fixed + filler + turns) + before,
    cached: requests * (fixed + filler),
    received: requests * answer,
  };
};

const NOTHING: PlannedUse = { sent: 0, cached: 0, received: 0 };

const times = ({ sent, cached, received }: PlannedUse, by: number): PlannedUse => ({
  sent: sent * by,
  cached: cached * by,
  received: received * by,
});

const plus = (a: PlannedUse, b: PlannedUse): PlannedUse => ({
  sent: a.sent + b.sent,
  cached: a.cached + b.cached,
  received: a.received + b.received,
});

/** A fall of one memory's rate, and with how many trials per arm it is seen four times in five. */
export interface Fall {
  from: number;
  to: number;
  trials: number;
}

/** What it takes to see a rule fall: one that died takes few trials, one that wore off so many that only all see it. */
export const falls = (from = CLEAR.alive): Fall[] =>
  [0.05, 0.2, 0.5, 0.7].flatMap((to) => {
    const trials = trialsNeeded(from, to);
    return trials === undefined ? [] : [{ from, to, trials }];
  });
