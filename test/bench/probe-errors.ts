import { claimsOf } from '../../src/probe/claims.ts';
import { armOf, type ArmSeen, type ArmsSeen, seenOf } from '../../src/probe/seen.ts';
import { endings, type Looks } from '../../src/probe/stats/endings.ts';
import { type Thresholds, THRESHOLDS } from '../../src/probe/thresholds.ts';
import { type Verdict, verdictOf } from '../../src/probe/verdict.ts';

/** Runs of two arms in which a verdict would be wrong, at true rates from 0 to 1; a third arm is as bad as can be. */
interface Wrong {
  verdicts: readonly Verdict[];
  /** The two true rates; `rate` runs from 0 to 1. */
  of: (rate: number) => readonly [number, number];
  seen: (a: ArmSeen, b: ArmSeen, trials: number) => ArmsSeen;
}

const armWith = (followed: number, trials: number): ArmSeen => ({
  ...armOf({}, 'none'),
  rule: { followed, trials, invalid: 0 },
});

const sourceFires = (target: ArmSeen, none: ArmSeen, trials: number): ArmsSeen => ({
  target,
  none,
  source: armWith(trials, trials),
});
const asCounter = ({ rule }: ArmSeen): ArmSeen => ({ ...armOf({}, 'none'), counter: rule });

const WRONG = {
  /** `fires` of a rule that is followed at most .05 more often than without a memory. */
  fires: { verdicts: ['fires'], of: (rate) => [Math.min(1, rate + 0.05), rate], seen: sourceFires },
  /** `degraded` or `inert` of a rule that is followed as often as at the source. */
  worse: {
    verdicts: ['degraded', 'inert'],
    of: (rate) => [rate, rate],
    seen: (target, source, trials) => ({ target, source, none: armWith(0, trials) }),
  },
  /** `overfires` of a rule that fires where it must not as often as without a memory. */
  overfires: {
    verdicts: ['overfires'],
    of: (rate) => [rate, rate],
    seen: (target, none) => ({ target: asCounter(target), none: asCounter(none) }),
  },
  /** `inert` of a rule that is followed nine times in ten. */
  inert: { verdicts: ['inert'], of: (rate) => [0.9, rate], seen: sourceFires },
} as const satisfies Record<string, Wrong>;

/** How often a whole run, all its looks together, gives a wrong verdict, where that is likeliest. */
export type ErrorRates = Record<keyof typeof WRONG, number>;

const KINDS = Object.keys(WRONG) as (keyof typeof WRONG)[];

/** By adding up all paths at every true rate of a hundred. */
export const errorRates = (looks: Looks, thresholds: Thresholds = THRESHOLDS): ErrorRates =>
  Object.fromEntries(KINDS.map((kind) => [kind, worst(WRONG[kind], looks, thresholds)])) as ErrorRates;

const STEPS = 100;

const worst = (wrong: Wrong, looks: Looks, thresholds: Thresholds): number => {
  const chance = chanceOf(wrong, looks, thresholds);
  return Math.max(...Array.from({ length: STEPS + 1 }, (_, step) => chance(wrong.of(step / STEPS))));
};

/** How often one of the verdicts ends a run, by the two true rates. */
export const chanceOf = (
  { verdicts, seen }: Pick<Wrong, 'verdicts' | 'seen'>,
  looks: Looks,
  thresholds: Thresholds = THRESHOLDS,
): ((rates: readonly [number, number]) => number) => {
  const known = new Map<number, Verdict | undefined>();
  const says = (a: number, b: number, trials: number): Verdict | undefined => {
    const key = (trials * 1_000 + a) * 1_000 + b;
    if (!known.has(key)) {
      const { verdict } = verdictOf(seen(armWith(a, trials), armWith(b, trials), trials), thresholds);
      known.set(key, verdict === 'inconclusive' ? undefined : verdict);
    }
    return known.get(key);
  };
  return (rates) => {
    const ended = endings(looks, rates, says);
    return verdicts.reduce((all, verdict) => all + (ended.get(verdict) ?? 0), 0);
  };
};

/** What the chances of a wrong verdict are held to. */
export const ERRORS = 0.05;

/** How often it is shown that a memory helps though random rules do as well, where that is likeliest. */
export const helpsWrongly = (looks: Looks): number => {
  const says = (a: number, b: number, trials: number): 'shown' | 'not shown' | undefined => {
    const seen = seenOf({ none: [0, trials], source: [trials, trials], target: [a, trials], placebo: [b, trials] });
    if (trials !== looks.at(-1) && verdictOf(seen).verdict === 'inconclusive') return undefined;
    return claimsOf(seen).some(({ claim, says: said }) => claim === 'helps' && said === 'shown')
      ? 'shown'
      : 'not shown';
  };
  const rates = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return Math.max(...rates.map((rate) => endings(looks, [rate, rate], says).get('shown') ?? 0));
};
