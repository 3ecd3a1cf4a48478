import { execFileSync } from 'node:child_process';
import * as path from 'node:path';
import type { InUseRule } from '../adapter.ts';
import type { Location, TableRow } from '../ir/store.ts';
import { codeOf, type Disk } from './disk.ts';
import { childEnv, programOnPath } from './program-on-path.ts';

export interface Use {
  /** Why the store may not be written now. */
  held: string[];
  /** What could not be asked. */
  notes: string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/** Whether a harness is working on a store. That a lock file exists means nothing: only a held lock does. */
export const inUse = (
  rules: readonly InUseRule[],
  at: Pick<Location, 'root'>,
  rows: Readonly<Record<string, readonly TableRow[]>>,
  disk: Disk,
  now: number,
  env: Env,
): Use => {
  const use: Use = { held: [], notes: [] };
  for (const rule of rules) {
    if (rule.by === 'row') {
      if ((rows[rule.table] ?? []).length > 0) use.held.push(rule.says);
      continue;
    }
    const file = path.resolve(at.root, rule.file);
    const mtimeMs = mtimeOf(disk, file);
    if (mtimeMs === undefined) continue;
    if (rule.by === 'fresh-file') {
      if (now - mtimeMs < rule.withinMs) use.held.push(rule.says);
      continue;
    }
    if (!isFile(disk, file)) {
      use.notes.push(`${file} is no file, so nobody could be asked whether the store is locked; ${COMPARED}`);
      continue;
    }
    const asked = askFlock(file, env, disk);
    if (asked === 'held') use.held.push(rule.says);
    else if (asked !== 'free' && !use.notes.includes(asked.unknown)) use.notes.push(asked.unknown);
  }
  return use;
};

const mtimeOf = (disk: Disk, file: string): number | undefined => {
  try {
    return disk.stat(file).mtimeMs;
  } catch {
    return undefined;
  }
};

/** flock(1) would wait at a named pipe. */
const isFile = (disk: Disk, file: string): boolean => {
  try {
    return disk.stat(file).isFile();
  } catch {
    return false;
  }
};

const COMPARED = 'every file is still compared before it is written';

/** Node has no flock(2); flock(1) ends with 1 at once while somebody holds the lock, util-linux' and busybox' alike. */
const askFlock = (file: string, env: Env, disk: Disk): 'held' | 'free' | { unknown: string } => {
  const program = programOnPath('flock', env, disk);
  if (program === undefined)
    return { unknown: `flock(1) is not on PATH, so nobody could be asked whether the store is locked; ${COMPARED}` };
  try {
    execFileSync(program, ['-n', file, '-c', ':'], { stdio: 'ignore', timeout: 5_000, env: childEnv(env) });
    return 'free';
  } catch (error) {
    const { status } = error as { status?: number | null };
    return status === 1
      ? 'held'
      : { unknown: `flock(1) could not tell whether ${file} is locked (${status ?? codeOf(error)}); ${COMPARED}` };
  }
};
