import { markFor, type NoteMark } from '../../src/kit/marks.ts';
import { readNote, type Note } from '../../src/kit/note.ts';
import { nameOfWords } from '../../src/kit/called.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Kind, Memory, Scope } from '../../src/ir/memory.ts';
import type { TextFile } from '../../src/ir/store.ts';
import { parseBody } from '../../src/text/body.ts';
import { ownWords } from '../../src/text/derive.ts';
import { nameFrom } from '../../src/text/name.ts';
import type { Generation } from './conventions.ts';
import { OUR_EXTENSION } from './paths.ts';
import { foreignHead, RESOURCE_FILE, scopeFile } from './resources.ts';
import type { Consolidation } from './tables.ts';

export const NOTE_SAYS: Field[] = ['kind', 'statement', 'why', 'how', 'detail', 'title', 'hook', 'scope', 'author', 'importance', 'triggers', 'status', 'keywords', 'links', 'evidence', 'dates', 'validity', 'usage', 'derivedFrom'];
const BODY_SAYS: Field[] = ['statement', 'why', 'how', 'detail'];
const AD_HOC_NOTE = /^extensions\/ad_hoc\/notes\/[^/]+\.md$/;
const FOREIGN = /^extensions\/([^/]+)\/resources\/(?:([^/]+)\/)?.+\.md$/;
const SKILL = /^skills\/([^/]+)\/SKILL\.md$/;

/** Claude's four types, as its files say them (docs/formats/codex.md §13: copied byte for byte). */
const KINDS: Readonly<Record<string, Kind>> = { user: 'profile', feedback: 'rule', project: 'project', reference: 'reference' };

export interface Around {
  generation: Generation;
  texts: ReadonlyMap<string, TextFile>;
  /** By folder of ours, what is remembered of its notes. */
  marks: ReadonlyMap<string, ReadonlyMap<string, NoteMark>>;
  /** The summary and the handbook as one text: what they name has been absorbed. */
  named: string;
  next: Consolidation;
}

/** The memory a file of its own holds, if it is one: ours, a note, a copy of an importer, a skill. */
export const fileMemory = (file: string, at: TextFile, around: Around): Memory | undefined => {
  const { text, mtimeMs } = at;
  if (text.trim() === '') return undefined;
  const base = { file, text, around };
  if (RESOURCE_FILE.test(file)) return withWords(ours(base, noteOf(at)));
  if (AD_HOC_NOTE.test(file)) return note(base, mtimeMs);
  if (SKILL.test(file)) return skill(base);
  const foreign = FOREIGN.exec(file);
  if (!foreign || file.startsWith(`${OUR_EXTENSION}/`) || foreign[1] === 'ad_hoc' || file.endsWith('/MEMORY.md')) return undefined;
  return copied(base, foreign[1] as string, foreign[2]);
};

const nameOfFile = (file: string, words: Parameters<typeof nameOfWords>[0]): string =>
  nameFrom(file.slice(file.lastIndexOf('/') + 1, -'.md'.length)) || nameOfWords(words);

/** A note of which somebody left only the head says nothing any more: it is no memory. */
const withWords = (memory: Memory): Memory | undefined => (memory.statement.trim() === '' ? undefined : memory);

interface Base {
  file: string;
  text: string;
  around: Around;
}

const plain = ({ file, text, around }: Base, container: string, slot: string, scope: Scope): Omit<Memory, 'kind' | 'name' | 'statement'> => ({
  id: memoryId('codex', scope, { key: `${around.generation}/${file}` }),
  scope, author: 'unknown', load: 'on-request', status: 'active', keywords: [], links: [], evidence: [], dates: {},
  places: [{ file, span: [0, text.length], slot, container, says: BODY_SAYS }],
  native: {},
});

// A plan reads the store again as it will be, and most files are then the very same.
const notes = new WeakMap<TextFile, Note | undefined>();

const noteOf = (file: TextFile): Note | undefined => {
  if (!notes.has(file)) notes.set(file, readNote(file.text));
  return notes.get(file);
};

const ours = (base: Base, note: Note | undefined): Memory => {
  const folder = RESOURCE_FILE.exec(base.file)?.[1] as string;
  const scope = note?.memory.scope ?? scopeIn(base.around.texts.get(scopeFile(folder))?.text);
  const start = plain(base, folder, 'resource', scope);
  const body = note?.memory ?? parseBody(base.text);
  const known = base.around.marks.get(folder) ?? new Map<string, NoteMark>();
  const memory: Memory = {
    ...start, kind: 'reference', ...body, name: nameOfFile(base.file, { kind: 'reference', ...body }), scope, load: 'on-request',
    places: start.places.map((each) => ({ ...each, says: NOTE_SAYS })),
  };
  const mark = markFor(known, base.file.slice(folder.length + 1), memory) ?? note?.mark;
  return { ...memory, ...(mark && { mark }), native: { ...(note?.placed !== undefined && { placed: note.placed }) } };
};

/** `{"cwd":"/abs"}`, ours with the key beside it (docs/formats/codex.md §4.8). */
const scopeIn = (text: string | undefined): Scope => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const { cwd, key } = (value ?? {}) as { cwd?: unknown; key?: unknown };
    if (typeof cwd === 'string' && cwd !== '') return { level: 'project', key: typeof key === 'string' ? key : cwd, paths: [cwd] };
  } catch {
    // A folder without a readable scope is nobody's project.
  }
  return { level: 'global' };
};

/**
 * A note waits until a consolidation that ended after it was written; its file stays where it is
 * (docs/formats/codex.md §2).
 */
const note = (base: Base, mtimeMs: number): Memory => {
  const absorbed = base.around.next.done !== undefined && mtimeMs < base.around.next.done * 1000;
  const stamp = /\/(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})-/.exec(base.file)?.[1] ?? /\/(\d{8}(?:-\d{4,6})?)-/.exec(base.file)?.[1];
  const body = parseBody(base.text);
  return {
    ...plain(base, 'notes', 'note', { level: 'global' }),
    kind: 'rule', nativeKind: 'ad-hoc note', ...body, name: nameOfWords({ kind: 'rule', ...body }), author: 'human', readOnly: true,
    status: absorbed ? 'archived' : 'pending',
    dates: stamp === undefined ? {} : { created: { text: stamp, basis: 'filename' } },
    native: { readOnly: 'ad-hoc notes are append-only: Codex takes them in itself' },
  };
};

const copied = (base: Base, extension: string, folder: string | undefined): Memory => {
  const { head, body } = foreignHead(base.text);
  const scope = scopeIn(folder === undefined ? undefined : base.around.texts.get(`extensions/${extension}/resources/${folder}/scope.json`)?.text);
  const read = parseBody(body.trim() === '' ? (head.description ?? base.text) : body);
  return {
    ...plain(base, `extensions/${extension}`, 'resource', scope),
    kind: KINDS[head.type ?? ''] ?? 'reference', nativeKind: head.type ?? extension,
    ...read, ...ownWords({ title: head.name, hook: head.description }, read.statement), name: nameOfFile(base.file, { kind: 'reference', ...read }),
    author: 'import', readOnly: true,
    status: base.around.named.includes(base.file) ? 'active' : 'pending',
    native: { readOnly: `belongs to the extension ${extension}, which writes it again`, extension },
  };
};

const skill = (base: Base): Memory => {
  const { head, body } = foreignHead(base.text);
  const read = parseBody(body.trim() === '' ? base.text : body);
  return {
    ...plain(base, 'skills', 'skill', { level: 'global' }),
    kind: 'procedure', nativeKind: 'skill', ...read, name: nameFrom(SKILL.exec(base.file)?.[1] ?? '') || nameOfWords({ kind: 'procedure', ...read }),
    ...ownWords({ title: head.name ?? SKILL.exec(base.file)?.[1], hook: head.description }, read.statement),
    readOnly: true,
    native: { readOnly: 'skills are written by the consolidation' },
  };
};
