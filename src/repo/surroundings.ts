import type { FolderFacts, Surroundings } from '../ir/scene.ts';
import { gitPlaceOf, remoteOf, type Disk, type GitPlace } from './git.ts';

/** What git and the disk say about these folders, asked once; folders of one repository share its answers. */
export const surroundingsOf = (paths: Iterable<string>, disk: Disk, projects: Surroundings['projects'] = {}): Surroundings => {
  const remotes = new Map<string, string | undefined>();
  const remoteFor = (place: GitPlace): string | undefined => {
    if (!remotes.has(place.common)) remotes.set(place.common, remoteOf(place, disk));
    return remotes.get(place.common);
  };
  const folders: Record<string, FolderFacts> = {};
  for (const path of new Set(paths)) {
    if (!path.startsWith('/')) continue;
    const real = disk.stat(path)?.kind === 'folder' ? disk.realpath(path) : undefined;
    if (real === undefined) {
      folders[path] = { exists: false };
      continue;
    }
    const place = gitPlaceOf(real, disk);
    const remote = place && remoteFor(place);
    folders[path] = { exists: true, real, ...(place && { gitRoot: place.root, mainRoot: place.main }), ...(remote !== undefined && { remote }) };
  }
  return { folders, projects };
};
