import type { Adapter } from '../adapter.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Location } from '../ir/store.ts';
import type { Migration } from '../plan/store-migration.ts';
import { inUse } from '../store/in-use.ts';
import { adapterNamed, everyAdapter } from './harness.ts';
import { sightOf } from './sight.ts';
import { isFolder } from './folder.ts';
import type { Sight } from './survey.ts';
import type { World } from './world.ts';

/** Why the stores are in use, in words. */
export const inUseNow = (world: World, stores: readonly { harness: string; root: string }[]): string[] =>
  stores.flatMap(({ harness, root }) => {
    const adapter = adapterNamed(harness, everyAdapter(world), world.others);
    const use = inUse(adapter.inUse, { root }, rowsAt(world, adapter, root), world.disk, world.now(), world.env);
    for (const note of use.notes) world.note(note);
    return use.held;
  });

/** What the tables of a store say; nothing where somebody deleted its folder. */
const rowsAt = (world: World, adapter: Adapter, root: string): ReturnType<Sight['rows']>['rows'] => {
  if (!isFolder(world, root)) return {};
  const sight = sightOf(world, { root });
  const at: Location | undefined = adapter.locate(sight.machine(adapter)).find((each) => each.root === root);
  return at?.tables ? sight.rows(at).rows : {};
};

/** Stores of whose memories a plan says that somebody removed them. */
const doubted = ({ decided }: Migration, { choices }: PlanOptions, stores: readonly Location[]): Location[] => {
  const named = new Set(
    decided.flatMap(({ id, decision, target, store }) => {
      if (decision === 'declined' && choices?.[id] !== 'leave') return target ? [target.store] : [];
      return decision === 'withdrawn' ? [store.split(' ')[0] as string] : [];
    }),
  );
  return stores.filter((at) => at.exists && named.has(at.id));
};

/** Why nothing follows from what is not found in a store, by its id: a harness is at work on it. */
export const busyIn = (
  world: World,
  migration: Migration,
  options: PlanOptions,
  stores: readonly Location[],
): ReadonlyMap<string, string> => {
  const asked = doubted(migration, options, stores);
  // Whether a harness is at work just now is no byte that could be read again.
  if (asked.length > 0) world.trace?.forget();
  return new Map(
    asked.flatMap((at) => {
      const held = inUseNow(world, [at]);
      return held.length === 0 ? [] : [[at.id, held.join('; ')] as const];
    }),
  );
};
