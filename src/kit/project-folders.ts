import type { Machine } from '../adapter.ts';
import type { Loss } from '../ir/loss.ts';
import type { Memory, Scope } from '../ir/memory.ts';
import type { Surroundings } from '../ir/scene.ts';
import type { Location } from '../ir/store.ts';
import { remotesIn } from '../text/git-remotes.ts';
import { gitPlaceOf } from './git-place.ts';
import { unfit } from './unfit.ts';

/** The roots of the projects that a run is about: that of its folder, and those that the other end names. */
export const projectsOf = (machine: Machine): string[] =>
  [...new Set([machine.cwd, ...(machine.named ?? [])])]
    .filter((path) => machine.stat(path)?.kind === 'folder')
    .map((path) => gitPlaceOf(path, machine)?.main ?? path)
    .filter((path, index, all) => all.indexOf(path) === index);

/** By the address of its repository, the folder of each of them that has one. */
export const foldersByRemote = (machine: Machine): Record<string, string> =>
  Object.fromEntries(
    projectsOf(machine).flatMap((root) => {
      const config = gitPlaceOf(root, machine)?.common;
      const remote = config === undefined ? undefined : remotesIn(machine.text(`${config}/config`, 1 << 16) ?? '');
      return remote === undefined ? [] : [[remote, root]];
    }),
  );

/**
 * The store of a scope where a harness keeps one folder for everybody, or none, and one in each project; `made` is the
 * one of a project that no store was located for.
 */
export const homeOfFolders =
  (title: string, made: (root: string) => Location | undefined) =>
  (scope: Scope, known: readonly Location[], around: Surroundings): Location | Loss => {
    const stores = known.filter(({ role }) => role === 'store');
    if (scope.level === 'global')
      return stores.find((at) => at.scope.level === 'global') ?? unfit(`${title} keeps nothing for all projects`);
    if (scope.level !== 'project') return unfit(`${title} keeps nothing per ${scope.level}`);
    const same = stores.find((at) => at.scope.level === 'project' && at.scope.key === scope.key);
    if (same) return same;
    const [path = scope.key.startsWith('/') ? scope.key : undefined] = scope.paths;
    const facts = path === undefined ? undefined : around.folders[path];
    const root = facts?.mainRoot ?? facts?.gitRoot ?? facts?.real ?? path;
    const at = root === undefined ? undefined : made(root);
    return at ? { ...at, scope, exists: false } : unfit(`no folder of the project ${scope.key} is known`);
  };

/** A store of plain texts: what is the same for all of them. */
export const textsAt = (
  harness: string,
  root: string,
  scope: Memory['scope'],
  more: Pick<Location, 'edition' | 'seen' | 'owns' | 'exists'> & Partial<Location>,
): Location => ({
  id: scope.level === 'global' ? harness : `${harness}:${root}`,
  harness,
  root,
  scope,
  layout: scope.level,
  role: 'store',
  reads: more.owns,
  settings: undefined,
  findings: [],
  ...more,
});
