import * as path from 'node:path';
import type { Location } from '../ir/store.ts';
import type { Disk } from './disk.ts';
import { landing, type KnownFolders } from './write-landing.ts';

/** What a plan says about the ground it writes on, before anything is written. */
export const groundOf = (
  disk: Disk,
  at: Pick<Location, 'root'>,
  files: readonly string[],
  tracked: (root: string, files: readonly string[]) => ReadonlySet<string>,
): { notes: string[]; files: Map<string, string[]> } => {
  const real = realOf(disk, at.root);
  const byGit = tracked(real ?? at.root, files);
  const out = new Map<string, string[]>();
  const known: KnownFolders = new Map();
  for (const file of files) {
    const found = landing(disk, at.root, file, known);
    const notes = [
      ...('refused' in found
        ? [`may not be written: ${found.refused}`]
        : found.linked
          ? [`a link; ${found.file} is written`]
          : []),
      ...(byGit.has(file) ? ['git tracks it'] : []),
      ...protectedNote(disk, path.join(at.root, file)),
    ];
    if (notes.length > 0) out.set(file, notes);
  }
  return { notes: real !== undefined && isLink(disk, at.root) ? [`the folder is a link to ${real}`] : [], files: out };
};

/** A file that somebody made read-only is written through its folder: they learn of it before, and its mode stays. */
const protectedNote = (disk: Disk, file: string): string[] => {
  try {
    const mode = disk.stat(file).mode & 0o7777;
    return (mode & OWNER_WRITES) === 0
      ? [`read-only (${mode.toString(8).padStart(4, '0')}): it is changed all the same, and stays read-only`]
      : [];
  } catch {
    return [];
  }
};

const OWNER_WRITES = 0o200;

const realOf = (disk: Disk, file: string): string | undefined => {
  try {
    return disk.realpath(file);
  } catch {
    return undefined;
  }
};

const isLink = (disk: Disk, file: string): boolean => {
  try {
    return disk.lstat(file).isSymbolicLink();
  } catch {
    return false;
  }
};
