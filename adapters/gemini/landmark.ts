import type { Landmark } from '../../src/adapter.ts';
import { homeOf } from './client-home.ts';

export const landmark: Landmark = {
  id: 'gemini',
  title: 'Gemini CLI',
  aliases: ['gemini-cli', 'antigravity', 'agy'],
  stands: (machine) => machine.stat(homeOf(machine)) !== undefined,
  load: async () => (await import('./index.ts')).geminiAdapter,
};
