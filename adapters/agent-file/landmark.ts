import type { Landmark } from '../../src/adapter.ts';

/** An agent of Letta as one file: nothing of it stands on a machine but what somebody exported. */
export const landmark: Landmark = {
  id: 'agent-file',
  title: 'Agent File',
  aliases: ['.af', 'agentfile'],
  stands: () => false,
  wrote: (path, head) => {
    if (!/^\ufeff?\s*\{/.test(head)) return 0;
    if (/"core_memory"\s*:|"block_ids"\s*:/.test(head)) return 2;
    return path.endsWith('.af') ? 2 : 0;
  },
  load: async () => (await import('./index.ts')).agentFile,
};
