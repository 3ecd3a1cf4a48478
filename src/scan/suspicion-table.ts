import { SLOTS } from './traits.ts';
import { table } from './suspicion-weights.ts';

export const { bias: BIAS, step: STEP } = table;

/** The letters that the table is written in: all that are printed and need no escape. */
const FIRST = 0x28;
const SKIPPED = 0x5c;
const LETTERS = 0x7e - FIRST;
/** As a gap: so many slots without a weight, and no weight behind them. */
const FAR = LETTERS - 1;
export const HEAVIEST = FAR >> 1;

const letterOf = (n: number): string => String.fromCharCode(FIRST + n + (FIRST + n >= SKIPPED ? 1 : 0));
const numberOf = (code: number): number => code - FIRST - (code > SKIPPED ? 1 : 0);

/** Of the slots that weigh anything how far each is behind the one before, and what it weighs. */
export const written = (weights: Int8Array): string => {
  let text = '';
  let gap = 0;
  for (const weight of weights) {
    if (weight === 0) gap++;
    else {
      for (; gap >= FAR; gap -= FAR) text += letterOf(FAR);
      text += letterOf(gap) + letterOf(weight + HEAVIEST);
      gap = 0;
    }
  }
  return text;
};

export const read = (text: string): Int8Array => {
  const weights = new Int8Array(SLOTS);
  let slot = 0;
  for (let at = 0; at < text.length; at++) {
    const gap = numberOf(text.charCodeAt(at));
    slot += gap;
    if (gap === FAR) continue;
    weights[slot++] = numberOf(text.charCodeAt(++at)) - HEAVIEST;
  }
  return weights;
};

let weights: Int8Array | undefined;
export const weightOf = (slot: number): number => (weights ??= read(table.weights))[slot] ?? 0;
