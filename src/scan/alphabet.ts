/**
 * The letters of the literal finder: 128 of them, so that its table stays small. Letters have no case, digits and white space are one
 * each, and what is not ASCII shares the places left over. Two characters that a pattern could take for each other always share one;
 * that others may share one too costs a look, never a find.
 */

const LETTERS = 128;
const SPACE = 0x20;
const DIGIT = 0x30;

/** Codes that no folded ASCII character has: capitals, the digits but 0, and controls. */
const vacant = [...Array(LETTERS).keys()].filter((code) => (code >= 0x41 && code <= 0x5a) || (code > 0x30 && code <= 0x39) || (code > 1 && code < 0x20));

/** Without case, as `i` alone and as `iu` compare: by the capital and by the small letter. */
const caseless = (code: number): number => {
  const c = String.fromCharCode(code);
  const upper = c.toUpperCase();
  const lower = (upper.length === 1 ? upper : c).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
};

const HAN = 0x3000;
const CASED_ABOVE = 0xa640;
const HANGUL = 0xac00;
/** Behind Hangul come halves of pairs and private signs. */
const BEYOND = 0xfb00;

const letter = (code: number): number => {
  const settled = (code >= HAN && code < CASED_ABOVE) || (code >= HANGUL && code < BEYOND);
  const small = settled ? code : caseless(code);
  if (small >= 0x30 && small <= 0x39) return DIGIT;
  if (small > 0x20 && small < LETTERS - 1) return small;
  if (small === SPACE || (small >= 9 && small <= 13) || small === 0x85) return SPACE;
  if (small < 0x80) return 1;
  return vacant[(small ^ (small >> 6) ^ (small >> 11)) % vacant.length] ?? 1;
};

const lettersAnew = (): Uint8Array => {
  const all = new Uint8Array(0x10000);
  for (let code = 0; code < all.length; code++) all[code] = letter(code);
  for (const c of '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff') all[c.charCodeAt(0)] = SPACE;
  return all;
};

let known: Uint8Array | undefined;

/** The letter of every UTF-16 unit; worked out for the first sieve, which few runs make. */
export const letters = (): Uint8Array => (known ??= lettersAnew());

export const spelled = (text: string): string => {
  const all = letters();
  let out = '';
  for (let i = 0; i < text.length; i++) out += String.fromCharCode(all[text.charCodeAt(i)] ?? 1);
  return out;
};

/** As a pattern without flags counts them. */
export const isWord = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
