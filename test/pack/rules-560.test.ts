import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hermes } from '../../adapters/hermes/index.ts';
import { editable } from '../../adapters/hermes/entries/entries.ts';
import type { Form } from '../../src/adapter.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { plannedRoom } from '../../src/kit/room.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import type { FileTree, Location, Store } from '../../src/ir/store.ts';
import type { Delivery, View } from '../../src/ir/view.ts';
import { rowsOf } from '../plan/homes.ts';
import type { Row } from '../../src/ledger/row.ts';
import { migrate, type Migration } from '../../src/plan/store-migration.ts';
import { codePoints } from '../../src/text/measure.ts';
import { memory } from '../contract/memories.ts';
import { HOME, machineOver, NOW, readAt, SCENE, treeOf, type World } from '../contract/world.ts';
import { complaintsAbout } from './judge.ts';
import { field } from '../../src/text/json.ts';

const COUNT = 560;
const OPTIONS: PlanOptions = {
  from: 'rules',
  to: 'hermes',
  includeAbsent: true,
  onConflict: 'ask',
  onSecret: 'block',
  onInjection: 'block',
  withdraw: false,
} as PlanOptions;

/** 560 different memories of every kind, scope and size, many of them adversarial. */
const rules = (seed: number): Memory[] => {
  const found = new Map<string, Memory>();
  for (const each of fc.sample(memory, { numRuns: COUNT * 2, seed })) {
    const key = `${each.statement.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    if (!found.has(key) && found.size < COUNT) found.set(key, { ...each, id: `rules/${found.size}` });
  }
  expect(found.size).toBe(COUNT);
  return [...found.values()];
};

/** A home with hardly any room: two files nearly full, and a skill of ours already. */
const nearlyFull: World = new Map([
  [
    `${HOME}/.hermes/memories/USER.md`,
    Array.from({ length: 16 }, (_, index) => `Ada habit ${index}: ${'tea '.repeat(14)}number ${index}`).join('\n§\n'),
  ],
  [
    `${HOME}/.hermes/memories/MEMORY.md`,
    Array.from({ length: 24 }, (_, index) => `host ${index} serves ${'disk '.repeat(13)}${index}`).join('\n§\n'),
  ],
]);

interface Step {
  files: FileTree;
  store: Store;
  view: View;
}

describe.each([20261120])('560 rules into a nearly full Hermes home (seed %i)', (seed) => {
  const [at] = hermes.locate(machineOver(nearlyFull)) as [Location];
  const stepOf = (files: FileTree): Step => {
    const store = readAt(hermes, files, at);
    return { files, store, view: hermes.view([store], SCENE) };
  };
  let memories: Memory[];
  let start: Step;
  let first: Migration;
  let done: Step;

  const source = (): Store => ({
    at: { ...at, id: 'rules', harness: 'rules', root: '/rules' },
    files: new Map(),
    memories,
    findings: [],
    parse: undefined,
  });
  const run = (step: Step, rows: readonly Row[] = []): Migration => {
    const side = (store: Store, view: View) => ({ adapter: hermes, stores: [store], view, findings: [], scene: SCENE });
    return migrate({
      source: side(source(), { always: [], budgets: [], deliveries: [], notes: [] }),
      target: side({ ...step.store, tree: step.files }, step.view),
      history: { rows, keys: {}, kept: { texts: new Map(), files: new Map() } },
      bounds: { files: 10_000 },
      answers: {
        options: OPTIONS,
        guarded: { blocked: new Map(), masked: new Map(), suspects: new Map() },
        sameness: {
          keys: ({ statement }) => ({ stated: [statement], letters: [statement], whole: [], opening: [] }),
          agree: (a, b) => a === b,
          ofLine: () => undefined,
          answered: () => [],
          alike: () => [],
        },
      },
    });
  };
  const after = (step: Step, migration: Migration): Step =>
    stepOf(migration.stores.reduce((files, each) => applied(files, each.changes, NOW), step.files));

  beforeAll(() => {
    memories = rules(seed);
    start = stepOf(treeOf(nearlyFull, at));
    first = run(start);
    done = after(start, first);
  });

  test('the home is nearly full to begin with', () => {
    for (const budget of start.view.budgets.filter((each) => each.unit === 'code points')) {
      expect(budget.used / budget.limit).toBeGreaterThan(0.85);
      expect(budget.used).toBeLessThan(budget.limit);
    }
  });

  test('every rule gets one decision, none is lost, and what stood there stays', () => {
    expect(first.decided.map((each) => each.id).sort()).toEqual(memories.map((each) => each.id).sort());
    expect(new Set(first.decided.map((each) => each.decision))).toEqual(new Set(['new']));
    const find = (wanted: Memory) =>
      done.store.memories.find(
        (each) =>
          each.statement === wanted.statement &&
          each.kind === wanted.kind &&
          scopeKey(each.scope) === scopeKey(wanted.scope),
      );
    expect(memories.filter((each) => !find(each)).map((each) => each.statement)).toEqual([]);
    const statements = new Set(done.store.memories.map((each) => each.statement));
    expect(start.store.memories.filter((each) => !statements.has(each.statement))).toEqual([]);
  });

  test('no budget is overdrawn, and the plan says what the view then shows', () => {
    for (const budget of done.view.budgets) expect(budget.used, budget.name).toBeLessThanOrEqual(budget.limit);
    for (const planned of first.stores.flatMap(({ fitted }) => fitted.after.budgets))
      expect(planned.used).toBe(done.view.budgets.find((each) => each.name === planned.name)?.used);
  });

  test('nothing would still fit, and no lower priority sits better', () => {
    const fitted = first.stores[0]?.fitted as Migration['stores'][number]['fitted'];
    const name = naming(start.files.keys());
    // In the order of the plan: names, and with them sizes, are given out in that order.
    const order = [...fitted.forms.keys()];
    const byId = new Map(memories.map((each) => [each.id, each]));
    const wishes = order.map((id) => {
      const source = byId.get(id) as Memory;
      const said = hermes.express(source, {
        at,
        scene: SCENE,
        store: start.store,
        from: source,
        focus: undefined,
        name,
      });
      return { id, forms: 'forms' in said ? said.forms : [] };
    });
    const shapeOf = (form: Form): string => `${form.name} ${JSON.stringify(form.costs)}`;
    const chosen = new Map(
      wishes.map(({ id, forms }) => [
        id,
        forms.find((each) => shapeOf(each) === shapeOf(fitted.forms.get(id) as Form)) as Form,
      ]),
    );
    expect(
      complaintsAbout(
        wishes,
        chosen,
        start.view.budgets.map((budget) => plannedRoom(budget, budget.used)),
      ),
    ).toEqual([]);
    const given = new Map<Delivery, number>();
    for (const form of chosen.values()) given.set(form.delivery, (given.get(form.delivery) ?? 0) + 1);
    expect(given.get('searchable')).toBeGreaterThan(400);
  });

  test('no entry that is short enough for the room that is left was kept out of it', () => {
    // What a plan may fill is told by what stood there before it.
    const roomIn = new Map(start.view.budgets.map((budget) => [budget.name, plannedRoom(budget, budget.used).limit]));
    for (const { name, used } of done.view.budgets) roomIn.set(name, (roomIn.get(name) ?? 0) - used);
    const loaded = new Set(done.view.deliveries.filter((each) => each.delivery === 'loaded').map((each) => each.id));
    const left = done.store.memories.filter((each) => !loaded.has(each.id) && each.scope.level === 'global');
    const fits = left.filter((each) => {
      const said = hermes.express(each, {
        at,
        scene: SCENE,
        store: done.store,
        focus: undefined,
        name: naming(done.files.keys()),
      });
      return (
        'forms' in said &&
        said.forms.some(
          (form) =>
            form.delivery === 'loaded' &&
            form.costs.every(({ budget, own }) => budget === 'skills' || own <= (roomIn.get(budget) ?? 0)),
        )
      );
    });
    expect(fits.map((each) => each.statement)).toEqual([]);
  });

  test('Hermes can replace and remove in both files, and no entry is longer than its limit', () => {
    for (const name of ['USER.md', 'MEMORY.md'] as const) {
      const limit = Number(field(at.settings, name === 'USER.md' ? 'userLimit' : 'memoryLimit'));
      const text = done.store.files.get(`memories/${name}`)?.text ?? '';
      expect(editable(text, limit)).toBe(true);
      expect(codePoints(text)).toBeLessThanOrEqual(limit);
    }
    expect(
      hermes
        .health([done.store], done.view, SCENE)
        .filter(
          (each) =>
            each.rule === 'delivery/not-editable' || each.rule === 'delivery/over-cap' || each.severity === 'error',
        ),
    ).toEqual([]);
  });

  test.each([
    ['what stands there', false],
    ['the ledger', true],
  ] as const)('runs 2 and 3 say 560 same by %s, and change nothing', (_, withLedger) => {
    let step = done;
    let rows = withLedger ? rowsOf(first) : [];
    for (const round of [2, 3]) {
      const again = run(step, rows);
      const odd = again.decided.filter((each) => each.decision !== 'same');
      expect(
        odd.map((each) => [round, each.decision, each.reason, memories.find((one) => one.id === each.id)?.statement]),
      ).toEqual([]);
      expect(again.decided).toHaveLength(COUNT);
      expect(again.stores.flatMap((each) => each.changes)).toEqual([]);
      step = after(step, again);
      if (withLedger) rows = rowsOf(again);
    }
  });
});
