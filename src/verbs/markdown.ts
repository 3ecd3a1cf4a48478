import type { ExportShape } from '../ir/export-schema.ts';
import type { Memory } from '../ir/memory.ts';
import { printNote } from '../kit/note.ts';
import { derive } from '../text/derive.ts';
import { foldedName } from '../text/name.ts';
import { oneLine } from '../text/sentence.ts';

/** Ends the words of a memory: what follows is made for readers on a forge. */
export const SEE = '<!-- memport: links -->';

/** An export as pages: a file a memory, an index that leads to each, and below each the links that lead on. */
export const markdownOf = (document: ExportShape): Map<string, string> => {
  const pages = pagesOf(document);
  const files = new Map(pages.map(({ memory, file }) => [foldedName(memory.name), file]));
  const index = [
    '# What is remembered here',
    '',
    `<!-- ${document.note} -->`,
    ...[...Map.groupBy(pages, ({ folder }) => folder)].flatMap(([folder, group]) => [
      '',
      `## ${folder}`,
      '',
      ...group.map(({ memory, file }) => `- [${bracketed(titleOf(memory))}](${linked(file)}) — ${hookOf(memory)}`),
    ]),
  ];
  const out = new Map([['README.md', `${index.join('\n')}\n`]]);
  for (const { memory, file } of pages) {
    const links = memory.links.flatMap(({ to, as }) => {
      const goal =
        as === 'url' ? undefined : files.get(foldedName(to.replace(/^.*\//, '').replace(/\.md(?:#.*)?$/, '')));
      return goal === undefined || goal === file ? [] : [`[${bracketed(to)}](${linked(goal.replace(/^/, '../'))})`];
    });
    const see = links.length === 0 ? '' : `\n${SEE}\n\nSee also: ${[...new Set(links)].join(', ')}\n`;
    out.set(file, `${printNote(memory)}${see}`);
  }
  return out;
};

const pagesOf = ({ stores }: ExportShape): { memory: Memory; folder: string; file: string }[] => {
  const taken = new Set(['readme.md']);
  return stores.flatMap(({ memories }) =>
    memories.map(({ delivered: _delivered, ...memory }) => {
      const folder = folderOf(memory);
      const stem = memory.name.replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'memory';
      let file = `${folder}/${stem}.md`;
      for (let count = 2; taken.has(file.toLowerCase()); count += 1) file = `${folder}/${stem}-${count}.md`;
      taken.add(file.toLowerCase());
      return { memory, folder, file };
    }),
  );
};

const folderOf = ({ scope }: Memory): string => {
  if (scope.level === 'global') return 'global';
  const name = 'key' in scope ? (scope.key === '.' ? 'project' : scope.key) : scope.name;
  return name.replace(/^[./~-]+/, '').replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'project';
};

const titleOf = (memory: Memory): string => oneLine(memory.title ?? derive(memory.statement).title);
const hookOf = (memory: Memory): string => oneLine(memory.hook ?? derive(memory.statement).hook);
const bracketed = (text: string): string => text.replace(/[[\]]/g, '\\$&');
const linked = (file: string): string => encodeURI(file).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
