import type { Link, ListItem, PhrasingContent, RootContent } from 'mdast';
import { remark } from 'remark';
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
  const out = new Map([['README.md', indexOf(document.note, pages)]]);
  for (const { memory, file } of pages) {
    const goals = new Map(
      memory.links.flatMap(({ to, as }) => {
        const goal =
          as === 'url' ? undefined : files.get(foldedName(to.replace(/^.*\//, '').replace(/\.md(?:#.*)?$/, '')));
        return goal === undefined || goal === file ? [] : [[to, goal] as const];
      }),
    );
    // The words of a memory stand as they are: only what is ours is made of a tree.
    out.set(file, `${printNote(memory)}${goals.size === 0 ? '' : `\n${SEE}\n\n${seeAlso(goals)}`}`);
  }
  return out;
};

interface Page {
  memory: Memory;
  folder: string;
  file: string;
}

/** What is remembered, folder by folder: a line a memory, as an index of Claude Code has it. */
const indexOf = (note: string, pages: readonly Page[]): string =>
  printed([
    heading(1, 'What is remembered here'),
    { type: 'html', value: `<!-- ${note} -->` },
    ...[...Map.groupBy(pages, ({ folder }) => folder)].flatMap(([folder, group]): RootContent[] => [
      heading(2, folder),
      { type: 'list', spread: false, children: group.map(lineOf) },
    ]),
  ]);

const lineOf = ({ memory, file }: Page): ListItem => {
  const link = linkTo(file, inline(titleOf(memory)));
  const said: PhrasingContent[] = [link, { type: 'text', value: ' — ' }, ...inline(hookOf(memory))];
  return { type: 'listItem', children: [{ type: 'paragraph', children: said }] };
};

const seeAlso = (goals: ReadonlyMap<string, string>): string => {
  const links = [...goals].map(([to, goal]) => linkTo(`../${goal}`, [{ type: 'text', value: to }]));
  const parted = links.flatMap((link, at): PhrasingContent[] =>
    at === 0 ? [link] : [{ type: 'text', value: ', ' }, link],
  );
  return printed([{ type: 'paragraph', children: [{ type: 'text', value: 'See also: ' }, ...parted] }]);
};

const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
});

const linkTo = (file: string, said: PhrasingContent[]): Link => ({
  type: 'link',
  url: encodeURI(file),
  children: said.flatMap(unlinked),
});

/** Nothing leads elsewhere from within a link: markdown knows no link in a link. */
const unlinked = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' || node.type === 'linkReference' ? node.children.flatMap(unlinked) : [node];

/** A line of a memory keeps its emphasis and its code; what a whole line would make a list or a heading of is text. */
const inline = (line: string): PhrasingContent[] => {
  const [only, ...more] = pen.parse(line).children;
  return only?.type === 'paragraph' && more.length === 0 ? only.children : [{ type: 'text', value: line }];
};

const pen = remark().data('settings', { bullet: '-', listItemIndent: 'one', resourceLink: true });
const printed = (children: RootContent[]): string => pen.stringify({ type: 'root', children });

const pagesOf = ({ stores }: ExportShape): Page[] => {
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
