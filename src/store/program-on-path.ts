import * as path from 'node:path';
import type { Disk } from './disk.ts';

/**
 * A program on PATH. Folders of PATH that are no absolute paths are skipped: a repository must not offer us a flock.
 */
export const programOnPath = (
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  disk: Disk,
): string | undefined =>
  folders(env)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        const stat = disk.stat(file);
        return stat.isFile() && (stat.mode & 0o111) !== 0;
      } catch {
        return false;
      }
    });

/** What a child process of ours gets: nothing but where programs are. */
export const childEnv = (env: Readonly<Record<string, string | undefined>>): Record<string, string> => ({
  PATH: folders(env).join(path.delimiter),
  LC_ALL: 'C',
});

const folders = (env: Readonly<Record<string, string | undefined>>): string[] =>
  (env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
