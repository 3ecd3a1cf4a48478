import type { Adapter } from '../adapter.ts';
import { rekey } from '../ir/identity.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import { readLedger } from '../store/ledger.ts';
import { sightOf } from '../world/sight.ts';
import type { World } from '../world/world.ts';

/**
 * What was carried to a harness and stands in instruction files, as the ledger names them: other words of people there
 * are no part of what the harness remembers.
 */
export const carriedFiles = (
  world: World,
  harness: Adapter,
  { home, around }: Pick<Scene, 'home' | 'around'>,
): { store: Store; deliveries: Delivered[] }[] => {
  const rows = readLedger(world.state).rows.filter(({ pair }) => pair?.endsWith(`→${harness.id}`));
  const carried = new Set(rows.map(({ target }) => target.id));
  return [...new Set(rows.map(({ target }) => target.store))].flatMap((key) => {
    const family = world.formats.find(({ id, instructs }) => instructs === harness.id && key.startsWith(`${id}:`));
    if (!family) return [];
    const root = key.slice(key.indexOf(' ') + 1).replace(/^~/, home);
    const sight = sightOf(world, { root });
    return family.locate(sight.machine(family)).map((at) => {
      const whole = rekey(family.read(sight.snapshot(at), at), around);
      const store = {
        ...whole,
        memories: whole.memories.filter(({ id, readOnly }) => readOnly !== true || carried.has(id)),
      };
      return { store, deliveries: family.view([whole], { cwd: root, home, around, platform: '', now: 0 }).deliveries };
    });
  });
};
