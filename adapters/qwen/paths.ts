import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { gitPlaceOf } from '../../src/kit/git-place.ts';
import { textsAt } from '../../src/kit/project-folders.ts';
import { unfit } from '../../src/kit/unfit.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { field, parsed } from '../../src/text/json.ts';
import { plainJson } from '../../src/text/jsonc.ts';
import { basesOf, slugOf } from './bases.ts';
import { EDITIONS } from './conventions.ts';
import type { QwenAt, QwenSettings } from './store.ts';

const READS = ['**/*.md'];
/** What somebody pinned is never written: the client's own workers may not either. */
const OWNS = [...READS, '!pinned/**'];

/** The user's store, one a project, and the team's of this repository. */
export const locate = (machine: Machine): QwenAt[] => {
  const [home, base] = basesOf(machine);
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const settings = settingsOf(machine, home, base);
  const isFolder = (path: string): boolean => machine.stat(path)?.kind === 'folder';
  const store = (id: string, root: string, scope: Scope, layout: string, more: Partial<QwenAt> = {}): QwenAt => ({
    ...textsAt('qwen', root, scope, { edition: edition.version, seen, owns: OWNS, exists: isFolder(root) }),
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
  const isLocal = machine.env['QWEN_CODE_MEMORY_LOCAL'] === '1';
  const here = isLocal ? `${real}/.qwen/memory` : `${base}/projects/${slugOf(project)}/memory`;
  const others = (machine.list(`${base}/projects`) ?? []).filter(
    (slug) => `${base}/projects/${slug}/memory` !== here && machine.stat(`${base}/projects/${slug}/memory`),
  );
  const team = `${git ?? real}/.qwen/team-memory`;
  const scopeOf = (path: string): Scope => ({ level: 'project', key: path, paths: [path] });
  return [
    store('user', `${base}/memories`, { level: 'global' }, 'user'),
    store(slugOf(project), here, scopeOf(project), 'project', { active: true }),
    ...others.map((slug) => {
      const path = pathOf(slug, base, machine);
      const scope: Scope = path === undefined ? { level: 'project', key: slug, paths: [] } : scopeOf(path);
      return store(slug, `${base}/projects/${slug}/memory`, scope, 'project', { active: false });
    }),
    ...(machine.stat(team)
      ? [
          store('team', team, scopeOf(git ?? real), 'team', {
            closed: 'it is shared through the repository: whoever works on it changes it there',
          }),
        ]
      : []),
  ];
};

const CHAT_BYTES = 32_768;

/** A slug cannot be decoded: paths that its chats, this run or the other end name are encoded and compared. */
const pathOf = (slug: string, base: string, machine: Machine): string | undefined => {
  const folder = `${base}/projects/${slug}/chats`;
  const chat = machine.list(folder)?.findLast((name) => name.endsWith('.jsonl'));
  const text = chat === undefined ? undefined : machine.text(`${folder}/${chat}`, CHAT_BYTES);
  const said = parsed(`"${/"cwd": ?"((?:[^"\\]|\\.)*)"/.exec(text ?? '')?.[1] ?? ''}"`);
  const cwd = typeof said === 'string' ? said : '';
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

/** The store that takes memories of this scope; that of a project may not exist yet. */
export const home = (scope: Scope, known: readonly QwenAt[], around: Surroundings): QwenAt | Loss => {
  const user = known.find(({ layout }) => layout === 'user');
  if (!user || !('key' in scope || scope.level === 'global'))
    return unfit(user ? `Qwen Code keeps nothing per ${scope.level}` : 'no home of Qwen Code was located');
  if (scope.level === 'global') return user;
  const projects = known.filter(({ layout }) => layout === 'project');
  const path = scope.paths[0] ?? (scope.key.startsWith('/') ? scope.key : undefined);
  const facts = around.folders[path ?? ''];
  const root = facts?.gitRoot ?? facts?.real ?? path ?? scope.key;
  const standing =
    projects.find((each) => 'key' in each.scope && (each.scope.key === scope.key || each.scope.paths.includes(root))) ??
    projects.find(({ id }) => id === `qwen:${slugOf(root)}`);
  if (standing) return standing;
  return {
    ...user,
    id: `qwen:${slugOf(root)}`,
    root: `${user.settings.base}/projects/${slugOf(root)}/memory`,
    scope: { level: 'project', key: root, paths: [root] },
    layout: 'project',
    exists: false,
    active: false,
  };
};
