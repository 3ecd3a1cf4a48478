import { instructedIn } from '../audit/weight/in-instructions.ts';
import type { Compared } from '../parity/compared.ts';
import type { World } from '../world/world.ts';
import { instructedFrom } from './instructed.ts';
import type { Read } from './sides.ts';

/**
 * What the second side's client gives its model from an instruction file is not missing there, though no memory holds
 * it. The files are looked for only where something is missing.
 */
export const loadedAnyway = async (
  world: World,
  { adapter, committed, gathered: { scene } }: Read,
  pairs: readonly Compared[],
): Promise<Compared[]> => {
  const isOpen = ({ status, b }: Compared): boolean => status === 'alike' || (status === 'missing' && b === undefined);
  if (committed || adapter.instructs !== undefined || !pairs.some(isOpen)) return [...pairs];
  const instructed = (await instructedFrom(world, scene, ['loaded', 'searchable'])).filter(
    ({ at }) => at.harness === adapter.id,
  );
  const file = instructedIn({ instructed }, { least: 1 });
  return pairs.map((one): Compared => {
    if (!one.a || !isOpen(one) || !file(one.a, adapter.id)) return one;
    return { status: 'in-sync', severity: 'none', a: one.a, by: 'words' };
  });
};
