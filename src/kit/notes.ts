import type { Form, Part, Site } from '../adapter.ts';
import { fieldHash, memoryId, scopeKey } from '../ir/identity.ts';
import { FIELDS } from '../ir/field.ts';
import type { Field, Memory, Place, Scope } from '../ir/memory.ts';
import type { Store, TextFile } from '../ir/store.ts';
import { parseBody, printBody } from '../text/body.ts';
import { ownWords } from '../text/derive.ts';
import { linkList } from '../text/text-links.ts';
import { nameFrom } from '../text/name.ts';
import { isLatin, slug } from '../text/slug.ts';
import { freeFile, nameOfWords } from './called.ts';
import type { Landing, PlaceMove } from './landing.ts';
import { linesAfter, markFor, markOf, MARKS_FILE, placeMarks, readMarks, type NoteMark } from './marks.ts';
import { printNote, readNote, type NoteStyle } from './note.ts';

/** How notes lie in a harness: a folder a scope, a file a memory, and beside the files what is remembered of them. */
export interface Notes {
  slot: string;
  /** The folder of all folders. */
  root: string;
  /** Groups: `folder` of the scope, `base` where its notes and their marks lie, `note` from there. */
  file: RegExp;
  fileOf(folder: string, name: string): string;
  /** A folder of any scope's notes. */
  rest?: string;
}

/** By the file of marks, what stands in it. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, NoteMark>>;

export const marksIn = (texts: ReadonlyMap<string, TextFile>, { root }: Notes): Marks =>
  new Map(
    [...texts].flatMap(([file, { text }]) =>
      file.startsWith(`${root}/`) && file.endsWith(`/${MARKS_FILE}`) ? [[file, readMarks(text)] as const] : [],
    ),
  );

/** Where a note lies; undefined for any other file. */
export const noteAt = (file: string, notes: Notes): { folder: string; marks: string; note: string } | undefined => {
  const { folder, base, note } = notes.file.exec(file)?.groups ?? {};
  return folder === undefined || note === undefined ? undefined : { folder, marks: `${base}/${MARKS_FILE}`, note };
};

/** What a file without a name in it is called: by its own, else by its words. */
export const nameOfFile = (file: string, words: Parameters<typeof nameOfWords>[0]): string =>
  nameFrom(stemOf(file)) || nameOfWords(words);

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]{2,4}$/, '');

/** A memory of which nothing is known but its words. */
export const plain = (): Omit<Memory, 'id' | 'name' | 'statement' | 'scope' | 'places'> => ({
  kind: 'reference',
  author: 'unknown',
  load: 'on-request',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  native: {},
});

const SAYS: readonly Field[] = FIELDS.filter((field) => field !== 'load' && field !== 'nativeKind');

interface Reading {
  notes: Notes;
  marks: Marks;
  harness: string;
  key: string;
  /** What holds for a file without a head of ours. */
  scope: Scope;
  words?: { title: string; hook: string };
}

/** The memory of a note; none where somebody left only its head. */
export const noteMemory = (file: string, { text }: TextFile, how: Reading): Memory | undefined => {
  const at = noteAt(file, how.notes);
  const head = readNote(text);
  const body = head?.memory ?? parseBody(text);
  if (!at || body.statement.trim() === '') return undefined;
  const scope = scopeFor(head?.memory.scope, how.scope, at.folder);
  const place: Place = { file, span: [0, text.length], slot: how.notes.slot, container: at.folder, says: [...SAYS] };
  const memory: Memory = {
    ...plain(),
    ...(!head && { links: linkList(printBody(body)) }),
    ...body,
    ...(!head && how.words && ownWords(how.words, body.statement)),
    id: memoryId(how.harness, scope, { key: how.key }),
    name: nameOfFile(file, { kind: 'reference', ...body }),
    scope,
    places: [place],
    native: head?.placed === undefined ? {} : { placed: head.placed },
  };
  const mark = markFor(how.marks.get(at.marks) ?? new Map(), at.note, memory) ?? head?.mark;
  return mark ? { ...memory, mark } : memory;
};

/** What a head says; where it says only its level, the file beside it; where that is lost, the folder's name. */
export const scopeFor = (said: Scope | undefined, beside: Scope, folder: string): Scope => {
  if (!said || !('key' in said) || said.key !== '') return said ?? beside;
  return 'key' in beside ? beside : { ...said, key: folder.slice(folder.lastIndexOf('/') + 1) };
};

/** The note of a memory: where the old one stands, else in the folder of its scope, under a free name. */
export const notePart = (
  memory: Memory,
  site: Site,
  notes: Notes,
  style?: (folder: string) => NoteStyle,
  rest?: string,
): Part & { file: string } => {
  const standing = site.old?.places.find(
    ({ slot, container }) => slot === notes.slot && (container === notes.rest) === (rest !== undefined),
  );
  const folder = standing?.container ?? rest ?? folderFor(memory.scope, site, notes);
  const file = standing?.file ?? freeFile(memory, site.name, (name) => notes.fileOf(folder, name));
  const mark = markOf(memory, site);
  const mtimeMs = Date.parse(memory.dates.updated?.text ?? '');
  return {
    slot: notes.slot,
    container: folder,
    file,
    name: stemOf(file),
    text: printNote(memory, style?.(folder)),
    ...(Number.isFinite(mtimeMs) && { mtimeMs }),
    ...(mark && { mark }),
  };
};

/** The folder that already holds a scope stays its folder. */
const folderFor = (scope: Scope, site: Site, notes: Notes): string => {
  const key = scopeKey(scope);
  const held = foldersOf(site.store, notes).get(key);
  if (held !== undefined) return held;
  const wish = scope.level === 'global' ? 'general' : 'key' in scope ? (scope.key.split('/').at(-1) ?? '') : scope.name;
  // What Latin letters cannot say keeps its own: no harness forbids them in a folder's name.
  const own = isLatin(wish) ? slug(wish, '') : nameFrom(wish, FOLDER_BYTES);
  return site.name(`${notes.root}/${own === '' ? `project-${fieldHash(key)}` : own}`, `scope ${key}`);
};

const FOLDER_BYTES = 60;

/** By scope key, the folder of the first memory of that scope. */
const foldersOf = (store: Store, notes: Notes): ReadonlyMap<string, string> => {
  const held = ({ places }: Memory): Place | undefined =>
    places.find(
      ({ file, slot, container }) => slot === notes.slot && container !== notes.rest && notes.file.test(file),
    );
  const known =
    folders.get(store) ??
    new Map(
      store.memories.toReversed().flatMap((each) => {
        const place = held(each);
        return place ? [[scopeKey(each.scope), place.container] as const] : [];
      }),
    );
  folders.set(store, known);
  return known;
};

// Asked for every memory of a plan, and a store is a value.
const folders = new WeakMap<Store, ReadonlyMap<string, string>>();

/** An update stays in the places it has, where one of the forms allows it; `shape` tells those that matter. */
export const likeBefore = (forms: Form[], old: Memory, shape: (place: Part | Place) => string | undefined): Form[] => {
  const shapeOf = (places: readonly (Part | Place)[]): string => [...new Set(places.map(shape))].sort().join();
  const wanted = shapeOf(old.places);
  const stays = ({ parts }: Form): boolean => shapeOf(parts) === wanted;
  return [...forms.filter(stays), ...forms.filter((form) => !stays(form))];
};

/**
 * Puts and removes notes: what goes first, since a name that one memory leaves may be another's. The files that went.
 */
export const landNotes = (land: Landing, moves: readonly PlaceMove[], { slot }: Notes): string[] => {
  const noteOf = (parts: readonly (Part | Place)[]) => parts.find((part) => part.slot === slot)?.file;
  const gone = moves.flatMap(({ old, parts }) => {
    const stays = noteOf(parts);
    return (old?.places ?? []).flatMap((each) => (each.slot === slot && each.file !== stays ? [each.file] : []));
  });
  for (const file of gone) land.remove(file);
  for (const part of moves.flatMap(({ parts }) => parts)) {
    if (part.slot === slot && part.file !== undefined) land.put(part.file, part.text, part.mtimeMs);
  }
  return gone;
};

/** By file, hashes of what the lines among some parts say of a memory. */
export type LinesIn = (parts: readonly Part[], memory: Memory, note: string) => Record<string, string>;

/** Writes down beside the notes what is remembered of those that were written; forgets those that went. */
export const landMarks = (
  land: Landing,
  moves: readonly PlaceMove[],
  gone: readonly string[],
  notes: Notes,
  linesIn: LinesIn,
): void => {
  const written = moves.flatMap(({ memory, old, parts }) =>
    parts.flatMap(({ slot, file, mark }) => {
      if (slot !== notes.slot || file === undefined || !memory) return [];
      return [{ file, memory, ...(mark && { mark: linesAfter(mark, old, linesIn(parts, memory, file)) }) }];
    }),
  );
  const edits = [...gone.map((file) => ({ file })), ...written].flatMap(({ file, ...edit }) => {
    const at = noteAt(file, notes);
    return at ? [{ ...edit, ...at }] : [];
  });
  for (const [file, group] of Map.groupBy(edits, ({ marks }) => marks)) {
    const text = placeMarks(land.textOf(file), group);
    const left = land.files().some((each) => noteAt(each, notes)?.marks === file);
    if (text === '' || !left) land.remove(file);
    else land.put(file, text);
  }
};
