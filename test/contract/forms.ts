import type { Adapter, Form, Site } from '../../src/adapter.ts';
import { naming } from '../../src/kit/naming.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import { machineOver, readAt, SCENE, treeOf, type World } from './world.ts';

/** The store that takes a memory of this scope, as it stands in a world. */
export const storeFor = (adapter: Adapter, world: World, { scope }: Pick<Memory, 'scope'>): Store => {
  const at = adapter.home(scope, adapter.locate(machineOver(world)), SCENE.around);
  if (!('root' in at)) throw new Error(at.reason);
  return readAt(adapter, treeOf(world, at as Location), at as Location);
};

/** All ways to say a memory there, the richest first. */
export const formsFor = (adapter: Adapter, world: World, memory: Memory, more: Partial<Site> = {}): Form[] => {
  const store = storeFor(adapter, world, memory);
  const said = adapter.express(memory, {
    at: store.at,
    scene: SCENE,
    store,
    focus: undefined,
    name: naming(store.files.keys()),
    from: memory,
    ...more,
  });
  if (!('forms' in said)) throw new Error(said.reason);
  return said.forms;
};

/** The text that a form puts in a slot. */
export const textIn = (form: Form | undefined, slot: string): string | undefined =>
  form?.parts.find((part) => part.slot === slot)?.text;
