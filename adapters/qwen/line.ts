import type { Memory } from '../../src/ir/memory.ts';
import { nameOfWords } from '../../src/kit/called.ts';
import type { Shown } from '../../src/kit/typed/flat-head.ts';
import type { ShownFile } from '../../src/kit/typed/dialect.ts';
import { TYPE_OF } from '../../src/kit/typed.ts';
import { nameFrom } from '../../src/text/name.ts';
import { slug } from '../../src/text/slug.ts';
import { limitOf } from './conventions.ts';

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

const wholeLine = ({ title, description, type }: Shown, file: string): string =>
  `- [${field(title) || type}](${target(file)}) — ${field(description) || type}`;

/** One line of the index, without its bullet. */
export const clientLine = (shown: Shown, file: string): string => cut(wholeLine(shown, file), limitOf('line')).slice(2);

/** The index of a team, which the client writes at every start: files of one description share a line. */
export const teamIndex = (heads: readonly ShownFile[]): string => {
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

/** In the folder of its type, as the client's prompt has it; a name that it would print longer goes in Latin letters. */
export const newFileFor = (memory: Memory): string => {
  const name = nameFrom(memory.name) || nameOfWords(memory);
  const printed = encodeURIComponent(name.toWellFormed()).length;
  const stem = printed > 60 ? slug(name, nameOfWords({ ...memory, title: memory.kind })).slice(0, 40) : name;
  return `${TYPE_OF[memory.kind]}/${stem}.md`;
};
