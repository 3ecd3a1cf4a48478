import { describe, expect, test } from 'vitest';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import { valueOf } from '../../src/kit/losses.ts';
import { lift } from '../../src/plan/lift.ts';
import { samenessBy } from '../../src/world/every-frame.ts';
import { carried, inProject, locationOf, plain } from './plain.ts';

const WORDS = 'Never push to main.';
const GLOBAL: Scope = { level: 'global' };

const said = (id: string, scope: Scope, more: Partial<Memory> = {}): Memory => plain(WORDS, { id, scope, ...more });
const inApp = said('app', inProject('/app'));
const inWeb = said('web', inProject('/web'));
const inApi = said('api', inProject('/api'));

/** One store for each memory, as Claude Code has one for each project. */
const storesOf = (memories: readonly Memory[]): Store[] =>
  memories.map((memory) => ({
    at: locationOf(memory.id, { scope: memory.scope }),
    files: new Map(),
    segments: new Map(),
    memories: [memory],
    findings: [],
    parse: undefined,
  }));

const lifted = (memories: readonly Memory[], asked = true, rows: Parameters<typeof lift>[1] = []) => {
  const { stores, done, could } = lift(storesOf(memories), rows, samenessBy([], []), asked);
  return { scopes: stores.flatMap((store) => store.memories.map(({ id, scope }) => [id, scope.level])), done, could };
};

const STAYS = (memories: readonly Memory[]) => memories.map(({ id, scope }) => [id, scope.level]);

describe('what several projects say', () => {
  test('is one global memory where that is asked for', () =>
    expect(lifted([inApp, inWeb, inApi])).toEqual({
      scopes: ['app', 'app', 'app'].map((id) => [id, 'global']),
      done: ['app'],
      could: [],
    }));

  test('is proposed, and stays where it is, where nobody asks', () =>
    expect(lifted([inApp, inWeb, inApi], false)).toEqual({
      scopes: STAYS([inApp, inWeb, inApi]),
      done: [],
      could: ['app'],
    }));

  test('is lifted of three in four, and the fourth stays', () => {
    const other = plain('Push to main on Fridays only.', { id: 'ops', scope: inProject('/ops') });
    expect(lifted([inApp, other, inWeb, inApi])).toEqual({
      scopes: [
        ['app', 'global'],
        ['ops', 'project'],
        ['app', 'global'],
        ['app', 'global'],
      ],
      done: ['app'],
      could: [],
    });
  });

  test('joins the global memory that says it already', () => {
    const memories = [inApp, inWeb, said('all', GLOBAL)];
    expect(lifted(memories)).toMatchObject({ scopes: memories.map(() => ['all', 'global']), done: ['all'] });
    expect(lifted(memories, false)).toMatchObject({ scopes: STAYS(memories), done: [] });
  });

  test('stays so in later runs once it was lifted, asked or not', () => {
    const base = carried(inApp, said('there', GLOBAL));
    const row = { ...base, base: { ...base.base, scope: fieldHash(valueOf(said('', GLOBAL), 'scope')) } };
    expect(lifted([inApp, inWeb], false, [row])).toMatchObject({ done: ['app'], could: [] });
    expect(lifted([inApp, inWeb], false, [base])).toMatchObject({ done: [], could: ['app'] });
  });
});

test.each<[string, Memory[]]>([
  ['one project alone', [inApp]],
  ['one project twice', [inApp, said('again', inProject('/app'))]],
  ['other words', [inApp, plain('Never push to the main branch.', { id: 'web', scope: inProject('/web') })]],
  ['the opposite', [inApp, plain('Always push to main.', { id: 'web', scope: inProject('/web') })]],
  ['a part of it', [inApp, plain(`${WORDS} Nor to release.`, { id: 'web', scope: inProject('/web') })]],
  ['the same for another reason', [said('app', inProject('/app'), { why: 'it deploys' }), inWeb]],
  ['another kind', [inApp, said('web', inProject('/web'), { kind: 'reference' })]],
  ['what is archived', [inApp, said('web', inProject('/web'), { status: 'archived' })]],
  ['an agent', [inApp, said('web', { level: 'agent', name: 'reviewer' })]],
])('nothing is lifted or proposed: %s', (_, memories) => {
  for (const asked of [true, false])
    expect(lifted(memories, asked)).toEqual({ scopes: STAYS(memories), done: [], could: [] });
});

test('a rule for some paths of two projects is no rule for all files', () => {
  const inPath = (id: string, key: string): Memory =>
    said(id, { level: 'path', key, paths: [`/${id}`], globs: ['**/*.go'] });
  const memories = [inPath('app', 'app#go'), inPath('web', 'web#go')];
  for (const asked of [true, false])
    expect(lifted(memories, asked)).toEqual({ scopes: STAYS(memories), done: [], could: [] });
});

test('what is about the person is global with --lift, and only then', () => {
  const person = said('app', inProject('/app'), { kind: 'profile' });
  expect(lifted([person]).scopes).toEqual([['app', 'global']]);
  expect(lifted([person], false)).toEqual({ scopes: STAYS([person]), done: [], could: [] });
});
