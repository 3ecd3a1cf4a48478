import type { Landmark } from '../../src/adapter.ts';
import { textsStand } from '../../src/kit/text-places.ts';
import { NAMED, PLACES } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => textsStand(PLACES, machine),
  load: async () => (await import('./index.ts')).goose,
};
