import { prefixOf } from './measure.ts';

/** All white space as single spaces. */
export const oneLine = (text: string): string => (/[^\S ]|  /.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** Words that end in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|no|approx|incl|z\.B|d\.h|p\.ej|ej|Sr|Mr|Mrs|Dr|St)\.$/i;

/** The sentences of a text one by one, verbatim but on one line. */
export function* sentencesIn(text: string): Generator<string> {
  const line = oneLine(text);
  let from = 0;
  for (const { 0: end, index } of line.matchAll(/[.!?](?=["')\]*_`]*\s)["')\]*_`]*|[。！？](?:["'」』）]*)/g)) {
    const sentence = line.slice(from, index + end.length);
    if (ABBREVIATION.test(sentence)) continue;
    yield sentence.trim();
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
