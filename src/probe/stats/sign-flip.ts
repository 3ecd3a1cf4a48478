import { sum } from './binomial.ts';
import { drawsFrom } from './draws.ts';

/** Up to so many differences every choice of signs is tried. */
const EXACT = 16;
const DRAWS = 20_000;
/** A sum that is off in its last digits counts as equal. */
const SLACK = 1e-9;

/**
 * Fisher's randomisation test of paired differences, two-sided: how many choices of signs give a sum at least as far
 * from nothing. With more than 16 differences 20,000 choices are drawn, and the one that was seen counts as one more,
 * so that chance alone never gives 0.
 */
export const signFlip = (differences: readonly number[], seed = 0): number => {
  const moved = differences.filter((difference) => difference !== 0);
  const seen = Math.abs(sum(moved)) - SLACK;
  if (moved.length <= EXACT) return exact(moved, seen);
  const draw = drawsFrom(seed);
  let asFar = 1;
  for (let turn = 0; turn < DRAWS; turn += 1) {
    let flipped = 0;
    for (const difference of moved) flipped += draw() < 0.5 ? difference : -difference;
    if (Math.abs(flipped) >= seen) asFar += 1;
  }
  return asFar / (DRAWS + 1);
};

const exact = (differences: readonly number[], seen: number): number => {
  let sums = [0];
  for (const each of differences) sums = sums.flatMap((one) => [one + each, one - each]);
  return sums.filter((one) => Math.abs(one) >= seen).length / sums.length;
};
