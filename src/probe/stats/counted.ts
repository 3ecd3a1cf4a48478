/** How many of so many trials followed the rule. */
export interface Counted {
  followed: number;
  trials: number;
}

/** From and to, both included. */
export type Interval = readonly [low: number, high: number];

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
export const Z95 = 1.959963984540054;
