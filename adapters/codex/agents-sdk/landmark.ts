import type { Landmark } from '../../../src/adapter.ts';
import { NAMED, workspaceAt } from './paths.ts';

export const landmark: Landmark = {
  ...NAMED,
  stands: (machine) => machine.stat(`${workspaceAt(machine)}/memories/memory_summary.md`)?.kind === 'file',
  load: async () => (await import('./index.ts')).openaiAgents,
};
