import type { Finding } from '../ir/finding.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import { relocateCommand } from '../text/command.ts';

/** Projects that a store of all projects remembers under a path that is gone, where it is known where they are now. */
export const movedProjects = ({ at, memories }: Store, { around }: Scene): Finding[] => {
  const paths = new Set(memories.flatMap(({ scope }) => ('paths' in scope ? scope.paths.slice(0, 1) : [])));
  return [...paths].flatMap((path): Finding[] => {
    const to = around.moved?.[path];
    return to === undefined
      ? []
      : [
          {
            rule: 'delivery/moved-project',
            severity: 'warn',
            message: `${path} is gone, and its repository stands at ${to}: ${relocateCommand(path, to)}`,
            file: at.root,
          },
        ];
  });
};
