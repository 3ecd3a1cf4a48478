import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { OwnList } from '../repo/own-names.ts';
import { surroundingsOf } from '../repo/surroundings.ts';
import type { Adapter } from '../adapter.ts';
import type { TraceQuestion } from '../store/trace.ts';
import { knownBy } from '../ledger/known.ts';
import type { Ledger } from '../ledger/row.ts';
import { readLedger } from '../store/ledger.ts';
import { rowsOf } from '../store/tables.ts';
import { machineOf } from '../store/machine.ts';
import { BOUNDS, snapshot } from '../store/snapshot.ts';
import { configFolder } from './config.ts';
import type { Sight } from './survey.ts';
import { versionOnPath } from '../drive/installed-client.ts';
import type { World } from './world.ts';

/** From where harnesses are looked at, and which of their homes. */
export interface Outlook {
  cwd?: string | undefined;
  root?: string | undefined;
  profile?: string | undefined;
  clientVersion?: string | undefined;
}

/** The reading end of a run; `at` is its time, where that is not now. */
export const sightOf = (world: World, options: Outlook, at?: number): Sight => {
  const { env, disk } = world;
  const cwd = folder(world, options.cwd) ?? world.cwd;
  const root = options.root === undefined ? undefined : path.resolve(world.cwd, options.root);
  const now = at ?? world.now();
  let heard: Ledger | undefined;
  const ledger = (): Ledger => (heard ??= ledgerHere(world));
  let sorted: ReturnType<typeof knownBy> | undefined;
  const known = (): ReturnType<typeof knownBy> => (sorted ??= knownBy(ledger().rows, world.home));
  const told = <T>(question: TraceQuestion, answer: T): T => world.trace?.told(question, answer) ?? answer;
  return {
    machine: (adapter) => {
      const home = adapter.named ? root : folder(world, root);
      const found = clientVersionOf(adapter, env);
      const clientVersion = options.clientVersion ?? told(['client', adapter.id], found);
      return machineOf({
        env,
        cwd,
        disk,
        platform: world.platform,
        asked: {
          ...(home !== undefined && { root: home }),
          ...(options.profile !== undefined && { profile: options.profile }),
          ...(clientVersion !== undefined && { clientVersion }),
        },
      });
    },
    snapshot: (at) => snapshot(at, BOUNDS, disk),
    rows: (at) => told(['rows', at.tables], rowsOf(at, now)),
    surroundings: (paths, here) => told(['surroundings', paths, here], surroundingsOf(paths, here, ownList(env))),
    formerly: () => ledger().keys,
    known: (at) => known()(at),
    now,
  };
};

/** A ledger that cannot be read says nothing here, and its own reader says why. */
const ledgerHere = ({ state, disk }: World): Ledger => {
  try {
    return readLedger({ ...state, disk });
  } catch {
    return { keys: {}, rows: [] };
  }
};

/**
 * What the person says about memport itself: the only place where projects anywhere may be named. Without a home there
 * is none: a relative path would be a stranger's.
 */
export const ownList = (env: World['env']): OwnList | undefined => {
  const own = configFolder(env);
  return own === undefined ? undefined : { file: path.join(own, 'config.json'), home: env['HOME'] ?? '' };
};

const folder = ({ cwd, disk }: World, given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const full = path.resolve(cwd, given);
  try {
    if (disk.stat(full).isDirectory()) return disk.realpath(full);
  } catch {
    // Told below, in words.
  }
  throw new MemportError('usage', { what: `${given} is no folder`, where: full, expected: 'a folder that exists' });
};

export const clientVersionOf = ({ drive }: Adapter, env: World['env']): string | undefined =>
  drive && versionOnPath(drive, env['PATH'] ?? '');

/** The version of each harness's client on PATH, read from the package beside it: nothing is started. */
export const clientsOf = ({ adapters, env }: World): Map<string, string> =>
  new Map(
    adapters.flatMap((adapter) => {
      const version = clientVersionOf(adapter, env);
      return version === undefined ? [] : [[adapter.id, version] as const];
    }),
  );
