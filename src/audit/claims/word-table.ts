/** Letters of scripts that part words by spaces; in the others a word is found wherever it stands. */
export const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Small letters of the same length: a pattern that need not fold case costs a fraction. */
export const lowered = (text: string): string => {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};

/** The same for the source of a pattern, but for the names of its classes. */
const loweredSource = (source: string): string =>
  source.replace(/(\\[pP]\{[^}]*\}|\\.|\(\?<\w+>)|[^\\(]+|\(/gu, (each, apart?: string) => apart ?? lowered(each));

/** One pattern of words of many languages, for lowered text; each string is a regular expression of alternatives. */
export const wordsOf = (rows: readonly string[], more: { after?: string; before?: string } = {}): RegExp => {
  const { before = '', after = '' } = more;
  const parted = rows.filter((row) => !UNPARTED.test(row)).join('|');
  const others = rows.filter((row) => UNPARTED.test(row)).join('|');
  const either = [
    ...(parted === '' ? [] : [`(?<![\\p{L}\\p{M}\\p{N}_])(?:${parted})(?![\\p{L}\\p{M}\\p{N}_])`]),
    ...(others === '' ? [] : [`(?:${others})`]),
  ].join('|');
  return new RegExp(loweredSource(`${before}(?:${either})${after}`), 'u');
};

/** Words that are listed with white space between them. */
export const wordList = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
