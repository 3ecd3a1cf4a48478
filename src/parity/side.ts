import type { Frame } from '../ir/frame.ts';
import type { Memory } from '../ir/memory.ts';
import type { Surroundings } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import { booksOf, type Books } from '../ledger/books.ts';
import type { Row } from '../ledger/row.ts';
import { apart } from '../plan/route.ts';

/** One of two or more that are to say the same: the stores of a harness, an instruction file, an export. */
export interface Side {
  /** What the report calls it. */
  name: string;
  /** As they were read. */
  stores: readonly Store[];
  around: Surroundings;
  /** What its harness puts round a statement. */
  frames: readonly Frame[];
  /** By id over all of its stores; a memory that no view was made of is not in it. */
  delivered: ReadonlyMap<string, Delivered>;
  /** The texts that its model is given at start. */
  shown: readonly string[];
}

/** A side with one id for every memory: what reads the same in two clones is one memory. */
export interface Flat {
  side: Side;
  memories: Memory[];
  /** The store that a memory stands in. */
  storeOf: ReadonlyMap<Memory, Store>;
  /** By store, what its own ids are over all of them. */
  named: ReadonlyMap<Store, ReadonlyMap<string, string>>;
}

export const flat = (side: Side): Flat => {
  const stores = side.stores.filter(({ at }) => at.role === 'store');
  const parted = apart(stores, side.around);
  const named = new Map(
    stores.map((store, index) => [
      store,
      new Map(store.memories.map(({ id }, at) => [id, parted[index]?.memories[at]?.id ?? id])),
    ]),
  );
  const byId = new Map<string, { memory: Memory; store: Store }>();
  for (const [index, { memories }] of parted.entries())
    for (const memory of memories)
      if (memory.status !== 'pending' && !byId.has(memory.id))
        byId.set(memory.id, { memory, store: stores[index] as Store });
  return {
    side,
    memories: [...byId.values()].map(({ memory }) => memory),
    storeOf: new Map([...byId.values()].map(({ memory, store }) => [memory, store])),
    named,
  };
};

/** What ledger and marks know of two sides: the rows of memories that stand, and of those that are gone at the first. */
export const booksBetween = (
  a: Flat,
  b: Flat,
  rows: readonly Row[],
  home: string,
): Pick<Books, 'known' | 'orphaned'> => {
  const carried = a.memories.flatMap((memory) => {
    const from = a.storeOf.get(memory);
    return from ? [{ memory, from }] : [];
  });
  const known = new Map<string, Row>();
  const orphaned: Row[] = [];
  const options = { from: '', to: '', onConflict: 'ask', onSecret: 'block', onInjection: 'block', cwd: '' } as const;
  const request = { sources: [...a.named.keys()], rows, options, asked: undefined, home, busy: undefined };
  for (const [store, named] of b.named) {
    const books = booksOf(request, carried, store);
    const here = (row: Row): Row => ({
      ...row,
      // An id that is gone from its own store may be another's in the next.
      target: { ...row.target, id: named.get(row.target.id) ?? `${row.target.id}\u0000gone` },
    });
    for (const [id, row] of books.known) if (!known.has(id) || named.has(row.target.id)) known.set(id, here(row));
    orphaned.push(...books.orphaned.map(here));
  }
  return { known, orphaned };
};
