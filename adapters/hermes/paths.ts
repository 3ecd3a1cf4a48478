import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { unfit } from '../../src/kit/unfit.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import { EDITIONS } from './conventions.ts';
import { settingsOf, type HermesAt } from './settings.ts';

export const MEMORY_FILES = ['MEMORY.md', 'USER.md'] as const;
export type MemoryFile = (typeof MEMORY_FILES)[number];
export const pathOf = (file: MemoryFile): string => `memories/${file}`;
export const limitOf = (file: MemoryFile, { settings }: HermesAt): number =>
  file === 'USER.md' ? settings.userLimit : settings.memoryLimit;
export const isOn = (file: MemoryFile, { settings }: HermesAt): boolean =>
  file === 'USER.md' ? settings.userOn : settings.memoryOn;

/** Ours below `skills/`; every other skill belongs to its author. */
export const OUR_SKILLS = 'skills/memport';

const OWNS = [...MEMORY_FILES.map(pathOf), `${OUR_SKILLS}/**`];
const READS = [...OWNS, 'pending/memory/*.json', 'skills/**/SKILL.md', 'skills/**/DESCRIPTION.md'];
const PROJECT_READS = [
  '.hermes/skills/**/SKILL.md',
  '.hermes/skills/**/DESCRIPTION.md',
  '.agents/skills/**/SKILL.md',
  '.agents/skills/**/DESCRIPTION.md',
];

/** docs/formats/hermes.md §9, run: a name with a dot, such as `.deleted`, is no profile. */
const PROFILE = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const CONFIG_BYTES = 1 << 20;

/**
 * A typed `--root` wins, then a typed `--profile`, `HERMES_HOME`, the sticky `active_profile` file (which Hermes' own
 * `get_hermes_home` does not consult, so it is said), the default home (docs/formats/hermes.md §1).
 */
export const locate = (machine: Machine): HermesAt[] => {
  const { asked, env } = machine;
  const fromEnv = env['HERMES_HOME']?.trim();
  const base = asked.root ?? (fromEnv || defaultHome(machine));
  const root = rootOf(base);
  if (asked.profile !== undefined) return withContexts(machine, [profileAt(machine, root, asked.profile, true)]);
  if (asked.root !== undefined || fromEnv)
    return withContexts(machine, [homeAt(machine, base, profileName(base), true)]);
  const sticky = machine.text(join(root, 'active_profile'), 256)?.trim();
  const active = sticky && sticky !== 'default' && PROFILE.test(sticky) ? sticky : undefined;
  const profiles = profilesBelow(machine, root);
  const homes = [
    homeAt(machine, root, 'default', active === undefined),
    ...profiles.map((name) => profileAt(machine, root, name, name === active)),
  ];
  if (active !== undefined && !profiles.includes(active)) homes.push(profileAt(machine, root, active, true));
  if (active !== undefined) {
    const chosen = homes.find((home) => home.active === true);
    chosen?.findings.push(
      note(
        chosen,
        `the sticky profile "${active}" is taken (file active_profile); without it Hermes uses the default home`,
      ),
    );
  }
  return withContexts(machine, homes);
};

/** A home of Hermes as a repository may hold it: `memories/` of it, or the folder that holds that. */
export const committed = (machine: Machine): HermesAt[] => {
  const given = machine.asked.root ?? '';
  const root = given.replace(/\/memories\/?$/, '');
  return [
    { ...homeAt(machine, root, 'default', true), id: 'hermes:committed', closed: 'a committed folder is only read' },
  ];
};

const profilesBelow = (machine: Machine, root: string): string[] =>
  (machine.list(join(root, 'profiles')) ?? []).filter(
    (name) => PROFILE.test(name) && machine.stat(join(root, 'profiles', name))?.kind === 'folder',
  );

export const profiles = (machine: Machine): string[] => {
  const base = machine.asked.root ?? (machine.env['HERMES_HOME']?.trim() || defaultHome(machine));
  const root = rootOf(base);
  return [...(machine.stat(root)?.kind === 'folder' ? ['default'] : []), ...profilesBelow(machine, root)];
};

/**
 * Every scope goes to the profile in use; Hermes has no store per project (docs/formats/hermes.md §10). A profile that
 * is missing is never made.
 */
export const home = (scope: Scope, known: readonly HermesAt[]): HermesAt | Loss => {
  const at = known.find((each) => each.role === 'store' && each.active === true);
  if (!at) return unfit('no Hermes home was located');
  if (at.layout === 'missing-profile')
    return unfit(`the profile at ${at.root} does not exist; make it with \`hermes profile create\``);
  if (scope.level === 'agent' || scope.level === 'session') return unfit(`Hermes keeps nothing per ${scope.level}`);
  return at;
};

const defaultHome = (machine: Machine): string => {
  const suffix = machine.env['HERMES_DATA_DIR_SUFFIX'] ?? '';
  if (machine.platform !== 'win32') return join(machine.home, `.hermes${suffix}`);
  const local = machine.env['LOCALAPPDATA'];
  return `${local ?? `${machine.home}\\AppData\\Local`}\\hermes${suffix}`;
};

const rootOf = (base: string): string => /^(.+)\/profiles\/[^/]+\/?$/.exec(base)?.[1] ?? base;
const profileName = (base: string): string => /\/profiles\/([^/]+)\/?$/.exec(base)?.[1] ?? 'default';
const join = (...parts: string[]): string => parts.join('/').replace(/\/{2,}/g, '/');

const profileAt = (machine: Machine, root: string, name: string, active: boolean): HermesAt =>
  homeAt(machine, name === 'default' ? root : join(root, 'profiles', name), name, active);

const homeAt = (machine: Machine, root: string, profile: string, active: boolean): HermesAt => {
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const stat = machine.stat(root);
  const exists = stat?.kind === 'folder';
  const named = profile !== 'default';
  const findings: Finding[] = [];
  const config = machine.text(join(root, 'config.yaml'), CONFIG_BYTES);
  const read = settingsOf(config, join(root, 'config.yaml'));
  if (config === undefined && machine.stat(join(root, 'config.yaml')))
    read.problems.push('config.yaml cannot be read; the defaults are assumed');
  for (const message of read.problems)
    findings.push({ rule: 'read/config', severity: 'warn', message, file: join(root, 'config.yaml') });
  if (!exists && named)
    findings.push({
      rule: 'read/profile',
      severity: 'warn',
      message: `the profile "${profile}" does not exist; \`hermes profile create ${profile}\` makes it`,
      file: root,
    });
  return {
    id: `hermes:${profile}`,
    harness: 'hermes',
    root,
    scope: { level: 'global' },
    edition: edition.version,
    seen,
    layout: !exists && named ? 'missing-profile' : 'home',
    exists,
    active,
    role: 'store',
    owns: OWNS,
    reads: READS,
    settings: { profile, ...read.settings },
    ...(!exists && named && { closed: `the profile "${profile}" does not exist; memport never makes one` }),
    ...(read.settings.approval && { approval: 'write_approval is on: Hermes asks before memory is written' }),
    findings,
  };
};

/**
 * Skills of the project and of `skills.external_dirs`: read for the view, owned by nobody here
 * (docs/formats/hermes.md §6a).
 */
const withContexts = (machine: Machine, homes: HermesAt[]): HermesAt[] => {
  const active = homes.find((each) => each.active === true);
  if (!active) return homes;
  const contexts: HermesAt[] = [];
  const gitRoot = gitRootOf(machine);
  if (gitRoot !== undefined && gitRoot !== machine.realpath(machine.home))
    contexts.push(context(active, `hermes:project:${gitRoot}`, gitRoot, PROJECT_READS, 'project'));
  for (const folder of active.settings.externalSkills) {
    const root = folder.startsWith('~/') ? join(machine.home, folder.slice(2)) : folder;
    if (root.startsWith('/'))
      contexts.push(context(active, `hermes:external:${root}`, root, ['**/SKILL.md', '**/DESCRIPTION.md'], 'external'));
  }
  return [...homes, ...contexts];
};

const context = (at: HermesAt, id: string, root: string, reads: string[], layout: string): HermesAt => ({
  ...at,
  id,
  root,
  reads,
  layout,
  owns: [],
  role: 'context',
  exists: true,
  findings: [],
});

const gitRootOf = (machine: Machine): string | undefined => {
  for (let folder = machine.cwd; ; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
    if (machine.stat(join(folder, '.git')) !== undefined) return folder;
    if (folder === '/' || !folder.includes('/')) return undefined;
  }
};

const note = (at: HermesAt, message: string): Finding => ({
  rule: 'read/profile',
  severity: 'info',
  message,
  file: at.root,
});
