import type { Adapter, Framing } from '../adapter.ts';
import type { Delivery } from '../ir/delivery.ts';
import type { Scene } from '../ir/scene.ts';
import { isText, type Store } from '../ir/store.ts';

/** All that a model has of its harness at the start of one trial. */
export interface Context {
  framing: Framing;
  /** The texts it is given, as `show --as-prompt` prints them. */
  always: readonly { role: string; label: string; text: string }[];
  /** What its tools could read of the memory, by absolute path. */
  files: ReadonlyMap<string, string>;
  cwd: string;
  /** By the id of a memory, how it is delivered here. */
  deliveries: ReadonlyMap<string, Delivery>;
}

/** What a harness with these stores gives a model that starts in the scene's folder. */
export const contextOf = (adapter: Adapter, stores: readonly Store[], scene: Scene): Context | undefined => {
  if (!adapter.framing) return undefined;
  const files = stores
    .filter(({ at }) => at.role === 'store')
    .flatMap(({ at, tree, files: read }) =>
      [...(tree ?? read)].flatMap(([file, entry]) =>
        isText(entry) ? [[`${at.root}/${file}`, entry.text] as const] : [],
      ),
    );
  const { always, deliveries } = adapter.view(stores, scene);
  return {
    framing: adapter.framing,
    deliveries: new Map(deliveries.map(({ id, delivery }) => [id, delivery])),
    always: always.map(({ role, label, text }) => ({ role, label, text })),
    files: new Map(files),
    cwd: scene.cwd,
  };
};
