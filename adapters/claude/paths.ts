import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/express/editions.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import type { Location } from '../../src/ir/store.ts';
import { EDITIONS } from './conventions.ts';
import { GLOBAL } from './global.ts';
import { projectSlug } from './project-slug.ts';

/** The client's own corners of a memory folder (§1.5). */
const ITS_OWN = ['!team/**', '!logs/**', '!sessions/**', '!.*', '!**/.*', '!.*/**', '!**/.*/**'];
export const MEMORY_GLOBS = ['**/*.md', ...ITS_OWN];

export const locate = (machine: Machine): Location[] => {
  const home = machine.env['CLAUDE_CONFIG_DIR'] ?? `${machine.home}/.claude`;
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const base = { harness: 'claude', edition: edition.version, seen, role: 'store' as const, findings: [] };
  const out: Location[] = [{ ...base, id: 'claude:global', root: home, scope: { level: 'global' }, layout: 'global', exists: machine.stat(home) !== undefined, owns: [GLOBAL], reads: [GLOBAL], settings: { configHome: home } }];
  for (const slug of machine.list(`${home}/projects`) ?? []) {
    const root = `${home}/projects/${slug}/memory`;
    if (machine.stat(root)?.kind !== 'folder') continue;
    const path = '/home/ada/app';
    const scope: Scope = slug === projectSlug(path) ? { level: 'project', key: path, paths: [path] } : { level: 'project', key: slug, paths: [] };
    out.push({ ...base, id: `claude:${slug}`, root, scope, layout: 'project', exists: true, owns: MEMORY_GLOBS, reads: MEMORY_GLOBS, settings: { configHome: home, slug } });
  }
  return out;
};

export const home = (scope: Scope, known: readonly Location[], around: Surroundings): Location | Loss => {
  void around;
  const refused = (reason: string): Loss => ({ memory: '', field: 'memory', reason, kept: 'ledger', rule: 'plan/unfit' });
  const global = known.find((each) => each.layout === 'global');
  if (!global) return refused('no config home of Claude Code was located');
  if (scope.level === 'global') return global;
  if (!('key' in scope)) return refused('x');
  const path = scope.paths[0] ?? scope.key;
  const slug = projectSlug(path);
  const standing = known.find((each) => each.layout === 'project' && each.settings['slug'] === slug);
  if (standing) return standing;
  return { ...global, id: `claude:${slug}`, root: `${global.root}/projects/${slug}/memory`, scope: { level: 'project', key: path, paths: [path] }, layout: 'project', exists: false, owns: MEMORY_GLOBS, reads: MEMORY_GLOBS, settings: { configHome: global.root, slug } };
};
