import * as path from 'node:path';
import { codeOf, type Disk } from './disk.ts';

export interface Landing {
  /** The file that would really be written, links resolved. */
  file: string;
  /** It is reached through a link below the root. */
  linked: boolean;
}

/**
 * Where a write to a file of a store would land. The root may be a link; below it a link is written through only
 * if what it leads to stands inside. Otherwise: why the file may not be written.
 */
export const landing = (disk: Disk, root: string, file: string): Landing | { refused: string } => {
  if (file === '' || file.includes('\0') || path.isAbsolute(file) || file.split(/[/\\]/).includes('..')) return { refused: 'its name leads outside the store' };
  const full = path.join(root, file);
  try {
    const home = nearestReal(disk, root);
    const real = nearestReal(disk, full);
    const inside = real.path === home.path || real.path.startsWith(home.path + path.sep);
    if (!inside) return { refused: 'it is reached through a link that leads outside the store' };
    return { file: real.path, linked: real.path !== path.join(home.path, file) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return { refused: 'it is reached through a link to nothing' };
    if (code === 'ELOOP') return { refused: 'it is reached through a link that leads to itself' };
    return { refused: `it cannot be reached (${code})` };
  }
};

/** The real path of what stands, with what does not stand yet behind it. */
const nearestReal = (disk: Disk, full: string): { path: string } => {
  const missing: string[] = [];
  for (let at = full; ; at = path.dirname(at)) {
    try {
      disk.lstat(at);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || at === path.dirname(at)) throw error;
      missing.unshift(path.basename(at));
      continue;
    }
    return { path: path.join(disk.realpath(at), ...missing) };
  }
};
