import { wilson } from '../../src/probe/stats/wilson.ts';

/** One line of the bench: what was found, what is wanted, and whether it is so. */
export interface Aim {
  what: string;
  found: string;
  of: string;
  aim: string;
  met: boolean;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const atMost = (what: string, wrong: number, runs: number, most: number): Aim => ({
  ...rateRow(what, wrong, runs),
  aim: `<= ${percent(most)}`,
  met: wrong <= most * runs,
});

export const atLeast = (what: string, right: number, runs: number, least: number): Aim => ({
  ...rateRow(what, right, runs),
  aim: `>= ${percent(least)}`,
  met: right >= least * runs,
});

export const rateRow = (what: string, followed: number, trials: number): Pick<Aim, 'what' | 'found' | 'of'> => {
  const [low, high] = wilson({ followed, trials });
  return { what, found: percent(followed / trials), of: `${trials} [${percent(low)}, ${percent(high)}]` };
};

/** How often something held that should hold in 95 of a hundred. */
export const nearly = (what: string, held: number, of: number): Aim => ({
  ...rateRow(what, held, of),
  aim: '95 +- 1.5 %',
  met: is95(held / of),
});

export const is95 = (share: number): boolean => Math.abs(share - 0.95) <= 0.015;
