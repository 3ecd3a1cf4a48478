import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Location, Store } from '../ir/store.ts';
import { match } from './match.ts';
import type { End, Request } from './request.ts';
import type { Homed, Routing } from './routing.ts';
import { alone, standing, type Target } from './target.ts';

/**
 * Memories that stand in the target already, and not where new ones of their scope go: in a folder of the repository,
 * or in the block of an instruction file. There they stay, and are kept up to date there.
 */
export const resting = (request: Request, routing: Routing): ReadonlyMap<Memory, Location> => {
  const { target, rules } = request;
  const { adapter, stores, scene } = target;
  const homed = routing.carried.filter((each): each is Homed => 'root' in each.to);
  const rests = new Map<Memory, Location>();
  const foundIn = (at: Target, carried: readonly Homed[]): Memory[] =>
    [...match(request, { target: at, all: [...carried], carried: [...carried] }, { ...routing, bound: [] }).of].flatMap(
      ([memory, { by }]) => (by === 'none' || by === 'unknown' ? [] : [memory]),
    );
  const placesBeside: Target[] = [
    ...stores.filter(({ at }) => isBeside(at, target)).map((store) => ({ adapter, store, others: stores, scene })),
    // What people wrote there is instructed already and is no memory's place.
    ...(rules && !rules.asked ? rules.stores : [])
      .filter((store) => rules && store.at.closed === undefined)
      .map((store) => ofBlock(alone(rules as End, store.at))),
  ];
  for (const beside of placesBeside) {
    const { at } = beside.store;
    const takes = ({ memory, to }: Homed): boolean =>
      to.root !== at.root && scopeKey(memory.scope) === scopeKey(at.scope) && !rests.has(memory);
    const here = foundIn(beside, homed.filter(takes));
    for (const [to, own] of Map.groupBy(
      homed.filter(({ memory }) => here.includes(memory)),
      (each) => each.to,
    )) {
      const home = foundIn({ adapter, store: standing(adapter, stores, to, scene), others: stores, scene }, own);
      for (const { memory } of own) if (!home.includes(memory)) rests.set(memory, at);
    }
  }
  return rests;
};

/** A store that is read, of a scope whose new memories go to another. */
export const isBeside = (at: Location, { adapter, stores, scene }: End): boolean => {
  if (at.role !== 'store' || !at.exists || at.active === false || at.closed !== undefined) return false;
  const home = adapter.home(
    at.scope,
    stores.map((store) => store.at),
    scene.around,
  );
  return 'root' in home && home.root !== at.root;
};

const ofBlock = (target: Target): Target => {
  const memories = target.store.memories.filter(({ readOnly }) => readOnly !== true);
  return { ...target, store: { ...target.store, memories } satisfies Store };
};
