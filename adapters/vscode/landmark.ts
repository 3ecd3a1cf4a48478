import type { Landmark } from '../../src/adapter.ts';
import { NAMED, userFolders, USER_MEMORY } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => userFolders(machine).some((folder) => machine.stat(`${folder}/${USER_MEMORY}`) !== undefined),
  load: async () => (await import('./index.ts')).vscode,
};
