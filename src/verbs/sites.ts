import * as path from 'node:path';
import type { Steps } from '../ir/steps.ts';
import type { Location } from '../ir/store.ts';
import type { Run } from '../store/journal.ts';
import type { DraftSite } from '../undo/draft.ts';
import { isFolder } from '../world/folder.ts';
import { adapterNamed, everyAdapter } from '../world/harness.ts';
import { sightOf } from '../world/sight.ts';
import { gathering, type Gathered } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/** The stores a run wrote to, as they stand now. One whose harness or home is gone has no ground. */
export function* sitesOf(world: World, run: Run): Steps<DraftSite[]> {
  const sites: DraftSite[] = [];
  for (const { harness, root } of run.stores) {
    const files = run.steps.map(({ file }) => file).filter((file) => path.dirname(file) === root);
    const ground = yield* groundOf(world, harness, root, files);
    const real = realOf(world, root);
    sites.push({ root, ...ground }, ...(real === root ? [] : [{ root: real, ...ground }]));
  }
  return sites;
}

/** How far above a store the home that has it may lie. */
const ABOVE = 4;

/** `files` are those of the run that lie in the store: where a file is named, the store is that file. */
function* groundOf(
  world: World,
  harness: string,
  root: string,
  files: readonly string[],
): Steps<Pick<DraftSite, 'ground'>> {
  const adapter = adapterNamed(harness, everyAdapter(world), world.others);
  const homes = [root];
  for (let up = 1; up < ABOVE && path.dirname(homes.at(-1) as string) !== homes.at(-1); up += 1)
    homes.push(path.dirname(homes.at(-1) as string));
  for (const home of adapter.named ? [...files, ...homes] : [undefined, ...homes]) {
    if (home !== undefined && !files.includes(home) && !isFolder(world, home)) continue;
    const sight = sightOf(world, home === undefined ? {} : { root: home });
    // A folder named as a home may be read for a view, too: no memory of a store is seen there.
    const isIt = (at: Location): boolean => at.role === 'store' && at.root === root;
    if (!adapter.locate(sight.machine(adapter)).some(isIt)) continue;
    const [found] = (yield* gathering([adapter], sight)) as [Gathered];
    const store = found.stores.find(({ at }) => isIt(at));
    if (!store) continue;
    return {
      ground: {
        adapter,
        store,
        files: store.tree ?? new Map(),
        others: found.stores.filter((each) => each !== store),
        scene: found.scene,
      },
    };
  }
  return {};
}

const realOf = (world: World, root: string): string => {
  try {
    return world.disk.realpath(root);
  } catch {
    return root;
  }
};
