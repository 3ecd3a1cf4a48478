import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { gitPlaceOf } from '../../src/kit/git-place.ts';
import { textsAt } from '../../src/kit/project-folders.ts';
import { homeByPath } from '../../src/kit/home-by-path.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Location } from '../../src/ir/store.ts';
import { field, parsed, scalar } from '../../src/text/json.ts';
import { plainJson } from '../../src/text/jsonc.ts';
import { basesOf, memoryRoot, NAMED, slugOf, type QwenSettings } from './bases.ts';
import { EDITIONS } from './conventions.ts';

type QwenAt = Location<QwenSettings>;

const READS = ['**/*.md'];
/** What somebody pinned is never written: the client's own workers may not either. */
const OWNS = [...READS, '!pinned/**'];

const SHARED = 'it is shared through the repository: whoever works on it changes it there';

/** By its path, or by the name of its folder where no path is known. */
const projectAt = (key: string): Scope => ({ level: 'project', key, paths: key.startsWith('/') ? [key] : [] });

/** The user's store, one a project, and the team's of this repository. */
export const locate = (machine: Machine): QwenAt[] => {
  const [home, base] = basesOf(machine);
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const settings = settingsOf(machine, home, base);
  const isFolder = (path: string): boolean => machine.stat(path)?.kind === 'folder';
  const store = (id: string, root: string, scope: Scope, layout: string, more: Partial<QwenAt> = {}): QwenAt => ({
    ...textsAt(NAMED.id, root, scope, { edition: edition.version, seen, owns: OWNS, exists: isFolder(root) }),
    id: `qwen:${id}`,
    layout,
    reads: READS,
    settings,
    ...more,
  });
  const real = machine.realpath(machine.cwd) ?? machine.cwd;
  const git = gitPlaceOf(real, machine)?.root;
  const isOfFolder = machine.env['QWEN_CODE_MEMORY_PROJECT_SCOPE']?.trim().toLowerCase() === 'workspace';
  const project = isOfFolder ? real : (git ?? real);
  const here = machine.env['QWEN_CODE_MEMORY_LOCAL'] === '1' ? `${real}/.qwen/memory` : memoryRoot(base, project);
  const others = (machine.list(`${base}/projects`) ?? [])
    .map((slug) => ({ slug, root: `${base}/projects/${slug}/memory` }))
    .filter(({ root }) => root !== here && machine.stat(root));
  const team = `${git ?? real}/.qwen/team-memory`;
  return [
    store('user', `${base}/memories`, { level: 'global' }, 'user'),
    store(slugOf(project), here, projectAt(project), 'project', { active: true }),
    ...others.map(({ slug, root }) =>
      store(slug, root, projectAt(pathOf(slug, base, machine) ?? slug), 'project', { active: false }),
    ),
    ...(machine.stat(team) ? [store('team', team, projectAt(git ?? real), 'team', { closed: SHARED })] : []),
  ];
};

const CHAT_BYTES = 32_768;

/** A slug cannot be decoded: paths that its chats, this run or the other end name are encoded and compared. */
const pathOf = (slug: string, base: string, machine: Machine): string | undefined => {
  const folder = `${base}/projects/${slug}/chats`;
  const chat = machine.list(folder)?.findLast((name) => name.endsWith('.jsonl'));
  const text = chat === undefined ? undefined : machine.text(`${folder}/${chat}`, CHAT_BYTES);
  const cwd = scalar(parsed(`"${/"cwd": ?"((?:[^"\\]|\\.)*)"/.exec(text ?? '')?.[1] ?? ''}"`));
  const root = cwd === '' ? undefined : gitPlaceOf(cwd, machine)?.root;
  return [root, cwd, ...(machine.named ?? [])].find((path) => path?.startsWith('/') && slugOf(path) === slug);
};

const settingsOf = (machine: Machine, home: string, base: string): QwenSettings => {
  const settings: QwenSettings = { base, cwd: machine.cwd, team: false };
  for (const file of [`${home}/settings.json`, `${machine.cwd}/.qwen/settings.json`]) {
    const memory = field(parsed(plainJson(machine.text(file, 1 << 20) ?? '')), 'memory');
    const on = field(memory, 'enableManagedAutoMemory');
    if (on === false) settings.offBy = `memory.enableManagedAutoMemory is false in ${file}; make it true there`;
    else if (on === true) delete settings.offBy;
    const team = field(memory, 'enableTeamMemory');
    if (typeof team === 'boolean') settings.team = team;
  }
  const { env } = machine;
  if (/^(?:1|true|yes|on)$/i.test(env['QWEN_CODE_SIMPLE']?.trim() ?? ''))
    settings.offBy = 'QWEN_CODE_SIMPLE is set in the environment; take it out there';
  if (env['QWEN_CODE_MEMORY_TEAM'] === '0' || env['QWEN_CODE_MEMORY_TEAM'] === '1')
    settings.team = env['QWEN_CODE_MEMORY_TEAM'] === '1';
  return settings;
};

export const home = homeByPath<QwenSettings>({
  title: NAMED.title,
  levels: ['project', 'path'],
  rootOf: ({ gitRoot, real }) => gitRoot ?? real,
  // Claude Code encodes paths as this client does: the name that one gave to a folder is the other's as well.
  folderNamed: (key) => (key.startsWith('-') && slugOf(key) === key ? key : undefined),
  made: (root, user) => ({
    ...user,
    id: `${NAMED.id}:${slugOf(root)}`,
    root: memoryRoot(user.settings.base, root),
    scope: projectAt(root),
    layout: 'project',
    exists: false,
    active: false,
  }),
});
