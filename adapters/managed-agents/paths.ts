import type { Machine } from '../../src/adapter.ts';
import { list, parsed, record, scalar } from '../../src/text/json.ts';

export const NAMED = {
  id: 'managed-agents',
  title: 'Managed Agents memory store',
  aliases: ['memory-stores', 'anthropic-memory'],
} as const;

/** What memport knows of a store that it fetched. */
export interface Fetched {
  /** What `--remote` takes to fetch it again. */
  remote: string;
  name: string;
  fetchedAt: number;
  archived: boolean;
  /** Paths there that could not be read. */
  unread: string[];
  /** By file, the hash of what the service has. */
  hashes: Record<string, string>;
}

export interface Mirror {
  id: string;
  root: string;
  fetched: Fetched | undefined;
}

/** What memport says of a store it fetched is a file beside the store's folder. */
const KNOWN_BYTES = 1 << 26;

/** The folder of memport's own where each host has one, and in it each store that was fetched from there. */
export const remoteFolder = ({ env, home }: Pick<Machine, 'env' | 'home'>): string => {
  const base = env['XDG_STATE_HOME'];
  return `${base?.startsWith('/') ? base : `${home}/.local/state`}/memport/remote`;
};

/** The mirrors that stand: the one that is named by its folder, those of one name or id, or all. */
export const mirrorsOf = (machine: Machine): Mirror[] => {
  const { root, profile } = machine.asked;
  const base = remoteFolder(machine);
  const roots =
    root !== undefined
      ? [root]
      : (machine.list(base) ?? []).flatMap((host) =>
          (machine.list(`${base}/${host}`) ?? [])
            .filter((name) => machine.stat(`${base}/${host}/${name}`)?.kind === 'folder')
            .map((name) => `${base}/${host}/${name}`),
        );
  return roots
    .map((at) => ({ id: at.slice(at.lastIndexOf('/') + 1), root: at, fetched: fetchedAt(at, machine) }))
    .filter(({ id, fetched }) => profile === undefined || profile === id || profile === fetched?.name);
};

const fetchedAt = (root: string, { text }: Machine): Fetched | undefined => {
  const known = parsed(text(`${root}.json`, KNOWN_BYTES));
  if (known === undefined) return undefined;
  const { url, host, store, fetchedAt: at, memories, unread } = record(known);
  const hashes = Object.entries(record(memories)).map(([file, held]) => [file, scalar(record(held)['sha256'])]);
  return {
    remote: host === 'api.anthropic.com' ? 'anthropic' : scalar(url),
    name: scalar(record(store)['name']),
    fetchedAt: Number(scalar(at)),
    archived: record(store)['archived'] === true,
    unread: list(unread).map(scalar),
    hashes: Object.fromEntries(hashes) as Record<string, string>,
  };
};
