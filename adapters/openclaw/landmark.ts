import type { Landmark } from '../../src/adapter.ts';
import { NAMED, profilesOf, stateFolder, workspacesAt } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) =>
    [stateFolder(machine), workspacesAt(machine)[0].root].some((path) => machine.stat(path)?.kind === 'folder') ||
    profilesOf(machine).length > 0,
  load: async () => (await import('./index.ts')).openclaw,
};
