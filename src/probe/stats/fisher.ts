import { logChoose } from './binomial.ts';
import type { Counted } from './counted.ts';

/** Of all ways to deal out what followed among both: how likely each number in the first is, beginning with `from`. */
const dealt = (a: Counted, b: Counted): { from: number; chances: number[] } => {
  const followed = a.followed + b.followed;
  const from = Math.max(0, followed - b.trials);
  const to = Math.min(a.trials, followed);
  const all = logChoose(a.trials + b.trials, followed);
  const chance = (k: number): number => Math.exp(logChoose(a.trials, k) + logChoose(b.trials, followed - k) - all);
  return { from, chances: Array.from({ length: to - from + 1 }, (_, index) => chance(from + index)) };
};

/** A float that is off in its last digits must not part outcomes that are equally likely. */
const SLACK = 1 + 1e-9;

const total = (chances: readonly number[]): number =>
  Math.min(
    1,
    chances.reduce((all, each) => all + each, 0),
  );

/** Fisher's exact test, one-sided: how likely so many or more in the first are if both follow equally often. */
export const fisherAbove = (a: Counted, b: Counted): number => {
  const { from, chances } = dealt(a, b);
  return total(chances.slice(a.followed - from));
};

/** Fisher's exact test, two-sided: how likely what was seen or anything no likelier is. */
export const fisher = (a: Counted, b: Counted): number => {
  const { from, chances } = dealt(a, b);
  const seen = chances[a.followed - from] as number;
  return total(chances.filter((chance) => chance <= seen * SLACK));
};
