import * as path from 'node:path';
import { gitPlaceOf } from '../kit/git-place.ts';
import type { FolderFacts, Surroundings } from '../ir/scene.ts';
import { gitDisk as disk } from './git-disk.ts';
import { namesFor, type OwnList } from './own-names.ts';
import { remotesIn } from '../text/git-remotes.ts';

const CONFIG_BYTES = 1 << 20;

/**
 * What the disk, git and the lists of names say about the folders that stores name. Asked once; nothing is run, `.git`
 * is only read.
 */
export const surroundingsOf = (paths: readonly string[], cwd: string, own?: OwnList): Surroundings => {
  // Folders of one repository share its answer.
  const remotes = new Map<string, string | undefined>();
  const remoteIn = (common: string): string | undefined => {
    if (!remotes.has(common))
      remotes.set(common, remotesIn(disk.text(path.join(common, 'config'), CONFIG_BYTES) ?? ''));
    return remotes.get(common);
  };
  const folders = [...new Set([cwd, ...paths])].filter((each) => path.isAbsolute(each));
  const facts = folders.map((each) => [each, factsOf(each, remoteIn)] as const);
  return { folders: Object.fromEntries(facts), projects: namesFor(new Map(facts), cwd, own) };
};

const factsOf = (folder: string, remoteIn: (common: string) => string | undefined): FolderFacts => {
  const real = disk.stat(folder)?.kind === 'folder' ? disk.realpath(folder) : undefined;
  if (real === undefined) return { exists: false };
  const place = gitPlaceOf(real, disk);
  if (!place) return { exists: true, real };
  const remote = remoteIn(place.common);
  return { exists: true, real, gitRoot: place.root, mainRoot: place.main, ...(remote !== undefined && { remote }) };
};
