/**
 * How many texts of these sizes a room holds at best, each with what it costs beside others. Many small ones beat few
 * large: exact.
 */
export const mostIn = (sizes: readonly number[], room: number): number => {
  let left = room;
  let held = 0;
  for (const size of sizes.toSorted((a, b) => a - b)) {
    if (size > left) break;
    left -= size;
    held += 1;
  }
  return held;
};

/**
 * How many texts two rooms hold at best: exact. Of any packing the texts may be changed for the smallest ones, so only
 * their number is to be found; so many fit where some of them make a sum that leaves no more for the other room than it
 * holds.
 */
export const mostInTwo = (sizes: readonly number[], [one, other]: readonly [number, number]): number => {
  const small = sizes.toSorted((a, b) => a - b);
  /** Bit n: some of the texts so far take n of the first room. */
  let sums = 1n;
  const within = (1n << BigInt(one + 1)) - 1n;
  let all = 0;
  let most = 0;
  for (const [at, size] of small.entries()) {
    all += size;
    if (all > one + other) break;
    sums |= (sums << BigInt(size)) & within;
    if (sums >> BigInt(Math.max(0, all - other)) !== 0n) most = at + 1;
  }
  return most;
};
