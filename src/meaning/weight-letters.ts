/** A letter for the weight of each slot, from `a` to `o`; the middle one stands for nothing. */
const FIRST = 0x61;
/** Finer steps find no more of texts that nothing was counted from, and take twice the room. */
export const HEAVIEST = 7;

export const written = (weights: Int8Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(FIRST + HEAVIEST + weight)).join('');

/** How many steps a trait weighs; in a table of half the slots two share a letter. */
export const weightOf = (slot: number, weights: string): number =>
  weights.charCodeAt(slot & (weights.length - 1)) - FIRST - HEAVIEST;
