import { binomial } from './binomial.ts';
import { fisher } from './fisher.ts';

/** How often Fisher's two-sided test sees the difference between two true shares, by adding up all outcomes. */
export const power = (a: number, b: number, trials: number, alpha = 0.05): number => {
  const first = binomial(trials, a);
  const second = binomial(trials, b);
  let seen = 0;
  for (const [x, chanceX] of first.entries()) {
    for (const [y, chanceY] of second.entries()) {
      const chance = chanceX * chanceY;
      if (chance < 1e-12) continue;
      if (fisher({ followed: x, trials }, { followed: y, trials }) <= alpha) seen += chance;
    }
  }
  return seen;
};

/** The fewest trials per arm from which on the test sees it so often; none up to `most`. */
export const trialsNeeded = (
  a: number,
  b: number,
  { wanted = 0.8, alpha = 0.05, most = 400 }: { wanted?: number; alpha?: number; most?: number } = {},
): number | undefined => {
  if (a === b) return undefined;
  for (let trials = 2; trials <= most; trials += 1) {
    if (power(a, b, trials, alpha) >= wanted) return trials;
  }
  return undefined;
};
