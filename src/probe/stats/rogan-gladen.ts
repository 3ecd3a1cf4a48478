import { type Counted, type Interval, Z95 } from './counted.ts';

/** How a judge did on answers whose label is known: of those that follow a rule, and of those that do not. */
export interface Measured {
  /** Answers that follow, and so many it said so of. */
  sensitivity: Counted;
  /** Answers that do not follow, and so many it said so of. */
  specificity: Counted;
}

const shareOf = ({ followed, trials }: Counted): number => followed / trials;
const clipped = (value: number): number => Math.min(1, Math.max(0, value));

/** How much of a true difference is left in what the judge says: 1 of one that never errs, 0 of one that guesses. */
export const youden = ({ sensitivity, specificity }: Measured): number =>
  shareOf(sensitivity) + shareOf(specificity) - 1;

/**
 * The true share behind the share that a judge counted (Rogan and Gladen 1978); none where the judge does no better
 * than chance.
 */
export const roganGladen = (share: number, judge: Measured): number | undefined =>
  youden(judge) > 0 ? clipped((share + shareOf(judge.specificity) - 1) / youden(judge)) : undefined;

/**
 * Its interval, with what is not known of the judge in it (Lang and Reiczigel 2014). Of no trials, or of a judge that
 * does no better than chance, nothing is known: from 0 to 1.
 */
export const correctedInterval = ({ followed, trials }: Counted, judge: Measured, z = Z95): Interval => {
  const sure = (counted: Counted): { share: number; variance: number } => {
    const share = (counted.followed + 1) / (counted.trials + 2);
    return { share, variance: (share * (1 - share)) / (counted.trials + 2) };
  };
  const [sensitivity, specificity] = [sure(judge.sensitivity), sure(judge.specificity)];
  const gain = sensitivity.share + specificity.share - 1;
  if (trials === 0 || gain <= 0) return [0, 1];
  const of = trials + z * z;
  const share = (followed + (z * z) / 2) / of;
  const middle = (share + specificity.share - 1) / gain;
  const shift = 2 * z * z * (middle * sensitivity.variance - (1 - middle) * specificity.variance);
  const variance =
    (share * (1 - share)) / of + (1 - middle) ** 2 * specificity.variance + middle ** 2 * sensitivity.variance;
  const reach = (z * Math.sqrt(variance)) / gain;
  return [clipped(middle + shift - reach), clipped(middle + shift + reach)];
};
