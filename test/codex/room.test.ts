import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { roomOf } from '../../src/kit/room.ts';
import type { FileTree, Store } from '../../src/ir/store.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Put } from '../../src/adapter.ts';
import { codexShape } from '../contract/codex.ts';
import { memory as someMemory } from '../contract/memories.ts';
import { hasMixedEnds } from './home.ts';
import { HOME, machineOver, NOW, readAt, SCENE, treeOf } from '../contract/world.ts';

const CASES = Number(process.env['MEMPORT_CASES'] ?? 60);

test('what memport added and takes away again leaves the very room there was: otherwise a second run would pack otherwise', () => {
  let placed = 0;
  fc.assert(
    fc.property(
      codexShape.world,
      fc.array(someMemory, { minLength: 1, maxLength: 4 }),
      fc.nat(4),
      (drawn, memories, pick) => {
        const world = new Map([...drawn, [`${HOME}/.codex/config.toml`, '[features]\nmemories = true\n']]);
        const at = codex.locate(machineOver(world)).find((each) => each.active === true);
        if (!at) throw new Error('no active store');
        const files = treeOf(world, at);
        const store = readAt(codex, files, at);
        const name = naming(files.keys());
        const formsIn = (where: Store, memory: Memory, old?: Memory) => {
          const said = codex.express(memory, {
            at,
            scene: SCENE,
            store: where,
            focus: undefined,
            name,
            ...(old && { old }),
          });
          return 'forms' in said ? said.forms : [];
        };
        const put = memories.flatMap((memory): Put[] => {
          const forms = formsIn(store, memory);
          const form = forms[pick % Math.max(1, forms.length)];
          return form ? [{ memory, form }] : [];
        });
        const before = new Set(store.memories.map(({ id }) => id));
        const full: FileTree = applied(files, codex.place({ put, withdraw: [] }, store).changes, NOW);
        const filled = readAt(codex, full, at);
        const ours = filled.memories.filter(
          ({ id, places }) => !before.has(id) && places.some(({ slot }) => slot === 'resource'),
        );
        if (
          ours.length !== put.length ||
          store.memories.some(({ id }) => !filled.memories.some((each) => each.id === id))
        )
          return;
        const again = readAt(
          codex,
          applied(full, codex.place({ put: [], withdraw: ours.map(({ id }) => id) }, filled).changes, NOW),
          at,
        );
        const [budget] = codex.view([store], SCENE).budgets;
        if (!budget) return;
        const text = store.files.get('memory_summary.md')?.text;
        // Which line end a mixed file takes may turn with a single line; of real ones none is mixed.
        if (hasMixedEnds(text ?? '', at)) return;
        // A run counts the room without its own memories, and what they take there as they stand.
        const roomFor = (where: Store, costsIn: Store) => {
          const room = roomOf(codex.view([where], SCENE).budgets);
          for (const { memory, form } of put) {
            const old =
              costsIn === store
                ? undefined
                : ours.find((each) => each.statement === memory.statement && each.kind === memory.kind);
            const same = formsIn(costsIn, memory, old).find((each) => each.name === form.name);
            if (!same) return undefined;
            room.take(same);
          }
          return room.left(budget.name);
        };
        const [first, second] = [roomFor(store, store), roomFor(again, filled)];
        if (second === undefined) return;
        placed += put.filter(({ form }) => form.costs.length > 0).length;
        expect([text, again.files.get('memory_summary.md')?.text, second]).toEqual([
          text,
          again.files.get('memory_summary.md')?.text,
          first,
        ]);
      },
    ),
    { numRuns: CASES },
  );
  expect(placed).toBeGreaterThan(CASES / 2);
});
