import * as fs from 'node:fs';
import type { GitDisk } from '../kit/git-place.ts';

/** The disk as far as git's own files are concerned: read, bounded, and nothing is ever run. */
export const gitDisk: GitDisk = {
  realpath: (file) => attempt(() => fs.realpathSync.native(file)),
  stat: (file) =>
    attempt(() => {
      // Most of what a memory names and git does not know is not there, and an error costs more than the look.
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (stat === undefined) return undefined;
      return {
        kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other',
        mtimeMs: stat.mtimeMs,
        link: false,
      } as const;
    }),
  // A pipe or a device in place of a config must not hang the run.
  text: (file, max) =>
    attempt(() =>
      fs.statSync(file).isFile() && fs.statSync(file).size <= max ? fs.readFileSync(file, 'utf8') : undefined,
    ),
};

const attempt = <T>(ask: () => T): T | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};
