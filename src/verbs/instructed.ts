import { rekey } from '../ir/identity.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import type { Delivery } from '../ir/view.ts';
import { sightOf } from '../world/sight.ts';
import { pathsNamed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/**
 * What people wrote for every session and reaches the model so, as the clients find it from here and from every other
 * project that is here; a store of it goes by the harness whose client loads it.
 */
export const instructedFrom = async (
  world: World,
  { cwd, around }: Pick<Scene, 'cwd' | 'around'>,
  reaching: readonly Delivery[] = ['loaded'],
): Promise<Store[]> => {
  const roots = Object.values(around.folders).flatMap((facts) =>
    facts.exists ? (facts.gitRoot ?? facts.real ?? []) : [],
  );
  const found = new Map<string, Store>();
  const reached = new Map<string, Set<string>>();
  for (const root of new Set([cwd, ...roots])) {
    const sight = sightOf(world, { cwd: root });
    for (const family of world.formats) {
      const { instructs } = family;
      if (instructs === undefined) continue;
      const chain = family.locate(sight.machine(family)).map((at) => {
        const store = found.get(at.id) ?? family.read(sight.snapshot(at), { ...at, harness: instructs });
        found.set(at.id, store);
        return store;
      });
      const scene: Scene = { cwd: root, home: '', platform: '', now: 0, around };
      const ids = family.view(chain, scene).deliveries.filter(({ delivery }) => reaching.includes(delivery));
      for (const store of chain)
        reached.set(store.at.id, new Set([...(reached.get(store.at.id) ?? []), ...ids.map(({ id }) => id)]));
    }
    await world.pause();
  }
  const stores = [...found.values()];
  const there = sightOf(world, { cwd }).surroundings(pathsNamed(stores), cwd);
  return stores.map((store) => {
    const memories = store.memories.filter(({ id }) => reached.get(store.at.id)?.has(id));
    return rekey({ ...store, memories }, there);
  });
};
