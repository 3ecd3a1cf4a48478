import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files below a folder, with their times where they are given in milliseconds. */
export const put = (
  root: string,
  files: ReadonlyMap<string, string>,
  mtimes: ReadonlyMap<string, number> = new Map(),
): void => {
  for (const [name, text] of files) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const mtime = mtimes.get(name);
    if (mtime !== undefined) utimesSync(file, mtime / 1000, mtime / 1000);
  }
};
