import * as path from 'node:path';
import { codeOf, type Disk } from './disk.ts';

export interface WriteLanding {
  /** The file that would really be written, links resolved. */
  file: string;
  /** It is reached through a link below the root. */
  linked: boolean;
}

/**
 * Where a write to a file of a store would land. The root may be a link; below it a link is written through only
 * if what it leads to stands inside. Otherwise: why the file may not be written.
 */
export const landing = (
  disk: Disk,
  root: string,
  file: string,
  known: KnownFolders = new Map(),
): WriteLanding | { refused: string } => {
  if (file === '' || file.includes('\0') || path.isAbsolute(file) || file.split(/[/\\]/).includes('..'))
    return { refused: 'its name leads outside the store' };
  const full = path.join(root, file);
  try {
    const home = realOf(disk, root, known).path;
    const real = realOf(disk, full, known).path;
    const inside = real === home || real.startsWith(home + path.sep);
    if (!inside) return { refused: 'it is reached through a link that leads outside the store' };
    return { file: real, linked: real !== path.join(home, file) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return { refused: 'it is reached through a link to nothing' };
    if (code === 'ELOOP') return { refused: 'it is reached through a link that leads to itself' };
    return { refused: `it cannot be reached (${code})` };
  }
};

/** Folders that were resolved already: thousands of files of one plan share a few. */
export type KnownFolders = Map<string, { path: string; stands: boolean }>;

/** The real path of what stands, with what does not stand yet behind it. */
const realOf = (disk: Disk, full: string, known: KnownFolders): { path: string; stands: boolean } => {
  const before = known.get(full);
  if (before) return before;
  const parent = path.dirname(full);
  const above = parent === full ? undefined : realOf(disk, parent, known);
  const found = above?.stands === false ? undefined : standing(disk, full, parent === full);
  const real = found
    ? { path: found, stands: true }
    : { path: path.join(above?.path ?? full, path.basename(full)), stands: false };
  known.set(full, real);
  return real;
};

const standing = (disk: Disk, full: string, isRoot: boolean): string | undefined => {
  try {
    disk.lstat(full);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || isRoot) throw error;
    return undefined;
  }
  return disk.realpath(full);
};
