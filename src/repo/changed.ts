import { execFileSync } from 'node:child_process';
import { gitPlaceOf } from '../kit/git-place.ts';
import { gitDisk } from './git-disk.ts';

/** What a repository says of the time since one of its revisions. */
export interface Changed {
  root: string;
  /** From its root: committed since, changed in the working tree, or not tracked at all. */
  files: ReadonlySet<string>;
  /** When the revision was committed. */
  time: number;
}

/** What was changed since a revision; undefined where there is no repository or no such revision. */
export const changedSince = (folder: string, revision: string): Changed | undefined => {
  const root = gitPlaceOf(folder, gitDisk)?.root;
  // A word that begins with a dash would be an option of git's.
  if (root === undefined || revision.startsWith('-')) return undefined;
  const time = asked(root, ['log', '-1', '--format=%ct', '--end-of-options', revision, '--']);
  const changed = asked(root, ['diff', '--name-only', '-z', '--no-ext-diff', '--end-of-options', revision, '--']);
  const others = asked(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  if (time === undefined || changed === undefined) return undefined;
  return {
    root,
    time: Number(time.trim()) * 1000,
    files: new Set([...changed.split('\0'), ...(others ?? '').split('\0')].filter((name) => name !== '')),
  };
};

/** Programs that a repository's own settings name are not started. */
const asked = (root: string, args: readonly string[]): string | undefined => {
  try {
    return execFileSync(
      'git',
      ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'diff.external=', '-C', root, ...args],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 20_000,
        maxBuffer: 256 << 20,
        env: { PATH: process.env['PATH'] ?? '', GIT_OPTIONAL_LOCKS: '0', GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' },
      },
    );
  } catch {
    return undefined;
  }
};
