import type { Landmark } from '../../src/adapter.ts';
import { NAMED, profilesOf, stateFolder, workspaceAt } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) =>
    [stateFolder(machine), workspaceAt(machine)].some((path) => machine.stat(path)?.kind === 'folder') ||
    profilesOf(machine).length > 0,
  load: async () => (await import('./index.ts')).openclaw,
};
