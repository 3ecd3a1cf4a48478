import { valueOf } from '../kit/losses.ts';
import { fieldHash, isOfWords, scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Location, Store } from '../ir/store.ts';
import { inQuestion } from './conceded.ts';
import { isCopy } from './copies.ts';
import { sketchOf } from '../text/sketch.ts';
import { isItsOwn, leftBehind, renamed, TWIN } from './renamed.ts';
import type { Past, Row } from './row.ts';
import { unreadIn } from './unread.ts';
import { isStore, storeKey } from './store-key.ts';

/** What the ledger holds about one target store, sorted by what this run has to do with it. */
export interface Books {
  /** Rows of memories that are carried now, by source id. */
  known: Map<string, Row>;
  /** By source id, what stood in the target before a memory was carried away from there, where it is gone now. */
  pasts: Map<string, Past & Pick<Memory, 'id'>>;
  /** By source id, what was carried there over other stores, says much the same, and is gone there. */
  removed: Map<string, Row>;
  /** Rows whose source memory is gone. */
  orphaned: Row[];
  /** Rows of words that were changed at the source by carrying back there: the row of the way back goes on with them. */
  succeeded: Row[];
  /** Ids of what stood in the target before, and was carried to the source, where it is gone now. */
  departed: ReadonlySet<string>;
  /** Rows whose source could not be read in full: nothing follows from an absence. */
  unread: Row[];
  /** Why, by row. */
  why: Map<Row, string>;
  /** Rows this run was not asked about. */
  aside: Row[];
}

export interface BookRequest {
  sources: readonly Store[];
  rows: readonly Row[];
  /** Those that other rows make, over other stores. */
  over?: (() => readonly Row[]) | undefined;
  options: PlanOptions;
  /** Keys of the scopes that were asked for. */
  asked: readonly string[] | undefined;
  home: string;
  /** Stores at whose absences nothing follows, and why. */
  busy: ReadonlyMap<string, string> | undefined;
}

/** The rows of one target store. */
export const rowsInto = (rows: readonly Row[], at: Pick<Location, 'id' | 'root'>, home: string): Row[] =>
  rows.filter((row) => isStore(row.target.store, storeKey(at, home)));

export const booksOf = (
  request: BookRequest,
  carried: readonly { memory: Memory; from: Store }[],
  target: Store,
): Books => {
  const books: Books = {
    known: new Map(),
    pasts: new Map(),
    removed: new Map(),
    orphaned: [],
    succeeded: [],
    departed: new Set(),
    unread: [],
    why: new Map(),
    aside: [],
  };
  const unreadAt = (store: Store): string | undefined => request.busy?.get(store.at.id) ?? unreadIn(store);
  const hold = (row: Row, why: string): void => {
    // A memory that stood in two places of the target has a row for each: one word about it is enough.
    if (books.unread.some(({ source: { store, id } }) => id === row.source.id && store === row.source.store)) return;
    books.unread.push(row);
    books.why.set(row, why);
  };
  const keyOf = (store: Store): string => storeKey(store.at, request.home);
  // In its own store a memory has its plain id, whatever number tells it from another store's.
  const carriedBy = new Map([
    ...carried
      .filter(({ memory }) => !isCopy(memory.id))
      .map(({ memory, from }) => [`${keyOf(from)}\u0000${memory.id.replace(TWIN, '')}`, memory] as const),
    ...carried.map(({ memory, from }) => [`${keyOf(from)}\u0000${memory.id}`, memory] as const),
  ]);
  // A checkout that moved, or another machine's: its key goes with the project, and with words like its own. What is
  // global belongs to its home.
  const elsewhere = new Map(
    carried.filter(({ memory }) => memory.scope.level !== 'global').map(({ memory }) => [memory.id, memory]),
  );
  const standing = new Set(target.memories.map(({ id }) => id));
  const rows = rowsInto(request.rows, target.at, request.home).map((row) => ({
    row,
    source: request.sources.find((store) => isStore(row.source.store, keyOf(store))),
  }));
  const scopes = new Map(rows.length === 0 ? [] : request.sources.map((store) => [store, scopesOf(store)]));
  // A project whose folder is not here may go by another key today, and all its memories with it: that they are not
  // found by the old one says nothing.
  const isStillOf = (source: Store, { base: { scope } }: Row): boolean =>
    !('paths' in source.at.scope) || (scope !== undefined && scopes.get(source)?.has(scope) === true);
  for (const { row, source } of rows.toSorted(
    (a, b) => Number(a.source === undefined) - Number(b.source === undefined),
  )) {
    const namesake = elsewhere.get(row.source.id);
    const found = source
      ? carriedBy.get(`${keyOf(source)}\u0000${row.source.id}`)
      : namesake && isItsOwn(namesake, row.base, row.sketch)
        ? namesake
        : undefined;
    const memory = source || (found && !books.known.has(found.id)) ? found : undefined;
    // What is to be carried again is carried as if it had never been.
    if (memory && request.options.choices?.[memory.id] === 'again' && !standing.has(row.target.id)) {
      if (row.past) books.pasts.set(memory.id, { ...row.past, id: row.target.id });
      continue;
    }
    if (memory) books.known.set(memory.id, row);
    else if (
      !source ||
      source.memories.some((each) => each.id === row.source.id) ||
      !isStillOf(source, row) ||
      !inQuestion(row, request.options, request.asked)
    )
      books.aside.push(row);
    else if (unreadAt(source) !== undefined) hold(row, unreadAt(source) as string);
    else books.orphaned.push(row);
  }
  const all = carried.map(({ memory }) => memory);
  for (const [memory, { row, name }] of leftBehind(books.known, all)) {
    books.known.delete(name);
    books.known.set(memory.id, row);
  }
  const fresh = all.filter((memory) => !books.known.has(memory.id));
  const alive = new Set(request.sources.flatMap((store) => store.memories.map(({ id }) => id)));
  const left = new Set(
    marks(target, alive, [...books.orphaned, ...books.unread], new Set(request.sources.map(({ at }) => at.harness))),
  );
  // What a mark names may be there all the same where something was not read, and on another machine it never was: no
  // other memory is taken for it.
  const isRead = request.sources.every((store) => unreadAt(store) === undefined);
  const certain = isRead ? [...left].filter((row) => markedBy(row, target, request.sources)) : [];
  for (const [memory, row] of renamed(fresh, [...books.orphaned, ...certain])) {
    books.known.set(memory.id, row);
    books.orphaned = books.orphaned.filter((each) => each !== row);
    left.delete(row);
  }
  const backSince = new Map(
    [...books.known.values()].flatMap((row) => (row.wayBack ? [[row.target.id, row.run ?? '']] : [])),
  );
  const isSucceeded = ({ source, target: { id }, wayBack, run = '' }: Row): boolean =>
    wayBack === undefined && isOfWords(source.id) && (backSince.get(id) ?? '') > run;
  books.succeeded = books.orphaned.filter(isSucceeded);
  books.orphaned = books.orphaned.filter((row) => !books.succeeded.includes(row));
  for (const [id, { past, target: stood }] of books.known)
    if (past && !standing.has(stood.id)) books.pasts.set(id, { ...past, id: stood.id });
  const booked = new Set(rows.map(({ row }) => row.target.id));
  // What was carried to the source and is gone there now stood here before.
  books.departed = new Set(books.orphaned.flatMap((row) => (row.wayBack ? [row.target.id] : [])));
  books.orphaned = books.orphaned.filter((row) => row.wayBack === undefined);
  for (const row of left) {
    const source = booked.has(row.target.id) ? undefined : markedBy(row, target, request.sources);
    if (!source || !inQuestion(row, request.options, request.asked)) continue;
    const known = {
      ...row,
      source: { store: keyOf(source), id: row.source.id },
      target: { store: storeKey(target.at, request.home), id: row.target.id },
    };
    const why = unreadAt(source);
    if (why === undefined) books.orphaned.push(known);
    else hold(known, why);
  }
  // Where the ledger knows every memory, nobody asks for other ways.
  const isNew = carried.some(({ memory }) => !books.known.has(memory.id));
  const over = rowsInto((isNew && request.over?.()) || [], target.at, request.home);
  const present = new Set(over.flatMap((row) => (standing.has(row.target.id) ? [row.source.id] : [])));
  for (const row of over) {
    const memory = carriedBy.get(`${row.source.store}\u0000${row.source.id}`);
    if (!memory || books.known.has(memory.id) || present.has(row.source.id)) continue;
    if (request.options.choices?.[memory.id] === 'again' || !isItsOwn(memory, row.placed, row.sketch)) continue;
    books.removed.set(memory.id, row);
  }
  return books;
};

/** Hashes of the scopes that a store has memories of, itself among them. */
const scopesOf = ({ at, memories }: Store): Set<string> => {
  const scopes = new Map([at, ...memories].map(({ scope }) => [scopeKey(scope), scope]));
  return new Set([...scopes.values()].map((scope) => fieldHash(valueOf({ scope } as Memory, 'scope'))));
};

/**
 * The store that a mark without a row came from, where that is certain: it stands for the very folder that the mark's
 * memory was written for, and another memory of it is marked in the same way. Another machine's clone has the same key
 * and another folder; what is global could have come from any home.
 */
const markedBy = (row: Row, target: Store, sources: readonly Store[]): Store | undefined => {
  const folderOf = ({ scope }: Pick<Memory, 'scope'>): string | undefined =>
    'paths' in scope ? scope.paths[0] : undefined;
  const written = target.memories.find(({ id }) => id === row.target.id);
  const folder = written && folderOf(written);
  const source =
    folder === undefined
      ? undefined
      : sources.find(
          ({ at }) => folderOf(at) === folder && row.source.id.startsWith(`${at.harness}/${scopeKey(at.scope)}/`),
        );
  const alive = new Set(source?.memories.map(({ id }) => id));
  return target.memories.some(
    (each) => folderOf(each) === folder && each.mark !== undefined && alive.has(each.mark.source),
  )
    ? source
    : undefined;
};

/**
 * Marks in the target that name a memory which is no more at the source: without a ledger they tell what it was. Those
 * of another harness than the source's say nothing about it.
 */
const marks = (
  target: Store,
  alive: ReadonlySet<string>,
  orphaned: readonly Row[],
  harnesses: ReadonlySet<string>,
): Row[] =>
  target.memories.flatMap((memory: Memory): Row[] => {
    if (memory.mark === undefined) return [];
    const { source, base } = memory.mark;
    if (
      alive.has(source) ||
      !harnesses.has(source.slice(0, source.indexOf('/'))) ||
      orphaned.some((row) => row.target.id === memory.id)
    )
      return [];
    // What the target said right after is not known, unless the mark has it: what it says now may be somebody's edit.
    const { placed, lines } = memory.mark;
    return [
      {
        source: { store: '', id: source },
        target: { store: '', id: memory.id },
        base,
        sketch: sketchOf(memory),
        ...(placed && { placed }),
        ...(lines && { lines }),
      },
    ];
  });
