import { describe, expect, test } from 'vitest';
import type { Adapter } from '../../src/adapter.ts';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { apart, memoriless, routesOf } from '../../src/plan/route.ts';
import { inProject, locationOf, plain, storeOf } from './plain.ts';

const MONO = '/work/mono';
const around: Surroundings = {
  folders: { [MONO]: { exists: true }, [`${MONO}/api`]: { exists: true }, '/work/old': { exists: false } },
  projects: {},
};
const source = [
  storeOf(
    [
      plain('global'),
      plain('mono', { scope: inProject(MONO) }),
      plain('api', { scope: inProject(`${MONO}/api`), kind: 'reference' }),
      plain('old', { scope: inProject('/work/old') }),
    ],
    { at: { id: 'a' } },
  ),
];
const home = locationOf('b');
const adapter = { home: () => home } as unknown as Adapter;
const routed = (options: Partial<PlanOptions>) =>
  routesOf(
    source,
    { adapter, known: [home] },
    {
      from: 'a',
      to: 'b',
      cwd: '/',
      onConflict: 'ask',
      onSecret: 'block',
      onInjection: 'block',
      ...options,
    } as PlanOptions,
    around,
  );
const told = (options: Partial<PlanOptions>): string[] => routed(options).carried.map(({ memory }) => memory.statement);

describe('what is carried', () => {
  test('is all that is global and all of projects that are here', () => {
    expect(told({})).toEqual(['global', 'mono', 'api']);
    expect(routed({}).routes.map(({ skipped }) => skipped)).toEqual([
      undefined,
      undefined,
      undefined,
      'absent-project',
    ]);
    expect(told({ includeAbsent: true })).toEqual(['global', 'mono', 'api', 'old']);
  });

  test('is narrowed by kind', () => {
    expect(told({ kinds: ['reference'] })).toEqual(['api']);
  });

  test('for a folder deep in a project is the innermost project that has memories, and what is global', () => {
    expect(told({ projects: [`${MONO}/api/src/routes`] })).toEqual(['global', 'api']);
    expect(told({ projects: [`${MONO}/web`] })).toEqual(['global', 'mono']);
    expect(told({ projects: ['/work/monolith'] })).toEqual(['global']);
  });
});

test('the only project is in focus, and the only one that was asked for', () => {
  expect(routed({}).focus).toBeUndefined();
  expect(routed({ projects: [MONO] }).focus).toBe(`project:${MONO}`);
  expect(routed({ kinds: ['reference'] }).focus).toBe(`project:${MONO}/api`);
});

test('a folder that no memory belongs to is named, one that was carried before is not', () => {
  expect(memoriless(source, [`${MONO}/api`, '/work/none'], [], around)).toEqual(['/work/none']);
  expect(memoriless(source, ['/work/none'], ['a/project:/work/none/x'], around)).toEqual([]);
});

test('a folder that is not here does not mean the project around it', () => {
  const gone = `${MONO}/typo`;
  const known = { ...around, folders: { ...around.folders, [gone]: { exists: false } } };
  expect(memoriless(source, [gone, '/work/old'], [], known)).toEqual([gone]);
});

describe('two stores of one scope with a file of one name', () => {
  const clone = (id: string, statement: string) =>
    storeOf([plain(statement, { id: 'a/project:app/style.md' })], { at: { id } });
  const ids = (...stores: ReturnType<typeof clone>[]): string[] =>
    apart(stores, around).flatMap((store) => store.memories.map(({ id }) => id));

  test('have one memory if it says the same', () => {
    expect(ids(clone('1', 'Use tabs'), clone('2', 'Use tabs'))).toEqual([
      'a/project:app/style.md',
      'a/project:app/style.md',
    ]);
  });

  test('have two if it does not, and the third that says as the second is the second', () => {
    expect(ids(clone('1', 'Use tabs'), clone('2', 'Use spaces'), clone('3', 'Use spaces'))).toEqual([
      'a/project:app/style.md',
      'a/project:app/style.md~2',
      'a/project:app/style.md~2',
    ]);
  });
});
