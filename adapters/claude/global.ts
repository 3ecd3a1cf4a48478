import { asciiJson } from '../../src/express/note.ts';
import { CARRIED, differing } from '../../src/express/losses.ts';
import { eolOf, weave, type Cut } from '../../src/express/weave.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory, Span } from '../../src/ir/memory.ts';
import type { Mark } from '../../src/ir/mark.ts';
import { parseBody, printBody, type Body } from '../../src/text/body.ts';
import { blocksOf, linesOf } from '../../src/text/blocks.ts';
import { ownWords } from '../../src/text/derive.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { oneLine } from '../../src/text/sentence.ts';
import type { Head, HeadValue } from '../../src/text/yaml.ts';
import { metaLines, printMark, saidIn } from './head.ts';

/** The one file of the config home that memport owns: loaded in every project, because it has no `paths` (§9). */
export const GLOBAL = 'rules/memport.md';

/**
 * Memories stand one after the other, each below a comment that the client strips. `kept` is a comment that holds the
 * memory itself: on disk, in nobody's context, until there is room. `text` is what a person wrote above the first
 * comment or below a kept one: loaded like the rest, so it is a memory too.
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

export const blocksIn = (text: string): Block[] => {
  const lines = linesOf(text).flatMap((line) => {
    const match = MARKER.exec(line.text.replace(/^\ufeff/, ''));
    return match ? [{ line, kept: match[1] !== undefined, json: match[2] as string }] : [];
  });
  const top = readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  const first = lines[0]?.line.start ?? text.length;
  return [...(top < first ? ownWordsIn(text, top, first) : []), ...lines.flatMap(({ line, kept, json }, index): Block[] => {
    const end = lines[index + 1]?.line.start ?? text.length;
    const at = text.indexOf(json, line.start + '<!-- memport'.length);
    const marker: Span = [line.start, line.end];
    const held: Span = [at, at + json.length];
    if (!kept) return [{ how: 'block', marker, json: held, said: wordsBetween(text, line.end, end), end }];
    const words = ownWordsIn(text, line.end, end);
    return [{ how: 'kept', marker, json: held, said: held, end: words[0]?.said[0] ?? end }, ...words];
  })];
};

const wordsBetween = (text: string, from: number, to: number): Span => {
  const said = text.slice(from, to);
  return said.trim() === '' ? [from, from] : [from + said.length - said.trimStart().length, to - (said.length - said.trimEnd().length)];
};

/** Headings, rules and comments by themselves say nothing that could be remembered. */
const ownWordsIn = (text: string, from: number, end: number): Block[] => {
  const said = wordsBetween(text, from, end);
  const speaks = blocksOf(text.slice(...said)).some(({ kind }) => kind !== 'heading' && kind !== 'rule' && kind !== 'comment');
  return speaks ? [{ how: 'text', marker: [said[0], said[0]], json: [said[0], said[0]], said, end }] : [];
};

export const readBlocks = (file: string, text: string): Memory[] => blocksIn(text).flatMap((block) => blockMemory(file, text, block) ?? []);

const blockMemory = (file: string, text: string, block: Block): Memory | undefined => {
  const head = headOf(text.slice(...block.json));
  const said = block.how === 'text' ? { ...saidIn({}), kind: 'rule' as const, author: 'human' as const } : saidIn({ metadata: head });
  const { body: kept, hook } = said.rest;
  const span = block.said;
  const source = block.how === 'kept' ? (typeof kept === 'string' ? kept : '') : text.slice(...span);
  const body = parseBody(source);
  if (body.statement === '' || span[0] === span[1]) return undefined;
  const { updated } = said.dates;
  const flat = (each: string) => each.replace(/\s+/g, '');
  return {
    id: memoryId('claude', { level: 'global' }, { text: body.statement }),
    kind: said.kind,
    ...ownWords({ title: said.title, hook: typeof hook === 'string' ? hook : undefined }, body.statement),
    ...body,
    scope: { level: 'global' },
    author: said.author,
    load: 'always',
    ...(said.importance !== undefined && { importance: said.importance }),
    ...(said.triggers && { triggers: said.triggers }),
    status: said.status,
    keywords: said.keywords,
    links: said.links ?? [],
    evidence: said.evidence,
    dates: { ...(said.dates.created && { created: said.dates.created }), ...(updated && updated !== 'unknown' && { updated }) },
    ...(said.validity && { validity: said.validity }),
    ...(said.usage && { usage: said.usage }),
    ...(said.derivedFrom && { derivedFrom: said.derivedFrom }),
    places: [{ file, span, slot: block.how, container: GLOBAL, says: BODY.filter((field) => body[field as keyof Body] !== undefined && (field !== 'statement' || flat(text.slice(...span)).includes(flat(body.statement)))) }],
    ...(said.mark && { mark: said.mark }),
    native: {},
  };
};

/** A broken marker still parts two memories; it only says nothing. */
const headOf = (json: string): Head => {
  try {
    const value: unknown = JSON.parse(json);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (textual(value) as Head) : {};
  } catch {
    return {};
  }
};

const textual = (value: unknown): HeadValue => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(textual);
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textual(each)]));
  return String(value);
};

/** The memory as a block, or kept in a comment. */
export const blockText = (memory: Memory, how: 'block' | 'kept', mark: Mark | undefined): string => {
  const fields = new Set<Field>(CARRIED.filter((field) => (field !== 'links' || memory.links.length > 0) && (field !== 'evidence' || memory.evidence.length > 0)));
  const lines = metaLines(memory, fields, { level: 'global' });
  if (mark) lines.set('memport', printMark(mark));
  const { updated } = memory.dates;
  const head: Record<string, unknown> = {
    kind: memory.kind,
    ...Object.fromEntries([...lines].map(([key, value]) => [key, /^["[{]/.test(value) ? (JSON.parse(value) as unknown) : value])),
    ...(memory.hook !== undefined && { hook: memory.hook }),
    ...(updated && { modified: updated.basis === 'declared' ? updated.text : `${updated.basis} ${updated.text}` }),
    ...(how === 'kept' && { body: printBody(memory) }),
  };
  const json = asciiJson(head).replaceAll('>', '\\u003e');
  return how === 'kept' ? `<!-- memport-kept ${json} -->` : `<!-- memport ${json} -->\n${printBody(memory)}`;
};

/** The block as it stands, with only its words changed where only words differ. */
export const editedBlock = (raw: string, old: Memory, wanted: Memory, how: 'block' | 'kept', mark: Mark | undefined): string => {
  const fields = differing(old, wanted);
  if (fields.length === 0 && mark === undefined) return raw;
  const fresh = blockText(wanted, how, mark);
  if (how === 'kept' || mark !== undefined || fields.some((field) => !BODY.includes(field))) return fresh.replaceAll('\n', eolOf(raw));
  return raw.slice(0, linesOf(raw)[0]?.end ?? 0) + eolOf(raw) + printBody(wanted).replaceAll('\n', eolOf(raw));
};

/** A person's own words with others in their place; undefined where only a block could say them. */
export const editedText = (raw: string, old: Memory, wanted: Memory): string | undefined => {
  if (differing(old, wanted).length === 0) return raw;
  const text = printBody(wanted);
  const back = blockBack(text);
  return back?.places[0]?.slot === 'text' && differing(wanted, back).length === 0 ? text.replaceAll('\n', eolOf(raw)) : undefined;
};

/** What a block reads back as when another one follows it. */
export const blockBack = (text: string): Memory | undefined => {
  const read = readBlocks(GLOBAL, `${text}\n\n<!-- memport {} -->\nnext\n`);
  return read.length === 2 && oneLine(read[1]?.statement ?? '') === 'next' ? read[0] : undefined;
};

export interface BlockEdit {
  /** Start of the place the memory has now. */
  at?: number;
  text?: string;
}

export const placeBlocks = (text: string, edits: readonly BlockEdit[]): string => {
  const blocks = blocksIn(text);
  const eol = eolOf(text);
  const cuts = edits.flatMap((edit): Cut[] => {
    const block = blocks.find((each) => each.said[0] === edit.at);
    if (!block) return [];
    if (edit.text === undefined) return [{ span: [block.marker[0], block.end], text: '' }];
    return [{ span: [block.marker[0], Math.max(block.said[1], block.marker[1])], text: edit.text.replace(/\r\n|\n/g, eol) }];
  });
  const rest = weave(text, cuts);
  const known = new Set(blocks.map((each) => each.said[0]));
  const added = edits.filter((edit) => edit.text !== undefined && (edit.at === undefined || !known.has(edit.at))).map((edit) => (edit.text as string).replaceAll('\n', eol));
  const standing = rest.replace(/\s+$/, '');
  if (added.length > 0) return [...(standing.replace(/^\ufeff/, '') === '' ? [] : [standing]), ...added].join(eol + eol) + eol;
  return cuts.length > 0 && standing.length < rest.length && rest.length < text.length && !text.endsWith(rest.slice(-8)) ? standing + eol : rest;
};
