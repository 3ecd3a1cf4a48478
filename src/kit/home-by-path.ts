import type { Loss } from '../ir/loss.ts';
import type { Scope } from '../ir/memory.ts';
import type { Surroundings } from '../ir/scene.ts';
import type { Location } from '../ir/store.ts';
import { unfit } from './unfit.ts';

type Facts = Surroundings['folders'][string];

/** A harness that has one store for the user and one for each project, in a folder called after the project's path. */
export interface PathNamed<Settings> {
  title: string;
  levels: readonly Scope['level'][];
  /** Which of the paths of a folder the harness goes by. */
  rootOf(facts: Facts): string | undefined;
  /** What stands for the path where a key is all that is known of a project, and says which folder is meant. */
  folderNamed?(key: string): string | undefined;
  /** The store of a project that has none yet; `user` is that of the user. */
  made(root: string, user: Location<Settings>): Location<Settings>;
}

/** The store that takes memories of a scope; that of a project may not exist yet. */
export const homeByPath =
  <Settings>({ title, levels, rootOf, folderNamed, made }: PathNamed<Settings>) =>
  (scope: Scope, known: readonly Location<Settings>[], around: Surroundings): Location<Settings> | Loss => {
    const user = known.find(({ layout }) => layout === 'user');
    if (!user) return unfit(`no home of ${title} was located`);
    if (scope.level === 'global') return user;
    if (!('key' in scope) || !levels.includes(scope.level)) return unfit(`${title} keeps nothing per ${scope.level}`);
    const path = scope.paths[0] ?? (scope.key.startsWith('/') ? scope.key : undefined);
    const facts = around.folders[path ?? ''];
    const root = (facts && rootOf(facts)) ?? path ?? folderNamed?.(scope.key);
    const isIts = (each: Location<Settings>): boolean =>
      'key' in each.scope && (each.scope.key === scope.key || (root !== undefined && each.scope.paths.includes(root)));
    const projects = known.filter(({ layout }) => layout === 'project');
    const standing = projects.find(isIts);
    if (standing) return standing;
    if (root === undefined) return unfit(`no folder of the project ${scope.key} is known`);
    const at = made(root, user);
    return projects.find(({ id }) => id === at.id) ?? at;
  };
