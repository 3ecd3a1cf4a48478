import { blocksOf } from './blocks.ts';
import { withoutTargets } from './text-links.ts';
import { prefixOf } from './measure.ts';
import { recalled } from './recalled.ts';
import { endsClause, firstSentence, shorten } from './sentence.ts';

/** Only the index line is in a model's context, so the hook says the rule itself and stays short. */
export const HOOK_UNITS = 150;
const TITLE_UNITS = 60;

/** What title and hook are when a memory does not say them itself. */
export const derive = recalled((statement): { title: string; hook: string } => {
  const said = listInLine(inPlainWords(withoutTargets(statement)));
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

/** A table or a fence alone says what stands in it, not how it is drawn: cells, rows after semicolons; code as code. */
const inPlainWords = (text: string): string => {
  if (!/^ {0,3}(?:\||`{3}|~{3})/.test(text)) return text;
  const [block, ...more] = blocksOf(text.slice(0, OPENING));
  if (!block || more.length > 0) return text;
  const lines = text
    .slice(...block.span)
    .split('\n')
    .slice(0, 40);
  if (block.kind === 'fence') return codeOf(lines) || text;
  return block.kind === 'table' ? rowsOf(lines) || text : text;
};

const codeOf = (lines: readonly string[]): string => {
  const [first = '', ...more] = lines.slice(1).filter((line) => !/^\s*(?:`{3,}|~{3,})?\s*$/.test(line));
  const code = first.trim();
  return code === '' || code.includes('`') ? '' : `\`${code}\`${more.length > 0 ? ' …' : ''}`;
};

const rowsOf = (lines: readonly string[]): string => {
  const rule = lines.findIndex((line) => /^[\s|:-]*-[\s|:-]*$/.test(line));
  const rows = lines
    .filter((_, at) => at !== rule)
    .map((line) =>
      [
        ...line
          .trim()
          .replace(/^\||(?<!\\)\|$/g, '')
          .matchAll(/(?:\\.|[^|\\])+/g),
      ]
        .map(([cell]) => cell.trim().replaceAll('\\|', '|'))
        .filter((cell) => cell !== '')
        .join(', '),
    )
    .filter((row) => row !== '');
  const [head, ...body] = rows;
  return rule === 1 && head !== undefined && body.length > 0 ? `${head}: ${body.join('; ')}` : rows.join('; ');
};

/** What a title and a hook are made of. */
const OPENING = 2_000;

/** A list as one line: its items after semicolons, and numbers with no stop that would end a sentence. */
export const listInLine = (text: string): string => {
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
      return isItem && !endsClause(before) ? `; ${words}` : ` ${words}`;
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
