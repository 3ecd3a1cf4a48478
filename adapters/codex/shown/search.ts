import { HEADINGS, OLDER } from '../summary/summary.ts';

/** Words that every summary has and that lead nowhere. */
const COMMON = new Set(
  `${HEADINGS.join(' ')} ${OLDER} v1 desc learnings when with from that this then than them they there their these those have been into your does must never always should would could about after before only what which where while will also because other others every some such same just like more most over under used uses using user users asked file files line lines true false none`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u),
);

const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_]/gu;
/** The same of a text that is plain ASCII, as most are, at a fifth of the price. */
const ASCII_WORD = /[A-Za-z0-9_][A-Za-z0-9_.-]*[A-Za-z0-9_]/g;
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** Scripts that write no spaces: their words are where a reader sees them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
// Made on first need: making one takes longer than reading an empty home.
let segmenter: Intl.Segmenter | undefined;
const segmentsOf = (run: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })).segment(run);
const runsIn = (text: string): readonly string[] =>
  BEYOND_ASCII.test(text)
    ? (text.match(WORD) ?? []).flatMap((run) =>
        UNSPACED.test(run) ? [...segmentsOf(run)].map(({ segment }) => segment) : [run],
      )
    : (text.match(ASCII_WORD) ?? []);

/** The words of a text that a reader would search with: four letters or more, or two of another script. */
export const wordsIn = (text: string): Set<string> =>
  new Set(
    runsIn(text)
      .filter(isHandle)
      .map((word) => word.toLowerCase()),
  );

/** A word of what is loaded that stands here, whole or as a part of another one; a grep for it finds this text. */
export const searchWord = (text: string, loaded: ReadonlySet<string>): string | undefined => {
  const best = longestOf(text, loaded);
  if (best !== undefined) return best;
  const folded = text.toLowerCase();
  for (const word of loaded) if (folded.includes(word)) return word;
  return undefined;
};

/**
 * The first of the longest. What is loaded was judged already; of a long text nearly every word is told by its length.
 */
export const longestOf = (text: string, loaded: ReadonlySet<string>): string | undefined => {
  let best: string | undefined;
  const meet = (word: string): void => {
    if (word.length > (best?.length ?? 1) && loaded.has(word.toLowerCase())) best = word;
  };
  if (BEYOND_ASCII.test(text)) {
    for (const word of runsIn(text)) meet(word);
    return best;
  }
  // As ASCII_WORD finds them; a longer one than the best that begins at `at` or soon after reaches as far as `at +
  // best.length`.
  for (let at = 0; at < text.length;) {
    const reach = at + (best?.length ?? 1);
    if (!isInside(text.charCodeAt(reach))) {
      at = reach + 1;
      continue;
    }
    let from = reach;
    while (from > at && isInside(text.charCodeAt(from - 1))) from--;
    at = reach;
    while (isInside(text.charCodeAt(at))) at++;
    let end = at;
    while (from < end && !isEdge(text.charCodeAt(from))) from++;
    while (end > from && !isEdge(text.charCodeAt(end - 1))) end--;
    meet(text.slice(from, end));
  }
  return best;
};

/** What a word of ASCII begins and ends with, and what it may hold besides. */
const isEdge = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
const isInside = (code: number): boolean => isEdge(code) || code === 0x2e || code === 0x2d;

const isHandle = (word: string): boolean =>
  !COMMON.has(word.toLowerCase()) &&
  ([...word].length >= 4 || (/[^\u0000-\u024f]/.test(word) && [...word].length >= 2));
