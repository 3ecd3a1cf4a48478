import type { Plan } from '../ir/plan.ts';
import type { Location } from '../ir/store.ts';
import { disk } from '../store/disk.ts';
import { inUse } from '../store/in-use.ts';
import { adapterNamed, type Setting } from '../cli/setting.ts';
import { sightOf } from './sight.ts';

/** Why the stores are in use, in words; what could not be asked goes to stderr. */
export const inUseNow = (setting: Setting, stores: readonly { harness: string; root: string }[]): string[] =>
  stores.flatMap(({ harness, root }) => {
    const adapter = adapterNamed(harness, setting.adapters);
    const sight = sightOf(setting, { root });
    const at: Location | undefined = adapter.locate(sight.machine(adapter)).find((each) => each.root === root);
    const use = inUse(adapter.inUse, { root }, at?.tables ? sight.rows(at).rows : {}, setting.disk ?? disk, sight.now, setting.env);
    for (const note of use.notes) setting.err(`memport: ${note}.\n`);
    return use.held;
  });

/** Stores of whose memories a plan says that somebody removed them. */
const doubted = ({ decisions, options }: Plan, stores: readonly Location[]): Location[] => {
  const named = new Set(decisions.flatMap(({ id, decision, target, store }) => {
    if (decision === 'declined' && options.choices?.[id] !== 'leave') return target ? [target.store] : [];
    return decision === 'withdrawn' ? [store.split(' ')[0] as string] : [];
  }));
  return stores.filter((at) => at.exists && named.has(at.id));
};

/** Why nothing follows from what is not found in a store, by its id: a harness is at work on it. */
export const busyIn = (setting: Setting, plan: Plan, stores: readonly Location[]): ReadonlyMap<string, string> =>
  new Map(doubted(plan, stores).flatMap((at) => {
    const held = inUseNow(setting, [at]);
    return held.length === 0 ? [] : [[at.id, held.join('; ')] as const];
  }));
