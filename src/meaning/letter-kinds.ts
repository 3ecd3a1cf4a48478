/** What a code unit is a part of. Han and kana part no words: there each is looked at with those behind it. */
const UNKNOWN = 0;
export const [BLANK, LETTER, DIGIT, SIGN, DENSE] = [1, 2, 3, 4, 5];
const kinds = new Uint8Array(0x10000);
export const kindOf = (code: number): number => {
  const known = kinds[code] ?? SIGN;
  return known === UNKNOWN ? (kinds[code] = kindFor(code)) : known;
};
const kindFor = (code: number): number => {
  if (code >= 0x3040 && code < 0xa000) return DENSE;
  const c = String.fromCharCode(code);
  if (/\s/.test(c)) return BLANK;
  return /[\p{L}\p{M}]/u.test(c) ? LETTER : /\p{N}/u.test(c) ? DIGIT : SIGN;
};
export const isHangul = (code: number): boolean => code >= 0xac00 && code < 0xd7a4;
export const endsSentence = (code: number): boolean =>
  code === 0x2e || code === 0x21 || code === 0x3f || code === 0x3b || code === 0x3002;

/** Where a run of letters ends: "don't" is one word, "l'utilisateur" two. */
export const endOfWord = (text: string, from: number): number => {
  let end = from + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (kindOf(code) === LETTER) continue;
    const joins = code === 0x27 && end - from > 1 && kindOf(text.charCodeAt(end + 1)) === LETTER;
    if (!joins) break;
    const [second, third] = [text.charCodeAt(end + 2), text.charCodeAt(end + 3)];
    if (kindOf(second) === LETTER && kindOf(third) === LETTER) break;
  }
  return end;
};
