import type { Adapter } from '../adapter.ts';
import { rekey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import type { FileTree, Store } from '../ir/store.ts';
import { placed } from '../plan/target.ts';

/** The stores of one harness as a model would be given them. */
export interface Stores {
  adapter: Adapter;
  stores: readonly Store[];
  scene: Scene;
}

/** The same stores with nothing in them; what is instructed elsewhere stays. */
export const emptied = ({ adapter, stores, scene }: Stores): Stores => ({
  adapter,
  scene,
  stores: stores.map((store) =>
    store.at.role === 'store' ? rekey(adapter.read(new Map(), store.at), scene.around) : store,
  ),
});

/** Everything but one memory: taken out as `--withdraw` would. */
export const without = ({ adapter, stores, scene }: Stores, memory: Memory): Stores => ({
  adapter,
  scene,
  stores: stores.map((store) =>
    store.memories.some(({ id }) => id === memory.id)
      ? placed({ adapter, store, others: stores, scene }, { put: [], withdraw: [memory.id] }).store
      : store,
  ),
});

/**
 * The bytes of the source moved and not translated: its files stand where somebody who copies by hand would put them,
 * in place of files of the same name.
 */
export const copied = (target: Stores, source: Stores): Stores => {
  const { adapter, scene } = target;
  const below = adapter.framing?.copies ?? '';
  const files = source.stores.filter(({ at }) => at.role === 'store').flatMap(({ tree }) => [...(tree ?? [])]);
  const [first] = target.stores.filter(({ at }) => at.role === 'store');
  return {
    ...target,
    stores: target.stores.map((store) => {
      if (store !== first) return store;
      const tree: FileTree = new Map([
        ...(store.tree ?? []),
        ...files.map(([file, entry]) => [below === '' ? file : `${below}/${file}`, entry] as const),
      ]);
      return { ...rekey(adapter.read(tree, { ...store.at, exists: true }), scene.around), tree };
    }),
  };
};
