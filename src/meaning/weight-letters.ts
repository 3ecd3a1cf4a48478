/** A letter for the weight of each slot: all that are printed and need no escape, the middle one for nothing. */
const FIRST = 0x28;
const SKIPPED = 0x5c;
const LETTERS = 0x7e - FIRST;
export const HEAVIEST = (LETTERS - 1) >> 1;

const letterOf = (n: number): string => String.fromCharCode(FIRST + n + (FIRST + n >= SKIPPED ? 1 : 0));
const numberOf = (code: number): number => code - FIRST - (code > SKIPPED ? 1 : 0);

export const written = (weights: Int8Array): string =>
  Array.from(weights, (weight) => letterOf(weight + HEAVIEST)).join('');

/** How many steps a trait weighs; in a table of half the slots two share a letter. */
export const weightOf = (slot: number, weights: string): number =>
  numberOf(weights.charCodeAt(slot & (weights.length - 1))) - HEAVIEST;
