import { execFileSync } from 'node:child_process';
import * as path from 'node:path';
import type { InUseRule } from '../adapter.ts';
import type { Location, Row } from '../ir/store.ts';
import { codeOf, type Disk } from './disk.ts';

export interface Use {
  /** Why the store may not be written now. */
  held: string[];
  /** What could not be asked. */
  notes: string[];
}

/** Whether a harness is working on a store. That a lock file exists means nothing: only a held lock does. */
export const inUse = (rules: readonly InUseRule[], at: Location, rows: Readonly<Record<string, readonly Row[]>>, disk: Disk, now: number, env: Readonly<Record<string, string | undefined>>): Use => {
  const use: Use = { held: [], notes: [] };
  for (const rule of rules) {
    if (rule.by === 'row') {
      if ((rows[rule.table] ?? []).length > 0) use.held.push(rule.says);
    } else if (rule.by === 'fresh-file') {
      const mtimeMs = mtimeOf(disk, path.join(at.root, rule.file));
      if (mtimeMs !== undefined && now - mtimeMs < rule.withinMs) use.held.push(rule.says);
    } else {
      const file = path.resolve(at.root, rule.file);
      if (mtimeOf(disk, file) === undefined) continue;
      const held = flockHeld(file, env);
      if (held === undefined) {
        const note = 'flock(1) is not on PATH: whether the store is locked could not be asked; every file is still compared before it is written';
        if (!use.notes.includes(note)) use.notes.push(note);
      } else if (held) use.held.push(rule.says);
    }
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

/** Node has no flock(2); util-linux' flock(1) fails at once with `-n` while somebody holds the lock. */
const flockHeld = (file: string, env: Readonly<Record<string, string | undefined>>): boolean | undefined => {
  try {
    execFileSync('flock', ['-n', '-E', '75', file, 'true'], { stdio: 'ignore', timeout: 5_000, env: { PATH: env['PATH'] ?? '' } });
    return false;
  } catch (error) {
    if ((error as { status?: number | null }).status === 75) return true;
    return codeOf(error) === 'ENOENT' || (error as { status?: number | null }).status !== null ? undefined : true;
  }
};
