import { armOf, type ArmSeen, type ArmsSeen } from './seen.ts';
import type { Counted, Interval } from './stats/counted.ts';
import { fisherAbove } from './stats/fisher.ts';
import { newcombe } from './stats/newcombe.ts';
import { normalReach } from './stats/quantile.ts';
import { correctedInterval, youden } from './stats/rogan-gladen.ts';
import { wilson } from './stats/wilson.ts';
import { THRESHOLDS, type Thresholds } from './thresholds.ts';
import type { Arm, Reached } from './trial.ts';

/** In the order in which they are tried: the first that holds is the verdict. */
export const VERDICTS = [
  'error',
  'non_discriminating',
  'source_inert',
  'overfires',
  'fires',
  'inert',
  'degraded',
  'inconclusive',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export const REASONS = ['not_loaded', 'not_read', 'read_ignored'] as const;
export type Reason = (typeof REASONS)[number];

/** Why a rule is not followed, in how many of the trials of which that is known. */
export interface Because {
  reason: Reason;
  trials: number;
  of: number;
}

export interface Judged {
  verdict: Verdict;
  /** Of a verdict that a rule fires less than it should, where it is known. */
  because?: Because;
}

/**
 * What the trials of a memory show of one arm, by default that of the target. An arm that was not run shows nothing,
 * and no verdict rests on it.
 */
export const verdictOf = (seen: ArmsSeen, thresholds: Thresholds = THRESHOLDS, arm: Arm = 'target'): Judged => {
  const judged = armOf(seen, arm);
  if (arm !== 'source' && seen.source?.unloaded) return { verdict: 'source_inert', because: UNLOADED };
  const source = arm !== 'source' && armOf(seen, 'source').rule.trials > 0 ? seen.source : undefined;
  if (judged.unloaded) return { verdict: 'inert', because: UNLOADED };
  const verdict = VERDICTS.find((each) => HOLDS[each]({ seen, judged, source, thresholds })) as Verdict;
  const short =
    verdict === 'source_inert' ? source : verdict === 'inert' || verdict === 'degraded' ? judged : undefined;
  const because = short && becauseOf(short.missed);
  return { verdict, ...(because && { because }) };
};

interface Case {
  seen: ArmsSeen;
  judged: ArmSeen;
  source: ArmSeen | undefined;
  thresholds: Thresholds;
}

const HOLDS: Readonly<Record<Verdict, (of: Case) => boolean>> = {
  error: ({ seen, thresholds }) => Object.values(seen).some((arm) => isBroken(arm, thresholds.valid)),
  non_discriminating: ({ seen, thresholds }) => shareOf(armOf(seen, 'none').rule, thresholds)[0] >= thresholds.already,
  source_inert: ({ seen, source, thresholds }) =>
    source !== undefined &&
    !isAbove(source.rule, armOf(seen, 'none').rule, LENIENT) &&
    newcombe(source.rule, armOf(seen, 'none').rule)[1] / leftBy(thresholds) <= thresholds.helps,
  overfires: ({ seen, judged, thresholds }) => {
    const none = armOf(seen, 'none').counter;
    return none.trials > 0
      ? isAbove(judged.counter, none, thresholds.alpha)
      : wilson(judged.counter)[0] > thresholds.overfires;
  },
  fires: ({ seen, judged, thresholds }) =>
    shareOf(judged.rule, thresholds)[0] >= thresholds.fires &&
    isAbove(judged.rule, armOf(seen, 'none').rule, thresholds.alpha) &&
    newcombe(judged.rule, armOf(seen, 'none').rule, reachOf(thresholds.alpha))[0] > thresholds.gain,
  inert: ({ seen, judged, source, thresholds }) =>
    shareOf(judged.rule, thresholds)[1] <= thresholds.inert &&
    armOf(seen, 'none').rule.trials > 0 &&
    !isAbove(judged.rule, armOf(seen, 'none').rule, LENIENT) &&
    (source === undefined || isBelow(judged.rule, source.rule, thresholds.alpha)),
  degraded: ({ seen, judged, source, thresholds }) =>
    source !== undefined &&
    isBelow(judged.rule, source.rule, thresholds.alpha) &&
    isAbove(judged.rule, armOf(seen, 'none').rule, thresholds.alpha),
  inconclusive: () => true,
};

/** Between what a share lies; what a judge counted is corrected by how often it errs. */
const shareOf = (counted: Counted, { judge }: Thresholds): Interval =>
  judge ? correctedInterval(counted, judge) : wilson(counted);

/** A judge that errs makes differences look smaller: so much of one is left. */
const leftBy = ({ judge }: Thresholds): number => (judge ? youden(judge) : 1);

/** Who says that there is no difference must not have overlooked one that a single test at 5 % would see. */
const LENIENT = 0.05;

/** Refusals and timeouts are no answers: an arm with too many of them says nothing of the rule. */
const isBroken = ({ rule, counter }: ArmSeen, valid: number): boolean => {
  const trials = rule.trials + counter.trials;
  const all = trials + rule.invalid + counter.invalid;
  return all > 0 && trials / all < valid;
};

export const isAbove = (a: Counted, b: Counted, alpha: number): boolean => fisherAbove(a, b) < alpha;

const isBelow = (a: Counted, b: Counted, alpha: number): boolean => newcombe(a, b, reachOf(alpha))[1] < 0;

const REACHES = new Map<number, number>();

/** Worked out once for each alpha: simulations ask thousands of times. */
const reachOf = (alpha: number): number => {
  const known = REACHES.get(alpha) ?? normalReach(alpha);
  REACHES.set(alpha, known);
  return known;
};

const UNLOADED: Because = { reason: 'not_loaded', trials: 0, of: 0 };

const REASON: Readonly<Record<Reached, Reason>> = {
  not_loaded: 'not_loaded',
  not_read: 'not_read',
  read: 'read_ignored',
  loaded: 'read_ignored',
};

/** The commonest reason; of two as common the one that comes first on the way to the model. */
const becauseOf = (missed: ArmSeen['missed']): Because | undefined => {
  const counts = REASONS.map((reason) => ({ reason, trials: 0 }));
  for (const [reached, trials] of Object.entries(missed)) {
    const row = counts.find(({ reason }) => reason === REASON[reached as Reached]);
    if (row) row.trials += trials;
  }
  const of = counts.reduce((all, { trials }) => all + trials, 0);
  const most = Math.max(...counts.map(({ trials }) => trials));
  const first = counts.find(({ trials }) => trials === most);
  return of === 0 || first === undefined ? undefined : { ...first, of };
};
