import { expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import type { SerenaStore } from '../../adapters/serena/settings.ts';
import { serena } from '../../adapters/serena/index.ts';
import { HOME, machineOver, readAt, SCENE, treeOf, type World } from '../contract/world.ts';

const APP = `${HOME}/app`;
const seen = (world: Record<string, string>, cwd = APP, asked = {}) => {
  const all: World = new Map(Object.entries(world));
  const stores = serena.locate(machineOver(all, asked, cwd)).map((at) => readAt(serena, treeOf(all, at), at));
  return { stores, view: serena.view(stores, { ...SCENE, cwd }) };
};
const namesIn = (world: Record<string, string>, cwd?: string): string =>
  seen(world, cwd)
    .view.always.map(({ text }) => text)
    .join();

const page = 'Use pnpm.\n';
const own = { [`${APP}/.serena/memories/tools.md`]: page };

test('the project is the nearest folder that Serena knows, and the home of the person is none', () => {
  expect(namesIn(own, `${APP}/web/src`)).toBe('- tools');
  expect(namesIn(own, HOME)).toBe('');
  const { stores } = seen({ [`${HOME}/.serena/memories/global/a.md`]: page }, HOME);
  expect(stores.map(({ at }) => [at.layout, at.root, at.exists])).toEqual([['global', `${HOME}/.serena`, true]]);
});

test('settings may name another place for the folder, and projects elsewhere', () => {
  const config = {
    [`${HOME}/.serena/serena_config.yml`]: 'project_serena_folder_location: /data/$projectFolderName\n',
  };
  expect(namesIn({ ...config, '/data/app/memories/x/y.md': page })).toBe('- x/y');
  const other = {
    [`${HOME}/.serena/serena_config.yml`]: 'projects: [/elsewhere, /gone]\n',
    '/elsewhere/.serena/memories/z.md': page,
  };
  const { stores, view } = seen({ ...own, ...other });
  expect(stores.map(({ at }) => at.root)).toEqual([`${HOME}/.serena`, `${APP}/.serena`, '/elsewhere/.serena']);
  expect(view.deliveries.map(({ delivery }) => delivery)).toEqual(['indexed', 'unseen']);
});

test('a mode or a missing tool leaves no list, and names the line to take out', () => {
  for (const line of ['default_modes:\n- no-memories', 'excluded_tools: [read_memory]']) {
    const { view } = seen({ ...own, [`${APP}/.serena/project.yml`]: `${line}\n` });
    expect([view.always, view.deliveries[0]?.rule]).toEqual([[], 'delivery/feature-off']);
    expect(view.once).toContain(`${APP}/.serena/project.yml`);
  }
});

test('patterns take whole names; one that is not understood takes none', () => {
  const world = Object.fromEntries(
    ['_session/a', 'x.sync-conflict-1', 'keep', 'keep.old'].map((name) => [`${APP}/.serena/memories/${name}.md`, page]),
  );
  const without = (pattern: string): string =>
    namesIn({ ...world, [`${APP}/.serena/project.yml`]: `ignored_memory_patterns:\n- ${JSON.stringify(pattern)}\n` });
  expect(without('_session/.*')).not.toContain('_session');
  expect(without('.*[.]sync-conflict-.*')).not.toContain('conflict');
  expect(without('keep')).toContain('keep.old');
  expect(without('(keep|_session.*)+')).toContain('_session/a');
});

test('what a pattern keeps for people is read, and neither changed nor added to', () => {
  const config = { [`${APP}/.serena/project.yml`]: 'read_only_memory_patterns:\n- arch/.*\n' };
  const { stores } = seen({ ...own, ...config, [`${APP}/.serena/memories/arch/db.md`]: 'Postgres 17.\n' });
  const [, store] = stores as [SerenaStore, SerenaStore];
  const [free, kept] = store.memories;
  expect([kept?.name, kept?.readOnly, kept?.native['readOnly']]).toEqual([
    'db',
    true,
    expect.stringContaining('people'),
  ]);
  expect(free?.readOnly).toBeUndefined();
  const site = { at: store.at, scene: SCENE, store, focus: undefined, name: () => 'memories/arch/new.md' };
  expect(serena.express({ ...(free as Memory), places: [] }, site)).toMatchObject({ rule: 'plan/unfit' });
});

test('settings that are no YAML are told, and say nothing', () => {
  const { stores } = seen({ ...own, [`${HOME}/.serena/serena_config.yml`]: 'projects: [\n' });
  expect(stores[0]?.findings.map(({ rule }) => rule)).toEqual(['read/config']);
});

test('a head that others wrote keeps its lines when a memory is changed', () => {
  const text = '---\nserena_frontmatter_version: 1\ntype: "Module"\nkind: odd\n---\nThe pages live in web/.\n';
  const [, store] = seen({ [`${APP}/.serena/memories/m.md`]: text }).stores;
  const [old] = store?.memories ?? [];
  if (!store || !old) throw new Error('nothing was read');
  const site = { at: store.at, scene: SCENE, store, old, focus: undefined, name: (wish: string) => wish };
  const memory = { ...old, statement: 'The pages live in pages/.' };
  const said = serena.express(memory, site);
  const [form] = 'forms' in said ? said.forms : [];
  if (!form) throw new Error('no form');
  const { changes } = serena.place({ put: [{ memory, form, replaces: old.id }], withdraw: [] }, store);
  const [put] = changes.filter(({ file }) => file === 'memories/m.md');
  expect(put && 'text' in put && put.text).toBe(
    '---\nserena_frontmatter_version: 1\ntype: "Module"\nkind: reference\nscope: project\n---\n\nThe pages live in pages/.\n',
  );
});
