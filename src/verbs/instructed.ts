import { rekey } from '../ir/identity.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import { sightOf } from '../world/sight.ts';
import { pathsNamed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/**
 * What people wrote for every session, as the clients find it from here and from every other project that is here; a
 * store of it goes by the harness whose client loads it.
 */
export const instructedFrom = async (
  world: World,
  { cwd, around }: Pick<Scene, 'cwd' | 'around'>,
): Promise<Store[]> => {
  const roots = Object.values(around.folders).flatMap((facts) =>
    facts.exists ? (facts.gitRoot ?? facts.real ?? []) : [],
  );
  const found = new Map<string, Store>();
  for (const root of new Set([cwd, ...roots])) {
    const sight = sightOf(world, { cwd: root });
    for (const family of world.formats) {
      if (family.instructs === undefined) continue;
      const ats = family.locate(sight.machine(family)).filter(({ id }) => !found.has(id));
      for (const at of ats) found.set(at.id, family.read(sight.snapshot(at), { ...at, harness: family.instructs }));
    }
    await world.pause();
  }
  const stores = [...found.values()];
  const there = sightOf(world, { cwd }).surroundings(pathsNamed(stores), cwd);
  // What waits for a file, or to be asked for, is not loaded anyway.
  const loaded = stores.map((store) => ({
    ...store,
    memories: store.memories.filter(({ load }) => load === 'always'),
  }));
  return loaded.map((store) => rekey(store, there));
};
