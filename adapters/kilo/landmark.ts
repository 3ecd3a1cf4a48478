import type { Landmark } from '../../src/adapter.ts';
import { textsStand } from '../../src/kit/text-places.ts';
import { FOLDERS, NAMED } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => textsStand({ folders: FOLDERS }, machine),
  load: async () => (await import('./index.ts')).kilo,
};
