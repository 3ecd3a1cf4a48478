import { blocksOf, type BlockKind, type TextBlock } from '../../../src/text/blocks.ts';
import { endsSentence } from '../../../src/text/sentence.ts';
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
    const next = blocks[at + 1];
    const leads = block.kind === 'paragraph' && next?.kind === 'list' && !endsSentence(raw);
    if (leads) at += 1;
    const said = leads ? text.slice(block.span[0], next.span[1]) : raw;
    const last = out.at(-1);
    if (block.kind === 'list' && heading === undefined) out.push(...itemsOf(said));
    else if (block.kind === 'list') out.push([heading as string, ...itemsOf(said).flatMap(subBullet)]);
    else if (SHOWN.has(block.kind) && heading !== undefined) out.push([heading, ...shown(said)]);
    else if (SHOWN.has(block.kind) && last) last.push(...shown(said));
    else if (SHOWN.has(block.kind)) out.push(shown(said).map((line, index) => (index === 0 ? line.trim() : line)));
    else out.push(under(heading, block.kind === 'quote' ? said.replace(/^ {0,3}> ?/gm, '') : said));
    heading = undefined;
  }
  if (heading !== undefined) out.push([heading]);
  return out.filter((lines) => lines.some((line) => line.trim() !== ''));
};

const HEADING_MARKS = /^ {0,3}#{1,6}[ \t]*|[ \t]+#+[ \t]*$/g;
/** Blocks that are what they are by their lines. */
export const SHOWN = new Set<BlockKind>(['fence', 'code', 'table']);
const linesOf = (text: string): string[] => bulletOf(text).split('\n');

/** Line by line, so deep that no reader of the summary takes them for a block of its own. */
const shown = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line.trimEnd()}`);

/** A heading is said before what stands under it. */
const under = (heading: string | undefined, text: string): string[] => {
  const [first = '', ...rest] = linesOf(text);
  return [heading === undefined ? first : `${heading}${/[\p{P}]$/u.test(heading) ? '' : ':'} ${first}`, ...rest];
};

/** The items of a list, each without its mark but for a number, and with what stands below it. */
const itemsOf = (list: string): string[][] => {
  const items: { mark: string; text: string }[] = [];
  for (const line of list.split('\n')) {
    const item = /^ {0,1}(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/.exec(line)?.[0];
    const last = items.at(-1);
    const mark = item !== undefined && /\d/.test(item) ? `${item.trim()} ` : '';
    if (item !== undefined || !last) items.push({ mark, text: line.slice(item?.length ?? 0) });
    else last.text += `\n${line.replace(/^(?: {1,3}|\t)/, '')}`;
  }
  return items.flatMap(({ mark, text }) => {
    const [first, ...rest] = text.length < list.length ? piecesOf(text) : [linesOf(text)];
    return first ? [[`${mark}${first[0] ?? ''}`, ...first.slice(1), ...rest.flatMap(subBullet)]] : [];
  });
};

/** A piece as a bullet below another line. */
export const subBullet = ([first = '', ...rest]: readonly string[]): string[] => [
  `  ${isItem(first) ? '' : '- '}${first}`,
  ...rest.map((line) => `  ${line}`),
];

export const NUMBER = /^\d{1,9}[.)][ \t]+(?=\S)/;
const isItem = (line: string): boolean => NUMBER.test(line) || /^[-*+][ \t]/.test(line);
