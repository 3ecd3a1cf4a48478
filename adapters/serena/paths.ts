import type { Machine } from '../../src/adapter.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { gitPlaceOf, parentOf } from '../../src/kit/git-place.ts';
import { MARKS_FILE } from '../../src/kit/marks.ts';
import type { Notes } from '../../src/kit/notes.ts';
import { textsAt } from '../../src/kit/project-folders.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { EDITIONS } from './conventions.ts';
import { configAt, listIn, offIn, type SerenaAt } from './settings.ts';

const notesBelow = (folder: string): Notes => ({
  slot: 'memory',
  root: folder,
  file: new RegExp(`^(?<base>(?<folder>${folder}))/(?<note>.+\\.md)$`),
  fileOf: (_, name) => `${folder}/${name}.md`,
  rest: folder,
});
const NOTES = { project: notesBelow('memories'), global: notesBelow('memories/global') };

export const notesOf = ({ layout }: Pick<SerenaAt, 'layout'>): Notes =>
  layout === 'global' ? NOTES.global : NOTES.project;

/** The part of a file's path that is the memory's name for Serena. */
export const nameAt = (file: string): string => file.replace(/^memories\//, '').replace(/\.md$/, '');

const OWNS = {
  // `global/…` is a name of the person's memories, wherever a file of that name lies.
  project: ['memories/**/*.md', `memories/${MARKS_FILE}`, '!memories/global/**'],
  global: ['memories/global/**/*.md', `memories/global/${MARKS_FILE}`],
};
const FOLDER = '.serena';

/** The person's memories, those of the project of this folder, and those of every project that Serena knows. */
export const locate = (machine: Machine): SerenaAt[] => {
  const home = machine.asked.root ?? (machine.env['SERENA_HOME'] || `${machine.home}/${FOLDER}`);
  const file = `${home}/serena_config.yml`;
  const { head, findings } = configAt(machine, file);
  const template = head['project_serena_folder_location'];
  const known = listIn(head, 'projects').filter((path) => path.startsWith('/'));
  const dataOf = (project: string): string =>
    (typeof template === 'string' && template !== '' ? template : `$projectDir/${FOLDER}`)
      .replaceAll('$projectDir', project)
      .replaceAll('$projectFolderName', project.slice(project.lastIndexOf('/') + 1));
  const at = (id: string, root: string, scope: Scope, active: boolean, own: Finding[]): SerenaAt => {
    const layout = scope.level === 'global' ? 'global' : 'project';
    const local = scope.level === 'global' ? [] : ['project.yml', 'project.local.yml'].map((name) => `${root}/${name}`);
    const heads = local.map((each) => ({ ...configAt(machine, each), file: each }));
    const all = [{ head, file }, ...heads];
    const off = offIn(all);
    const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
    const exists = machine.stat(`${root}/${NOTES[layout].root}`)?.kind === 'folder';
    return {
      ...textsAt('serena', root, scope, { edition: edition.version, seen, owns: OWNS[layout], exists }),
      id,
      homeExists: machine.stat(root)?.kind === 'folder',
      active,
      settings: {
        cwd: machine.cwd,
        ignored: all.flatMap((each) => listIn(each.head, 'ignored_memory_patterns')),
        kept: all.flatMap((each) => listIn(each.head, 'read_only_memory_patterns')),
        ...(off !== undefined && { off }),
      },
      findings: [...own, ...heads.flatMap((each) => each.findings)],
    };
  };
  const here = projectOf(machine, home, dataOf);
  const projects = [...new Set([here, ...known.filter((path) => machine.stat(dataOf(path))?.kind === 'folder')])];
  return [
    at('serena:global', home, { level: 'global' }, true, findings),
    ...projects
      // Whoever works in the home folder itself has the person's own `.serena` there, which is no project's.
      .filter((path) => dataOf(path) !== home)
      .map((path) =>
        at(`serena:${path}`, dataOf(path), { level: 'project', key: path, paths: [path] }, path === here, []),
      ),
  ];
};

/** As `--project-from-cwd` has it: the nearest folder that Serena knows, else the repository, else this folder. */
const projectOf = (machine: Machine, home: string, dataOf: (project: string) => string): string => {
  for (let folder = machine.cwd; ; folder = parentOf(folder)) {
    const data = dataOf(folder);
    const isOne = machine.stat(`${data}/project.yml`) !== undefined || machine.stat(`${data}/memories`) !== undefined;
    if (data !== home && isOne) return folder;
    if (folder === '/' || folder === '') break;
  }
  return gitPlaceOf(machine.cwd, machine)?.root ?? machine.cwd;
};

/** A memory folder that somebody committed, given as itself or as the `.serena` around it. */
export const committed = (machine: Machine): SerenaAt[] => {
  const root = (machine.asked.root ?? '').replace(/\/memories\/?$/, '');
  const project = parentOf(root);
  const [global] = locate({ ...machine, asked: {}, env: {}, home: root });
  return [
    {
      ...(global as SerenaAt),
      id: 'serena:committed',
      root,
      scope: { level: 'project', key: project, paths: [project] },
      layout: 'project',
      owns: OWNS.project,
      reads: OWNS.project,
      exists: machine.stat(`${root}/memories`)?.kind === 'folder',
      closed: 'a committed folder is only read',
    },
  ];
};

/** A project has its own folder, which Serena makes when it is first activated there. */
export const home = (scope: Scope, known: readonly SerenaAt[], around: Surroundings): SerenaAt | Loss => {
  const global = known.find(({ layout }) => layout === 'global');
  if (!global) return unfit('no home of Serena was located');
  if (scope.level === 'global') return global;
  if (!('key' in scope)) return unfit(`Serena keeps nothing per ${scope.level}`);
  const path = scope.paths[0] ?? (scope.key.startsWith('/') ? scope.key : undefined);
  const projects = known.filter(({ layout }) => layout === 'project');
  const holds = (folder: string): boolean => path === folder || path?.startsWith(`${folder}/`) === true;
  const standing =
    projects.find((each) => 'key' in each.scope && each.scope.key === scope.key) ??
    projects.find((each) => 'paths' in each.scope && each.scope.paths.some(holds));
  if (standing) return standing;
  if (path === undefined) return unfit(`no folder of the project ${scope.key} is known, and its memories lie in it`);
  const facts = around.folders[path];
  const project = facts?.gitRoot ?? facts?.real ?? path;
  return {
    ...global,
    id: `serena:${project}`,
    root: `${project}/${FOLDER}`,
    scope: { level: 'project', key: project, paths: [project] },
    layout: 'project',
    exists: false,
    homeExists: false,
    active: false,
    owns: OWNS.project,
    reads: OWNS.project,
    findings: [],
  };
};
