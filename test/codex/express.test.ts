import { expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Form } from '../../src/adapter.ts';
import { applied } from '../../src/kit/applied.ts';
import { formsFor, storeFor, textIn } from '../contract/forms.ts';
import { NOW, treeOf } from '../contract/world.ts';
import { inProject, plain } from '../plan/plain.ts';
import { homeOf } from './home.ts';

const forms = (memory: Memory, files: Record<string, string> = {}) => formsFor(codex, homeOf(files), memory);
const told = (memory: Memory, files: Record<string, string> = {}): string[] =>
  forms(memory, files).map(({ name, delivery }) => `${name}: ${delivery}`);
const fileOf = (memory: Memory): string | undefined => forms(memory)[0]?.parts[0]?.file?.split('/').at(-1);
const LONG = 'The staging database listens on 5433. Its twin listens on 5434, and both are rebuilt on Mondays.';

test('a global memory is a bullet of the summary, one of a project a line below its topic', () => {
  expect(told(plain('Use tabs'))).toEqual(['bullet: loaded', 'route that says it: loaded', 'resource: searchable']);
  expect(told(plain('Use tabs', { scope: inProject('/home/ada/app') }))).toEqual([
    'route that says it: loaded',
    'line that says it: loaded',
    'resource: searchable',
  ]);
});

test('a route may say the hook alone, which is found but not the whole', () => {
  expect(told(plain(LONG))).toContain('route: indexed');
  expect(told(plain(LONG))[0]).toBe('bullet: loaded');
});

test('a statement that is a list is said with all of its items', () => {
  expect(told(plain('- tabs\n- Go'))[0]).toBe('bullet: loaded');
  const [first] = forms(plain('- tabs\n- Go'));
  expect(['tabs', 'Go'].every((item) => textIn(first, 'bullet')?.includes(item))).toBe(true);
});

test.each([
  ['a list', '- tabs\n- Go', '- tabs\n  - Go'],
  ['a numbered list', '1. tag\n2. push', '1. tag\n  2. push'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n    |---|---|\n    | 1 | 2 |'],
  ['a fence', '```sh\nmake\n```', '```sh\n    make\n    ```'],
  ['an item alone', '- tabs', 'style: tabs'],
])('%s stands whole, and no line above it says a name alone', (_, statement, line) => {
  const memory = plain(statement, { name: 'style', scope: inProject('/home/ada/app') });
  expect(textIn(forms(memory)[0], 'route')).toBe(line);
  expect(told(memory)[0]).toMatch(/^(?:line|route) that says it: loaded$/);
  expect(line.split('\n')[0]).not.toMatch(/:$/);
  const store = storeFor(codex, homeOf({}), memory);
  const { changes } = codex.place({ put: [{ memory, form: forms(memory)[0] as Form }], withdraw: [] }, store);
  const [back, ...more] = codex.read(applied(treeOf(homeOf({}), store.at), changes, NOW), store.at).memories;
  expect([more, back?.statement]).toEqual([[], statement]);
  expect(back?.places.map(({ words }) => words)).toEqual(back?.places.map(() => undefined));
});

test('a situation that the statement opens with is not said before it once more', () => {
  const how = 'When editing Makefiles';
  expect(textIn(forms(plain('Use tabs', { how }))[0], 'bullet')).toBe('When editing Makefiles -> Use tabs');
  expect(textIn(forms(plain('When editing Makefiles, use tabs', { how }))[0], 'bullet')).toBe(
    'When editing Makefiles, use tabs\n  - how to apply: When editing Makefiles',
  );
});

test('a memory that is not active is in no line', () => {
  expect(told(plain('Use tabs', { status: 'superseded' }))).toEqual(['resource: searchable']);
});

test('a rule is among the preferences, a profile in the profile, all else among the tips', () => {
  const container = (kind: Memory['kind']) =>
    forms(plain('Use tabs', { kind }))[0]?.parts.find(({ slot }) => slot === 'bullet')?.container;
  expect([container('rule'), container('profile'), container('reference')]).toEqual([
    'summary/User preferences',
    'summary/User Profile',
    'summary/General Tips',
  ]);
});

test('how to apply it is the situation of a bullet, or stands below it with why', () => {
  const told = (how: string, more: Partial<Memory> = {}) =>
    textIn(forms(plain('Use tabs', { how, ...more }))[0], 'bullet');
  expect(told('When it is a Go file')).toBe('When it is a Go file -> Use tabs');
  expect(told('in Go files')).toBe('Use tabs\n  - how to apply: in Go files');
  expect(told('When it is a Go file', { why: 'the formatter' })).toBe(
    'Use tabs\n  - how to apply: When it is a Go file\n  - why: the formatter',
  );
});

test('a file has the name of its memory', () => {
  expect(fileOf(plain('Deploys of the staging database', { name: 'deploys' }))).toBe('deploys.md');
});

test('a list that leads on to more is said with all that follows it', () => {
  const [first] = forms(
    plain(`Deploy checklist:\n1. lint\n2. ${'x'.repeat(300)}`, {
      detail: 'Rollback: make rollback',
      why: 'It broke once.',
    }),
  );
  expect(textIn(first, 'bullet')).toBe(
    `Deploy checklist:\n  1. lint\n  2. ${'x'.repeat(300)}\n  - why: It broke once.\n  - Rollback: make rollback`,
  );
});
