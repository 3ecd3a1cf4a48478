import { hookOf } from '../../../src/kit/lines.ts';
import type { Dated, Field, Link, Memory, Place, Scope } from '../../../src/ir/memory.ts';
import { parseBody, type Body } from '../../../src/text/body.ts';
import { derive, HOOK_UNITS, ownWords } from '../../../src/text/derive.ts';
import { readFrontmatter, type Frontmatter } from '../../../src/text/frontmatter.ts';
import { oneLine, shorten } from '../../../src/text/sentence.ts';
import { linkList, withoutTargets } from '../../../src/text/text-links.ts';
import { fileMemory as saidInFile, type FileWords } from '../../../src/kit/typed/file-memory.ts';
import { repeatsFile } from '../../../src/kit/typed-name.ts';
import { inLine, saysIt, shownLine, tellingIn, withTitle } from '../index-file/line-words.ts';
import { agreesWith, fieldsSaid, isStamped, saidIn, type HeadFields } from './head.ts';

/** The line of an index that names a file, and where. */
export interface Naming {
  place: Place;
  title: string;
  hook: string;
}

export interface FileText {
  front: Frontmatter | undefined;
  said: HeadFields;
  body: Body;
  /** Where the body begins. */
  from: number;
}

export const readFileText = (text: string): FileText => {
  const front = readFrontmatter(text);
  const from = front?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  return { front, said: saidIn(front?.head ?? {}), body: parseBody(text.slice(from)), from };
};

/** One file and the lines that name it; undefined when nothing in it or about it says anything. */
export const fileMemory = (
  file: string,
  text: string,
  mtimeMs: number,
  home: Scope,
  namings: readonly Naming[],
): Memory | undefined => {
  const { front, said, body, from } = readFileText(text);
  const line = namings.find((each) => each.hook !== '') ?? namings[0];
  const links = said.links ?? linkList(text.slice(from));
  const updated = updatedOf(said, mtimeMs);
  const words: FileWords = {
    file,
    text,
    body,
    instead: [said.description, line?.hook, line?.title, said.name],
    name: said.name,
    title: said.title ?? titleOf(said.name, file),
    hookOf: (fields) => hookSaid(line, said.description ?? '', fields),
    headSays: ({ title, hook }) => [
      ...headSays(said, title, links),
      ...(line === undefined && hook !== undefined ? (['hook'] as const) : []),
    ],
    lines: namings.map((each) => each.place),
    native: (hook) => ({
      dialect: dialectOf(front, said),
      ...(said.name !== undefined && { name: said.name }),
      ...(said.description !== undefined && said.description !== hook && { description: said.description }),
      ...(line && line.title !== '' && { indexTitle: line.title }),
      ...(Object.keys(said.rest).length > 0 && { head: said.rest }),
    }),
  };
  return saidInFile('claude', words, {
    ...fieldsSaid(said),
    ...(said.type !== undefined && { nativeKind: said.type }),
    scope: said.scope ?? home,
    load: line ? 'indexed' : 'on-request',
    links,
    dates: { ...(said.dates.created && { created: said.dates.created }), ...(updated && { updated }) },
  });
};

const headSays = (said: HeadFields, title: string | undefined, links: readonly Link[]): Field[] => {
  const fields: [Field, boolean][] = [
    ['kind', said.type !== undefined],
    ['title', title !== undefined],
    ['scope', said.scope !== undefined],
    ['author', said.author !== 'unknown'],
    ['importance', said.importance !== undefined],
    ['triggers', said.triggers !== undefined],
    ['status', said.status !== 'active'],
    ['keywords', said.keywords.length > 0],
    ['links', links.length > 0],
    ['evidence', said.evidence.length > 0],
    ['dates', true],
    ['validity', said.validity !== undefined],
    ['usage', said.usage !== undefined],
    ['derivedFrom', said.derivedFrom !== undefined],
  ];
  return fields.filter(([, is]) => is).map(([field]) => field);
};

export type Dialect = 'A' | 'B' | 'C' | 'none' | 'broken';

/**
 * docs/formats/claude-code.md §3: flat, nested, stamped by the client; `broken` when YAML refused and the lines were
 * read one by one.
 */
const dialectOf = (front: Frontmatter | undefined, said: HeadFields): Dialect => {
  if (!front) return 'none';
  if (front.by === 'rescued') return 'broken';
  const meta = front.head['metadata'];
  if (meta === null || typeof meta !== 'object' || Array.isArray(meta)) return 'A';
  return 'node_type' in meta || ('originSessionId' in meta && said.author === 'agent') ? 'C' : 'B';
};

/**
 * Of the real lines 98 % say something else than the description, so the line wins; only where it is the description
 * cut short, or says the statement itself, does the description know more.
 */
const hookSaid = (naming: Naming | undefined, description: string, memory: Parameters<typeof hookOf>[0]): string => {
  const { statement } = memory;
  const written = naming?.hook ?? '';
  const line = shownLine(written);
  const full = oneLine(description);
  // What a line of memport's says in place of a hook that says nothing.
  if (
    line !== '' &&
    line === shownLine(shorten(oneLine(hookOf({ ...memory, ...ownWords({ hook: full }, statement) })), HOOK_UNITS))
  )
    return full;
  if (
    line === '' ||
    line === shownLine(shorten(full, HOOK_UNITS)) ||
    oneLine(withoutTargets(line)) === shownLine(oneLine(withoutTargets(statement))) ||
    tellingIn(withTitle(naming?.title ?? '', line, memory), memory) !== undefined
  )
    return full === oneLine(statement) ? '' : full;
  return written;
};

export const titleOf = (name: string | undefined, file: string): string | undefined =>
  name === undefined || name.trim() === '' || repeatsFile(name, file) ? undefined : oneLine(name);

const updatedOf = ({ dates: { updated }, stamps }: HeadFields, mtimeMs: number): Dated | undefined => {
  if (updated === 'unknown') return undefined;
  if (updated === undefined) return { text: new Date(mtimeMs).toISOString(), basis: 'mtime' };
  return isStamped(stamps) && agreesWith(updated, mtimeMs) ? { text: updated.text, basis: 'mtime' } : updated;
};

/** The words of the link that a line of an index begins with. */
const titleIn = (line: string): string =>
  (/^\s*(?:[-*+] )?\[((?:\\.|[^[\]\\])*)\]\(/.exec(line)?.[1] ?? '').replace(/\\(.)/g, '$1');

/** Whether a line says the whole statement, be it without the targets of links, or a list as one line. */
export const saysStatement = (line: string, { statement }: Memory): boolean => {
  const said = shownLine(oneLine(withoutTargets(line)));
  return (
    said.includes(shownLine(oneLine(withoutTargets(statement)))) ||
    said.includes(shownLine(inLine(statement) ?? '\n')) ||
    saysIt(titleIn(line), { statement })
  );
};

/** What title and hook are when the memory does not say them. */
export const wordsOf = (memory: Memory): { title: string; hook: string } => ({
  ...derive(memory.statement),
  ...(memory.title !== undefined && { title: memory.title }),
  ...(memory.hook !== undefined && { hook: memory.hook }),
});
