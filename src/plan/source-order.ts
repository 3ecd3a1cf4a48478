import type { Memory } from '../ir/memory.ts';
import { isOf } from '../ir/identity.ts';
import type { Homed } from './routing.ts';

/**
 * By id, where memories stand among each other in stores of the harness that takes them: an order that somebody gave
 * them stays theirs. What comes from another harness has none here.
 */
export const sourceOrder = (carried: readonly Homed[], harness: string): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(carried, ({ from }) => from).values()]
      .flatMap((group) => asTheyStand(group.map(({ memory }) => memory)))
      .flatMap(({ id }, at) => (isOf(harness, id) ? [[id, at] as const] : [])),
  );

/** Those that have an order first, each where the others left a place for one. */
export const inOrder = <Item>(
  items: readonly Item[],
  order: ReadonlyMap<string, number>,
  idOf: (item: Item) => string | undefined,
): Item[] => permuted(items, (item) => order.get(idOf(item) ?? ''));

/**
 * As a store is read, and then as the files have it in which several stand; a file that says the statements of most of
 * them has the last word.
 */
const asTheyStand = (memories: readonly Memory[]): Memory[] => {
  const files = new Map<string, { starts: Map<Memory, number>; statements: number }>();
  for (const memory of memories)
    for (const { file, span, says } of memory.places) {
      const known = files.get(file) ?? { starts: new Map<Memory, number>(), statements: 0 };
      if (!known.starts.has(memory)) known.starts.set(memory, span[0]);
      if (says.includes('statement')) known.statements += 1;
      files.set(file, known);
    }
  return [...files.values()]
    .filter(({ starts }) => starts.size > 1)
    .toSorted((a, b) => a.statements - b.statements || a.starts.size - b.starts.size)
    .reduce((sorted: Memory[], { starts }) => permuted(sorted, (memory) => starts.get(memory)), [...memories]);
};

/** Those that have a rank change places among each other; all others keep theirs. */
const permuted = <Item>(items: readonly Item[], rankOf: (item: Item) => number | undefined): Item[] => {
  const ranked = items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  return items.map((item) => (rankOf(item) === undefined ? item : (ranked.shift()?.item ?? item)));
};
