import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { surroundingsOf } from '../repo/surroundings.ts';
import { rowsOf } from '../store/rows.ts';
import { machineOf } from '../store/machine.ts';
import { BOUNDS, snapshot } from '../store/snapshot.ts';
import type { Sight } from '../survey.ts';
import { versionOnPath } from '../drive/client.ts';
import { disk as realDisk } from '../store/disk.ts';
import type { ReadingOptions } from './options.ts';
import type { Rim, Setting } from './setting.ts';

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
    surroundings: (paths, here) => surroundingsOf(paths, here, { file: configFile(rim.env), home: rim.env['HOME'] ?? '' }),
    now,
  };
};

/** What the person says about memport itself: the only place where projects anywhere may be named. */
const configFile = (env: Rim['env']): string => {
  const base = env['XDG_CONFIG_HOME'];
  return path.join(base !== undefined && path.isAbsolute(base) ? base : path.join(env['HOME'] ?? '', '.config'), 'memport', 'config.json');
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

export const clock = (given: string | undefined): number => {
  if (!given) return Date.now();
  const at = /^\d+$/.test(given) ? Number(given) : Date.parse(given);
  if (Number.isNaN(at)) throw new MemportError('config', { what: 'MEMPORT_NOW is no time', expected: 'milliseconds or an ISO date', where: given });
  return at;
};

/** The version of each harness's client on PATH, read from the package beside it: nothing is started. */
export const clientsOf = (setting: Setting): Map<string, string> =>
  new Map(setting.adapters.flatMap((adapter) => {
    const version = adapter.drive && versionOnPath(adapter.drive, setting.env['PATH'] ?? '');
    return version === undefined ? [] : [[adapter.id, version] as const];
  }));
