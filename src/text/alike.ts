/** Whether one text may be the other in new words: at least half of the words of the shorter one, endings aside. */
export const alike = (a: string, b: string): boolean => {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  const least = Math.min(left.size, right.size);
  return common >= Math.min(3, least) && common * 2 >= least && least > 0;
};

const WORD = /\p{Script=Han}|\p{Script=Hiragana}+|\p{Script=Katakana}+|[\p{L}\p{N}]{3,}/gu;

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().normalize('NFKC').match(WORD)?.map((word) => word.slice(0, 4)) ?? []);
