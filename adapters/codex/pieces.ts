import { blocksOf, type TextBlock } from '../../src/text/blocks.ts';
import { endsSentence } from '../../src/text/sentence.ts';
import { bulletOf } from './statement-lines.ts';

/**
 * A text in pieces that can stand apart, each as the lines of one sub-bullet: a paragraph with the list, fence or table
 * below it; an item of a list that nothing leads in; all of it under the heading it stands under. Every word is kept.
 */
export const piecesOf = (text: string): string[][] => {
  const blocks = blocksOf(text).filter(({ kind }) => kind !== 'rule');
  const out: string[][] = [];
  let heading: string | undefined;
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as TextBlock;
    const raw = text.slice(...block.span);
    if (block.kind === 'heading') {
      if (heading !== undefined) out.push([heading]);
      heading = raw.replace(HEADING_MARKS, '').trim() || undefined;
      continue;
    }
    let end = block.span[1];
    const next = blocks[at + 1];
    if (block.kind === 'paragraph' && next && BELOW.has(next.kind) && !endsSentence(raw)) {
      end = next.span[1];
      at += 1;
    }
    const said = text.slice(block.span[0], end);
    const last = out.at(-1);
    if (block.kind === 'list' && heading === undefined) out.push(...itemsOf(said).map(linesOf));
    else if (SHOWN.has(block.kind) && heading === undefined && !last) out.push(fromFirst(said));
    else if (SHOWN.has(block.kind) && heading === undefined && last) last.push(...shown(said));
    else out.push(under(heading, block.kind, block.kind === 'quote' ? said.replace(/^ {0,3}> ?/gm, '') : said));
    heading = undefined;
  }
  if (heading !== undefined) out.push([heading]);
  return out.filter((lines) => lines.some((line) => line.trim() !== ''));
};

const HEADING_MARKS = /^ {0,3}#{1,6}[ \t]*|[ \t]+#+[ \t]*$/g;
const SHOWN = new Set(['fence', 'code', 'table']);
const BELOW = new Set(['list', ...SHOWN]);

const linesOf = (text: string): string[] => bulletOf(text).split('\n');

/** Line by line, so deep that no reader of the summary takes them for a block of its own. */
const shown = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '').map((line) => `  ${line.trimEnd()}`);

const fromFirst = (text: string): string[] => shown(text).map((line, at) => (at === 0 ? line.trim() : line));

/** A heading is said before what stands under it: in the same line, or above a list. */
const under = (heading: string | undefined, kind: TextBlock['kind'], text: string): string[] => {
  const [first = '', ...rest] = linesOf(text);
  if (heading === undefined) return [first, ...rest];
  if (kind === 'list') return [heading, `  ${first}`, ...rest];
  if (SHOWN.has(kind)) return [heading, ...shown(text)];
  return [`${heading}${/[\p{P}]$/u.test(heading) ? '' : ':'} ${first}`, ...rest];
};

/** The items of a list, each without its mark but for a number, and with what stands below it. */
const itemsOf = (list: string): string[] => {
  const items: string[] = [];
  for (const line of list.split('\n')) {
    const item = /^ {0,1}(?:[-*+][ \t]+(?=\S)|(?=\d{1,9}[.)][ \t]+\S))/.exec(line);
    if (item || items.length === 0) items.push(line.slice(item?.[0].length ?? 0));
    else items[items.length - 1] += `\n${line.replace(/^(?: {1,3}|\t)/, '')}`;
  }
  return items.filter((item) => item.trim() !== '');
};
