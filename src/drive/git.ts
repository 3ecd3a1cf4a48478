import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Surroundings } from '../ir/scene.ts';

/** Relative to nothing: absolute paths of the machine and what stands there; '/' at the end = a folder. */
export type Skeleton = (mirror: (path: string) => string) => Record<string, string>;

/** As little of a repository as makes git and the clients see the same root and the same main checkout. */
export const skeletonOf = (around: Surroundings, cwd: string): Skeleton => {
  const facts = around.folders[cwd];
  const root = facts?.gitRoot;
  if (root === undefined) return () => ({});
  const main = facts?.mainRoot ?? root;
  const bare = main.endsWith('.git') && main !== root;
  const store = bare ? main : `${main}/.git`;
  const repository = {
    [`${store}/HEAD`]: 'ref: refs/heads/main\n',
    [`${store}/config`]: `[core]\n\trepositoryformatversion = 0\n\tbare = ${bare}\n`,
    [`${store}/objects/`]: '',
    [`${store}/refs/heads/`]: '',
  };
  if (main === root) return () => repository;
  const own = `${store}/worktrees/memport`;
  return (mirror) => ({
    ...repository,
    [`${own}/HEAD`]: 'ref: refs/heads/copy\n',
    [`${own}/commondir`]: '../..\n',
    [`${own}/gitdir`]: `${mirror(root)}/.git\n`,
    [`${root}/.git`]: `gitdir: ${mirror(own)}\n`,
  });
};

export const plant = (mirror: (path: string) => string, skeleton: Skeleton): void => {
  for (const [name, text] of Object.entries(skeleton(mirror))) {
    const to = mirror(name);
    fs.mkdirSync(name.endsWith('/') ? to : path.dirname(to), { recursive: true });
    if (!name.endsWith('/')) fs.writeFileSync(to, text);
  }
};
