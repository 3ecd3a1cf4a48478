import type { Known, Location } from '../ir/store.ts';
import type { Row } from './row.ts';
import { isStore, storeKey } from './store-key.ts';

/** What a reader may ask of a place: the memories that were carried from there or put there, by what they say. */
export const knownBy = (rows: readonly Row[], home: string): ((at: Pick<Location, 'id' | 'root'>) => Known[]) => {
  const ends = rows.flatMap(({ source, target, base, placed, beside = [] }) => [
    { ...source, statement: base.statement },
    { ...target, statement: (placed ?? base).statement },
    // What stood beside it is nobody's new words, whatever it is called.
    ...beside.map((statement) => ({ store: target.store, id: '', statement })),
  ]);
  const byStore = Map.groupBy(ends, ({ store }) => store);
  return (at) => {
    const key = storeKey(at, home);
    const own = [...byStore].flatMap(([store, all]) => (isStore(store, key) ? all : []));
    return own.flatMap(({ id, statement }) => (statement === undefined ? [] : [{ id, statement }]));
  };
};
