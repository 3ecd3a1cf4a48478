import { prefixOf } from './measure.ts';

/** All white space as single spaces. */
export const oneLine = (text: string): string => (/[^\S ]|  /.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/**
 * What ends in a full stop without ending a sentence: known short words; single letters in any script (z. B., т. е.,
 * J. Doe); a day or another small ordinal ("am 1. Dezember"). Where one does end it, two sentences stay together.
 */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:etc|vs|cf|no|approx|incl|ej|Sr|Mr|Mrs|Dr|St|bzw|ca|ggf|evtl|inkl|Nr|\p{L}(?:\.\p{L}+)*|\d{1,2})\.$/iu;

/** The sentences of a text one by one, verbatim but on one line. */
export function* sentencesIn(text: string): Generator<string> {
  const line = oneLine(text);
  let from = 0;
  for (const { 0: end, index } of line.matchAll(/[.!?](?=["')\]*_`]*\s)["')\]*_`]*|[。！？](?:["'」』）]*)/g)) {
    // Asked of the last word alone: where every stop is one of these, the sentence grows with each.
    const word = Math.max(from, line.lastIndexOf(' ', index) + 1);
    if (end === '.' && ABBREVIATION.test(line.slice(word, index + 1))) continue;
    yield line.slice(from, index + end.length).trim();
    from = index + end.length;
  }
  if (from < line.length) yield line.slice(from).trim();
}

/** The first sentence, verbatim but on one line. */
export const firstSentence = (text: string): string => sentencesIn(text).next().value ?? '';

/** At most `max` UTF-16 units, cut between words and marked with `…`. */
export const shorten = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = prefixOf(text, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, '')}…`;
};

/** Whether the last character ends a sentence, in any script; quotes and brackets that close after it aside. */
export const endsSentence = (text: string): boolean =>
  /[.!?…‥。．｡！？؟۔।॥։፧።၊။។៕܀܁܂‼⁇⁈⁉]["'”’»›)\]}」』）】〉》*_`~]*\s*$/u.test(text);

/** Whether something parts the last word from what follows. What only closes a quote, a bracket or code does not. */
export const endsClause = (text: string): boolean =>
  endsSentence(text) || /[,;:，；：、،؛–—]["'”’»›)\]}」』）】〉》*_~]*\s*$/u.test(text);
