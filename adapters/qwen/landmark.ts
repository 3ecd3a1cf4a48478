import type { Landmark } from '../../src/adapter.ts';
import { basesOf, NAMED } from './bases.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => [`${machine.cwd}/.qwen`, ...basesOf(machine)].some((path) => machine.stat(path) !== undefined),
  load: async () => (await import('./index.ts')).qwenAdapter,
};
