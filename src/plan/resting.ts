import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Location, Store } from '../ir/store.ts';
import { match } from './match.ts';
import type { End, Request } from './request.ts';
import type { Homed, Routing } from './routing.ts';
import { alone, standing, type Target } from './target.ts';

/**
 * Memories that stand in the target already, and not where new ones of their scope go: in a folder of the repository,
 * in the block of an instruction file, or in another profile that they had come from. There they stay, and are kept up
 * to date there.
 */
export const resting = (request: Request, routing: Routing): ReadonlyMap<Memory, Location> => {
  const { target, rules } = request;
  const { adapter, stores, scene } = target;
  const homed = routing.carried.filter((each): each is Homed => 'root' in each.to);
  const rests = new Map<Memory, Location>();
  const foundIn = (at: Target, carried: readonly Homed[], came = false): Memory[] =>
    [...match(request, { target: at, all: [...carried], carried: [...carried] }, { ...routing, bound: [] }).of].flatMap(
      ([memory, { by, row }]) =>
        by === 'none' || by === 'unknown' || (came && row?.adopted === undefined) ? [] : [memory],
    );
  const placesBeside: Target[] = [
    ...stores
      .filter(({ at }) => isBeside(at, target) || isOtherProfile(at, target))
      .map((store) => ({ adapter, store, others: stores, scene })),
    // What people wrote there is instructed already and is no memory's place.
    ...(rules && !rules.asked ? rules.stores : [])
      .filter((store) => rules && store.at.closed === undefined)
      .map((store) => ofBlock(alone(rules as End, store.at))),
  ];
  for (const beside of placesBeside) {
    const { at } = beside.store;
    const another = isOtherProfile(at, target);
    const takes = ({ memory, to }: Homed): boolean =>
      to.root !== at.root && (another || scopeKey(memory.scope) === scopeKey(at.scope)) && !rests.has(memory);
    const here = foundIn(beside, homed.filter(takes), another);
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

/** A home like the one in use, for other sessions: what is one person's two profiles is not put together. */
export const isOtherProfile = (
  at: Location,
  { adapter, stores, scene }: Pick<End, 'adapter' | 'stores' | 'scene'>,
): boolean => {
  if (adapter.profiles === undefined || at.role !== 'store' || !at.exists || at.closed !== undefined) return false;
  const known = stores.map((store) => store.at);
  const home = adapter.home(at.scope, known, scene.around);
  return at.active === false && 'root' in home && home.root !== at.root && home.layout === at.layout;
};

const ofBlock = (target: Target): Target => {
  const memories = target.store.memories.filter(({ readOnly }) => readOnly !== true);
  return { ...target, store: { ...target.store, memories } satisfies Store };
};
