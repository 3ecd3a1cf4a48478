import { binomial, sum } from './binomial.ts';
import { type Counted, type Interval, Z95 } from './counted.ts';

/** Wilson's score interval of a share (1927). Of no trials nothing is known: from 0 to 1. */
export const wilson = ({ followed, trials }: Counted, z = Z95): Interval => {
  if (trials === 0) return [0, 1];
  const share = followed / trials;
  const base = 1 + (z * z) / trials;
  const middle = (share + (z * z) / (2 * trials)) / base;
  const reach = (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) / base;
  // At the ends the formula gives 0 and 1 but for the last digits of a float.
  return [followed === 0 ? 0 : Math.max(0, middle - reach), followed === trials ? 1 : Math.min(1, middle + reach)];
};

/** How often the interval of so many trials holds the true share, by adding up all outcomes. */
export const coverage = (trials: number, share: number, z = Z95): number =>
  sum(
    binomial(trials, share).filter((_, followed) => {
      const [low, high] = wilson({ followed, trials }, z);
      return low <= share && share <= high;
    }),
  );

/**
 * The same averaged over all true shares, each as likely as the next: exactly. The integral of one outcome's chance
 * up to a share is the chance of more than that many successes in one trial more, over the number of outcomes.
 */
export const meanCoverage = (trials: number, z = Z95): number =>
  sum(
    Array.from({ length: trials + 1 }, (_, followed) => {
      const below = (share: number): number => sum(binomial(trials + 1, share).slice(followed + 1));
      const [low, high] = wilson({ followed, trials }, z);
      return (below(high) - below(low)) / (trials + 1);
    }),
  );
