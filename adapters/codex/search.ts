import { HEADINGS, OLDER } from './summary.ts';

/** Words that every summary has and that lead nowhere. */
const COMMON = new Set(
  `${HEADINGS.join(' ')} ${OLDER} v1 desc learnings when with from that this then than them they there their these those have been into your does must never always should would could about after before only what which where while will also because other others every some such same just like more most over under used uses using user users asked file files line lines true false none`
    .toLowerCase().split(/[^\p{L}\p{N}]+/u),
);

const WORD = /[\p{L}\p{N}_][\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu;
/** The same of a text that is plain ASCII, as most are, at a fifth of the price. */
const ASCII_WORD = /[A-Za-z0-9_][A-Za-z0-9_.-]*[A-Za-z0-9_]/g;
const BEYOND_ASCII = /[^\x00-\x7f]/;

const wordsOf = (text: string): readonly string[] => text.match(BEYOND_ASCII.test(text) ? WORD : ASCII_WORD) ?? [];

/** The words of a text that a reader would search with: four letters or more, or three of a script without spaces. */
export const wordsIn = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => (isHandle(word) ? [word.toLowerCase()] : [])));

/** A word that stands both here and in what is loaded; a grep for it finds this line. */
export const searchWord = (text: string, loaded: ReadonlySet<string>): string | undefined => {
  let best: string | undefined;
  for (const word of wordsOf(text)) {
    // What is loaded was judged already; of a long text nearly every word is told by its length.
    if (word.length > (best?.length ?? 1) && loaded.has(word.toLowerCase())) best = word;
  }
  return best;
};

const isHandle = (word: string): boolean => !COMMON.has(word.toLowerCase()) && ([...word].length >= 4 || (/[^\u0000-\u024f]/.test(word) && [...word].length >= 2));
