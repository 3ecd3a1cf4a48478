import type { Finding } from '../../ir/finding.ts';
import { memoryId } from '../../ir/identity.ts';
import type { Memory, Span } from '../../ir/memory.ts';
import type { Location } from '../../ir/store.ts';
import { parseBody, printBody } from '../../text/body.ts';
import { isHousekeeping } from '../../text/housekeeping.ts';
import type { IndexItem } from '../../text/index-items.ts';
import { positionOf } from '../../text/measure.ts';
import { linkList } from '../../text/text-links.ts';
import { nameOfWords } from '../called.ts';
import { linesNamed } from '../left-out.ts';
import { plain } from '../notes.ts';
import { kindOfFile, nameOfFile } from '../typed-name.ts';
import { kindOfSection } from '../typed.ts';

/** An item of an index that names no file which stands. */
export interface LooseItem {
  file: string;
  container: string;
  item: IndexItem;
  /** Why it is not written. */
  readOnly?: string | undefined;
}

type Said = Partial<Memory> & { statement: string };

/** A memory that stands in an index alone; `dangling` is the file that is not there. */
export const indexMemory = (
  { file, container, item, readOnly }: LooseItem,
  { harness, scope }: Location,
  said: Said,
  key: string,
  native: Memory['native'] = {},
  dangling?: string,
): Memory => ({
  ...plain(),
  id: memoryId(harness, scope, { text: key }),
  kind: (dangling === undefined ? undefined : kindOfFile(dangling)) ?? kindOfSection(item.section),
  ...said,
  name:
    dangling === undefined
      ? nameOfWords({ kind: kindOfSection(item.section), ...said })
      : nameOfFile(dangling, {}, { kind: 'reference', ...said }),
  scope,
  load: 'always',
  links: linkList(printBody(said)),
  ...(readOnly !== undefined && { readOnly: true }),
  places: [
    {
      file,
      span: item.content,
      slot: 'prose',
      container,
      says: ['statement', 'why', 'how', 'detail'],
      ...(item.shared && { inline: true as const }),
    },
  ],
  native: { ...native, ...(readOnly !== undefined && { readOnly }) },
});

/**
 * Words that stand in the index alone: one store has 101 such bullets beside 19 entries
 * (docs/formats/in-the-wild.md §1).
 */
export const proseMemory = (loose: LooseItem, at: Location): Memory[] => {
  const { prose = '', section } = loose.item;
  const body = parseBody(prose);
  return body.statement === '' || isHousekeeping(prose, section) ? [] : [indexMemory(loose, at, body, prose)];
};

export const danglingLine = (file: string, target: string, text: string, span: Span): Finding => ({
  rule: 'delivery/dangling',
  severity: 'warn',
  message: `the line names ${target}, which is not there`,
  file,
  line: positionOf(text, span[0]).line,
  span,
});

/** Told once a file: what an index says of itself stays where it is. */
export const aboutIndex = (file: string, items: readonly IndexItem[], text: string): Finding[] => {
  const lines = items.map(({ content }) => positionOf(text, content[0]).line);
  const [line, ...more] = lines;
  if (line === undefined) return [];
  const message =
    more.length === 0
      ? 'this line is about the index itself and no memory'
      : `${lines.length} items are about the index itself and no memories: ${linesNamed(lines)}`;
  return [{ rule: 'read/housekeeping', severity: 'info', message, file, line }];
};
