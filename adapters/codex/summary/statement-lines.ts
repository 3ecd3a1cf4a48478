import { blocksOf, isTable, type BlockKind } from '../../../src/text/blocks.ts';
import { flat } from '../../../src/text/flat.ts';
import { endsClause } from '../../../src/text/sentence.ts';

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/;
const VERBATIM = new Set<BlockKind>(['fence', 'code', 'table']);

/**
 * A statement as what stands after the mark of one bullet: its list as sub-bullets below, as Codex's own summaries have
 * them; fences and tables indented so far that no reader of a summary takes them for a block of its own.
 */
export const bulletOf = (statement: string): string => {
  if (isShortList(statement)) return flat(statement);
  const out: string[] = [];
  for (const { kind, span } of blocksOf(statement)) {
    let verbatim = VERBATIM.has(kind);
    const lines = statement.slice(...span).split('\n');
    for (const [at, line] of lines.entries()) {
      if (line.trim() === '') continue;
      // A table right below its lead-in is a part of that paragraph.
      if (kind === 'paragraph' && isTable(line, lines[at + 1] ?? '')) verbatim = true;
      const fenced = kind === 'list' && /^[ \t]*(?:`{3,}|~{3,})/.test(line);
      if (fenced) verbatim = !verbatim;
      const last = out.at(-1);
      if (last === undefined) out.push(line.trim());
      else if (verbatim || fenced) out.push(`    ${line.trimEnd()}`);
      else if (ITEM.test(line)) out.push(`  ${line.trimEnd()}`);
      else out[out.length - 1] = `${last} ${line.trim()}`;
    }
  }
  return out.map((line, index) => (index === 0 ? flat(line) : line)).join('\n');
};

/** It announces what stands beside it or below. */
const ANNOUNCES = /[:：][*_`]*$/u;

export const endsOpen = (text: string): boolean => ANNOUNCES.test(text.trimEnd());

/** A lead-in and a few items in one line: as sub-bullets they would leave a line that only announces them. */
const ONE_LINE_UNITS = 300;
const isShortList = (statement: string): boolean => {
  const [first = '', ...rest] = statement.split('\n').filter((line) => line.trim() !== '');
  return (
    ANNOUNCES.test(first.trimEnd()) && statement.length <= ONE_LINE_UNITS && rest.every((line) => FLAT_ITEM.test(line))
  );
};
const FLAT_ITEM = /^(?:[-*+]|\d{1,9}[.)])[ \t]+\S/;

/** A list of several items, none with anything below it, beside a label: its first item would look like their parent. */
export const inOneLine = (list: string): string | undefined => {
  const items = list.split('\n').filter((line) => line.trim() !== '');
  if (items.length < 2 || !items.every((line) => FLAT_ITEM.test(line))) return undefined;
  return items
    .map((line) => line.replace(/^[-*+][ \t]+/, '').trim())
    .map((item, at) => (at === items.length - 1 || endsClause(item) ? item : `${item};`))
    .join(' ');
};

/** Without the mark of its only item, where the bullet's own mark stands for it; items of a list stay side by side. */
export const unmarkedOf = (text: string): string => (/\n {2}[-*+] /.test(text) ? text : text.replace(/^- /, ''));
