/** Words written as the numbers of their letters. */

export interface Encoded {
  what: string;
  start: number;
  end: number;
  /** What it says. */
  says: string;
}

/** So few characters hold no order. */
const SHORTEST = 20;
const MOST = 25;
const LONGEST = 8_192;

/** Words, and no bytes that happen to be characters. */
const isPlain = (text: string): boolean =>
  text.length >= 8 &&
  !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\ufffd]/u.test(text.replace(/[\n\r\t]/g, '')) &&
  (text.match(/[\p{L}\p{M}\p{N} ]/gu) ?? []).length >= 0.65 * [...text].length;

const inText = (bytes: Uint8Array): string | undefined => {
  const text = new TextDecoder('utf-8').decode(bytes);
  return isPlain(text) ? text : undefined;
};

const inBase64 = new Uint8Array(128);
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_') inBase64[c.charCodeAt(0)] = 1;
const isBase64 = (text: string, at: number): boolean => inBase64[text.charCodeAt(at)] === 1;

/** Every so-manieth character is looked at: a run as long as this cannot stand between two of them. */
const base64Runs = (text: string): [number, number][] => {
  const runs: [number, number][] = [];
  for (let at = SHORTEST - 1; at < text.length && runs.length < MOST; at += SHORTEST) {
    if (!isBase64(text, at)) continue;
    let [start, end] = [at, at + 1];
    while (start > 0 && isBase64(text, start - 1)) start--;
    while (end < text.length && isBase64(text, end)) end++;
    if (end - start >= SHORTEST) runs.push([start, end]);
    at = end - 1;
  }
  return runs;
};

const fromHex = (digits: string): string | undefined =>
  digits.length % 2 === 0 ? inText(Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16))) : undefined;

const fromNumbers = (said: string): string | undefined => {
  const parts = said.match(/[0-9a-f]{2,}/gi) ?? [];
  const read = (base: number, size: RegExp): string | undefined =>
    parts.every((part) => size.test(part))
      ? inText(Uint8Array.from(parts.map((part) => parseInt(part, base)).map((code) => (code < 256 ? code : 0))))
      : undefined;
  return read(2, /^[01]{8}$/) ?? read(16, /^[0-9a-f]{2}$/i) ?? read(10, /^\d{2,3}$/);
};

const fromEscapes = (said: string): string | undefined => {
  const bytes: number[] = [];
  for (const [, hex = '', wide = '', decimal = ''] of said.matchAll(
    /(?:%|\\x|&#x)([0-9a-f]{2,6});?|\\u\{?([0-9a-f]{2,6})\}?|&#(\d{2,7});?/gi,
  )) {
    const code = decimal === '' ? parseInt(hex === '' ? wide : hex, 16) : Number(decimal);
    if (hex !== '' && hex.length === 2) bytes.push(code);
    else bytes.push(...new TextEncoder().encode(code > 0x10ffff ? '' : String.fromCodePoint(code)));
  }
  return inText(Uint8Array.from(bytes));
};

const ESCAPES = /(?:(?:%[0-9a-f]{2}|\\x[0-9a-f]{2}|\\u\{?[0-9a-f]{2,6}\}?|&#x?[0-9a-f]{2,7};) ?){8,}/gi;
const NUMBERS =
  /(?<![\w.])(?:(?:0x|\\x)?(?:[01]{8}|[0-9a-f]{2,3})[ ,]{1,2}){9,}(?:0x|\\x)?(?:[01]{8}|[0-9a-f]{2,3})(?!\w)/gi;
const TWO_NUMBERS = /\d[0-9a-f]?[ ,]{1,2}(?:0x|\\x)?[0-9a-f]{2,8}[ ,]/i;

export const ofNumbers = (text: string): Encoded[] => {
  const found: Encoded[] = [];
  const add = (what: string, start: number, end: number, says: string | undefined): void => {
    if (says !== undefined && found.length < MOST) found.push({ what, start, end, says });
  };
  for (const [start, end] of base64Runs(text)) {
    const run = text.slice(start, Math.min(end, start + LONGEST));
    if (/^[0-9a-f]+$/i.test(run)) add('hex', start, end, fromHex(run));
    // A path is all small, and no text is in base64.
    else if (/[A-Z]/.test(run) && /[a-z]/.test(run)) add('base64', start, end, inText(Buffer.from(run, 'base64')));
  }
  if (/%[0-9a-f]{2}%|\\[ux]|&#/i.test(text))
    for (const { 0: run, index } of text.matchAll(ESCAPES))
      add('escapes', index, index + run.length, fromEscapes(run.slice(0, LONGEST)));
  if (TWO_NUMBERS.test(text))
    for (const { 0: run, index } of text.matchAll(NUMBERS))
      add('numbers', index, index + run.length, fromNumbers(run.slice(0, LONGEST)));
  return found;
};
