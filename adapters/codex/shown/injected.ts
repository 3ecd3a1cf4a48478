import { Buffer } from 'node:buffer';
import { firstUndecodable } from '../../../src/text/decode.ts';
import { limitOf } from '../conventions.ts';

/**
 * White space as Rust's `str::trim` has it (Unicode White_Space): U+0085 and U+3000, but neither U+FEFF nor 1C–1F; run.
 */
const SPACE = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const EDGES = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, 'g');
export const trimRust = (text: string): string => text.replace(EDGES, '');

/**
 * What stands between the summary markers of the developer message: the trimmed text, and when that is longer than
 * 10,000 bytes, 5,000 at each end (whole characters) round a marker that counts what lies over the limit in fours.
 * None for a summary that is missing, blank or no valid UTF-8 (run on 0.169.0, also on 112 texts with CJK, emoji and
 * combining marks).
 */
export const injectedText = (summary: string | undefined, limit = limitOf('injected')): string | undefined => {
  const text = trimRust(summary ?? '');
  if (text === '' || firstUndecodable(text) !== -1) return undefined;
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= limit) return text;
  const half = limit / 2;
  const inside = (at: number): boolean => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  let head = half;
  while (inside(head)) head -= 1;
  let tail = bytes.length - half;
  while (inside(tail)) tail += 1;
  return `${bytes.subarray(0, head).toString()}…${Math.ceil((bytes.length - limit) / 4)} tokens truncated…${bytes.subarray(tail).toString()}`;
};
