import { expect, test } from 'vitest';
import type { Scene } from '../../src/ir/scene.ts';
import type { View } from '../../src/ir/view.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { kindPages, type KindPages } from '../../src/kit/kind-pages.ts';
import { lastOfEachTag, taggedEntries, tagsOf } from '../../src/kit/tagged-entries.ts';
import { textsStand } from '../../src/kit/text-places.ts';
import { HOME, machineOver, readAt, SCENE, treeOf, type World } from '../contract/world.ts';

const APP = `${HOME}/app`;
const PLACES = { common: { home: 'x', folder: 'memory' }, folders: ['.x/memory'] } as const;
const x: KindPages = {
  id: 'x',
  title: 'X',
  aliases: [],
  ...PLACES,
  owns: ['*.txt'],
  docs: [],
  brand: [],
  conventions: [plainEdition({ version: '2.0', date: '2026-11-28', evidence: { value: 'none', seen: 'a test' } })],
  pages: {
    profile: ['user.txt'],
    rule: ['rules.txt', 'habits.txt'],
    project: ['project.txt'],
    reference: ['reference.txt'],
    procedure: ['procedures.txt'],
    episode: ['history.txt'],
  },
  grammar: taggedEntries,
  notices: '',
  switchedBy: { file: 'config.yaml', keys: ['extensions', 'memory', 'enabled'] },
  off: 'the memory of X is off',
  reach: () => ({ delivery: 'loaded' }),
  rivals: { called: tagsOf, reason: 'a later one has the same tags' },
  undriven: 'it is made up',
};

const viewOf = (files: Record<string, string>, more: Partial<Scene> = {}, asked = {}, harness = kindPages(x)): View => {
  const world: World = new Map(Object.entries(files));
  const stores = harness.locate(machineOver(world, asked, APP)).map((at) => readAt(harness, treeOf(world, at), at));
  return harness.view(stores, { ...SCENE, cwd: APP, ...more });
};
const said = ({ deliveries }: View): string[] =>
  deliveries.map(({ delivery, reason, assumed }) =>
    [delivery, reason, assumed && 'assumed'].filter(Boolean).join(': '),
  );

const GLOBAL = `${HOME}/.config/x`;
const rules = { [`${GLOBAL}/memory/rules.txt`]: '# tabs\nUse tabs.\n\n' };
const local = { [`${APP}/.x/memory/habits.txt`]: '# pnpm\nUse pnpm.\n\n' };
const OFF = { [`${GLOBAL}/config.yaml`]: 'extensions:\n  memory:\n    enabled: false\n' };

test('what stands for all and in the project is read, each file as of its kind', () => {
  const harness = kindPages(x);
  const world: World = new Map(Object.entries({ ...rules, ...local }));
  const stores = harness.locate(machineOver(world, {}, APP)).map((at) => readAt(harness, treeOf(world, at), at));
  expect(
    stores.map(({ at, memories }) => [at.root, memories.map(({ kind, statement }) => `${kind} ${statement}`)]),
  ).toEqual([
    [`${GLOBAL}/memory`, ['rule Use tabs.']],
    [`${APP}/.x/memory`, ['rule Use pnpm.']],
  ]);
});

test('a switch that is off leaves nothing loaded, in the project neither, and is named once', () => {
  const off = viewOf({ ...rules, ...local, ...OFF });
  expect(said(off)).toEqual(Array(2).fill('unseen: the memory of X is off'));
  expect(off.always).toEqual([]);
  expect(off.once).toBe(`extensions.memory.enabled is false in ${GLOBAL}/config.yaml`);
});

test('a plan supposes that it is on, and still names the switch', () => {
  const off = viewOf({ ...rules, ...OFF }, { supposeOn: true });
  expect(said(off)).toEqual(['loaded']);
  expect(off.always.map(({ text }) => text)).toEqual(['# tabs\nUse tabs.\n\n']);
  expect(off.once).toContain('config.yaml');
});

test.each([
  'extensions:\n  memory:\n    enabled: true\n',
  'extensions:\n  other:\n    memory:\n      enabled: false\n',
  'memory:\n  enabled: false\n',
  'extensions: [memory',
  '',
])('%j switches nothing off', (config) => {
  const view = viewOf({ ...rules, [`${GLOBAL}/config.yaml`]: config });
  expect([said(view), view.once]).toEqual([['loaded'], undefined]);
});

test('of entries of one file with the same tags the last is seen, in another file and store each by itself', () => {
  const text = '# tabs\nUse tabs.\n\n# tabs\nUse spaces.\n\nNo tags.\n\nNone either.\n\n';
  const view = viewOf({
    [`${GLOBAL}/memory/rules.txt`]: text,
    [`${GLOBAL}/memory/user.txt`]: '# tabs\nAda likes tabs.\n\n',
    [`${APP}/.x/memory/rules.txt`]: '# tabs\nTabs in this project.\n\n',
  });
  const [hidden, ...shown] = said(view);
  expect(hidden).toBe('unseen: a later one has the same tags');
  expect(shown).toEqual(Array(5).fill('loaded'));
  expect(lastOfEachTag(text)).toEqual(['Use spaces.', 'No tags.', 'None either.']);
});

test('a harness that says of neither hides nothing', () => {
  const { off: _off, rivals: _rivals, switchedBy: _switchedBy, ...open } = x;
  const view = viewOf(
    { ...OFF, [`${GLOBAL}/memory/rules.txt`]: '# a\nOne.\n\n# a\nTwo.\n\n' },
    {},
    {},
    kindPages(open),
  );
  expect([said(view), view.once]).toEqual([['loaded', 'loaded'], undefined]);
});

test('for a version newer than the one that was looked at it is assumed', () => {
  expect(said(viewOf(rules, {}, { clientVersion: '2.0' }))).toEqual(['loaded']);
  expect(said(viewOf(rules, {}, { clientVersion: '2.1' }))).toEqual(['loaded: assumed']);
});

test('it is here where its home or a folder of this project is', () => {
  const stands = (files: Record<string, string>): boolean =>
    textsStand(PLACES, machineOver(new Map(Object.entries(files)), {}, APP));
  expect([stands(OFF), stands(local), stands({ [`${APP}/readme.txt`]: '' })]).toEqual([true, true, false]);
});
