import { Buffer } from 'node:buffer';

/**
 * Bytes that are no UTF-8 become U+DC80–DCFF, one unit a byte, and go back to the same bytes.
 * The scheme is Python's surrogateescape (PEP 383). A BOM stays in the text as U+FEFF.
 */
export const decode = (bytes: Uint8Array): string => {
  try {
    return strict.decode(bytes);
  } catch {
    return decodeEscaping(bytes);
  }
};

/** The inverse of `decode`. Other lone surrogates cannot come from `decode`; they become U+FFFD. */
export const encode = (text: string): Uint8Array => {
  if (text.isWellFormed()) return Buffer.from(text, 'utf8');
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const match of text.matchAll(ESCAPED_RUNS)) {
    parts.push(Buffer.from(text.slice(from, match.index), 'utf8'));
    parts.push(Uint8Array.from(match[0], (unit) => unit.charCodeAt(0) - 0xdc00));
    from = match.index + match[0].length;
  }
  parts.push(Buffer.from(text.slice(from), 'utf8'));
  return Buffer.concat(parts);
};

/** Where the first undecodable byte stands, as an offset in the decoded text; -1 when there is none. */
export const firstUndecodable = (text: string): number => (text.isWellFormed() ? -1 : text.search(ESCAPED));

/** A text as a client reads it: bytes that are no UTF-8 come out as U+FFFD. */
export const asRead = (text: string): string => (firstUndecodable(text) === -1 ? text : lossy.decode(encode(text)));

const lossy = new TextDecoder('utf-8', { ignoreBOM: true });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
// Only a low half that no high half precedes is an escape: U+1F480 ends in a unit of the same range.
const ESCAPED = /(?<![\ud800-\udbff])[\udc80-\udcff]/;
const ESCAPED_RUNS = /(?<![\ud800-\udbff])[\udc80-\udcff]+/g;

const decodeEscaping = (bytes: Uint8Array): string => {
  let text = '';
  let good = 0;
  const flush = (to: number) => {
    if (to > good) text += strict.decode(bytes.subarray(good, to));
  };
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    flush(at);
    text += String.fromCharCode(0xdc00 + (bytes[at] as number));
    at += 1;
    good = at;
  }
  flush(bytes.length);
  return text;
};

/** Length of the well-formed UTF-8 sequence at `at`, or 0 (Unicode 16, table 3-7). */
const sequenceLength = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const size =
    first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (size === 0 || at + size > bytes.length) return 0;
  const second = bytes[at + 1] as number;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  for (let next = 2; next < size; next += 1) {
    if (((bytes[at + next] as number) & 0xc0) !== 0x80) return 0;
  }
  return size;
};
