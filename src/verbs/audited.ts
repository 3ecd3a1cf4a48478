import * as path from 'node:path';
import type { Audited, AuditedStore } from '../audit/audited-stores.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Scope } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import type { Delivered, View } from '../ir/view.ts';
import { groundsOf } from '../repo/ground.ts';
import { matchesAny } from '../text/glob.ts';
import { samenessFor } from '../world/answered-pairs.ts';
import type { Surveyed } from '../world/survey.ts';
import { examinedIn } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { carriedBetween } from './carried.ts';
import { instructedFrom } from './instructed.ts';

/** Everything that the rules of an audit ask about, read once. */
export const auditedOf = async (world: World, surveyed: readonly Surveyed[]): Promise<Audited> => {
  const scene = surveyed[0]?.scene ?? { cwd: world.cwd, around: { folders: {}, projects: {} } };
  return {
    stores: surveyed.flatMap((each) => storesOf(each, world.disk)),
    instructed: await instructedFrom(world, scene),
    grounds: groundsOf(scopesIn(surveyed), scene.around, world.env),
    hazards: await examinedIn(world, surveyed),
    carried: carriedBetween(world, surveyed),
    sameness: samenessFor(world, scene),
    now: world.now(),
  };
};

/** Every project that a store or a memory is of. */
const scopesIn = (surveyed: readonly Surveyed[]): Scope[] =>
  surveyed.flatMap(({ stores }) =>
    stores.flatMap(({ at, memories }) => [at.scope, ...memories.map(({ scope }) => scope)]),
  );

const storesOf = ({ adapter, stores, scene, view, findings }: Surveyed, disk: World['disk']): AuditedStore[] => {
  const health = Map.groupBy(findings, ({ store }) => store);
  const here = new Map(view.deliveries.map((each) => [each.id, each]));
  return stores
    .filter(({ at }) => at.role === 'store')
    .map((store): AuditedStore => {
      const own = ownView(store, stores, { adapter, scene, view });
      const there = own === view ? here : new Map(own.deliveries.map((each) => [each.id, each]));
      return {
        store,
        harness: adapter.id,
        view: own,
        delivered: new Map(
          store.memories.flatMap(({ id }): [string, Delivered][] => {
            const each = there.get(id) ?? here.get(id);
            return each ? [[id, each]] : [];
          }),
        ),
        scene,
        ...rootOf(store, disk),
        health: (health.get(store.at.id) ?? []).map(({ store: _store, ...finding }) => finding),
      };
    });
};

/**
 * What a model is given in the folder of the store's own project, where that stands here: seen from elsewhere its
 * memories reach nobody, and that is no fault.
 */
const ownView = (
  store: Store,
  stores: readonly Store[],
  { adapter, scene, view }: Pick<Surveyed, 'adapter' | 'scene' | 'view'>,
): View => {
  const { scope } = store.at;
  const folder = 'paths' in scope ? scope.paths.find((path) => scene.around.folders[path]?.exists === true) : undefined;
  if (folder === undefined || folder === scene.cwd || store.memories.length === 0) return view;
  const isOthers = ({ at }: Store): boolean =>
    at.role === 'store' && 'paths' in at.scope && scopeKey(at.scope) !== scopeKey(scope);
  return adapter.view(
    stores.filter((each) => each === store || !isOthers(each)),
    { ...scene, cwd: folder },
  );
};

/** What the disk says of the folder of a store. */
const rootOf = (
  { at: { root, exists, layout, reads } }: Store,
  disk: World['disk'],
): Pick<AuditedStore, 'mode' | 'links'> => {
  // The home of a harness holds much that is no memory.
  if (!exists || layout === 'global' || layout === 'instructions') return {};
  try {
    const real = disk.realpath(root);
    const links = disk.readdir(root).filter((entry) => entry.isSymbolicLink());
    return {
      mode: disk.stat(root).mode,
      links: links
        .map(({ name }) => name)
        .filter((name) => matchesAny(name, reads) || matchesAny(`${name}/a.md`, reads) || isRead(name, reads))
        .filter((name) => leavesRoot(path.join(root, name), real, disk)),
    };
  } catch {
    return {};
  }
};

/** A folder of which only some files are read: what leads out of it is not looked at one by one. */
const isRead = (name: string, reads: readonly string[]): boolean => reads.some((glob) => glob.startsWith(`${name}/`));

/** A link that leads nowhere leads nobody out. */
const leavesRoot = (file: string, root: string, disk: World['disk']): boolean => {
  try {
    const to = disk.realpath(file);
    return to !== root && !to.startsWith(`${root}/`);
  } catch {
    return false;
  }
};
