import type { Landmark } from '../../src/adapter.ts';
import { folderAt, NAMED } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => machine.stat(folderAt(machine))?.kind === 'folder',
  load: async () => (await import('./index.ts')).memoryDir,
};
