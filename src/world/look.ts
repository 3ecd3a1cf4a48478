import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { inTurns } from '../ir/steps.ts';
import { adapterNamed, checkProfile } from './harness.ts';
import { sightOf, type Outlook } from './sight.ts';
import { surveying, type Surveyed } from './survey.ts';
import { veiled } from './veiled.ts';
import type { World } from './world.ts';

/** What some harnesses keep and what their models would see of it, secrets included. */
export const looked = async (world: World, adapters: readonly Adapter[], outlook: Outlook): Promise<Surveyed[]> => {
  if (outlook.root === undefined) refuseHomeless(adapters);
  const sight = sightOf(world, outlook);
  checkProfile(adapters, sight, outlook.profile);
  return inTurns(surveying(adapters, sight), world.pause);
};

/** Of what people carry as a file nothing is looked for. */
const refuseHomeless = ([adapter, ...others]: readonly Adapter[]): void => {
  if (adapter?.named !== true || adapter.instructs !== undefined || others.length > 0) return;
  throw new MemportError('usage', {
    what: `${adapter.title} keeps nothing on this machine: memport reads a file that you have of it`,
    expected: `memport list ${adapter.id} --root FILE`,
    todo: `memport import FILE --as ${adapter.id} --to claude --dry-run shows what moving it would do`,
  });
};

/** The same as it may be shown; a harness is meant, or all of them. */
export const look = async (world: World, harness: string | undefined, outlook: Outlook): Promise<Surveyed[]> => {
  const { surveyed, veil } = await veiled(
    world,
    await looked(
      world,
      harness === undefined ? world.adapters : [adapterNamed(harness, world.adapters, world.others)],
      outlook,
    ),
  );
  world.met.veil = veil;
  return surveyed;
};
