import type { Landmark } from '../../src/adapter.ts';
import { basesOf } from './bases.ts';

export const landmark: Landmark = {
  id: 'qwen',
  title: 'Qwen Code',
  aliases: ['qwen-code'],
  stands: (machine) =>
    machine.stat(`${machine.cwd}/.qwen`) !== undefined ||
    basesOf(machine).some((base) => machine.stat(base) !== undefined),
  load: async () => (await import('./index.ts')).qwenAdapter,
};
