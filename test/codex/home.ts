import { nameOfWords } from '../../src/kit/called.ts';
import * as path from 'node:path';
import type { Form, Put } from '../../src/adapter.ts';
import { codex } from '../../adapters/codex/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { pack } from '../../src/kit/pack.ts';
import { plannedRoom } from '../../src/kit/room.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { isText, type Location, type Store } from '../../src/ir/store.ts';
import type { View } from '../../src/ir/view.ts';
import { HOME, machineOver, NOW, readAt, SCENE, treeOf, type World } from '../contract/world.ts';

export const ROOT = `${HOME}/.codex`;
export const ON = '[features]\nmemories = true\n';

/** A Codex home as a map: names are relative to it. */
export const homeOf = (files: Readonly<Record<string, string>>): World =>
  new Map(Object.entries({ 'config.toml': ON, ...files }).map(([name, text]) => [`${ROOT}/${name}`, text]));

export interface Looked {
  at: Location;
  store: Store;
  stores: Store[];
  view: View;
}

export const look = (world: World, cwd = HOME): Looked => {
  const stores = codex.locate(machineOver(world, {}, cwd)).map((at) => readAt(codex, treeOf(world, at), at));
  const store = stores.find((each) => each.at.role === 'store' && each.at.active === true) as Store;
  return { at: store.at, store, stores, view: codex.view(stores, { ...SCENE, cwd }) };
};

export const deliveryOf = ({ view, store }: Looked, statement: string) =>
  view.deliveries.find((each) => each.id === store.memories.find((memory) => memory.statement === statement)?.id);

export const GLOBAL: Scope = { level: 'global' };
export const project = (folder: string): Scope => ({ level: 'project', key: folder, paths: [folder] });

export const memoryOf = (id: string, statement: string, more: Partial<Memory> = {}): Memory => ({
  id,
  kind: 'rule',
  name: nameOfWords({ kind: 'rule', statement, ...more }),
  statement,
  scope: GLOBAL,
  author: 'human',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
  ...more,
});

/** The world after these memories were packed and placed; `old` gives the memory of the target that one updates. */
export const carried = (
  world: World,
  memories: readonly Memory[],
  old: (memory: Memory, store: Store) => Memory | undefined = () => undefined,
): { world: World; order: string[]; forms: Map<string, Form>; findings: string[] } => {
  const { at, store, view } = look(world);
  const name = naming(store.files.keys());
  const wishes = memories.map((memory) => {
    const before = old(memory, store);
    const result = codex.express(memory, {
      at,
      scene: SCENE,
      store,
      focus: undefined,
      from: memory,
      name,
      ...(before && { old: before }),
    });
    return { id: memory.id, memory, before, forms: 'forms' in result ? result.forms : [] };
  });
  const forms = pack(
    wishes,
    view.budgets.map((budget) => plannedRoom(budget, budget.used)),
  );
  const put = wishes.flatMap(({ id, memory, before }): Put[] => {
    const form = forms.get(id);
    return form ? [{ memory, form, ...(before && { replaces: before.id }) }] : [];
  });
  const { changes, findings } = codex.place({ put, withdraw: [] }, store);
  const after = applied(treeOf(world, at), changes, NOW);
  const next = new Map(
    [...world].filter(
      ([file]) =>
        !file.startsWith(`${at.root}/`) ||
        isText(after.get(path.relative(at.root, file))) ||
        !treeOf(world, at).has(path.relative(at.root, file)),
    ),
  );
  for (const [file, each] of after) if (isText(each)) next.set(`${at.root}/${file}`, each.text);
  return {
    world: next,
    order: changes.map((change) => `${change.op} ${change.file}`),
    forms,
    findings: findings.map((each) => each.rule),
  };
};

export const summaryIn = (world: World, generation: 'v1' | 'v2'): string =>
  world.get(`${ROOT}/${generation === 'v1' ? 'memories' : 'memories_v2'}/memory_summary.md`) ?? '';

/**
 * Whether a summary has line ends of both kinds, or will have: on v2 a write gives it LF everywhere but inside of
 * memories. Which of the two a new line takes may turn with a single line; of real summaries none is mixed.
 */
export const hasMixedEnds = (text: string, { layout }: Pick<Location, 'layout'>): boolean =>
  text.includes('\r\n') && (/(?<!\r)\n/.test(text) || layout === 'v2');
