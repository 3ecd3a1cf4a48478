import { drawsFrom } from '../../src/probe/stats/draws.ts';
import { wilson } from '../../src/probe/stats/wilson.ts';
import { type Aim, atLeast, atMost, nearly, percent } from './probe-aim.ts';
import { chanceOf, ERRORS, errorRates, helpsWrongly } from './probe-errors.ts';
import { lastLook, LOOKS, PLAN } from '../../src/probe/trial-plan.ts';
import { armOf, type ArmSeen, type ArmsSeen } from '../../src/probe/seen.ts';
import { type Kind, type Run, runStore, trialsIn } from './probe-stores.ts';

/** Memories of simulated stores, each run to its verdict. */
export const runsOf = (stores: number, seed: number): Run[] => {
  const draw = drawsFrom(seed);
  return Array.from({ length: stores }, () => runStore(draw)).flat();
};

/** How often their verdicts are wrong. */
export const verdictAims = (runs: readonly Run[]): Aim[] => {
  const of = (...kinds: Kind[]): Run[] => runs.filter(({ kind }) => kinds.includes(kind));
  const say = (some: readonly Run[], ...verdicts: Run['verdict'][]): number =>
    some.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const alive = runs.filter(({ truth }) => truth.target >= 0.9);
  const dead = runs.filter(({ truth }) => truth.target <= truth.none + 0.05);
  const worst = of('dead, worst');
  const clear = of('clearly alive', 'clearly dead');
  const asked = clear.reduce((all, { seen }) => all + trialsIn(seen), 0) / clear.length;
  const whole = lastLook(PLAN) * (PLAN.arms.length + PLAN.counters.length);
  return [
    atMost('false inert, true target >= .90', say(alive, 'inert'), alive.length, ERRORS),
    atMost('false fires, true target <= none + .05', say(dead, 'fires'), dead.length, ERRORS),
    atMost('  the same where it is likeliest', say(worst, 'fires'), worst.length, ERRORS),
    atMost(
      'false degraded or inert, target as the source',
      say(of('same'), 'degraded', 'inert'),
      of('same').length,
      ERRORS,
    ),
    atLeast('.95 against .05 concludes', clear.length - say(clear, 'inconclusive', 'error'), clear.length, 0.95),
    atLeast('  fires where it is alive', say(of('clearly alive'), 'fires'), of('clearly alive').length, 0.95),
    atLeast('  inert where it is dead', say(of('clearly dead'), 'inert'), of('clearly dead').length, 0.95),
    {
      what: '  trials, of those of a run without looks',
      found: percent(asked / whole),
      of: `${whole}`,
      aim: '<= 60.0 %',
      met: asked <= 0.6 * whole,
    },
  ];
};

/** An interval is told where a run stopped, not where somebody planned it to: it must hold there. */
export const stoppedAim = (runs: readonly Run[]): Aim => {
  const same = runs.filter(({ kind }) => kind === 'same');
  const holds = same.filter(({ truth, seen }) => {
    const [low, high] = wilson(armOf(seen, 'target').rule);
    return low <= truth.target && truth.target <= high;
  });
  return nearly('interval of the target where its run stopped', holds.length, same.length);
};

const exactly = (what: string, found: number, aim: string, met: boolean): Aim => ({
  what,
  found: percent(found),
  of: 'all paths',
  aim,
  met,
});

const heldTo = (what: string, rate: number): Aim => exactly(what, rate, `<= ${percent(ERRORS)}`, rate <= ERRORS);

/** What somebody may plan in place of ours. */
const OTHER_LOOKS = [[20], [7, 10], [6, 12, 18], [10, 20, 30], [14, 27, 40], [7, 13, 20, 40]];

/** The same errors without chance: all paths added up, at the true rates at which they are likeliest. */
export const exactAims = (): Aim[] => {
  const rates = errorRates(LOOKS);
  const others = OTHER_LOOKS.map((looks) => Math.max(...Object.values(errorRates(looks))));
  return [
    heldTo('exact: false fires, worst rates', rates.fires),
    heldTo('exact: false inert at .90, worst baseline', rates.inert),
    heldTo('exact: false degraded or inert, worst rate', rates.worse),
    heldTo('exact: false overfires, worst rate', rates.overfires),
    heldTo('exact: helps shown though a placebo does as well', helpsWrongly(LOOKS)),
    ...OTHER_LOOKS.map((looks, at) => heldTo(`exact: any of them with looks at ${looks.join(', ')}`, others[at] ?? 1)),
    heldTo('exact: fires at its bar, .60', barChance(['fires'], [0.6, 0])),
    heldTo('exact: inert at its bar, .50', barChance(['inert'], [0.5, 0.5])),
  ];
};

const barChance = (verdicts: readonly Run['verdict'][], rates: readonly [number, number]): number => {
  const source = (trials: number): ArmSeen => ({
    ...armOf({}, 'none'),
    rule: { followed: trials, trials, invalid: 0 },
  });
  const seen = (target: ArmSeen, none: ArmSeen, trials: number): ArmsSeen => ({ target, none, source: source(trials) });
  return chanceOf({ verdicts, seen }, LOOKS)(rates);
};
