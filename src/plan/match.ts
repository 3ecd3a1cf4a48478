import { counts } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import { baseOf } from '../kit/overlay.ts';
import type { Store } from '../ir/store.ts';
import { booksOf, type Books } from '../ledger/books.ts';
import { unreadIn } from '../ledger/unread.ts';
import { linkedByName } from './linking.ts';
import { saidThere, withAnswers } from './answered.ts';
import { matched, type Match, type Matched } from './counterpart.ts';
import type { Request } from './request.ts';
import type { Bound, Routed } from './routing.ts';
import type { Sameness } from './sameness.ts';

/** What the memories of the source are in one store of the target, and what the ledger knows of that store. */
export interface Found extends Matched {
  books: Books;
  /** Why an absence there is no evidence. */
  unread: string | undefined;
}

/** Which memory of the target each one is: by ledger and mark, by equal words, by what somebody answered. */
export const match = (
  { source, history, answers }: Request,
  { target: { adapter, store, scene }, carried }: Bound,
  { asked }: Routed,
): Found => {
  const { sameness, guarded, options } = answers;
  const books = booksOf(
    {
      sources: source.stores,
      rows: history.rows,
      over: history.over,
      options,
      asked,
      home: scene.home,
      busy: history.busy,
    },
    carried,
    store,
  );
  const unread = !store.at.exists ? undefined : (history.busy?.get(store.at.id) ?? unreadIn(store));
  const frames = adapter.conventions.at(-1)?.frames ?? [];
  const linked = linkedByName(carried, store);
  const said = (memory: Memory): Memory[] =>
    saidThere(memory, guarded.masked.get(memory.id), frames).flatMap((each) => linked(each, memory));
  const found = matched(
    carried.map(({ memory }) => memory),
    store,
    books.known,
    books.orphaned,
    { sameness, unread, said, departed: books.departed, removed: books.removed },
  );
  const agreed = {
    ...found,
    of: new Map([...found.of].map(([memory, each]) => [memory, asPlaced(memory, each, sameness)])),
  };
  return { books, unread, ...withAnswers(resetTogether(agreed, books, store), store, sameness) };
};

/**
 * A mark that remembers only what the source said takes other words for an edit, whoever placed them. Those that are
 * known to say the same are as they were placed.
 */
const asPlaced = (memory: Memory, each: Match, { answered }: Sameness): Match => {
  const { by, row, target } = each;
  if (by !== 'mark' || !row || row.placed || !target) return each;
  const says = answered([memory], [target]).some((pair) => pair.answer === 'same' && counts(pair));
  return says ? { ...each, row: { ...row, placed: baseOf(target) } } : each;
};

/**
 * Where nothing is left of all that was carried to a store, nobody took memories away one by one: it was emptied as a
 * whole. What had come from there is carried back where nothing else stands either; the rest waits for a word.
 */
const resetTogether = ({ of, orphans }: Matched, books: Books, { memories }: Store): Matched => {
  const gone = [...of].filter(([, { by }]) => by === 'gone');
  const lost = gone.length + books.orphaned.filter((row) => !orphans.has(row)).length;
  if (gone.length === 0 || lost < books.known.size + books.removed.size + books.orphaned.length) return { of, orphans };
  const anew = ({ row }: Match): Match | undefined => {
    if (row?.wayBack && memories.length === 0) return { by: 'none' };
    return lost > 1 && row ? { by: 'reset', row } : undefined;
  };
  return {
    of: new Map([...of].map(([memory, each]) => [memory, (each.by === 'gone' ? anew(each) : undefined) ?? each])),
    orphans,
  };
};
