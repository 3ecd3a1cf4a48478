/** A number in words, with where it stands. */
export interface Spelled {
  amount: number;
  sure: boolean;
  span: readonly [number, number];
}

/** `forty-five`, `cuarenta y cinco`, `三十二`, `one hundred and twenty`: what stands side by side is one number. */
export const compounds = (text: string, words: readonly Spelled[]): Spelled[] => {
  const found: Spelled[] = [];
  for (const word of words.toSorted((a, b) => a.span[0] - b.span[0])) {
    const last = found.at(-1);
    // `十二` begins within `三十`, and is no number of its own there.
    if (last !== undefined && word.span[0] < last.span[1]) continue;
    const beside = last !== undefined && BESIDE.test(text.slice(last.span[1], word.span[0]));
    const amount = beside ? together(last.amount, word.amount) : undefined;
    if (last === undefined || amount === undefined) found.push(word);
    else found[found.length - 1] = { amount, sure: true, span: [last.span[0], word.span[1]] };
  }
  return found;
};

const together = (one: number, next: number): number | undefined => {
  if (next === 100) return one < 10 ? one * 100 : undefined;
  const room = one % 100 === 0 && one >= 100 ? 100 : one % 10 === 0 && one >= 20 ? 10 : 0;
  return next < room ? one + next : undefined;
};
const BESIDE = /^(?:[- ]?|[- ](?:and|et|y|e|i)[- ])$/u;

/** `fünfundvierzig` is written as one word. */
export const germanTens = (text: string): Spelled[] =>
  [...text.matchAll(GERMAN)].map(({ 0: { length }, 1: one = '', 2: ten = '', index }) => ({
    amount: ONES.indexOf(one.toLowerCase()) + 1 + (TENS.indexOf(ten.toLowerCase()) + 2) * 10,
    sure: true,
    span: [index, index + length] as const,
  }));
const ONES = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const GERMAN = new RegExp(`(?<!\\p{L})(${ONES.join('|')})und(${TENS.join('|')})(?!\\p{L})`, 'giu');

/** `5 mil`, `2 Millionen`, `3万`: how many times a number is meant, and how long the word for it is. */
export const timesBehind = (text: string, at: number): [times: number, length: number] => {
  const behind = text.slice(at, at + 16);
  const found = TIMES_BEHIND.find(([, pattern]) => pattern.test(behind));
  return found === undefined ? [1, 0] : [found[0], found[1].exec(behind)?.[0].length ?? 0];
};
const TIMES_BEHIND: readonly (readonly [number, RegExp])[] = [
  [
    1_000,
    /^[ \u00a0]?(?:thousand|tausend|mille|mil|mila|тысяч\p{L}*|тыс\.?|千)(?![\p{Script=Latin}\p{Script=Cyrillic}])/iu,
  ],
  [10_000, /^[ \u00a0]?[万萬]/u],
  [
    1_000_000,
    /^[ \u00a0]?(?:millions?|millionen|millón|millones|milhão|milhões|milion[ei]|миллион\p{L}*|млн)(?!\p{L})(?: (?:de|di)(?!\p{L}))?/iu,
  ],
];
