import * as path from 'node:path';
import type { Steps } from '../ir/steps.ts';
import { disk } from '../store/disk.ts';
import type { Run } from '../store/journal.ts';
import { gathering, type Gathered } from './survey.ts';
import type { Site } from '../undo/draft.ts';
import { adapterNamed, type Setting } from '../cli/setting.ts';
import { sightOf } from './sight.ts';

/** The stores a run wrote to, as they stand now. One whose harness or home is gone has no ground. */
export function* sitesOf(setting: Setting, run: Run): Steps<Site[]> {
  const sites: Site[] = [];
  for (const { harness, root } of run.stores) {
    const ground = yield* groundOf(setting, harness, root);
    const real = realOf(setting, root);
    sites.push({ root, ...ground }, ...(real === root ? [] : [{ root: real, ...ground }]));
  }
  return sites;
}

/** How far above a store the home that has it may lie. */
const ABOVE = 4;

function* groundOf(setting: Setting, harness: string, root: string): Steps<Pick<Site, 'ground'>> {
  const adapter = setting.adapters.find((each) => each.id === harness) ?? adapterNamed(harness, setting.adapters);
  const homes = [root];
  for (let up = 1; up < ABOVE && path.dirname(homes.at(-1) as string) !== homes.at(-1); up += 1)
    homes.push(path.dirname(homes.at(-1) as string));
  for (const home of [undefined, ...homes]) {
    if (home !== undefined && !isFolder(setting, home)) continue;
    const sight = sightOf(setting, home === undefined ? {} : { root: home });
    if (!adapter.locate(sight.machine(adapter)).some((at) => at.root === root)) continue;
    const [found] = (yield* gathering([adapter], sight)) as [Gathered];
    const store = found.stores.find(({ at }) => at.root === root);
    if (!store) continue;
    return {
      ground: {
        adapter,
        store,
        files: sight.snapshot(store.at),
        others: found.stores.filter((each) => each !== store),
        scene: found.scene,
      },
    };
  }
  return {};
}

const isFolder = (setting: Setting, folder: string): boolean => {
  try {
    return (setting.disk ?? disk).stat(folder).isDirectory();
  } catch {
    return false;
  }
};

const realOf = (setting: Setting, root: string): string => {
  try {
    return (setting.disk ?? disk).realpath(root);
  } catch {
    return root;
  }
};
