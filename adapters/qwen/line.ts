import { isOfOneLine } from '../../src/kit/lines.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { IndexText } from '../../src/text/index-items.ts';
import { withoutTargets } from '../../src/text/text-links.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { INDEX, limitOf } from './conventions.ts';
import type { Shown } from './head.ts';

/** What the client makes of the words of a head, the target and the whole line when it writes its index (0.24.4). */
const plain = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/`/g, "'")
    .replace(/\]\(/g, '] (')
    .replace(/\s+/g, ' ')
    .trim();

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

const field = (text: string): string => cut(plain(text), limitOf('field'));

const target = (file: string): string =>
  [...file]
    .slice(0, limitOf('field'))
    .map((char) => (/[A-Za-z0-9._~/-]/.test(char) ? char : encodeURIComponent(char.toWellFormed())))
    .join('');

/** One line of the index, without its bullet. */
export const clientLine = ({ title, description, type }: Shown, file: string): string =>
  cut(wholeLine({ title, description, type }, file), limitOf('line')).slice(2);

const wholeLine = ({ title, description, type }: Shown, file: string): string =>
  `- [${field(title) || type}](${target(file)}) — ${field(description) || type}`;

/** The index of a team, which the client writes at every start: files of one description share a line. */
export const teamIndex = (heads: readonly { file: string; shown: Shown }[]): string => {
  const sorted = heads.toSorted((a, b) => (a.file < b.file ? -1 : 1)).slice(0, limitOf('files'));
  const groups = Map.groupBy(sorted, ({ file, shown: { description } }) => {
    const words = description.toLowerCase().replace(/\s+/g, ' ').trim();
    return words.replace(/[.,;:!?)\]}'"`]+$/g, '').trim() || `\u0000${file}`;
  });
  const lines = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const also = others.length === 0 ? '' : ` (also: ${others.map(({ file }) => target(file)).join(', ')})`;
    return [cut(wholeLine(first.shown, first.file) + also, limitOf('line'))];
  });
  return lines.join('\n');
};

export interface NamedBy {
  line: string;
  hook: string;
}

/** By file, the line of an index that names it alone. */
export const linesOf = (
  text: string,
  index: IndexText,
  fileOf: (target: string) => string | undefined,
): Map<string, NamedBy & { at: number }> =>
  new Map(
    index.items.toReversed().flatMap(({ content, refs }) => {
      const [ref, ...more] = refs;
      const file = ref && more.length === 0 ? fileOf(ref.target) : undefined;
      return ref && file !== undefined
        ? [[file, { line: text.slice(...content), hook: ref.hook, at: content[0] }] as const]
        : [];
    }),
  );

export const saysIt = (line: string, { statement }: Memory): boolean =>
  isOfOneLine(statement) && oneLine(line).includes(oneLine(withoutTargets(statement)));

export const budgetsOf = (layout: string): { lines: string; units: string } => {
  const name = layout === 'user' ? `memories/${INDEX}` : INDEX;
  return { lines: `${name} lines`, units: name };
};
