import type { Copied, Stage } from '../ir/drive.ts';
import type { Location } from '../ir/store.ts';

export const isMarkdown = (path: string): boolean => path.endsWith('.md');

/** Stores whose folders are called after the paths of projects: in the copy, where paths are others, after those. */
export const projectCopies = (
  at: readonly Pick<Location, 'role' | 'root'>[],
  { cwd, around, mirror }: Pick<Stage, 'cwd' | 'around' | 'mirror'>,
  rootOf: (path: string) => string,
): Copied[] => {
  const facts = around.folders[cwd];
  const bases = [cwd, facts?.real, facts?.gitRoot, facts?.mainRoot].filter((path) => path !== undefined);
  const roots = at.filter(({ role }) => role === 'store').map(({ root }) => root);
  return roots.map((from) => {
    const base = bases.find((path) => from === rootOf(path));
    return { from, only: isMarkdown, ...(base !== undefined && { to: rootOf(mirror(base)) }) };
  });
};

/** Variables of the person's that the client of a run gets as well; a value that is a path is moved into the copy. */
export const variablesKept = (
  { env }: Pick<Stage, 'env'>,
  names: readonly string[],
  moved: (value: string) => string = (value) => value,
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, moved(env[name])] as const])));
