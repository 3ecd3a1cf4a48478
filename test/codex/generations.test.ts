import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import type { Machine } from '../../src/adapter.ts';
import { codexShape } from '../contract/codex.ts';
import { memory as someMemory } from '../contract/memories.ts';
import { HOME, machineOver, SCENE } from '../contract/world.ts';
import { carried, homeOf, look, memoryOf, ON, ROOT } from './home.ts';
import { field } from '../../src/text/json.ts';

const V1 = 'v1\n\n## User preferences\n\n- said in v1\n';
const V2 = "v1\n\n## User Profile\n\n## User preferences\n\n- said in v2\n\n## General Tips\n\n## What's in Memory\n";

/** docs/formats/codex.md §3, each row seen on the real client; the last three were run on 0.169.0 besides. */
describe('which generation is in use', () => {
  const rows: [string, Record<string, string>, string, 'v1' | 'v2', string | undefined][] = [
    ['a home with nothing in it', {}, ON, 'v2', undefined],
    ['an empty `memories/`', { 'memories/.keep': '' }, ON, 'v1', undefined],
    ['raw memories only', { 'memories/raw_memories.md': 'x' }, ON, 'v1', undefined],
    ['a note only', { 'memories/extensions/ad_hoc/notes/2026-11-01T10-00-00-a.md': 'x' }, ON, 'v1', undefined],
    ['a handbook only', { 'memories/MEMORY.md': '# notes\n\n- x\n' }, ON, 'v1', undefined],
    ['a v1 summary', { 'memories/memory_summary.md': V1 }, ON, 'v1', V1.trim()],
    ['a v2 summary', { 'memories_v2/memory_summary.md': V2 }, ON, 'v2', V2.trim()],
    ['both summaries', { 'memories/memory_summary.md': V1, 'memories_v2/memory_summary.md': V2 }, ON, 'v1', V1.trim()],
    [
      'a v2 summary beside an empty `memories/`',
      { 'memories/.keep': '', 'memories_v2/memory_summary.md': V2 },
      ON,
      'v1',
      undefined,
    ],
    [
      'a v1 home asked to be v2',
      { 'memories/memory_summary.md': V1, 'memories_v2/memory_summary.md': V2 },
      `${ON}[memories]\nversion = "v2"\n`,
      'v2',
      V2.trim(),
    ],
    ['a file called `memories`', { memories: 'x', 'memories_v2/memory_summary.md': V2 }, ON, 'v1', undefined],
    [
      'use_memories = false',
      { 'memories/memory_summary.md': V1 },
      `${ON}[memories]\nuse_memories = false\n`,
      'v1',
      undefined,
    ],
    [
      'the old name of the feature',
      { 'memories/memory_summary.md': V1 },
      '[features]\nmemory_tool = true\n',
      'v1',
      V1.trim(),
    ],
    ['the feature off', { 'memories/memory_summary.md': V1 }, '', 'v1', undefined],
  ];
  test.each(rows)('%s', (_, files, config, generation, injected) => {
    const { at, view } = look(homeOf({ ...files, 'config.toml': config }));
    expect(field(at.settings, 'generation')).toBe(generation);
    expect(view.always.find((block) => block.role === 'developer')?.text).toBe(injected);
  });

  test('what stands in the other generation is unseen and said to be', () => {
    const here = look(homeOf({ 'memories/.keep': '', 'memories_v2/memory_summary.md': V2 }));
    expect(here.view.deliveries.map((each) => each.delivery)).toEqual(['unseen']);
    expect(codex.health(here.stores, here.view, SCENE).map((each) => each.rule)).toContain('delivery/wrong-generation');
    expect(here.stores.find((each) => each.at.layout === 'v2')?.memories.every((memory) => memory.readOnly)).toBe(true);
  });
});

test('nothing that memport does can make `memories/` in a v2 home', () => {
  fc.assert(
    fc.property(codexShape.world, someMemory, (drawn, memory) => {
      const world = new Map(
        [...drawn].filter(([file]) => !file.startsWith(`${ROOT}/memories/`) && !file.endsWith('config.toml')),
      );
      const known = codex.locate(machineOver(world));
      for (const at of known) expect(at.root).not.toBe(`${ROOT}/memories`);
      const at = codex.home(memory.scope, known, SCENE.around);
      if ('root' in at) expect(at.root).toBe(`${ROOT}/memories_v2`);
      for (const file of carried(world, [memory]).world.keys())
        expect(file.startsWith(`${ROOT}/memories/`)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('a fresh home gets a v2 store that its validator accepts, a v1 home one with a handbook', () => {
  const fresh = carried(homeOf({}), [memoryOf('a', 'Never push to main.')]);
  expect(fresh.order.at(-1)).toBe('put memory_summary.md');
  expect([...fresh.world.keys()].some((file) => file.startsWith(`${ROOT}/memories/`))).toBe(false);
  const old = carried(homeOf({ 'memories/.keep': '' }), [memoryOf('a', 'Never push to main.')]);
  expect(old.order.slice(-2)).toEqual(['put MEMORY.md', 'put memory_summary.md']);
});

test('CODEX_HOME chooses between two homes, and the other one is named', () => {
  const world = new Map([
    ...homeOf({ 'memories/memory_summary.md': V1 }),
    ['/opt/codex/config.toml', ON],
    ['/opt/codex/memories_v2/memory_summary.md', V2],
  ]);
  const machine: Machine = { ...machineOver(world), env: { CODEX_HOME: '/opt/codex/' } };
  const stores = codex.locate(machine).filter((at) => at.role === 'store');
  expect(stores.map((at) => at.root)).toEqual(['/opt/codex/memories_v2']);
  expect(stores[0]?.findings.map((each) => each.message)).toEqual([
    `another Codex home stands at ${ROOT}; CODEX_HOME chooses /opt/codex`,
  ]);
});

test('a linked root is read, and nothing is written there', () => {
  const world = homeOf({ 'memories/memory_summary.md': V1, 'memories/MEMORY.md': '\n' });
  const plain = machineOver(world);
  const machine: Machine = {
    ...plain,
    stat: (file) => {
      const stat = plain.stat(file);
      return stat && file === `${ROOT}/memories` ? { ...stat, link: true } : stat;
    },
  };
  const [at] = codex.locate(machine);
  expect(at?.findings.map((each) => each.rule)).toEqual(['safety/symlink']);
  const home = codex.home({ level: 'global' }, codex.locate(machine), SCENE.around);
  expect('reason' in home && home.reason).toContain('is a link');
});

test.each([
  ['a version nobody knows', { 'config.toml': `${ON}[memories]\nversion = "v3"\n` }],
  ['a generation nobody knows', { 'memories_v3/memory_summary.md': 'x' }],
])('%s is read and never written', (_, files) => {
  const world = homeOf({ 'memories_v2/memory_summary.md': V2, ...(files as Record<string, string>) });
  const { at, store } = look(world);
  expect(at.layout).toBe('unknown');
  expect(store.memories.map((each) => [each.statement, each.readOnly])).toEqual([['said in v2', true]]);
  expect('reason' in codex.home({ level: 'global' }, [at], SCENE.around)).toBe(true);
  expect(carried(world, [memoryOf('a', 'x')]).order).toEqual([]);
});

test('a client newer than any seen, or older, is only assumed', () => {
  const world = homeOf({ 'memories_v2/memory_summary.md': V2 });
  for (const clientVersion of ['0.172.0', '0.120.0'])
    expect(codex.locate(machineOver(world, { clientVersion }))[0]?.seen).toBe(false);
  for (const clientVersion of ['0.169.0', '0.170.0', '0.171.0'])
    expect(codex.locate(machineOver(world, { clientVersion }))[0]?.seen).toBe(true);
  expect(HOME).toBe('/home/ada');
});
