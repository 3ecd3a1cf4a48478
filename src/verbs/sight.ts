import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { OwnList } from '../repo/names.ts';
import { surroundingsOf } from '../repo/surroundings.ts';
import { rowsOf } from '../store/tables.ts';
import { machineOf } from '../store/machine.ts';
import { BOUNDS, snapshot } from '../store/snapshot.ts';
import type { Sight } from './survey.ts';
import { versionOnPath } from '../drive/client.ts';
import { clock } from '../store/clock.ts';
import { disk as realDisk } from '../store/disk.ts';
import type { ReadingOptions } from '../cli/options.ts';
import type { Rim, Setting } from '../cli/setting.ts';

/** The reading end of this run: the real disk, the real clock or the one that tests set. */
export const sightOf = (rim: Rim, options: ReadingOptions): Sight => {
  const cwd = folder(rim, options.cwd) ?? rim.cwd;
  const root = folder(rim, options.root);
  const disk = rim.disk ?? realDisk;
  const now = clock(rim.env['MEMPORT_NOW']);
  return {
    machine: (adapter) => {
      const clientVersion = options.clientVersion ?? (adapter.drive && versionOnPath(adapter.drive, rim.env['PATH'] ?? ''));
      return machineOf({
        env: rim.env,
        cwd,
        disk,
        ...(rim.platform !== undefined && { platform: rim.platform }),
        asked: { ...(root !== undefined && { root }), ...(options.profile !== undefined && { profile: options.profile }), ...(clientVersion !== undefined && { clientVersion }) },
      });
    },
    snapshot: (at) => snapshot(at, BOUNDS, disk),
    rows: (at) => rowsOf(at, now),
    surroundings: (paths, here) => surroundingsOf(paths, here, ownList(rim.env)),
    now,
  };
};

/** What the person says about memport itself: the only place where projects anywhere may be named. Without a home there is none: a relative path would be a stranger's. */
const ownList = (env: Rim['env']): OwnList | undefined => {
  const home = env['HOME'] ?? '';
  const base = env['XDG_CONFIG_HOME'];
  const folder = base !== undefined && path.isAbsolute(base) ? base : path.join(home, '.config');
  return path.isAbsolute(folder) ? { file: path.join(folder, 'memport', 'config.json'), home } : undefined;
};

const folder = (rim: Rim, given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const full = path.resolve(rim.cwd, given);
  try {
    if (realDisk.stat(full).isDirectory()) return realDisk.realpath(full);
  } catch {
    // Told below, in words.
  }
  throw new MemportError('usage', { what: `${given} is no folder`, where: full, expected: 'a folder that exists' });
};

/** The version of each harness's client on PATH, read from the package beside it: nothing is started. */
export const clientsOf = (setting: Setting): Map<string, string> =>
  new Map(setting.adapters.flatMap((adapter) => {
    const version = adapter.drive && versionOnPath(adapter.drive, setting.env['PATH'] ?? '');
    return version === undefined ? [] : [[adapter.id, version] as const];
  }));
