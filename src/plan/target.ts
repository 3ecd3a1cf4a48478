import type { Adapter, Edits } from '../adapter.ts';
import { applied } from '../kit/applied.ts';
import { fieldHash, rekey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import type { Change, FileTree, Known, Location, Store } from '../ir/store.ts';
import type { Finding } from '../ir/finding.ts';
import type { View } from '../ir/view.ts';
import { apartFrom } from './other-lines.ts';

/** One store of the target, as it stands. */
export interface Target {
  adapter: Adapter;
  store: Store;
  /** Every other store and context of the harness: a view is of all of them. */
  others: readonly Store[];
  scene: Scene;
}

export const placed = (
  target: Target,
  edits: Edits,
  leaves: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): { changes: Change[]; findings: Finding[]; store: Store } => {
  const { adapter, store, scene } = target;
  const before =
    leaves.size === 0
      ? store
      : { ...store, memories: store.memories.map((each) => apartFrom(each, leaves.get(each.id) ?? NO_FILES)) };
  const { changes, findings } = adapter.place(edits, before);
  const at = { ...store.at, known: [...(store.at.known ?? []), ...edits.put.map(({ memory }) => knownOf(memory))] };
  const after =
    changes.length === 0
      ? store
      : readAs({ ...target, store: { ...store, at } }, applied(treeOf(store), changes, scene.now));
  return { changes, findings, store: after };
};

/** What is being put there stands for itself, as the ledger will know it to. */
const knownOf = ({ id, statement }: Memory): Known => ({ id, statement: fieldHash(statement) });

/** The store with other files in place of its own. */
export const readAs = ({ adapter, store, scene }: Target, tree: FileTree): Store => ({
  ...rekey(adapter.read(tree, { ...store.at, exists: true }), scene.around),
  tree,
});

const NO_FILES: ReadonlySet<string> = new Set();

export const treeOf = ({ tree }: Store): FileTree => tree ?? NOTHING;

const NOTHING: FileTree = new Map();

/** Ids are unique in one store only: where another holds one of the same id, what is told of it is this store's. */
export const viewOf = ({ adapter, others, scene }: Target, store: Store): View => {
  const view = adapter.view([store, ...others.filter((each) => each.at.id !== store.at.id)], scene);
  const told = new Set<string>();
  const deliveries = view.deliveries.filter(({ id }) => !told.has(id) && told.add(id));
  return deliveries.length === view.deliveries.length ? view : { ...view, deliveries };
};

/** The location a target store would have, read as empty where nothing stands yet. */
export const standing = (adapter: Adapter, stores: readonly Store[], at: Location, scene: Scene): Store =>
  stores.find((store) => store.at.id === at.id && store.at.root === at.root) ??
  rekey(adapter.read(new Map(), at), scene.around);

/** Each instruction file is a target by itself: what its client loads of it does not hang on those of other projects. */
export const alone = (
  { adapter, stores, scene }: Omit<Target, 'store' | 'others'> & { stores: readonly Store[] },
  at: Location,
): Target => ({
  adapter,
  store: standing(adapter, stores, at, scene),
  others: [],
  scene,
});
