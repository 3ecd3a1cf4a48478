/** Letters of scripts that part words by spaces; in the others a word is found wherever it stands. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** One pattern of words of many languages; each string is a regular expression of alternatives. */
export const wordsOf = (rows: readonly string[], more: { after?: string; before?: string } = {}): RegExp => {
  const { before = '', after = '' } = more;
  const parted = rows.filter((row) => !UNPARTED.test(row)).join('|');
  const others = rows.filter((row) => UNPARTED.test(row)).join('|');
  const either = [
    ...(parted === '' ? [] : [`(?<![\\p{L}\\p{N}_])(?:${parted})(?![\\p{L}\\p{N}_])`]),
    ...(others === '' ? [] : [`(?:${others})`]),
  ].join('|');
  return new RegExp(`${before}(?:${either})${after}`, 'iu');
};
