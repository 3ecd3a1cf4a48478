import { sum } from './binomial.ts';
import type { Interval } from './counted.ts';
import { studentReach } from './quantile.ts';

export interface Clustered {
  mean: number;
  /** The standard error; absent for fewer than two clusters, which say nothing of how much clusters differ. */
  error?: number;
  /** At 95 %, by Student's distribution with one degree of freedom fewer than clusters. */
  interval: Interval;
}

/**
 * The mean of differences that come in clusters (several scenarios of one memory), with the standard error of Miller
 * 2024 (arXiv 2411.00640, appendix A) and its correction for few clusters, as inspect-ai computes it.
 */
export const clustered = (clusters: readonly (readonly number[])[]): Clustered | undefined => {
  const filled = clusters.filter(({ length }) => length > 0);
  const all = filled.flat();
  if (all.length === 0) return undefined;
  const mean = sum(all) / all.length;
  if (filled.length < 2) return { mean, interval: [-1, 1] };
  const squares = sum(filled.map((each) => sum(each.map((difference) => difference - mean)) ** 2));
  const error = Math.sqrt((filled.length / (filled.length - 1)) * squares) / all.length;
  const reach = studentReach(0.05, filled.length - 1) * error;
  return { mean, error, interval: [mean - reach, mean + reach] };
};
