import { Buffer } from 'node:buffer';

/** Unicode code points: what Python's `len()` counts. */
export const codePoints = (text: string): number => {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(at + 1);
      if (next >= 0xdc00 && next <= 0xdfff) {
        count -= 1;
        at += 1;
      }
    }
  }
  return count;
};

export const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Line and column (from 1) of an offset. */
export const positionOf = (text: string, offset: number): { line: number; column: number } => {
  if (known.text !== text) known = { text, starts: startsIn(text) };
  const { starts } = known;
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] as number) + 1 };
};

/** Findings come text by text, many of one: its lines are counted once. */
let known: { text: string; starts: readonly number[] } = { text: '', starts: [0] };

const startsIn = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

/** The longest prefix of at most `max` UTF-16 units that does not split a character. */
export const prefixOf = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const unit = text.charCodeAt(max - 1);
  return text.slice(0, unit >= 0xd800 && unit <= 0xdbff ? max - 1 : max);
};
