import type { Memory, Scope } from '../ir/memory.ts';

/** Folders that have another path on every machine, and what they are called where the same is to be read everywhere. */
export interface Landmarks {
  /** The repository that the reader or writer stands in. */
  root: string;
  home: string;
}

/** `.` is the repository, `~` the user's home; any other path stays. */
export const portablePath = (path: string, { root, home }: Landmarks): string =>
  below(path, root, '.') ?? below(path, home, '~') ?? path;

export const localPath = (path: string, { root, home }: Landmarks): string =>
  below(path, '.', root) ?? below(path, '~', home) ?? path;

const below = (path: string, folder: string, name: string): string | undefined =>
  folder !== '' && folder !== '/' && (path === folder || path.startsWith(`${folder}/`))
    ? `${name}${path.slice(folder.length)}`
    : undefined;

export const scopeAs = (scope: Scope, path: (path: string) => string): Scope =>
  'paths' in scope ? { ...scope, key: path(scope.key), paths: scope.paths.map(path) } : scope;

/** A memory with the paths of its scope said in another way, in its id and in those that it cites too. */
export const memoryAs = <M extends Memory>(memory: M, path: (path: string) => string): M => {
  const scope = scopeAs(memory.scope, path);
  const id = (given: string): string =>
    'key' in memory.scope && 'key' in scope
      ? given.replace(`/${memory.scope.level}:${memory.scope.key}/`, `/${scope.level}:${scope.key}/`)
      : given;
  const { mark } = memory;
  return { ...memory, id: id(memory.id), scope, ...(mark && { mark: { ...mark, source: id(mark.source) } }) };
};
