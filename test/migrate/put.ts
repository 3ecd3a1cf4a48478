import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writer } from '../room.ts';

/** Writes files below a folder, with their times where they are given in milliseconds. */
export const put = (
  root: string,
  files: ReadonlyMap<string, string>,
  mtimes: ReadonlyMap<string, number> = new Map(),
): void => {
  const write = writer();
  for (const [name, text] of files) {
    const file = join(root, name);
    write(file, text);
    const mtime = mtimes.get(name);
    if (mtime !== undefined) utimesSync(file, mtime / 1000, mtime / 1000);
  }
};
