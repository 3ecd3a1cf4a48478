import type { Landmark } from '../../src/adapter.ts';
import { configFolder, LOCAL } from './paths.ts';

export const landmark: Landmark = {
  id: 'goose',
  title: 'Goose',
  aliases: ['block-goose'],
  stands: (machine) =>
    [configFolder(machine), `${machine.cwd}/${LOCAL}`].some((path) => machine.stat(path)?.kind === 'folder'),
  load: async () => (await import('./index.ts')).goose,
};
