import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { folderKey, rekey, scopeKey } from '../ir/identity.ts';
import type { Move } from '../ir/project-move.ts';
import type { Surroundings } from '../ir/scene.ts';
import type { Change, Location, Store } from '../ir/store.ts';
import { applied } from '../kit/applied.ts';
import type { Moved, MovedScope } from '../ledger/ledger-of-moved.ts';
import { storeKey } from '../ledger/store-key.ts';
import { snapshot } from '../store/snapshot.ts';
import { movedPath, movedScope } from '../text/moved-path.ts';
import { pathsNamed, type Gathered } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/** One store that has to be told of a move, as it stands and as it is to be. */
export interface MovedStore {
  adapter: Adapter;
  store: Store;
  changes: readonly Change[];
  after: Store;
  /** How many memories come here, or are told under the new path. */
  memories: number;
  /** The folder its files come from. */
  was?: string;
  /** What could not come along, and why. */
  stays: readonly { file: string; why: string }[];
  /** What else lies in a folder that was left: no memory, and not touched. */
  beside: readonly string[];
  /** Both stores by the names that the ledger has for them. */
  went?: Moved;
  renamed?: MovedScope;
}

/** What a move changes in the stores of one harness; nothing that was remembered is gone then. */
export const movedStores = (
  world: World,
  { adapter, stores }: Gathered,
  move: Move,
  around: Surroundings,
): MovedStore[] => {
  const told = adapter.relocate?.(stores, move, around) ?? [];
  const moved = told.map(({ at, changes, was, stays }): MovedStore => {
    const old = was && stores.find((each) => each.at === was);
    const linked = [at, ...(was ? [was] : [])].find(({ root }) => isLink(world, root));
    const store = stores.find((each) => each.at === at) ?? adapter.read(new Map(), at);
    if (linked)
      return { adapter, store, changes: [], after: store, memories: 0, stays: [linkedStays(linked)], beside: [] };
    const after = rekey(adapter.read(applied(store.tree ?? new Map(), changes, world.now()), at), around);
    const coming = after.memories.length - store.memories.length;
    return {
      adapter,
      store,
      changes,
      after,
      memories: old ? coming : changes.some(({ op }) => op === 'remove') ? 0 : namedIn(after, move, around),
      stays,
      beside: changes.some(({ op }) => op === 'remove') ? besides(world, store) : [],
      ...(old && {
        was: old.at.root,
        went: wentOf(world, old, at, told.find((each) => each.at === was)?.stays ?? []),
        ...renamedOf(old, after),
      }),
    };
  });
  const said = (all: readonly Store[]): Set<string> =>
    new Set(all.flatMap(({ memories }) => memories.map(({ statement }) => statement)));
  const now = said(moved.map(({ after }) => after));
  const lost = [...said(moved.map(({ store }) => store))].filter((each) => !now.has(each));
  if (lost.length > 0)
    throw new MemportError('internal', { what: `a move would lose ${lost.length} memories of ${adapter.title}` });
  return moved;
};

const linkedStays = ({ root }: Location): MovedStore['stays'][number] => ({
  file: '.',
  why: `${root} is a link: the folder it leads to can stay, link it under its new name`,
});

const besides = (world: World, { at, tree }: Store): string[] => {
  const all = [...snapshot({ ...at, reads: ['**'] }, undefined, world.disk).keys()];
  const others = all.filter((file) => file !== '.' && !tree?.has(file)).map((file) => file.split('/')[0] as string);
  return [...new Set(others)];
};

const wentOf = (world: World, old: Store, at: Location, stays: MovedStore['stays']): Moved => {
  const end = ({ id, root }: Location): Moved['from'] => ({
    key: storeKey({ id, root }, world.home),
    root: realPath(world, root),
  });
  const staying = new Set(stays.map(({ file }) => file));
  return {
    from: end(old.at),
    to: end(at),
    stays: old.memories.flatMap(({ id, scope, places }) =>
      staying.has(places[0]?.file ?? '') ? [id.slice(`${at.harness}/${scopeKey(scope)}/`.length)] : [],
    ),
  };
};

const renamedOf = (old: Store, after: Store): Pick<MovedStore, 'renamed'> => {
  const [was, is] = [old.at.scope, after.at.scope];
  return 'key' in was && 'key' in is ? { renamed: { was, is } } : {};
};

const namedIn = ({ memories }: Store, move: Move, around: Surroundings): number =>
  memories.filter(({ scope }) => 'paths' in scope && scope.paths.some((each) => isOf(each, move, around))).length;

const isOf = (folder: string, { to }: Move, around: Surroundings): boolean =>
  folder === to || folder.startsWith(`${to}/`) || around.folders[folder]?.real === to;

/** What the scopes of the project were called and are called, wherever one is known. */
export const movedScopes = (
  found: readonly Gathered[],
  known: readonly string[],
  move: Move,
  around: Surroundings,
): MovedScope[] => {
  const stores = found.flatMap((each) => each.stores);
  const scopes = stores.flatMap(({ at, memories }) => [at.scope, ...memories.map(({ scope }) => scope)]);
  const plain = [...new Set([...pathsNamed(stores), ...known])].map((each) => ({
    level: 'project' as const,
    key: each,
    paths: [each],
  }));
  const moved = [...scopes, ...plain].flatMap((was): MovedScope[] => {
    const there = 'paths' in was ? movedScope(was, move) : undefined;
    const [first] = there?.paths ?? [];
    return there && first !== undefined && 'paths' in was && movedPath(was.paths[0] ?? '', move) !== undefined
      ? [{ was, is: { ...there, key: folderKey(first, around) } }]
      : [];
  });
  return [...new Map(moved.map((each) => [JSON.stringify(each), each])).values()];
};

const isLink = ({ disk }: World, file: string): boolean => {
  try {
    return disk.lstat(file).isSymbolicLink();
  } catch {
    return false;
  }
};

/** Where a path leads, also one whose end is not there. */
export const realPath = (world: World, file: string): string => {
  try {
    return world.disk.realpath(file);
  } catch {
    const above = path.dirname(file);
    return above === file ? file : path.join(realPath(world, above), path.basename(file));
  }
};
