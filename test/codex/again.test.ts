import { expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { baseOf, overlay } from '../../src/kit/overlay.ts';
import { applied } from '../../src/kit/applied.ts';
import { fit } from '../../src/plan/fit.ts';
import { atOnce } from '../../src/ir/steps.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { NOW, readAt, SCENE, treeOf } from '../contract/world.ts';
import { homeOf, look, memoryOf, project } from './home.ts';

const many = Array.from({ length: 160 }, (_, index) =>
  memoryOf(
    `m${String(index).padStart(3, '0')}`,
    `Rule ${index}: the queue is drained before step ${index * 7} of the release, never after it.`,
    {
      scope: index % 3 === 0 ? { level: 'global' } : project(`/home/ada/p${index % 3}`),
      kind: index % 2 === 0 ? 'rule' : 'reference',
    },
  ),
);

test.each([
  ['v1', { 'memories/.keep': '' }],
  ['v2', {}],
  [
    'a v2 summary that lacks headings',
    { 'memories_v2/memory_summary.md': 'v1\n\n## User preferences\n\nsaid by hand' },
  ],
])('%s: filled to the brim, a second run over the same source changes nothing', (_, files) => {
  const world = homeOf(files as Record<string, string>);
  const { at, store, stores } = look(world);
  const tree = treeOf(world, at);
  const others = stores.filter((each) => each !== store);
  const first = atOnce(
    fit(
      { adapter: codex, store: { ...store, tree }, others, scene: SCENE },
      many.map((memory) => ({ source: memory, memory })),
      { withdraw: [], focus: undefined, bounds: { files: 10_000 } },
    ),
  );
  const [budget] = first.after.budgets;
  expect(budget && budget.used <= budget.limit && budget.used > 8_500).toBe(true);
  expect(new Set([...first.forms.values()].map((form) => form.delivery))).toEqual(new Set(['loaded', 'searchable']));
  for (const [id, form] of first.forms) {
    const memory = first.store.memories.find((each) => each.statement === many.find((one) => one.id === id)?.statement);
    expect([id, first.after.deliveries.find((each) => each.id === memory?.id)?.delivery]).toEqual([id, form.delivery]);
  }
  const after = applied(tree, first.changes, NOW);
  const next = readAt(codex, after, at);
  const again = many.map((memory) => {
    const old = next.memories.find((each) => each.statement === memory.statement) as Memory;
    return { source: memory, old, memory: overlay(old, memory, baseOf(memory)) };
  });
  expect(
    atOnce(
      fit({ adapter: codex, store: { ...next, tree: after }, others, scene: SCENE }, again, {
        withdraw: [],
        focus: undefined,
        bounds: { files: 10_000 },
      }),
    ).changes,
  ).toEqual([]);
});
