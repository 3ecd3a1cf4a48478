import { gitPlaceOf } from '../kit/git-place.ts';
import { gitDisk } from './git-disk.ts';
import { gitOutput } from './git-output.ts';

/** What a repository says of the time since one of its revisions. */
export interface Changed {
  root: string;
  /** From its root: committed since, changed in the working tree, or not tracked at all. */
  files: ReadonlySet<string>;
  /** When the revision was committed. */
  time: number;
}

/** What was changed since a revision; undefined where there is no repository or no such revision. */
export const changedSince = (folder: string, revision: string, env: NodeJS.ProcessEnv): Changed | undefined => {
  const root = gitPlaceOf(folder, gitDisk)?.root;
  // A word that begins with a dash would be an option of git's.
  if (root === undefined || revision.startsWith('-')) return undefined;
  const time = gitOutput(root, env, ['log', '-1', '--format=%ct', '--end-of-options', revision, '--']);
  const changed = gitOutput(root, env, [
    'diff',
    '--name-only',
    '-z',
    '--no-ext-diff',
    '--no-textconv',
    '--end-of-options',
    revision,
    '--',
  ]);
  const others = gitOutput(root, env, ['ls-files', '-z', '--others', '--exclude-standard']);
  if (time === undefined || changed === undefined) return undefined;
  return {
    root,
    time: Number(time.trim()) * 1000,
    files: new Set([...changed.split('\0'), ...(others ?? '').split('\0')].filter((name) => name !== '')),
  };
};
