import { canonical, scopeKey } from '../ir/identity.ts';
import type { Scope } from '../ir/memory.ts';
import { renamedRow, scopeHash, type Aliases } from './aliases.ts';
import type { Ledger, Row } from './row.ts';

/** A store whose files went to another one, by what the ledger calls both, and by where they lie. */
export interface Moved {
  from: { key: string; root: string };
  to: { key: string; root: string };
  /** The ids of memories that stayed, without harness and scope. */
  stays: readonly string[];
}

/** A scope before and after its project moved. */
export interface MovedScope {
  was: Scope & { key: string; paths: string[] };
  is: Scope & { key: string; paths: string[] };
}

/**
 * The ledger as if the project had always lain where it is now, its stores, files and scopes by their new names; the
 * very same one where that changes nothing.
 */
export const relocatedLedger = (ledger: Ledger, stores: readonly Moved[], scopes: readonly MovedScope[]): Ledger => {
  const { keys, kept, rows } = ledger;
  const former = ({ key, paths: [path = key] }: MovedScope['was']): string[] => [
    ...new Set([key, path, ...(Object.hasOwn(keys, path) ? (keys[path] ?? []) : [])]),
  ];
  const aliases: Aliases = new Map(
    scopes.flatMap(({ was, is }) =>
      former(was).flatMap((key) => {
        const old = { ...was, key };
        return key === is.key
          ? []
          : [[scopeHash(old), { from: scopeKey(old), to: scopeKey(is), hash: scopeHash(is) }] as const];
      }),
    ),
  );
  const known = { ...keys };
  for (const { was, is } of scopes) {
    const [path] = is.paths;
    if (path !== undefined)
      known[path] = [...new Set([...(known[path] ?? []), ...former(was), is.key])].filter((key) => key !== path);
  }
  const next = {
    keys: known,
    ...(kept && { kept: Object.fromEntries(Object.entries(kept).map(([key, name]) => [keyNow(key, stores), name])) }),
    rows: rows.map((row) => (isLeft(row, stores) ? row : there(row, stores, aliases))),
  };
  return canonical(next) === canonical(ledger) ? ledger : next;
};

const isLeft = ({ source, target }: Row, stores: readonly Moved[]): boolean =>
  stores.some(({ from, stays }) =>
    [source, target].some(({ store, id }) => store === from.key && stays.some((each) => id.endsWith(`/${each}`))),
  );

const keyNow = (store: string, stores: readonly Moved[]): string =>
  stores.find(({ from }) => from.key === store)?.to.key ?? store;

const there = (row: Row, stores: readonly Moved[], aliases: Aliases): Row => {
  const { formerly: _formerly, ...named } = renamedRow(row, aliases);
  const fileOf = (file: string): string => {
    const home = stores.find(({ from }) => file.startsWith(`${from.root}/`));
    return home ? home.to.root + file.slice(home.from.root.length) : file;
  };
  return {
    ...named,
    source: { ...named.source, store: keyNow(named.source.store, stores) },
    target: { ...named.target, store: keyNow(named.target.store, stores) },
    ...(named.files && { files: named.files.map(fileOf) }),
  };
};
