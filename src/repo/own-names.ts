import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { FolderFacts, Surroundings } from '../ir/scene.ts';
import { gitDisk as disk } from './git-disk.ts';
import { lineOf, REPOSITORY_EXAMPLE, settingsIn } from './settings.ts';

const FILE = 'memport.json';

type Names = Surroundings['projects'];

/** Where the list of the person's own stands, and what `~` means in it. */
export interface OwnList {
  file: string;
  home: string;
}

/** A list of names with the way its paths are meant; a string says why one is not taken. */
interface List {
  file: string;
  kind: 'own' | 'repository';
  /** One that would be taken. */
  example: string;
  mean: (given: string) => { path: string } | string;
}

/**
 * The names that projects go by: those of the person's own list first, then what repositories call themselves. A name
 * that two repositories claim is nobody's: otherwise a stranger could pass for a project of the person's.
 */
export const namesFor = (folders: ReadonlyMap<string, FolderFacts>, cwd: string, own: OwnList | undefined): Names => {
  const names = new Map(own === undefined ? [] : listed(ownList(own)));
  const claims = new Map<string, { by: string; paths: readonly string[] }[]>();
  for (const [root, project] of rootsOf(folders)) {
    const here = root === rootOf(folders.get(cwd), cwd);
    for (const [name, paths] of tolerantly(() => listed(repositoryList(root)), here))
      claims.set(name, [...(claims.get(name) ?? []), { by: project, paths }]);
  }
  for (const [name, by] of claims) {
    if (!names.has(name) && new Set(by.map((each) => each.by)).size === 1)
      names.set(
        name,
        by.flatMap(({ paths }) => paths),
      );
  }
  return Object.fromEntries(names);
};

const ownList = ({ file, home }: OwnList): List => ({
  file,
  kind: 'own',
  example: '{"projects": {"a-name": ["~/work/app"]}}',
  mean: (given) => {
    const full = /^~(?:\/|$)/.test(given) ? path.join(home, given.slice(1)) : given;
    return path.isAbsolute(full)
      ? { path: disk.realpath(full) ?? path.resolve(full) }
      : 'an absolute path, or one that begins with ~/';
  },
});

/** A repository is a stranger: its paths are taken below its root, links resolved, and may not lead out of it. */
const repositoryList = (root: string): List => ({
  file: path.join(root, FILE),
  kind: 'repository',
  example: REPOSITORY_EXAMPLE,
  mean: (given) => {
    const full = path.resolve(root, given);
    const real = disk.realpath(full) ?? full;
    return real === root || real.startsWith(`${root}${path.sep}`)
      ? { path: real }
      : `a path inside ${root}: a repository names its own folders only`;
  },
});

/**
 * The folders that may hold a list, each with the project it belongs to: a linked worktree belongs to its main
 * checkout.
 */
const rootsOf = (folders: ReadonlyMap<string, FolderFacts>): Map<string, string> =>
  new Map(
    [...folders].flatMap(([folder, facts]): [string, string][] =>
      facts.exists ? [[rootOf(facts, folder), facts.mainRoot ?? facts.real ?? folder]] : [],
    ),
  );

const rootOf = (facts: FolderFacts | undefined, folder: string): string => facts?.gitRoot ?? facts?.real ?? folder;

/** A broken list stops a run only where somebody stands: from elsewhere it names nothing. */
const tolerantly = (read: () => [string, string[]][], here: boolean): [string, string[]][] => {
  try {
    return read();
  } catch (error) {
    if (here) throw error;
    return [];
  }
};

const listed = ({ file, example, kind, mean }: List): [string, string[]][] => {
  const settings = settingsIn(file, kind, example);
  if (settings === undefined) return [];
  const { text, value } = settings;
  const meant = (given: string): string => {
    const meaning = mean(given);
    if (typeof meaning !== 'string') return meaning.path;
    throw new MemportError('config', {
      what: `"${given}" is no path that ${path.basename(file)} may name`,
      where: `${file}:${lineOf(text, given)}`,
      expected: meaning,
      todo: 'name projects that lie elsewhere in your own list, $XDG_CONFIG_HOME/memport/config.json',
    });
  };
  return Object.entries(value.projects ?? {}).map(([name, paths]) => [name, paths.map(meant)]);
};
