import { drawsFrom } from '../../src/probe/stats/draws.ts';
import { wilson } from '../../src/probe/stats/wilson.ts';
import { type Aim, atLeast, atMost, nearly, percent } from './probe-aim.ts';
import { chanceOf, ERRORS, errorRates } from '../../src/probe/error-rates.ts';
import { lastLook, LOOKS, PLAN } from '../../src/probe/plan.ts';
import { armOf, type ArmSeen, type Seen } from '../../src/probe/seen.ts';
import { type Kind, type Run, runStore, trialsIn } from './probe-stores.ts';

/** Verdicts of simulated stores, with the looks of the plan. */
export const verdictAims = (stores: number, seed: number): Aim[] => {
  const draw = drawsFrom(seed);
  const runs = Array.from({ length: stores }, () => runStore(draw)).flat();
  const of = (...kinds: Kind[]): Run[] => runs.filter(({ kind }) => kinds.includes(kind));
  const say = (some: readonly Run[], ...verdicts: Run['verdict'][]): number =>
    some.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const alive = runs.filter(({ truth }) => truth.target >= 0.9);
  const dead = runs.filter(({ truth }) => truth.target <= truth.none + 0.05);
  const worst = of('dead, worst');
  const clear = of('clearly alive', 'clearly dead');
  const asked = clear.reduce((all, { seen }) => all + trialsIn(seen), 0) / clear.length;
  const holds = of('same').filter(({ truth, seen }) => {
    const [low, high] = wilson(armOf(seen, 'target').rule);
    return low <= truth.target && truth.target <= high;
  });
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
    nearly('interval of the target where its run stopped', holds.length, of('same').length),
    {
      what: '  trials, of those of a run without looks',
      found: percent(asked / whole),
      of: `${whole}`,
      aim: '<= 60.0 %',
      met: asked <= 0.6 * whole,
    },
  ];
};

const exactly = (what: string, found: number, aim: string, met: boolean): Aim => ({
  what,
  found: percent(found),
  of: 'all paths',
  aim,
  met,
});

const heldTo = (what: string, rate: number): Aim => exactly(what, rate, `<= ${percent(ERRORS)}`, rate <= ERRORS);

/** The same errors without chance: all paths added up, at the true rates at which they are likeliest. */
export const exactAims = (): Aim[] => {
  const rates = errorRates(LOOKS);
  return [
    heldTo('exact: false fires, worst rates', rates.fires),
    heldTo('exact: false inert at .90, worst baseline', rates.inert),
    heldTo('exact: false degraded or inert, worst rate', rates.worse),
    heldTo('exact: false overfires, worst rate', rates.overfires),
    heldTo('exact: fires at its bar, .60', barChance(['fires'], [0.6, 0])),
    heldTo('exact: inert at its bar, .50', barChance(['inert'], [0.5, 0.5])),
  ];
};

const barChance = (verdicts: readonly Run['verdict'][], rates: readonly [number, number]): number => {
  const source = (trials: number): ArmSeen => ({
    ...armOf({}, 'none'),
    rule: { followed: trials, trials, invalid: 0 },
  });
  const seen = (target: ArmSeen, none: ArmSeen, trials: number): Seen => ({ target, none, source: source(trials) });
  return chanceOf({ verdicts, seen }, LOOKS)(rates);
};
