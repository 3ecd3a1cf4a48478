import { withoutTargets } from './links.ts';
import { prefixOf } from './measure.ts';
import { recalled } from './recalled.ts';
import { firstSentence, shorten } from './sentence.ts';

/** Only the index line is in a model's context, so the hook says the rule itself and stays short. */
export const HOOK_UNITS = 150;
const TITLE_UNITS = 60;

/** What title and hook are when a memory does not say them itself. */
export const derive = recalled((statement): { title: string; hook: string } => {
  const said = inOneLine(withoutTargets(statement));
  const sentence = firstSentence(said.replace(BLOCK_MARKS, '') || said);
  const opening = prefixOf(sentence, 6 * TITLE_UNITS);
  const clause = withoutEmphasis(opening.slice(0, clauseEnd(opening)));
  return {
    title: closed(shorten(clause.replace(/[.!?。！？]+$/u, ''), TITLE_UNITS)),
    hook: closed(shorten(sentence, HOOK_UNITS)),
  };
});

/** What makes a line a quote, a heading or an item; marks of its words (`` `npm ci` ``, `*.log`, `-x`) are none. */
const BLOCK_MARKS = /^(?:\s|>|#{1,6}\s|[-*+]\s)+/;

const CODE = '(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)';
const INSEPARABLE = new RegExp(
  `${CODE}|"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|\\([^()]*\\)|\\[[^\\[\\]]*\\]|\\*\\*[^*]+\\*\\*`,
  'g',
);

/** Where the first clause ends; not within code, quotes, brackets or bold words. */
const clauseEnd = (sentence: string): number => {
  const outside = sentence.replace(INSEPARABLE, (span) => 'x'.repeat(span.length));
  const end = outside.search(/(?<=\S{3})(?:[;:,](?=\s)|\s[—–-]\s|[，；：、])/u);
  return end === -1 ? sentence.length : end;
};

const EMPHASIS = new RegExp(
  `${CODE}|(?<![\\p{L}\\p{N}*_])(\\*{1,3}|_)(?=[^\\s*_])([^*]*?[^\\s*_])\\2(?![\\p{L}\\p{N}*_])`,
  'gu',
);

/** A title is plain words; code stays code, and `__init__` no bold word. */
const withoutEmphasis = (text: string): string =>
  text.replace(EMPHASIS, (span, _ticks, _stars, words?: string) => words ?? span);

/** A mark whose other half was cut off stands for nothing. */
const closed = (text: string): string =>
  text.endsWith('…')
    ? ['`', '**'].reduce((rest, mark) => {
        const parts = rest.split(mark);
        return parts.length % 2 === 1 ? rest : [parts.slice(0, -1).join(mark), parts.at(-1)].join('');
      }, text)
    : text;

/** A list as one line: its items after semicolons, and numbers with no stop that would end a sentence. */
const inOneLine = (text: string): string => {
  if (!LIST_LINE.test(text)) return text;
  const lines = text
    .replace(/^ {0,3}(`{3,}|~{3,}).*$\n?/gm, '')
    .split(/\n/)
    .flatMap((line) => {
      const item = /^[ \t]*(?:[-*+]|(\d{1,3})[.)])[ \t]+(?=\S)/.exec(line);
      const number = item?.[1] === undefined ? '' : `${item[1]}) `;
      const words = item ? number + line.slice(item[0].length) : line.trim();
      return words === '' ? [] : [{ words, isItem: item !== null }];
    });
  // Each line is looked at by itself: a list of 300 kB, looked at whole for each of its lines, took twenty seconds.
  return lines
    .map(({ words, isItem }, at) => {
      const before = lines[at - 1]?.words;
      if (before === undefined) return words;
      return isItem && !/\p{P}$/u.test(before) ? `; ${words}` : ` ${words}`;
    })
    .join('');
};

const LIST_LINE = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S/m;

/** Title and hook only where they say something that the statement does not give. */
export const ownWords = (
  said: { title?: string | undefined; hook?: string | undefined },
  statement: string,
): { title?: string; hook?: string } => {
  const derived = derive(statement);
  return {
    ...(said.title !== undefined && said.title !== '' && said.title !== derived.title && { title: said.title }),
    ...(said.hook !== undefined && said.hook !== '' && said.hook !== derived.hook && { hook: said.hook }),
  };
};
