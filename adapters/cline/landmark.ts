import type { Landmark } from '../../src/adapter.ts';
import { FOLDERS, NAMED } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: ({ cwd, stat }) => FOLDERS.some((folder) => stat(`${cwd}/${folder}`)?.kind === 'folder'),
  load: async () => (await import('./index.ts')).cline,
};
