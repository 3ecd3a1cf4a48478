import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { DELIVERIES } from '../../src/ir/delivery.ts';
import type { Budget } from '../../src/ir/view.ts';
import { codexShape } from '../contract/codex.ts';
import { memory as someMemory } from '../contract/memories.ts';
import { hasMixedEnds } from './home.ts';
import { HOME, machineOver, NOW, readAt, SCENE, treeOf } from '../contract/world.ts';

const CASES = Number(process.env['MEMPORT_CASES'] ?? 60);

test('no form promises a better delivery than the view then sees, nor costs less than it takes of the room', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(codexShape.world, someMemory, (drawn, memory) => {
      const world = new Map([...drawn, [`${HOME}/.codex/config.toml`, '[features]\nmemories = true\n']]);
      const at = codex.locate(machineOver(world)).find((each) => each.active === true);
      if (!at) throw new Error('no active store');
      const files = treeOf(world, at);
      const store = readAt(codex, files, at);
      if (store.memories.some((each) => each.statement === memory.statement)) return;
      if (hasMixedEnds(store.files.get('memory_summary.md')?.text ?? '', at)) return;
      const result = codex.express(memory, { at, scene: SCENE, store, focus: undefined, name: naming(files.keys()) });
      if (!('forms' in result)) return;
      const [budget] = codex.view([store], SCENE).budgets;
      for (const form of result.forms) {
        const next = readAt(
          codex,
          applied(files, codex.place({ put: [{ memory, form }], withdraw: [] }, store).changes, NOW),
          at,
        );
        const after = codex.view([next], SCENE);
        const got = next.memories.find((each) => each.statement === memory.statement && each.kind === memory.kind);
        const delivered = after.deliveries.find((each) => each.id === got?.id);
        const cut = (budget?.used ?? 0) > 9_000;
        if (!cut)
          expect([
            form.name,
            delivered?.reason,
            DELIVERIES.indexOf(delivered?.delivery ?? 'unseen') <= DELIVERIES.indexOf(form.delivery),
          ]).toEqual([form.name, delivered?.reason, true]);
        const cost = form.costs.reduce(
          (sum, each) =>
            sum + each.own + (each.shared && !budget?.paid.includes(each.shared.key) ? each.shared.size : 0),
          0,
        );
        const [grown] = after.budgets;
        const left = ({ limit, used, due = 0 }: Budget): number => limit - used - due;
        if (budget && grown) expect([form.name, left(budget) - left(grown) <= cost]).toEqual([form.name, true]);
        seen.set(`${form.name} ${delivered?.delivery}`, (seen.get(`${form.name} ${delivered?.delivery}`) ?? 0) + 1);
      }
    }),
    { numRuns: CASES },
  );
  if (process.env['SHOW']) console.log(seen);
});
