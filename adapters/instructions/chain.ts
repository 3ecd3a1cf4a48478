import type { Machine } from '../../src/adapter.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Location } from '../../src/ir/store.ts';
import { gitPlaceOf, parentOf } from '../../src/kit/git-place.ts';
import { importsIn } from '../../src/text/imports.ts';
import { isOwned, type Family, type Source } from './families.ts';

/** Which sources of its family a location has: a project's, the user's own, or one file that another one imports. */
export interface Link {
  of: 'folder' | 'user' | 'import';
}
export type LinkAt = Location<Link>;

const MAX_BYTES = 4 << 20;

/** The folder of one project as a target of rules: what stands there is read, and our block of it is written. */
export const folderAt = ({ id, sources, write }: Family, root: string, exists: boolean): LinkAt => ({
  id: `${id}:${root.replaceAll(' ', '%20')}`,
  harness: id,
  root,
  scope: { level: 'project', key: root, paths: [root] },
  edition: '1',
  seen: true,
  layout: 'block',
  exists,
  role: 'store',
  owns: [...(write?.files ?? [])],
  reads: [...new Set([...readsOf(sources), ...(write?.files ?? []), ...(write?.hides ?? [])])],
  settings: { of: 'folder' },
  ...(write === undefined && { closed: 'memport only reads these files' }),
  findings: [],
});

/** What a client that is started here loads, in its order: the user's own files, then those of the folders, with what they import. */
export const chainOf = (family: Family, machine: Machine): LinkAt[] => {
  const { id, user, hops = 0 } = family;
  const out: LinkAt[] = [];
  const seen = new Set<string>();
  const add = (root: string, scope: Scope, of: Link['of'], reads: string[]): void => {
    const at: LinkAt = {
      ...folderAt(family, root, true),
      ...(of !== 'folder' && {
        id: `${id}:${of}:${[root, ...(of === 'import' ? reads : [])].join('/').replaceAll(' ', '%20')}`,
      }),
      scope,
      layout: 'instructions',
      owns: [],
      reads,
      settings: { of },
      closed: 'instruction files are written where --rules-to names them',
    };
    out.push(at);
  };
  const follow = (file: string, scope: Scope, isUsers: boolean, left: number): void => {
    seen.add(file);
    if (left === 0) return;
    const text = machine.text(file, MAX_BYTES) ?? '';
    for (const target of importsIn(text, parentOf(file), machine.home)) {
      const isInside = isUsers || target.startsWith(`${base(machine.cwd)}/`);
      if (!isInside || seen.has(target) || isOwned(target) || machine.stat(target)?.kind !== 'file') continue;
      seen.add(target);
      const folder = parentOf(target);
      const name = target.slice(base(folder).length + 1);
      add(folder, scope, 'import', [name]);
      follow(target, scope, isUsers, left - 1);
    }
  };
  const addAll = (root: string, scope: Scope, of: Link['of'], own: readonly Source[]): void => {
    add(root, scope, of, readsOf(own));
    for (const file of namesIn(own)) follow(`${base(root)}/${file}`, scope, of === 'user', hops);
  };
  const home = user && ((user.env !== undefined && machine.env[user.env]) || `${machine.home}/${user.folder}`);
  if (user && home !== undefined && holdsAny(home, user.sources, machine))
    addAll(home, { level: 'global' }, 'user', user.sources);
  for (const [folder, own] of foldersOf(family, machine, home))
    addAll(folder, { level: 'project', key: folder, paths: [folder] }, 'folder', own);
  return out;
};

/** Outermost first, each with what counts there: the user's own files are no project's too, where one lies in HOME. */
const foldersOf = (
  { folders, sources }: Family,
  machine: Machine,
  home: string | undefined,
): [folder: string, own: Source[]][] => {
  const root = gitPlaceOf(machine.cwd, machine)?.root ?? machine.cwd;
  const steps = machine.cwd.split('/').filter((step) => step !== '');
  const all = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const looked = folders === 'all' ? all : folders === 'root' ? [root] : all.filter((each) => isBelow(each, root));
  const isUsers = (folder: string, source: Source): boolean =>
    home !== undefined &&
    `${base(folder)}/${'first' in source ? (source.first[0] ?? '') : source.every}`.startsWith(`${home}/`);
  const held = looked
    .map((folder): [string, Source[]] => [folder, sources.filter((source) => !isUsers(folder, source))])
    .filter(([folder, own]) => holdsAny(folder, own, machine));
  return folders === 'nearest' ? held.slice(-1) : held;
};

const isBelow = (folder: string, root: string): boolean => folder === root || folder.startsWith(`${base(root)}/`);

const base = (folder: string): string => (folder === '/' ? '' : folder);

const holdsAny = (root: string, sources: readonly Source[], machine: Machine): boolean =>
  sources.some((source) =>
    'first' in source
      ? source.first.some((name) => machine.stat(`${base(root)}/${name}`)?.kind === 'file')
      : machine.stat(`${base(root)}/${source.every.slice(0, source.every.indexOf('/*'))}`)?.kind === 'folder',
  );

const namesIn = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => ('first' in source ? source.first : []));

const readsOf = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) =>
    'first' in source ? source.first : [source.every, ...(source.but ?? []).map((each) => `!${each}`)],
  );
