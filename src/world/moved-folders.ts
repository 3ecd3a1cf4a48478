import { folderKey } from '../ir/identity.ts';
import type { Surroundings } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';

/** By path of a folder that is gone: the one folder known here that has the same remote, or goes by the same name. */
export const movedFolders = (
  stores: readonly Store[],
  around: Surroundings,
  formerly: () => Readonly<Record<string, readonly string[]>>,
  ask: (paths: readonly string[]) => Surroundings,
): Readonly<Record<string, string>> => {
  if (!stores.some((store) => isMissed(store, around))) return {};
  const keys = keysOf(stores, formerly());
  const known = [...keys].filter(([path]) => around.folders[path]?.exists !== true);
  if (known.length === 0) return {};
  const asked = ask([...keys.keys()]).folders;
  const folders = { ...asked, ...around.folders };
  const standing = new Map<string, Set<string>>();
  for (const facts of Object.values(folders)) {
    const root = facts.mainRoot ?? facts.gitRoot ?? facts.real;
    if (root === undefined) continue;
    const key = facts.gitRoot !== undefined && facts.remote !== undefined ? facts.remote : folderKey(root, around);
    standing.set(key, (standing.get(key) ?? new Set()).add(root));
  }
  return Object.fromEntries(
    known.flatMap(([path, own]) => {
      const found = new Set([...own].flatMap((key) => [...(standing.get(key) ?? [])]));
      // Of two clones nobody knows which one it is.
      return folders[path]?.exists === false && found.size === 1 ? [[path, [...found][0] as string]] : [];
    }),
  );
};

/** Whether a store is for a folder that is gone, or for one that nobody knows, or has memories of such a folder. */
const isMissed = ({ at, memories }: Store, { folders }: Surroundings): boolean =>
  [at.scope, ...memories.map(({ scope }) => scope)].some(
    (scope) => 'paths' in scope && memories.length > 0 && scope.paths.every((path) => folders[path]?.exists === false),
  );

/** By folder, what its project was called beside its path: what the ledger keeps, and what memport wrote beside it. */
const keysOf = (
  stores: readonly Store[],
  formerly: Readonly<Record<string, readonly string[]>>,
): Map<string, Set<string>> => {
  const keys = new Map<string, Set<string>>();
  const add = (path: string | undefined, key: string): void => {
    if (path !== undefined && !key.startsWith('/') && key !== path)
      keys.set(path, (keys.get(path) ?? new Set()).add(key));
  };
  for (const [path, all] of Object.entries(formerly)) for (const key of all) add(path, key);
  for (const { scope } of stores.flatMap(({ memories }) => memories))
    if ('key' in scope) add(scope.paths[0], scope.key);
  return keys;
};
