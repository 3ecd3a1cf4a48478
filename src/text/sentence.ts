import { prefixOf } from './measure.ts';

/** All white space as single spaces. */
export const oneLine = (text: string): string => (/[^\S ]|  /.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** Words that end in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|no|approx|incl|z\.B|d\.h|p\.ej|ej|Sr|Mr|Mrs|Dr|St)\.$/i;

/** The first sentence, verbatim but on one line. */
export const firstSentence = (text: string): string => {
  const line = oneLine(text);
  const ends = /[.!?](?=["')\]*_`]*\s)["')\]*_`]*|[。！？](?:["'」』）]*)/g;
  for (let match = ends.exec(line); match; match = ends.exec(line)) {
    const sentence = line.slice(0, match.index + match[0].length);
    if (!ABBREVIATION.test(sentence)) return sentence;
  }
  return line;
};

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
