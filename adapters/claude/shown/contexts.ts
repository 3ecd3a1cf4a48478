import type { Machine } from '../../../src/adapter.ts';
import { parentOf } from '../../../src/kit/git-place.ts';
import { readHead } from '../../../src/text/frontmatter.ts';
import { globsIn, matchesAny } from '../../../src/text/glob.ts';
import { importsIn } from '../../../src/text/imports.ts';
import { LABELS } from '../run/capture.ts';
import { withoutComments } from './comments.ts';
import { CLEANS, LOOSE_HEAD, withoutLooseHead } from './index-text.ts';
import { projectsIn, projectRootOf } from '../folders/origins.ts';
import { managedRoot } from '../folders/managed.ts';
import type { ClaudeSettings } from '../settings.ts';
import { compareVersions } from '../../../src/kit/editions.ts';
import { limitOf } from '../conventions.ts';
import type { ClaudeAt, ContextAt } from '../store.ts';

/** Larger instruction files are skipped by the client (docs/formats/claude-code.md §6). */
const MAX_BYTES = 4 << 20;
const MAX_RULES = 500;

type Layer = keyof typeof LABELS;

/**
 * Every CLAUDE.md, rule and import that the client would load in this folder, in its order
 * (docs/formats/claude-code.md §9).
 */
export const contextsOf = (machine: Machine, at: ClaudeAt, settings: ClaudeSettings, base: string): ClaudeAt[] => {
  if (settings.filesOff) return [];
  const out: ClaudeAt[] = [];
  const loaded = new Set<string>();
  const approved = externalApproved(machine, at.root, base);
  const excluded = (file: string, layer: Layer): boolean => layer !== 'managed' && isExcluded(file, settings.excludes);
  const cleans = compareVersions(at.edition, CLEANS) >= 0;

  const add = (file: string, layer: Layer, rule: boolean, hops: number): void => {
    const real = machine.realpath(file);
    if (real === undefined || loaded.has(real) || excluded(file, layer) || machine.stat(file)?.kind !== 'file') return;
    const text = machine.text(file, MAX_BYTES + 1);
    if (text === undefined || text.length > MAX_BYTES) return;
    loaded.add(real);
    const source = cleans ? text.replace(/^\ufeff/, '') : text;
    const paths = rule ? pathsOf(source) : undefined;
    const folder = parentOf(file);
    const name = file.slice(folder.length === 1 ? 1 : folder.length + 1);
    const context: ContextAt = { label: LABELS[layer], file, order: out.length, ...(paths && { paths }) };
    out.push({
      ...at,
      id: `claude:context:${file}`,
      root: folder,
      reads: [name],
      owns: [],
      role: 'context',
      layout: 'instructions',
      exists: true,
      settings: { ...at.settings, context },
      findings: [],
    });
    if (hops === limitOf('importHops') || paths) return;
    for (const target of importsIn(withoutComments(withoutLooseHead(source), at.edition), folder, machine.home)) {
      if (
        layer === 'user' ||
        layer === 'managed' ||
        approved ||
        target === machine.cwd ||
        target.startsWith(`${machine.cwd === '/' ? '' : machine.cwd}/`)
      )
        add(target, layer, false, hops + 1);
    }
  };
  const rules = (folder: string, layer: Layer): void =>
    rulesBelow(machine, folder).forEach((file) => add(file, layer, true, 0));

  const managed = managedRoot(machine.platform);
  add(`${managed}/CLAUDE.md`, 'managed', false, 0);
  rules(`${managed}/.claude/rules`, 'managed');
  add(`${at.root}/CLAUDE.md`, 'user', false, 0);
  rules(`${at.root}/rules`, 'user');
  const takesAgents = cleans && !hasOwnFile(machine, at.root, excluded);
  for (const folder of downTo(machine.cwd)) {
    // A worktree inside its main checkout does not see the files checked in above it a second time
    // (docs/formats/claude-code.md §9).
    const between = base !== machine.cwd && isNestedWorktree(machine, base, folder);
    if (!between) {
      add(joined(folder, 'CLAUDE.md'), 'project', false, 0);
      add(joined(folder, '.claude/CLAUDE.md'), 'project', false, 0);
      if (joined(folder, '.claude') !== at.root) rules(joined(folder, '.claude/rules'), 'project');
      if (takesAgents) for (const name of AGENTS_FILES) add(joined(folder, name), 'project', false, 0);
    }
    add(joined(folder, 'CLAUDE.local.md'), 'local', false, 0);
  }
  return out;
};

export const AGENTS_FILES = ['AGENTS.md', '.claude/AGENTS.md'];

/**
 * Whether a file of Claude Code's own says something on the way to this folder, rules and the user's apart: without one
 * 2.1.329 loads AGENTS.md of every folder there, and 2.1.197 never does (run).
 */
const hasOwnFile = (machine: Machine, configHome: string, excluded: (file: string, layer: Layer) => boolean): boolean =>
  downTo(machine.cwd).some((folder) =>
    (
      [
        ['CLAUDE.md', 'project'],
        ['.claude/CLAUDE.md', 'project'],
        ['CLAUDE.local.md', 'local'],
      ] as const
    ).some(([name, layer]) => {
      const file = joined(folder, name);
      return (
        file !== `${configHome}/CLAUDE.md` &&
        !excluded(file, layer) &&
        (machine.text(file, MAX_BYTES) ?? '').trim() !== ''
      );
    }),
  );

/** `claudeMdExcludes`: globs over whole paths (docs/formats/claude-code.md §9). */
export const isExcluded = (file: string, globs: readonly string[]): boolean =>
  globs.length > 0 &&
  matchesAny(
    file.slice(1),
    globs.map((glob) => glob.replace(/^\//, '')),
  );

const joined = (folder: string, name: string): string => (folder === '/' ? `/${name}` : `${folder}/${name}`);

/** From just below `/` to the folder itself. */
const downTo = (cwd: string): string[] => {
  const steps = cwd.split('/').filter((step) => step !== '');
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
};

const isNestedWorktree = (machine: Machine, main: string, folder: string): boolean => {
  if (!machine.cwd.startsWith(`${main}/`) || !(folder === main || folder.startsWith(`${main}/`))) return false;
  for (let up = machine.cwd; up !== main && up !== '/'; up = parentOf(up)) {
    if (machine.stat(`${up}/.git`) !== undefined)
      return projectRootOf(up, machine) === main && !(folder === up || folder.startsWith(`${up}/`));
  }
  return false;
};

const rulesBelow = (machine: Machine, folder: string, depth = 0): string[] =>
  (depth > 6 ? [] : (machine.list(folder) ?? []))
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      const kind = machine.stat(path)?.kind;
      if (kind === 'folder') return rulesBelow(machine, path, depth + 1);
      return kind === 'file' && name.endsWith('.md') ? [path] : [];
    })
    .slice(0, MAX_RULES);

/** `paths` that name anything but everything make a rule wait for a matching file (docs/formats/claude-code.md §9). */
export const pathsOf = (text: string): string[] | undefined => {
  const inner = LOOSE_HEAD.exec(text)?.[1];
  const value = inner === undefined ? undefined : readHead(inner).head['paths'];
  const globs = globsIn(value)
    .map((glob) => glob.replace(/\/\*\*$/, ''))
    .filter((glob) => glob !== '');
  return globs.length === 0 || globs.every((glob) => glob === '**') ? undefined : globs;
};

const externalApproved = (machine: Machine, configHome: string, base: string): boolean =>
  [`${configHome}/.claude.json`, `${machine.home}/.claude.json`].some((file) => {
    const project = projectsIn(machine.text(file, MAX_BYTES))[base];
    return (
      project !== null &&
      typeof project === 'object' &&
      (project as Record<string, unknown>)['hasClaudeMdExternalIncludesApproved'] === true
    );
  });
