import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import type { FindingRule } from '../../src/ir/finding-rules.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { contextsOf } from './shown/contexts.ts';
import { EDITIONS } from './conventions.ts';
import { GLOBAL } from './global/blocks.ts';
import { originsOf, projectRootOf } from './folders/origins.ts';
import { FOLDER } from './global/overflow.ts';
import { settingsOf } from './settings.ts';
import { foldersUpTo, memoryIn } from './folders/repository.ts';
import { slugOf } from './folders/slug.ts';
import type { ClaudeAt, ClaudePlace } from './store.ts';

/** Everything but the client's own corners of a memory folder (docs/formats/claude-code.md §1.5). */
const MEMORY_GLOBS = ['**/*.md', '!team/**', '!logs/**', '!sessions/**', '!.*', '!**/.*', '!.*/**', '!**/.*/**'];

const GLOBAL_GLOBS = [GLOBAL, `${FOLDER}/*.md`, `!${FOLDER}/.*`];

/**
 * The global store, one store per project that has memory, the one of this folder even before it exists, folders in the
 * repository, agents, contexts.
 */
export const locate = (machine: Machine): ClaudeAt[] => {
  const configHome = machine.asked.root ?? configHomeOf(machine);
  const { settings, findings } = settingsOf(machine, configHome);
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const store = (
    id: string,
    root: string,
    scope: Scope,
    layout: string,
    more: Partial<ClaudePlace> = {},
    own: Finding[] = [],
    active?: boolean,
  ): ClaudeAt => ({
    id,
    harness: 'claude',
    root,
    scope,
    edition: edition.version,
    seen,
    layout,
    exists: machine.stat(root)?.kind === 'folder',
    role: 'store',
    ...(active !== undefined && { active }),
    owns: layout === 'global' ? GLOBAL_GLOBS : MEMORY_GLOBS,
    reads: layout === 'global' ? GLOBAL_GLOBS : MEMORY_GLOBS,
    settings: { ...settings, configHome, cwd: machine.cwd, ...more },
    findings: own,
  });
  const projectsRoot = `${settings.remoteRoot ?? configHome}/projects`;
  const base = projectRootOf(machine.cwd, machine);
  const here = slugOf(base);
  const active = settings.directory ?? `${projectsRoot}/${here}/memory`;
  const slugs = (machine.list(projectsRoot) ?? []).filter(
    (slug) => machine.stat(`${projectsRoot}/${slug}/memory`)?.kind === 'folder',
  );
  const origins = originsOf(machine, configHome, slugs);
  const stores = slugs.map((slug): ClaudeAt => {
    const root = `${projectsRoot}/${slug}/memory`;
    const candidates = origins.get(slug) ?? [];
    const live = candidates.filter((path) => machine.stat(path)?.kind === 'folder');
    const [path] = live.length === 1 ? live : candidates.length === 1 ? candidates : [];
    const scope: Scope = { level: 'project', key: path ?? slug, paths: path === undefined ? [] : [path] };
    return store(
      `claude:${slug}`,
      root,
      scope,
      'project',
      { slug, origins: candidates },
      candidates.length > 1 ? [collision(root, slug, candidates, live)] : [],
      root === active,
    );
  });
  if (!stores.some((each) => each.active === true)) {
    const id = settings.directory === undefined ? `claude:${here}` : `claude:${settings.directory}`;
    stores.push(
      store(
        id,
        active,
        { level: 'project', key: base, paths: [base] },
        'project',
        { slug: here, origins: [base] },
        [],
        true,
      ),
    );
  }
  const global = store('claude:global', configHome, { level: 'global' }, 'global', {}, findings);
  const real = new Set(stores.map(({ root }) => machine.realpath(root) ?? root));
  const committed = foldersUpTo(machine).flatMap((folder) =>
    memoryIn(folder, machine)
      // The usual folder may be a link to the one in the repository, or a setting may name it.
      .filter((root) => !real.has(machine.realpath(root) ?? root))
      .map((root) => store(`claude:${root}`, root, projectScope(folder, base, machine), 'repository')),
  );
  return [
    global,
    ...stores,
    ...committed,
    ...agentsOf(machine, configHome, store),
    ...contextsOf(machine, global, settings, base),
  ];
};

/** What lies at the root of a working tree is of the whole project; what lies below it is of that folder. */
const projectScope = (folder: string, base: string, machine: Machine): Scope => {
  const path = projectRootOf(folder, machine) === base && foldersUpTo(machine).at(-1) === folder ? base : folder;
  return { level: 'project', key: path, paths: [path] };
};

/** A memory folder by itself, as a repository may hold it: the memories of the project that it stands in. */
export const committed = (machine: Machine): ClaudeAt[] => {
  const root = machine.asked.root ?? '';
  const base = projectRootOf(machine.cwd, machine);
  const own: Machine = { ...machine, asked: {}, env: {}, home: root, list: () => [], text: () => undefined };
  return locate(own)
    .filter(({ layout }) => layout === 'project')
    .map((at) => ({
      ...at,
      id: 'claude:committed',
      root,
      scope: { level: 'project', key: base, paths: [base] },
      exists: machine.stat(root)?.kind === 'folder',
      active: true,
      closed: 'a committed folder is only read',
    }));
};

export const configHomeOf = (machine: Machine): string => machine.env['CLAUDE_CONFIG_DIR'] || `${machine.home}/.claude`;

const collision = (root: string, slug: string, candidates: readonly string[], live: readonly string[]): Finding => ({
  rule: 'delivery/slug-collision',
  severity: live.length > 1 ? 'error' : 'warn',
  message: `${slug} is the name of ${candidates.length} folders (${candidates.join(', ')}): the client keeps their memories in one store${live.length === 1 ? `; only ${live[0]} is here, and is taken` : ', and which is whose cannot be told'}`,
  file: root,
});

type MakeStore = (id: string, root: string, scope: Scope, layout: string) => ClaudeAt;

/**
 * Memory of subagents: for all projects, and for a folder, checked in or not (docs/formats/claude-code.md §9). Folders
 * above this one have theirs too, which a client that is started here does not give them (run: 2.1.197, 2.1.329).
 */
const agentsOf = (machine: Machine, configHome: string, store: MakeStore): ClaudeAt[] => {
  const below = foldersUpTo(machine).flatMap((folder) =>
    (['project', 'local'] as const).map((kind) => ({
      folder,
      kind,
      root: `${folder}/.claude/agent-memory${kind === 'local' ? '-local' : ''}`,
    })),
  );
  return [{ folder: undefined, kind: undefined, root: `${configHome}/agent-memory` }, ...below]
    .filter(({ folder, root }, index) => index === 0 || (folder !== undefined && root !== `${configHome}/agent-memory`))
    .flatMap(({ folder, kind, root }) =>
      (machine.list(root) ?? [])
        .filter((name) => machine.stat(`${root}/${name}`)?.kind === 'folder')
        .map((name) => ({
          ...store(
            folder === machine.cwd || folder === undefined
              ? `claude:agent:${kind === undefined ? '' : `${kind}:`}${name}`
              : `claude:agent:${root}/${name}`,
            `${root}/${name}`,
            { level: 'agent', name: kind === undefined ? name : `${name} (${kind} ${folder})` },
            'agent',
          ),
          active: folder === undefined || folder === machine.cwd,
        })),
    );
};

/** The store that takes memories of this scope; that of a project may not exist yet. */
export const home = (scope: Scope, known: readonly ClaudeAt[], around: Surroundings): ClaudeAt | Loss => {
  const refused = (reason: string, rule: FindingRule = 'plan/unfit'): Loss => ({
    memory: '',
    field: 'memory',
    reason,
    kept: 'ledger',
    rule,
  });
  const stores = known.filter((each) => each.role === 'store');
  const global = stores.find((each) => each.layout === 'global');
  if (!global) return refused('no config home of Claude Code was located');
  if (scope.level === 'global') return global;
  if (scope.level === 'agent')
    return (
      stores.find(
        (each) => each.layout === 'agent' && each.scope.level === 'agent' && each.scope.name === scope.name,
      ) ?? refused(`the agent ${scope.name} has no memory folder here`)
    );
  if (!('key' in scope)) return refused(`Claude Code keeps nothing per ${scope.level}`);
  // With a folder of its own in the settings, the store on the usual path is not the one that is loaded.
  const projects = stores
    .filter((each) => each.layout === 'project')
    .toSorted((a, b) => Number(b.active === true) - Number(a.active === true));
  const path = scope.paths[0] ?? (scope.key.startsWith('/') ? scope.key : undefined);
  const same = projects.filter((each) => 'key' in each.scope && each.scope.key === scope.key);
  if (same[0] && scope.level === 'project' && (same.length === 1 || same[0].active === true)) return same[0];
  if (path === undefined)
    return refused(`no folder of the project ${scope.key} is known, and Claude Code names its memory after the folder`);
  const facts = around.folders[path];
  const held = (each: ClaudeAt): string[] => ('key' in each.scope ? each.scope.paths : []);
  const root = facts?.mainRoot ?? facts?.gitRoot ?? facts?.real ?? above(path, projects.flatMap(held)) ?? path;
  const standing =
    projects.find((each) => held(each).includes(root)) ?? projects.find((each) => each.settings.slug === slugOf(root));
  const others = standing ? held(standing).filter((each) => each !== root) : [];
  if (standing && (others.length > 0 || (standing.settings.origins?.length ?? 0) > 1)) {
    return refused(
      `${slugOf(root)} is also the store of ${[...others, ...(standing.settings.origins ?? [])].filter((each) => each !== root).join(', ')}: memories of two projects would mix`,
      'delivery/slug-collision',
    );
  }
  if (standing) return standing;
  const slug = slugOf(root);
  const settings = global.settings;
  return {
    ...global,
    id: `claude:${slug}`,
    root: `${settings.remoteRoot ?? settings.configHome}/projects/${slug}/memory`,
    scope: { level: 'project', key: root, paths: [root] },
    layout: 'project',
    exists: false,
    active: false,
    owns: MEMORY_GLOBS,
    reads: MEMORY_GLOBS,
    settings: { ...settings, slug, origins: [root] },
    findings: [],
  };
};

/** The nearest folder above a path, or itself, that has a store. */
const above = (path: string, folders: readonly string[]): string | undefined =>
  folders.filter((folder) => path === folder || path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
