/** Numbers from 0 up to 1 that look like chance and are the same for the same seed (mulberry32). */
export const drawsFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** How many of so many trials succeed. */
export const drawn = (trials: number, share: number, draw: () => number): number => {
  let followed = 0;
  for (let trial = 0; trial < trials; trial += 1) if (draw() < share) followed += 1;
  return followed;
};
