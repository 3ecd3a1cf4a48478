import type { Landmark } from '../../src/adapter.ts';
import { NAMED, remoteFolder } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => machine.stat(remoteFolder(machine))?.kind === 'folder',
  load: async () => (await import('./index.ts')).managedAgents,
};
