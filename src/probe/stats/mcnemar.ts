import { binomial, sum } from './binomial.ts';

/** Of trials run in pairs, those in which only one of the two followed the rule. */
export interface Discordant {
  onlyFirst: number;
  onlySecond: number;
}

/** McNemar's exact test, two-sided: how likely a split so uneven or more is if neither is better. */
export const mcnemar = ({ onlyFirst, onlySecond }: Discordant): number => {
  const fewer = Math.min(onlyFirst, onlySecond);
  return Math.min(1, 2 * sum(binomial(onlyFirst + onlySecond, 0.5).slice(0, fewer + 1)));
};
