import type { Machine } from '../adapter.ts';
import { resolved } from '../text/path.ts';

/** What is asked of the disk: no git process, so that no hook and no config of a foreign repository ever runs. */
export type GitDisk = Pick<Machine, 'text' | 'stat' | 'realpath'>;

export interface GitPlace {
  /** The folder that holds `.git`. */
  root: string;
  /** Of the main checkout, when the root is a linked worktree; the bare repository itself when there is no checkout. */
  main: string;
  /** Where config and branches live. */
  common: string;
  /** Where this working tree's own index is. */
  own: string;
}

const FILE_BYTES = 4096;

/**
 * The repository a folder lies in. Any `.git` ends the search, a broken one too; a worktree counts as one only if its
 * main repository knows it, so a copied worktree stands for itself (both as Claude Code 2.1.197 and 2.1.329 do, run).
 */
export const gitPlaceOf = (path: string, disk: GitDisk): GitPlace | undefined => {
  const start = disk.realpath(path) ?? nearest(path, disk);
  for (let folder = start; ; folder = parentOf(folder)) {
    const dotGit = joined(folder, '.git');
    const found = disk.stat(dotGit);
    if (found?.kind === 'folder') return { root: folder, main: folder, common: dotGit, own: dotGit };
    if (found) return linked(folder, dotGit, disk);
    if (folder === '/' || folder === parentOf(folder)) return undefined;
  }
};

const linked = (root: string, dotGit: string, disk: GitDisk): GitPlace => {
  const alone = (common: string): GitPlace => ({ root, main: root, common, own: common });
  const gitDir = /^gitdir: *(.+?)\s*$/m.exec(disk.text(dotGit, FILE_BYTES) ?? '')?.[1];
  if (gitDir === undefined) return alone(dotGit);
  const own = resolved(root, gitDir);
  const commonDir = disk.text(`${own}/commondir`, FILE_BYTES)?.trim();
  // No commondir: a submodule, or a repository whose git folder stands elsewhere.
  if (commonDir === undefined || commonDir === '') return alone(own);
  const back = disk.text(`${own}/gitdir`, FILE_BYTES)?.trim();
  if (back === undefined || (disk.realpath(back) ?? back) !== (disk.realpath(dotGit) ?? dotGit)) return alone(own);
  const common = resolved(own, commonDir);
  const real = disk.realpath(common) ?? common;
  return { root, main: real.endsWith('/.git') ? parentOf(real) : real, common: real, own };
};

const joined = (folder: string, name: string): string => (folder === '/' ? `/${name}` : `${folder}/${name}`);
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0)) || '/';

/** A folder that is gone may still have lain in a repository that is here. */
const nearest = (path: string, disk: GitDisk): string => {
  for (let folder = path; folder !== '/' && folder !== ''; folder = parentOf(folder)) {
    const real = disk.realpath(folder);
    if (real !== undefined) return real;
  }
  return '/';
};
