import { onceCarriedOut } from '../plan/choice.ts';
import { deliveredIn } from '../plan/migrate.ts';
import { plan, type Planned } from './plan.ts';
import type { World } from '../world/world.ts';

/**
 * Plans anew from what stands there once a plan is carried out: the memories that stand otherwise than predicted, and
 * the files that would change again.
 */
export const readBack = async (
  world: World,
  { plan: { decisions, now }, options }: Planned,
): Promise<{ wrong: number; changes: number }> => {
  const { stores } = (await plan(world, onceCarriedOut(options), now)).migration;
  const found = deliveredIn(stores);
  const wrong = decisions.filter(
    (each) =>
      each.target?.id !== undefined && each.delivery !== undefined && found.get(each.target.id) !== each.delivery,
  );
  return { wrong: wrong.length, changes: stores.flatMap(({ changes }) => changes).length };
};
