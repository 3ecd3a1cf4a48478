import { valueOf } from '../kit/losses.ts';
import { fieldHash, possibleKeys, scopeKey } from '../ir/identity.ts';
import type { Memory, Scope } from '../ir/memory.ts';
import type { Surroundings } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import type { Base } from '../ir/mark.ts';
import type { Row } from './row.ts';

/** Keys that folders had when memport last wrote its ledger, by path. */
export type FormerKeys = Readonly<Record<string, readonly string[]>>;

/** What a scope is called now, by the hash of what it was called. */
export type Aliases = ReadonlyMap<string, Alias>;

interface Alias {
  from: string;
  to: string;
  hash: string;
}

/**
 * A remote that was added or moved and a name that was given change the key of a scope, and with it every id that
 * begins with it. Old keys are those that the folder could have had, and those the ledger kept; a key that is some
 * scope's own today is nobody's old one.
 */
export const aliasesOf = (stores: readonly Store[], around: Surroundings, former: FormerKeys): Aliases => {
  const scopes = new Map(
    stores
      .flatMap((store) => [store.at.scope, ...store.memories.map((memory) => memory.scope)])
      .flatMap((scope) =>
        'key' in scope ? [[`${scopeKey(scope)}\u0000${scope.paths[0] ?? ''}`, scope] as const] : [],
      ),
  );
  const taken = new Set([...scopes.values()].map(scopeKey));
  const aliases = new Map<string, Alias>();
  // Several folders may have one key now, and each had one of its own.
  for (const scope of scopes.values()) {
    const hash = scopeHash(scope);
    for (const path of scope.paths.slice(0, 1)) {
      for (const key of [...possibleKeys(path, around), ...(Object.hasOwn(former, path) ? (former[path] ?? []) : [])]) {
        const was = { ...scope, key };
        if (!taken.has(scopeKey(was))) aliases.set(scopeHash(was), { from: scopeKey(was), to: scopeKey(scope), hash });
      }
    }
  }
  return aliases;
};

/** What a base remembers of a scope. */
export const scopeHash = (scope: Scope): string => fieldHash(valueOf({ scope } as Memory, 'scope'));
/** The same of whatever holds for all projects. */
export const GLOBAL_HASH = scopeHash({ level: 'global' });

/** A row as it would stand in the ledger had the scope always been called what it is called now. */
export const renamedRow = (row: Row, aliases: Aliases): Row => {
  const said = aliases.get(row.base.scope ?? '') ?? aliasOfLifted(row, aliases);
  const stood = aliases.get(row.placed?.scope ?? '') ?? said;
  const liftedFrom = row.liftedFrom?.map((id) => renamedId(id, aliasWithin(id, aliases)));
  if (!said && !stood && liftedFrom?.every((id, at) => id === row.liftedFrom?.[at]) !== false) return row;
  const { source, target } = row;
  return {
    ...row,
    ...(liftedFrom && { liftedFrom }),
    source: { ...source, id: renamedId(source.id, said) },
    target: { ...target, id: renamedId(target.id, stood) },
    base: renamedBase(row.base, aliases),
    ...(row.placed && { placed: renamedBase(row.placed, aliases) }),
    formerly: { source, target },
  };
};

/** What was carried for all projects is of one still: its id says so, though its scope does not. */
const aliasOfLifted = ({ source, base }: Row, aliases: Aliases): Alias | undefined =>
  base.scope === GLOBAL_HASH ? aliasWithin(source.id, aliases) : undefined;

const aliasWithin = (id: string, aliases: Aliases): Alias | undefined =>
  [...aliases.values()].find(({ from }) => id.startsWith(`${from}/`, id.indexOf('/') + 1));

/** The marks of a store, in the same way. */
export const renamedMarks = (store: Store, aliases: Aliases): Store => {
  if (aliases.size === 0) return store;
  const memories = store.memories.map((memory) => {
    const { mark } = memory;
    const alias = aliases.get(mark?.base.scope ?? '');
    if (!mark || !alias) return memory;
    return {
      ...memory,
      mark: {
        ...mark,
        source: renamedId(mark.source, alias),
        base: renamedBase(mark.base, aliases),
        ...(mark.placed && { placed: renamedBase(mark.placed, aliases) }),
      },
    };
  });
  return memories.every((memory, index) => memory === store.memories[index]) ? store : { ...store, memories };
};

const renamedBase = (base: Base, aliases: Aliases): Base => {
  const alias = aliases.get(base.scope ?? '');
  return alias ? { ...base, scope: alias.hash } : base;
};

const renamedId = (id: string, alias: { from: string; to: string } | undefined): string => {
  const start = id.indexOf('/') + 1;
  return alias && id.startsWith(`${alias.from}/`, start)
    ? `${id.slice(0, start)}${alias.to}${id.slice(start + alias.from.length)}`
    : id;
};

/**
 * The keys to remember: of each folder those it had, and the one it has. A folder that is gone is remembered as well,
 * without a key of its own: a harness that cannot spell its path is told by the ledger which one it meant.
 */
export const keysToKeep = (
  stores: readonly Store[],
  former: FormerKeys,
  folders: Surroundings['folders'] = {},
): Record<string, string[]> => {
  const keys = new Map(Object.entries(former).map(([path, each]) => [path, [...each]]));
  for (const { scope } of stores.flatMap((store) => [{ scope: store.at.scope }, ...store.memories])) {
    if (!('key' in scope)) continue;
    const [path] = scope.paths;
    if (path === undefined) continue;
    const known = keys.get(path) ?? [];
    if (scope.key === path) {
      if (folders[path]?.exists === false) keys.set(path, known);
      continue;
    }
    if (!known.includes(scope.key)) keys.set(path, [...known, scope.key]);
  }
  return Object.fromEntries(keys);
};
