import type { Adapter } from '../adapter.ts';
import { inTurns } from '../ir/steps.ts';
import { adapterNamed, checkProfile } from './harness.ts';
import { sightOf, type Outlook } from './sight.ts';
import { surveying, type Surveyed } from './survey.ts';
import { veiled } from './veiled.ts';
import type { World } from './world.ts';

/** What some harnesses keep and what their models would see of it, secrets included. */
export const looked = async (world: World, adapters: readonly Adapter[], outlook: Outlook): Promise<Surveyed[]> => {
  const sight = sightOf(world, outlook);
  checkProfile(adapters, sight, outlook.profile);
  return inTurns(surveying(adapters, sight), world.pause);
};

/** The same as it may be shown; a harness is meant, or all of them. */
export const look = async (world: World, harness: string | undefined, outlook: Outlook): Promise<Surveyed[]> => {
  const { surveyed, veil } = await veiled(
    world,
    await looked(world, harness === undefined ? world.adapters : [adapterNamed(harness, world.adapters)], outlook),
  );
  world.met.veil = veil;
  return surveyed;
};
