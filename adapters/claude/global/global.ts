import { nameOfWords } from '../../../src/kit/called.ts';
import { asciiJson } from '../../../src/kit/note.ts';
import { CARRIED, differing } from '../../../src/kit/losses.ts';
import { eolOf } from '../../../src/kit/weave.ts';
import { memoryId } from '../../../src/ir/identity.ts';
import type { Field, Memory, Place, Span } from '../../../src/ir/memory.ts';
import type { Mark } from '../../../src/ir/mark.ts';
import type { TextFile } from '../../../src/ir/store.ts';
import { parseBody, printBody, type Body } from '../../../src/text/body.ts';
import { blocksOf, linesOf } from '../../../src/text/blocks.ts';
import { ownWords } from '../../../src/text/derive.ts';
import { readFrontmatter } from '../../../src/text/frontmatter.ts';
import { nameFrom } from '../../../src/text/name.ts';
import { oneLine } from '../../../src/text/sentence.ts';
import type { Head, HeadValue } from '../../../src/text/yaml.ts';
import { nameOfFile } from '../file/called.ts';
import { fieldsSaid, metaLines, printMark, saidIn } from '../file/head.ts';
import { saysItsLinks } from '../../../src/kit/links.ts';
import { linkList } from '../../../src/text/links.ts';
import {
  FOLDER,
  hookSaid,
  indexFiles,
  indexSection,
  isLines,
  looksLikeLines,
  MORE,
  sectionAt,
  type FileLine,
  type Section,
} from './overflow.ts';
import { parsed, record } from '../../../src/text/json.ts';

/**
 * The one file of the config home that memport owns: loaded in every project, because it has no `paths`
 * (docs/formats/claude-code.md §9).
 */
export const GLOBAL = 'rules/memport.md';

/**
 * Memories stand one after the other, each below a comment that the client strips. `kept` is a comment that holds the
 * memory itself: earlier versions wrote it for want of room, in nobody's context; the next run moves it. `text` is what
 * a person wrote above the first comment, below a kept one or among the lines: loaded, so it is a memory too.
 */
interface Block {
  how: 'block' | 'kept' | 'text';
  marker: Span;
  /** What the memory is read from: the JSON of a kept one, else its words. */
  said: Span;
  /** The JSON of the marker. */
  json: Span;
  /** Where the next block begins. */
  end: number;
}

const MARKER = /^<!-- memport(-kept)? (.*) -->[ \t]*$/;
const BODY: readonly Field[] = ['statement', 'why', 'how', 'detail'];

/** The memories that stand in the text itself, and the sections of lines that name files. */
const partsIn = (text: string): { blocks: Block[]; sections: Section[] } => {
  const lines = linesOf(text).flatMap((line) => {
    const match = MARKER.exec(line.text.replace(/^\ufeff/, ''));
    const how: 'block' | 'kept' | 'lines' = isLines(line.text) ? 'lines' : match?.[1] === undefined ? 'block' : 'kept';
    return match || how === 'lines' ? [{ line, how, json: match?.[2] ?? '' }] : [];
  });
  const top = readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  const first = lines[0]?.line.start ?? text.length;
  const sections: Section[] = [];
  const blocks = lines.flatMap(({ line, how, json }, index): Block[] => {
    const end = lines[index + 1]?.line.start ?? text.length;
    const marker: Span = [line.start, line.end];
    if (how === 'lines') {
      const section = sectionAt(text, marker, end);
      sections.push(section);
      return section.rest.flatMap((run) => ownWordsIn(text, run[0], run[1]));
    }
    const at = text.indexOf(json, line.start + '<!-- memport'.length);
    const held: Span = [at, at + json.length];
    if (how === 'block') return [{ how, marker, json: held, said: wordsBetween(text, line.end, end), end }];
    const words = ownWordsIn(text, line.end, end);
    return [{ how, marker, json: held, said: held, end: words[0]?.said[0] ?? end }, ...words];
  });
  return { blocks: [...(top < first ? ownWordsIn(text, top, first) : []), ...blocks], sections };
};

export const blocksIn = (text: string): Block[] => partsIn(text).blocks;
export const sectionsIn = (text: string): Section[] => partsIn(text).sections;

const wordsBetween = (text: string, from: number, to: number): Span => {
  const said = text.slice(from, to);
  return said.trim() === ''
    ? [from, from]
    : [from + said.length - said.trimStart().length, to - (said.length - said.trimEnd().length)];
};

/** Headings, rules and comments by themselves say nothing that could be remembered. */
const ownWordsIn = (text: string, from: number, end: number): Block[] => {
  const said = wordsBetween(text, from, end);
  const speaks = blocksOf(text.slice(...said)).some(
    ({ kind }) => kind !== 'heading' && kind !== 'rule' && kind !== 'comment',
  );
  return speaks ? [{ how: 'text', marker: [said[0], said[0]], json: [said[0], said[0]], said, end }] : [];
};

/** Memories of the loaded file, by themselves. */
export const readBlocks = (file: string, text: string): Memory[] =>
  blocksIn(text).flatMap((block) => blockMemory(file, text, block) ?? []);

const blockMemory = (file: string, text: string, block: Block): Memory | undefined => {
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
const fileMemory = (
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
const fileParts = (text: string): { json?: Span; said: Span } => {
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

/** The memory below a mark that says its other fields, its name where the words do not give it. */
export const blockText = (memory: Memory, mark: Mark | undefined): string => {
  const fields = new Set<Field>(
    CARRIED.filter(
      (field) => (field !== 'links' || !saysItsLinks(memory)) && (field !== 'evidence' || memory.evidence.length > 0),
    ),
  );
  const lines = metaLines(memory, fields, { level: 'global' });
  if (mark) lines.set('memport', printMark(mark));
  const { updated } = memory.dates;
  const head: Record<string, unknown> = {
    kind: memory.kind,
    ...(memory.name !== nameOfWords(memory) && { name: memory.name }),
    ...Object.fromEntries(
      [...lines].map(([key, value]) => [key, /^["[{]/.test(value) ? (JSON.parse(value) as unknown) : value]),
    ),
    ...(memory.hook !== undefined && { hook: memory.hook }),
    ...(updated && { modified: updated.basis === 'declared' ? updated.text : `${updated.basis} ${updated.text}` }),
  };
  return `<!-- memport ${asciiJson(head).replaceAll('>', '\\u003e')} -->\n${printBody(memory)}`;
};

/** The block as it stands, with only its words changed where only words differ. */
export const editedBlock = (raw: string, old: Memory, wanted: Memory, mark: Mark | undefined): string => {
  const fields = differing(old, wanted);
  if (fields.length === 0 && mark === undefined) return raw;
  if (mark !== undefined || fields.some((field) => !BODY.includes(field)))
    return blockText(wanted, mark).replaceAll('\n', eolOf(raw));
  return raw.slice(0, linesOf(raw)[0]?.end ?? 0) + eolOf(raw) + printBody(wanted).replaceAll('\n', eolOf(raw));
};

/** The file of one memory: what a block says, or a person's own words without a mark as long as they say it all. */
export const fileText = (wanted: Memory, mark: Mark | undefined, standing?: { raw: string; old: Memory }): string => {
  // The file's own name says it.
  const memory: Memory = { ...wanted, name: nameOfWords(wanted) };
  if (!standing) return `${blockText(memory, mark)}\n`;
  const { raw, old } = standing;
  const { json, said } = fileParts(raw);
  if (json !== undefined) return editedBlock(raw.slice(0, said[1]), old, memory, mark) + raw.slice(said[1]);
  const edited =
    differing(old, memory).length === 0
      ? raw
      : raw.slice(0, said[0]) + printBody(memory).replaceAll('\n', eolOf(raw)) + raw.slice(said[1]);
  const back = fileMemory('', edited, [], undefined);
  return back && differing(memory, back).length === 0 ? edited : `${blockText(memory, mark)}\n`;
};

/** A person's own words with others in their place; undefined where only a block could say them. */
export const editedText = (raw: string, old: Memory, wanted: Memory): string | undefined => {
  if (differing(old, wanted).length === 0) return raw;
  const text = printBody(wanted);
  if (looksLikeLines(text)) return undefined;
  const back = blockBack(text);
  return back?.places[0]?.slot === 'text' && differing(wanted, back).length === 0
    ? text.replaceAll('\n', eolOf(raw))
    : undefined;
};

/** What a block reads back as when another one follows it. */
export const blockBack = (text: string): Memory | undefined => {
  const read = readBlocks(GLOBAL, `${text}\n\n<!-- memport {} -->\nnext\n`);
  return read.length === 2 && oneLine(read[1]?.statement ?? '') === 'next' ? read[0] : undefined;
};
