import * as fs from 'node:fs';
import * as path from 'node:path';
import type { FolderFacts, Surroundings } from '../ir/scene.ts';
import { remotesIn } from './remote.ts';

/** What the disk and git say about the folders that stores name. Asked once; nothing is run, `.git` is only read. */
export const surroundingsOf = (paths: readonly string[], cwd: string): Surroundings => ({
  folders: Object.fromEntries([...new Set([cwd, ...paths])].filter((each) => path.isAbsolute(each)).map((each) => [each, factsOf(each)])),
  projects: {},
});

const factsOf = (folder: string): FolderFacts => {
  const real = attempt(() => fs.realpathSync.native(folder));
  if (real === undefined || attempt(() => fs.statSync(real).isDirectory()) !== true) return { exists: false };
  const repository = repositoryOf(real);
  if (!repository) return { exists: true, real };
  const remote = remotesIn(read(path.join(repository.common, 'config')) ?? '');
  return { exists: true, real, gitRoot: repository.root, mainRoot: repository.main, ...(remote !== undefined && { remote }) };
};

export interface Repository {
  /** The working tree. */
  root: string;
  /** The main checkout: the same, but for a linked worktree. */
  main: string;
  /** Where config and refs are. */
  common: string;
  /** Where this working tree's own index is. */
  gitDir: string;
}

export const repositoryOf = (from: string): Repository | undefined => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const dot = path.join(folder, '.git');
    const stat = attempt(() => fs.statSync(dot));
    if (stat?.isDirectory() && isGitDir(dot)) return { root: folder, main: folder, common: dot, gitDir: dot };
    const linked = stat?.isFile() ? gitDirOf(folder, read(dot) ?? '') : undefined;
    if (linked !== undefined) {
      const common = commonOf(linked);
      // A submodule has a git directory of its own; a worktree shares that of its main checkout.
      return { root: folder, main: common === linked ? folder : mainOf(common), common, gitDir: linked };
    }
    if (folder === path.dirname(folder)) return undefined;
  }
};

const gitDirOf = (folder: string, text: string): string | undefined => {
  const named = /^gitdir:\s*(.+?)\s*$/m.exec(text)?.[1];
  const full = named === undefined ? undefined : path.resolve(folder, named);
  return full !== undefined && attempt(() => fs.statSync(full).isDirectory()) ? full : undefined;
};

const commonOf = (gitDir: string): string => {
  const named = read(path.join(gitDir, 'commondir'))?.trim();
  return named === undefined || named === '' ? gitDir : path.resolve(gitDir, named);
};

/** `/x/app/.git` belongs to `/x/app`; a bare repository is its own place. */
const mainOf = (common: string): string => (path.basename(common) === '.git' ? path.dirname(common) : common);

const isGitDir = (folder: string): boolean => attempt(() => fs.statSync(path.join(folder, 'HEAD')).isFile()) === true;

const read = (file: string): string | undefined => attempt(() => (fs.statSync(file).size > 1 << 20 ? undefined : fs.readFileSync(file, 'utf8')));

const attempt = <T>(ask: () => T): T | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};
