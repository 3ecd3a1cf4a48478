import { hash } from 'node:crypto';
import type { Memory, Scope } from './memory.ts';
import type { FolderFacts, Surroundings } from './scene.ts';
import type { Segment, Store, StoreFile } from './store.ts';

const digest = (text: string, length: number): string => hash('sha256', text).slice(0, length);

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What a scope is compared by. */
export const scopeKey = (scope: Scope): string =>
  scope.level === 'global' ? 'global' : 'key' in scope ? `${scope.level}:${scope.key}` : `${scope.level}:${scope.name}`;

/** Harness, scope key, and the format's own key where it has one, else a hash of the normalised text. */
export const memoryId = (harness: string, scope: Scope, native: { key: string } | { text: string }): string =>
  `${harness}/${scopeKey(scope)}/${'key' in native ? native.key : digest(folded(native.text), 12)}`;

/** Whether a memory is one of a harness: its form there is the harness's own. */
export const isOf = (harness: string, id: string): boolean => id.startsWith(`${harness}/`);

/** Whether an id is made of words, so that other words are another id. */
export const isOfWords = (id: string): boolean => /\/[0-9a-f]{8,12}(?:~\d+)?$/.test(id);

/** Gives each id of a store one holder: later ones get `~2`, `~3`. */
export const distinct = (): ((id: string) => string) => {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}~${count}`;
  };
};

/** Serves matching, never identity: words alone, whatever their case and marks. */
export const meaningHash = (memory: Pick<Memory, 'statement'>): string =>
  digest(
    memory.statement
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || folded(memory.statement),
    16,
  );

/** One text per value: two readers of one fact may name its parts in another order. */
export const canonical = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? Array.isArray(value)
      ? `[${value.map(canonical).join(',')}]`
      : `{${Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .sort(([x], [y]) => (x < y ? -1 : 1))
          .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
          .join(',')}}`
    : (JSON.stringify(value) ?? 'null');

/** The part of a memory that a base remembers, field by field. */
export const fieldHash = (value: unknown): string => digest(canonical(value), 8);

const MIN_HANDLE = 6;

/** Short handles: for each id the shortest prefix, six characters or more, that no other id of the list shares. */
export const handles = (ids: readonly string[]): Map<string, string> => {
  const full = ids.map((id) => [id, digest(id, 40)] as const);
  const sorted = [...full].sort((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0));
  const out = new Map<string, string>();
  for (const [index, [id, own]] of sorted.entries()) {
    const near = [sorted[index - 1], sorted[index + 1]].flatMap((each) =>
      each && each[0] !== id ? [shared(own, each[1])] : [],
    );
    out.set(id, own.slice(0, Math.max(MIN_HANDLE, ...near.map((length) => length + 1))));
  }
  return out;
};

const shared = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/**
 * What a folder is compared by: its remote and the path below the root, else the name it is listed under, else the real
 * path.
 */
export const folderKey = (path: string, around: Surroundings): string => {
  const { byRemote, byName, byPath } = keysOf(path, around);
  return byRemote ?? byName ?? byPath;
};

/** Every key the folder had, has or would have if it had no remote or no name: what a ledger may know it by. */
export const possibleKeys = (path: string, around: Surroundings): string[] => {
  const { byRemote, byName, byPath, real } = keysOf(path, around);
  return [...new Set([byRemote, byName, byPath, real, path].filter((key) => key !== undefined))];
};

const keysOf = (
  path: string,
  around: Surroundings,
): { byRemote?: string; byName?: string; byPath: string; real: string } => {
  const facts = around.folders[path];
  const real = facts?.real ?? path;
  const below = relativeTo(facts?.gitRoot, real);
  const byPath = mainPath(facts, real);
  const byName = nameOf([byPath, real, path], around.projects);
  return {
    ...(facts?.remote !== undefined && { byRemote: below === '' ? facts.remote : `${facts.remote}/${below}` }),
    ...(byName !== undefined && { byName }),
    byPath,
    real,
  };
};

/**
 * The name of the nearest folder that has one; a folder below it is told by a colon, so that it can never look like a
 * remote.
 */
const nameOf = (paths: readonly string[], projects: Surroundings['projects']): string | undefined => {
  let best: { name: string; at: string; key: string } | undefined;
  for (const [name, listed] of Object.entries(projects)) {
    for (const at of listed) {
      const found = paths.find((path) => path === at || path.startsWith(`${at}/`));
      if (found !== undefined && (best === undefined || at.length > best.at.length))
        best = { name, at, key: found === at ? name : `${name}:${found.slice(at.length + 1)}` };
    }
  }
  return best?.key;
};

/** A linked worktree is the same project as its main checkout. */
const mainPath = (facts: FolderFacts | undefined, real: string): string =>
  facts?.mainRoot !== undefined && facts.gitRoot !== undefined && facts.mainRoot !== facts.gitRoot
    ? [facts.mainRoot, relativeTo(facts.gitRoot, real)].filter((part) => part !== '').join('/')
    : real;

const relativeTo = (root: string | undefined, path: string): string =>
  root !== undefined && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : '';

/**
 * A folder that is not on this machine is known by the key that memport wrote beside its path, wherever in the store it
 * did.
 */
const keyIn = (
  store: Pick<Store, 'memories'>,
  around: Surroundings,
): ((scope: Extract<Scope, { key: string }>) => string) => {
  const written = new Map(
    store.memories.flatMap(({ scope }) =>
      'key' in scope && scope.paths[0] !== undefined && scope.key !== scope.paths[0]
        ? [[scope.paths[0], scope.key] as const]
        : [],
    ),
  );
  const keys = new Map<string, string>();
  return ({ key, paths: [path] }) => {
    if (path === undefined) return key;
    const own = keys.get(path) ?? folderKey(path, around);
    keys.set(path, own);
    return own === path && around.folders[path]?.exists !== true ? (written.get(path) ?? key) : own;
  };
};

/** `read` knows paths only: this gives every scope its key and every id its scope key. */
export const rekey = <Parse>(store: Store<Parse>, around: Surroundings): Store<Parse> => {
  const keyOf = keyIn(store, around);
  const scopeOf = (scope: Scope): Scope => ('key' in scope ? { ...scope, key: keyOf(scope) } : scope);
  const unique = distinct();
  const renamed = new Map<string, string>();
  const memories = store.memories.map((memory) => {
    const scope = scopeOf(memory.scope);
    const native = memory.id.slice(`${store.at.harness}/${scopeKey(memory.scope)}/`.length).replace(/~\d+$/, '');
    const id = unique(memoryId(store.at.harness, scope, { key: native }));
    renamed.set(memory.id, id);
    return { ...memory, id, scope };
  });
  const at = { ...store.at, scope: scopeOf(store.at.scope) };
  return [...renamed].every(([from, to]) => from === to)
    ? { ...store, at, memories }
    : renaming({ ...store, at, memories }, renamed);
};

/** What else in a store names its memories by their ids. */
const renaming = <Parse>(store: Store<Parse>, renamed: ReadonlyMap<string, string>): Store<Parse> => {
  const segment = (each: Segment): Segment =>
    'memory' in each ? { ...each, memory: renamed.get(each.memory) ?? each.memory } : each;
  const files = new Map<string, StoreFile>(
    [...store.files].map(([name, file]) => [name, { ...file, segments: file.segments.map(segment) }]),
  );
  const findings = store.findings.map((each) =>
    each.memory === undefined ? each : { ...each, memory: renamed.get(each.memory) ?? each.memory },
  );
  return { ...store, files, findings };
};

/** The main checkout keeps the plain ids, whichever worktree comes and goes. */
export const mainFirst = <Parse>(stores: readonly Store<Parse>[], around: Surroundings): Store<Parse>[] => {
  const isLinked = ({ at: { scope } }: Store<Parse>): boolean => {
    const facts = 'paths' in scope ? around.folders[scope.paths[0] ?? ''] : undefined;
    return facts?.mainRoot !== undefined && facts.mainRoot !== facts.gitRoot;
  };
  return [...stores.filter((store) => !isLinked(store)), ...stores.filter(isLinked)];
};

/**
 * Stores of one scope (two clones, a folder of memories that a setting replaced) hold files of one name: over all of
 * them an id has one holder.
 */
export const withOwnIds = <Parse>(stores: readonly Store<Parse>[], around: Surroundings): Store<Parse>[] => {
  const ids = stores.flatMap((store) => store.memories.map(({ id }) => id));
  if (new Set(ids).size === ids.length) return [...stores];
  const taken = new Set<string>();
  const own = (id: string): string => {
    let name = id;
    for (let count = 2; taken.has(name); count += 1) name = `${id}~${count}`;
    taken.add(name);
    return name;
  };
  const names = new Map(
    mainFirst(stores, around).map((store) => [store, new Map(store.memories.map(({ id }) => [id, own(id)]))]),
  );
  return stores.map((store) => {
    const renamed = names.get(store) ?? new Map<string, string>();
    if ([...renamed].every(([from, to]) => from === to)) return store;
    return renaming(
      { ...store, memories: store.memories.map((memory) => ({ ...memory, id: renamed.get(memory.id) ?? memory.id })) },
      renamed,
    );
  });
};
