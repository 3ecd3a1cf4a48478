import { drawn, drawsFrom } from '../../src/probe/stats/draws.ts';
import { fisher } from '../../src/probe/stats/fisher.ts';
import { power } from '../../src/probe/stats/power.ts';
import { coverage, meanCoverage, wilson } from '../../src/probe/stats/wilson.ts';
import { type Aim, is95, percent, rateRow } from './probe-aim.ts';

/** How often intervals hold the truth, drawn and added up. */
export const coverageAims = (draws: number, seed: number): Aim[] => {
  const draw = drawsFrom(seed);
  const holds = (trials: number, share: number): boolean => {
    const [low, high] = wilson({ followed: drawn(trials, share, draw), trials });
    return low <= share && share <= high;
  };
  return [7, 10, 13, 20, 30].flatMap((trials) => {
    let held = 0;
    for (let turn = 0; turn < draws; turn += 1) if (holds(trials, draw())) held += 1;
    const mean = held / draws;
    const exact = meanCoverage(trials);
    return [
      {
        ...rateRow(`coverage at n = ${trials}, true share anything`, held, draws),
        aim: `95 +- 1.5 %, exact ${percent(exact)}`,
        met: is95(mean) && is95(exact),
      },
      curveAim(trials, draws / 10, holds),
    ];
  });
};

/** Of the shares from .01 to .99 the one whose drawn coverage is farthest from the one added up. */
const curveAim = (trials: number, draws: number, holds: (trials: number, share: number) => boolean): Aim => {
  const off = Array.from({ length: 99 }, (_, step) => {
    const share = (step + 1) / 100;
    let held = 0;
    for (let turn = 0; turn < draws; turn += 1) if (holds(trials, share)) held += 1;
    const exact = Math.min(1 - 1 / draws, coverage(trials, share));
    return Math.abs(held / draws - exact) / Math.sqrt((exact * (1 - exact)) / draws);
  });
  const most = Math.max(...off);
  const what = '  its curve, farthest from the exact one';
  return { what, found: `${most.toFixed(1)} SE`, of: `99 x ${draws}`, aim: '<= 4.5 SE', met: most <= 4.5 };
};

/**
 * Two true shares and the power at 5, 10, 20 and 30 trials per arm, two-sided at 5 %: fisher_exact and binom of SciPy
 * 1.17, added up over all outcomes.
 */
export const POWER = [
  [0.95, 0.05, [0.91, 1, 1, 1]],
  [0.95, 0.2, [0.64, 0.93, 1, 1]],
  [0.95, 0.3, [0.44, 0.81, 1, 1]],
  [0.95, 0.5, [0.15, 0.43, 0.89, 0.98]],
  [0.95, 0.6, [0.07, 0.24, 0.72, 0.89]],
  [0.95, 0.7, [0.02, 0.09, 0.45, 0.63]],
  [0.9, 0.5, [0.12, 0.3, 0.74, 0.91]],
  [0.9, 0.7, [0.02, 0.06, 0.24, 0.37]],
  [0.8, 0.6, [0.03, 0.06, 0.19, 0.3]],
] as const;

export const powerAims = (runs: number, seed: number): Aim[] => {
  const draw = drawsFrom(seed);
  return POWER.map(([a, b, expected]) => {
    const pairs = [5, 10, 20, 30].map((trials, at) => {
      let seen = 0;
      for (let run = 0; run < runs; run += 1) {
        const first = { followed: drawn(trials, a, draw), trials };
        if (fisher(first, { followed: drawn(trials, b, draw), trials }) <= 0.05) seen += 1;
      }
      return { drawn: seen / runs, exact: power(a, b, trials), expected: expected[at] as number };
    });
    const noise = 4 * Math.sqrt(0.25 / runs);
    return {
      what: `power, ${a} against ${b}`,
      found: pairs.map((each) => each.drawn.toFixed(2)).join(' '),
      of: `${runs} at 5 10 20 30`,
      aim: expected.map((each) => each.toFixed(2)).join(' '),
      met: pairs.every(
        (each) => Math.abs(each.exact - each.expected) <= 0.005 && Math.abs(each.drawn - each.exact) <= noise,
      ),
    };
  });
};
