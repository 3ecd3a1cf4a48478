import * as path from 'node:path';
import { gitDisk } from './git-disk.ts';

const MAX_BYTES = 16 << 20;

/** A file of answers or rewrites that a repository brings along, where it does: a stranger's words. */
export const broughtIn = (
  root: string,
  name: 'memport.pairs.json' | 'memport.lock',
): { file: string; text: string } | undefined => {
  const file = path.join(root, name);
  const text = gitDisk.text(file, MAX_BYTES);
  return text === undefined ? undefined : { file, text };
};
