import type { Landmark } from '../../src/adapter.ts';
import { configFolder, LOCAL, NAMED } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) =>
    [configFolder(machine), `${machine.cwd}/${LOCAL}`].some((path) => machine.stat(path)?.kind === 'folder'),
  load: async () => (await import('./index.ts')).goose,
};
