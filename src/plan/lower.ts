import type { Memory, Scope } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { GLOBAL_HASH, scopeHash } from '../ledger/aliases.ts';
import { copyId, isCopy, originalOf } from '../ledger/copies.ts';
import type { Row } from '../ledger/row.ts';
import { turnedRound } from '../ledger/way-back.ts';

/** What is known of a way back. */
export interface WayBack {
  /** The source as it is carried, and as it was read: what this run lifts is on no way back. */
  stores: readonly Store[];
  read: readonly Store[];
  there: readonly Store[];
  rows: readonly Row[];
  /** Rows that others make, over other stores. */
  over: () => readonly Row[];
  /** Rows of memories of `there` that were carried for all projects. */
  lifts: readonly Row[];
  /** What the ledger calls a store. */
  keyOf: (store: Store) => string;
}

/** The source as it goes back, and its rows, in which what was lifted is of its project on both sides. */
export interface Lowered {
  stores: Store[];
  rows: readonly Row[];
}

/**
 * The way back of what was lifted: it is carried to each project that said it, as what it is there, and not beside it
 * for all projects. Where it goes to several, all but one are copies, with ids and rows of their own.
 */
export const lower = ({ stores, read, there, rows, over, lifts, keyOf }: WayBack): Lowered => {
  const natively = new Set(read.flatMap(({ memories }) => memories.filter(isGlobal).map(({ id }) => id)));
  if (natively.size === 0 || lifts.length === 0) return { stores: [...stores], rows };
  const standing = new Map(
    there.flatMap((store) => store.memories.map((memory) => [memory.id, { memory, store }] as const)),
  );
  const groups = groupsIn(lifts);
  // What others join says the same as a row of the ledger's own, which knows more.
  const known = new Map([...over(), ...rows].map((row) => [row.source.id, row]));
  const copies = new Map(
    rows.flatMap((row) =>
      isCopy(row.source.id) ? [[`${originalOf(row.source.id)}\n${row.target.id}`, row] as const] : [],
    ),
  );
  const more: Row[] = [];
  const lowered = (memory: Memory): Memory[] => {
    const row = natively.has(memory.id) && isGlobal(memory) ? known.get(memory.id) : undefined;
    const group = (row && groups.get(row.target.id)) ?? [];
    const stands = group.flatMap((id) => standing.get(id) ?? []);
    if (row === undefined || !stands.some(({ memory: { scope } }) => scope.level === 'project')) return [memory];
    const lift = lifts.find(({ target }) => target.id === memory.id);
    return stands.map(({ memory: { id, scope }, store }) => {
      if (id === row.target.id) return scope.level === 'project' ? { ...memory, scope } : memory;
      // A project that has another key by now keeps the copy that it had.
      const before = copies.get(`${memory.id}\n${id}`);
      const copy = { ...memory, id: before?.source.id ?? copyId(memory.id, scope), scope };
      if (!before) more.push(rowOf(copy, lift ? turnedRound(lift) : row, { store: keyOf(store), id }));
      return copy;
    });
  };
  const back = stores.map((store) => ({ ...store, memories: store.memories.flatMap(lowered) }));
  const ofProject = (row: Row): Row => {
    const scope = standing.get(row.target.id)?.memory.scope;
    const isLifted = natively.has(originalOf(row.source.id)) && groups.has(row.target.id);
    return isLifted && scope?.level === 'project' ? withScope(row, scope) : row;
  };
  return { stores: back, rows: [...rows.map(ofProject), ...more] };
};

/** By each of them, the memories that were carried as one. */
const groupsIn = (lifts: readonly Row[]): Map<string, readonly string[]> => {
  const groups = new Map<string, readonly string[]>();
  for (const { source, liftedFrom = [] } of lifts) {
    const ids = [source.id, ...liftedFrom];
    const all = [...new Set(ids.flatMap((id) => [...(groups.get(id) ?? []), id]))];
    for (const id of all) groups.set(id, all);
  }
  return groups;
};

/** Rows of the ledger by which memories of a harness were carried for all projects. */
export const liftsOf = (rows: readonly Row[], harness: string): Row[] =>
  rows.filter(({ pair = '', base, undone }) => pair.startsWith(`${harness}→`) && base.scope === GLOBAL_HASH && !undone);

const isGlobal = ({ scope }: Memory): boolean => scope.level === 'global';

/** Nobody changed a scope by carrying it back. */
const withScope = (row: Row, of: Scope): Row => {
  const scope = scopeHash(of);
  return { ...row, base: { ...row.base, scope }, ...(row.placed && { placed: { ...row.placed, scope } }) };
};

const rowOf = ({ id, scope }: Memory, row: Row, target: Row['target']): Row =>
  withScope({ ...row, source: { ...row.source, id }, target }, scope);
