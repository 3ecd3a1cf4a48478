import type { Landmark } from '../../src/adapter.ts';

/** Nothing of mem0 stands on a machine but what somebody saved of it. */
export const landmark: Landmark = {
  id: 'mem0',
  title: 'mem0',
  aliases: ['mem-zero'],
  stands: () => false,
  wrote: (_, head) => {
    if (!/^\ufeff?\s*[[{]/.test(head) || !/"memory"\s*:\s*"/.test(head)) return 0;
    return /"(?:user_?id|agent_?id|run_?id|hash|created_?at)"\s*:/i.test(head) ? 2 : 1;
  },
  load: async () => (await import('./index.ts')).mem0,
};
