import { nextLook, type WantedTrials } from '../../src/probe/next-look.ts';
import { PLAN } from '../../src/probe/trial-plan.ts';
import { armOf, type ArmSeen, type ArmsSeen } from '../../src/probe/seen.ts';
import type { Arm, Tally } from '../../src/probe/trial.ts';
import type { Verdict } from '../../src/probe/verdict.ts';

type Draw = () => number;

/** How often a rule is truly followed in each arm, and how often it fires where it must not. */
export interface Truth {
  none: number;
  source: number;
  target: number;
  over: number;
}

/** What the memories of a simulated store are: each kind answers one question of the bench. */
export const KINDS = {
  /** Followed nine times in ten or more, whatever the model does by itself. */
  alive: (draw) => ({ none: draw(), source: 0.9 + draw() / 10, target: 0.9 + draw() / 10, over: 0.02 }),
  /** Followed hardly more often than without a memory, at most .05. */
  dead: (draw) => {
    const none = draw();
    return { none, source: 0.9 + draw() / 10, target: Math.min(1, none + draw() / 20), over: 0.02 };
  },
  /** The same where `fires` is likeliest said of it. */
  'dead, worst': (draw) => {
    const none = 0.68 + draw() / 10;
    return { none, source: 1, target: none + 0.05, over: 0 };
  },
  'clearly alive': () => ({ none: 0.05, source: 0.95, target: 0.95, over: 0.02 }),
  'clearly dead': () => ({ none: 0.05, source: 0.95, target: 0.05, over: 0.02 }),
  /** Followed as often as at the source, however often that is. */
  same: (draw) => {
    const target = draw();
    return { none: 0.02, source: target, target, over: 0.02 };
  },
} as const satisfies Record<string, (draw: Draw) => Truth>;
export type Kind = keyof typeof KINDS;

export interface Run {
  kind: Kind;
  truth: Truth;
  seen: ArmsSeen;
  verdict: Verdict;
}

/** One memory of each kind twice, run to its verdict as a real run would be, with the looks of the plan. */
export const runStore = (draw: Draw): Run[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => [runMemory(kind, draw), runMemory(kind, draw)]);

const runMemory = (kind: Kind, draw: Draw): Run => {
  const truth = KINDS[kind](draw);
  let seen: ArmsSeen = {};
  for (;;) {
    const next = nextLook(seen, PLAN);
    if ('stop' in next) return { kind, truth, seen, verdict: next.stop.verdict };
    for (const wanted of next.more)
      seen = { ...seen, [wanted.arm]: more(armOf(seen, wanted.arm), wanted, truth, draw) };
  }
};

/** A model refuses or runs out of time so often. */
const INVALID = 0.02;

const more = (before: ArmSeen, { arm, counter, trials }: WantedTrials, truth: Truth, draw: Draw): ArmSeen => {
  const which = counter ? 'counter' : 'rule';
  const rate = rateOf(truth, arm, counter);
  const tally: Tally = { ...before[which] };
  for (let trial = 0; trial < trials; trial += 1) {
    if (draw() < INVALID) tally.invalid += 1;
    else {
      tally.trials += 1;
      if (draw() < rate) tally.followed += 1;
    }
  }
  return { ...before, [which]: tally };
};

const rateOf = (truth: Truth, arm: Arm, counter: boolean): number => {
  if (counter) return arm === 'none' ? 0 : truth.over;
  return arm === 'none' ? truth.none : arm === 'source' ? truth.source : truth.target;
};

export const trialsIn = (seen: ArmsSeen): number =>
  Object.values(seen).reduce(
    (all, { rule, counter }) => all + rule.trials + rule.invalid + counter.trials + counter.invalid,
    0,
  );
