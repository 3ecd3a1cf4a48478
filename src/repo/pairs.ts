import * as path from 'node:path';
import { gitDisk } from './git-disk.ts';

const FILE = 'memport.pairs.json';
const MAX_BYTES = 16 << 20;

/** The answers that a repository brings along, where it does: a stranger's words. */
export const pairsIn = (root: string): { file: string; text: string } | undefined => {
  const file = path.join(root, FILE);
  const text = gitDisk.text(file, MAX_BYTES);
  return text === undefined ? undefined : { file, text };
};
