import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { Machine } from '../../src/adapter.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Location } from '../../src/ir/store.ts';
import { matchesAny } from '../../src/text/glob.ts';
import { HOME, machineOver, type World } from '../contract/world.ts';
import { field } from '../../src/text/json.ts';

const located = (world: Record<string, string>, cwd = `${HOME}/app`, more: Partial<Machine> = {}): Location[] =>
  claude.locate({ ...machineOver(new Map(Object.entries(world)) as World, {}, cwd), ...more });
const active = (locations: readonly Location[]): Location | undefined => locations.find((at) => at.active === true);
const C = `${HOME}/.claude`;
const NOWHERE = { folders: {}, projects: {} };

describe('where Claude Code keeps its memory', () => {
  test('every line of a transcript and every known project is a candidate for a name that cannot be decoded', () => {
    const far = '/srv/work/customer.one/api';
    const stores = located({
      [`${C}/projects/${slugOf(far)}/memory/MEMORY.md`]: '- x\n',
      [`${C}/projects/${slugOf(`${far}/src`)}/s.jsonl`]: `{"type":"summary"}\n{"type":"user","cwd":"${far}/src","message":"\\"cwd\\":\\"/srv/decoy\\""}\n`,
      [`${C}/projects/-srv-known/memory/MEMORY.md`]: '- y\n',
      [`${HOME}/.claude.json`]: '{"projects":{"/srv/known":{}}}',
      [`${C}/projects/-srv-lost/memory/MEMORY.md`]: '- z\n',
    });
    const scopes = stores
      .filter((at) => at.layout === 'project' && at.exists)
      .map((at) => [field(at.settings, 'slug'), 'paths' in at.scope ? at.scope.paths : []]);
    expect(scopes).toEqual([
      ['-srv-known', ['/srv/known']],
      ['-srv-lost', []],
      [slugOf(far), [far]],
    ]);
  });

  test('a huge transcript costs its first lines only', () => {
    const asked: number[] = [];
    const world = new Map([
      [`${C}/projects/-srv-app/memory/MEMORY.md`, '- x\n'],
      [`${C}/projects/-srv-app/s.jsonl`, `{"cwd":"/srv/app"}\n${'x'.repeat(1 << 20)}`],
    ]);
    const machine = machineOver(world, {}, HOME);
    const stores = claude.locate({
      ...machine,
      text: (file, max) => {
        if (file.endsWith('.jsonl')) asked.push(max);
        return machine.text(file, max);
      },
    });
    expect(asked.every((max) => max <= 65_536) && asked.length > 0).toBe(true);
    expect(stores.find((at) => field(at.settings, 'slug') === '-srv-app')?.scope).toEqual({
      level: 'project',
      key: '/srv/app',
      paths: ['/srv/app'],
    });
  });

  test('two folders of one name are told, and neither is guessed', () => {
    const world = {
      '/srv/a.b/x': '',
      '/srv/a-b/x': '',
      [`${C}/projects/-srv-a-b/memory/MEMORY.md`]: '- x\n',
      [`${C}/projects/-srv-a-b/1.jsonl`]: '{"cwd":"/srv/a.b"}',
      [`${C}/projects/-srv-a-b/2.jsonl`]: '{"cwd":"/srv/a-b"}',
    };
    const at = located(world).find((each) => field(each.settings, 'slug') === '-srv-a-b');
    expect(at?.scope).toEqual({ level: 'project', key: '-srv-a-b', paths: [] });
    expect(at?.findings.map(({ rule, severity }) => [rule, severity])).toEqual([['delivery/slug-collision', 'error']]);
    const home = claude.home({ level: 'project', key: '/srv/a.b', paths: ['/srv/a.b'] }, located(world), NOWHERE);
    expect('rule' in home && home.rule).toBe('delivery/slug-collision');
  });

  test('a name that no one uses but one folder here bears stands for that folder', () => {
    const world = new Map([
      ['/srv/deep/app/x', ''],
      [`${C}/projects/-srv-deep-app/memory/MEMORY.md`, '- x\n'],
    ]);
    const machine = machineOver(world, {}, HOME);
    const root = (folder: string): string[] | undefined => (folder === '/' ? ['home', 'srv'] : machine.list(folder));
    const at = claude
      .locate({ ...machine, list: root })
      .find((each) => field(each.settings, 'slug') === '-srv-deep-app');
    expect('paths' in (at?.scope ?? {}) && (at?.scope as { paths: string[] }).paths).toEqual(['/srv/deep/app']);
  });

  test('settings that are broken or name no usable folder are told, and the usual place is used', () => {
    const relative = located({ [`${C}/settings.json`]: '{"autoMemoryDirectory":"notes"}' });
    expect(active(relative)?.root).toBe(`${C}/projects/-home-ada-app/memory`);
    expect(relative[0]?.findings[0]?.message).toContain('autoMemoryDirectory');
    expect(located({ [`${C}/settings.json`]: '{' })[0]?.findings[0]?.rule).toBe('read/config');
  });

  test('managed settings win over all others', () => {
    const world = {
      '/etc/claude-code/managed-settings.json': '{"autoMemoryDirectory":"/srv/managed"}',
      [`${HOME}/app/.claude/settings.local.json`]: '{"autoMemoryDirectory":"/srv/local"}',
    };
    expect(active(located(world))?.root).toBe('/srv/managed');
  });

  test('a memory of a scope goes to the store of its project, made from the folder of the repository', () => {
    const known = located({ [`${HOME}/app/.git/HEAD`]: 'ref: x\n' });
    const home = (scope: Scope, folders = {}) => {
      const at = claude.home(scope, known, { folders, projects: {} });
      return 'root' in at ? [at.root, at.layout] : [at.rule];
    };
    expect(home({ level: 'global' })).toEqual([C, 'global']);
    expect(home({ level: 'project', key: `${HOME}/app`, paths: [`${HOME}/app`] })).toEqual([
      `${C}/projects/-home-ada-app/memory`,
      'project',
    ]);
    expect(home({ level: 'path', key: `${HOME}/app/web`, paths: [`${HOME}/app/web`] })).toEqual([
      `${C}/projects/-home-ada-app/memory`,
      'project',
    ]);
    expect(
      home(
        { level: 'project', key: 'github.example/ada/lib', paths: ['/srv/lib/src'] },
        { '/srv/lib/src': { exists: true, real: '/srv/lib/src', gitRoot: '/srv/lib', mainRoot: '/srv/lib' } },
      ),
    ).toEqual([`${C}/projects/-srv-lib/memory`, 'project']);
    expect(home({ level: 'project', key: 'github.example/ada/none', paths: [] })).toEqual(['plan/unfit']);
    expect(home({ level: 'agent', name: 'nobody' })).toEqual(['plan/unfit']);
  });

  test('team memory, logs, sessions and dot-files are neither read nor owned', () => {
    const at = active(located({})) as Location;
    for (const file of [
      'team/x.md',
      'team/a/b.md',
      'logs/2026/11/20.md',
      'sessions/s.md',
      '.hidden.md',
      'sub/.hidden.md',
      '.consolidate-lock',
      '.d/x.md',
      'a.txt',
    ])
      expect([file, matchesAny(file, at.reads)]).toEqual([file, false]);
    for (const file of ['MEMORY.md', 'a.md', 'sub/deep/a.md', 'teams.md'])
      expect([file, matchesAny(file, at.reads)]).toEqual([file, true]);
    expect(at.reads).toEqual(at.owns);
  });
});
