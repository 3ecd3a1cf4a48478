import type { Landmark, Machine } from '../../src/adapter.ts';
import { NAMES } from './conventions.ts';

export const landmark: Landmark = {
  ...NAMES,
  stands: ({ home, env, stat }: Machine) =>
    [
      env['LETTA_MEMORY_DIR'],
      env['LETTA_LOCAL_BACKEND_DIR'],
      `${home}/.letta/agents`,
      `${home}/.letta/lc-local-backend`,
    ]
      .filter((path) => path !== undefined && path !== '')
      .some((path) => stat(path as string)?.kind === 'folder'),
  load: async () => (await import('./index.ts')).letta,
};
