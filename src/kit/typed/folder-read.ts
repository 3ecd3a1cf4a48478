import type { Field, Memory } from '../../ir/memory.ts';
import type { FileTree, Location, TextFile } from '../../ir/store.ts';
import { parseIndex, type IndexItem } from '../../text/index-items.ts';
import { linkList } from '../../text/text-links.ts';
import { longerWords, withOwnNames } from '../called.ts';
import { legible } from '../problems.ts';
import { numbered, withSegments } from '../segments.ts';
import { wholeName } from '../typed-name.ts';
import { fileMemory } from './file-memory.ts';
import { readFlatFile } from './flat-head.ts';
import { aboutIndex, danglingLine, proseMemory } from './index-words.ts';
import { isIndexOf } from './shown-index.ts';
import type { TypedFolder, TypedStore } from './dialect.ts';

const HEAD_SAYS: readonly Field[] = ['kind', 'title', 'hook', 'scope', 'author', 'dates', 'links', 'evidence'];

/** One memory a file; of the index only the words that no file says, for the client makes its lines from the files. */
export const readFolder = <Settings>(
  folder: TypedFolder<Settings>,
  files: FileTree,
  at: Location<Settings>,
): TypedStore<Settings> => {
  const { texts, raw, findings } = legible(files);
  const { index } = folder;
  const { text } = texts.get(index) ?? { text: '' };
  const fileOf = (target: string): string | undefined => (texts.has(target) ? target : undefined);
  const memories = [...texts].flatMap(([file, found]): Memory[] => {
    const memory = isIndexOf(index, file) ? undefined : memoryIn(folder, file, found, at);
    return memory ? [memory] : [];
  });
  const kept: IndexItem[] = [];
  for (const item of parseIndex(text, '', at.root).items) {
    for (const { target } of item.refs)
      if (fileOf(target) === undefined) findings.push(danglingLine(index, target, text, item.content));
    if (item.refs.length > 0) continue;
    const said = proseMemory({ file: index, container: index, item, readOnly: folder.because.indexOnly }, at);
    memories.push(...said);
    if (said.length === 0) kept.push(item);
  }
  const named = withOwnNames(numbered(memories), (memory) =>
    memory.places[0]?.slot === 'file' ? wholeName(memory) : longerWords(memory),
  );
  const all = [...at.findings, ...findings, ...aboutIndex(index, kept, text)];
  return { at, files: withSegments(raw, named), memories: named, findings: all, parse: { fileOf } };
};

const memoryIn = <Settings>(
  folder: TypedFolder<Settings>,
  file: string,
  { text, mtimeMs }: TextFile,
  at: Location<Settings>,
): Memory | undefined => {
  const { note, mark, kind, type, name, title, description, hook, body, from } = readFlatFile(text, file);
  const closed = at.closed ?? folder.closedFile(file);
  const { title: _title, hook: _hook, ...noted } = note ?? {};
  return fileMemory(
    at.harness,
    {
      file,
      text,
      body,
      instead: [description, name],
      name,
      title,
      hookOf: () => hook,
      headSays: () => HEAD_SAYS,
      native: () => (closed === undefined ? {} : { readOnly: closed }),
    },
    {
      links: linkList(text.slice(from)),
      dates: { updated: { text: new Date(mtimeMs).toISOString(), basis: 'mtime' } },
      ...noted,
      kind,
      ...(type !== undefined && { nativeKind: type }),
      scope: note && 'key' in note.scope ? note.scope : at.scope,
      load: 'indexed',
      ...(mark && { mark }),
      ...(closed !== undefined && { readOnly: true }),
    },
  );
};
