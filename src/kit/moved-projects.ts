import type { Finding } from '../ir/finding.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import { relocateCommand } from '../text/shell-word.ts';

/** Projects that a store of all projects remembers under a path that is gone, with where they are now if that is known. */
export const movedProjects = ({ at, memories }: Store, { around }: Scene): Finding[] => {
  const paths = new Set(memories.flatMap(({ scope }) => ('paths' in scope ? scope.paths.slice(0, 1) : [])));
  return [...paths].flatMap((path): Finding[] => {
    const to = around.moved?.[path];
    if (to === undefined && around.folders[path]?.exists !== false) return [];
    const message =
      to === undefined
        ? `${path} is not here: what is remembered of it serves nobody until it is`
        : `${path} is gone, and its repository stands at ${to}: ${relocateCommand(path, to)}`;
    return [{ rule: 'delivery/moved-project', severity: to === undefined ? 'info' : 'warn', message, file: at.root }];
  });
};
