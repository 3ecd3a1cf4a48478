import { nameOfWords } from '../../../src/kit/called.ts';
import { memoryId } from '../../../src/ir/identity.ts';
import type { Field, Memory, Place, Span } from '../../../src/ir/memory.ts';
import type { TextFile } from '../../../src/ir/store.ts';
import { parseBody, printBody, type Body } from '../../../src/text/body.ts';
import { linesOf } from '../../../src/text/blocks.ts';
import { ownWords } from '../../../src/text/derive.ts';
import { readFrontmatter } from '../../../src/text/frontmatter.ts';
import { nameFrom } from '../../../src/text/name.ts';
import type { Head, HeadValue } from '../../../src/text/yaml.ts';
import { nameOfFile } from '../../../src/kit/typed-name.ts';
import { fieldsSaid, saidIn } from '../file/head.ts';
import { linkList } from '../../../src/text/text-links.ts';
import { FOLDER, hookSaid, indexFiles, indexSection, MORE, type FileLine } from './overflow.ts';
import { parsed, record } from '../../../src/text/json.ts';
import { GLOBAL, MARKER, blocksIn, sectionsIn, type GlobalBlock } from './blocks.ts';

export const BODY: readonly Field[] = ['statement', 'why', 'how', 'detail'];

/** Memories of the loaded file, by themselves. */
export const readBlocks = (file: string, text: string): Memory[] =>
  blocksIn(text).flatMap((block) => blockMemory(file, text, block) ?? []);

const blockMemory = (file: string, text: string, block: GlobalBlock): Memory | undefined => {
  const { how, said: span } = block;
  const head = how === 'text' ? undefined : headOf(text.slice(...block.json));
  const { body: kept } = head ?? {};
  const body = parseBody(how === 'kept' ? (typeof kept === 'string' ? kept : '') : text.slice(...span));
  if (body.statement === '' || span[0] === span[1]) return undefined;
  const place: Place = { file, span, slot: how, container: GLOBAL, says: bodyFields(body, text.slice(...span)) };
  return {
    id: memoryId('claude', { level: 'global' }, { text: body.statement }),
    ...wordsIn(head, body),
    places: [place],
  };
};

/** A file of one memory; the lines that name it come in the order they are looked for in. */
export const fileMemory = (
  file: string,
  text: string,
  lines: readonly Place[],
  hook: string | undefined,
): Memory | undefined => {
  const { json, said: span } = fileParts(text);
  const body = parseBody(text.slice(...span));
  if (body.statement === '' || span[0] === span[1]) return undefined;
  const said = wordsIn(json === undefined ? undefined : headOf(text.slice(...json)), body);
  const { title, hook: _own, ...words } = said;
  const place: Place = { file, span, slot: 'file', container: FOLDER, says: bodyFields(body, text.slice(...span)) };
  return {
    id: memoryId('claude', { level: 'global' }, { key: file }),
    ...words,
    name: nameOfFile(file, {}, { kind: words.kind, statement: said.statement, ...(title !== undefined && { title }) }),
    ...ownWords({ title, hook: hookSaid(hook, said) }, body.statement),
    load: lines.length > 0 ? 'indexed' : 'on-request',
    places: [place, ...lines],
  };
};

/** Where the words of a file stand, and the JSON of the mark above them, if it has one. */
export const fileParts = (text: string): { json?: Span; said: Span } => {
  const first = linesOf(text)[0];
  const match = first && MARKER.exec(first.text.replace(/^\ufeff/, ''));
  if (!first || !match || match[1] !== undefined)
    return { said: bodyBetween(text, readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0)) };
  const at = text.indexOf(match[2] as string, '<!-- memport'.length);
  return { json: [at, at + (match[2] as string).length], said: bodyBetween(text, first.end) };
};

/** Only blank lines lead and line ends trail: other white space may belong to the statement. */
const bodyBetween = (text: string, from: number): Span => {
  const start = from + (/^(?:[ \t]*\r?\n)*/.exec(text.slice(from))?.[0].length ?? 0);
  let end = text.length;
  while (end > start && /[ \t\r\n]/.test(text.charAt(end - 1))) end -= 1;
  return [start, end];
};

/** The memories of the loaded file and of every file beside it, and lines that name nothing. */
export const readGlobal = (
  texts: ReadonlyMap<string, TextFile>,
): { memories: Memory[]; dangling: { file: string; line: FileLine }[] } => {
  const loaded = texts.get(GLOBAL)?.text ?? '';
  const indexes = indexFiles(texts);
  const lines = [
    ...sectionsIn(loaded).flatMap((section) =>
      section.lines.map((line) => ({ file: GLOBAL, container: GLOBAL, line })),
    ),
    ...indexes.flatMap((file) =>
      indexSection(texts.get(file)?.text ?? '').lines.map((line) => ({ file, container: MORE, line })),
    ),
  ];
  const byFile = Map.groupBy(lines, ({ line }) => line.file);
  const files = [...texts].flatMap(([file, { text }]) => {
    if (file === GLOBAL || indexes.includes(file)) return [];
    const named = byFile.get(file) ?? [];
    const places = named.map(({ file: at, container, line }): Place => ({
      file: at,
      span: line.hookSpan,
      slot: 'line',
      container,
      says: ['hook'],
    }));
    return fileMemory(file, text, places, named[0]?.line.hook) ?? [];
  });
  return {
    memories: [...readBlocks(GLOBAL, loaded), ...files],
    dangling: lines.filter(({ line }) => !texts.has(line.file)).map(({ file, line }) => ({ file, line })),
  };
};

const bodyFields = (body: Body, said: string): Field[] => {
  const flat = (each: string) => each.replace(/\s+/g, '');
  return BODY.filter(
    (field) =>
      body[field as keyof Body] !== undefined && (field !== 'statement' || flat(said).includes(flat(body.statement))),
  );
};

/** Without a head they are a person's own. */
const wordsIn = (head: Head | undefined, body: Body): Omit<Memory, 'id' | 'places'> => {
  const said = head ? saidIn({ metadata: head }) : { ...saidIn({}), kind: 'rule' as const, author: 'human' as const };
  const { hook } = said.rest;
  const { updated } = said.dates;
  const own = ownWords({ title: said.title, hook: typeof hook === 'string' ? hook : undefined }, body.statement);
  return {
    ...fieldsSaid(said),
    name:
      nameFrom(typeof head?.['name'] === 'string' ? head['name'] : '') ||
      nameOfWords({ kind: said.kind, ...own, ...body }),
    ...own,
    ...body,
    scope: { level: 'global' },
    load: 'always',
    links: said.links ?? linkList(printBody(body)),
    dates: {
      ...(said.dates.created && { created: said.dates.created }),
      ...(updated && updated !== 'unknown' && { updated }),
    },
  };
};

/** A broken marker still parts two memories; it only says nothing. */
const headOf = (json: string): Head => textual(record(parsed(json))) as Head;

const textual = (value: unknown): HeadValue => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(textual);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textual(each)]));
  return String(value);
};
