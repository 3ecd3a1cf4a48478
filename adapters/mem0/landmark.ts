import type { Landmark } from '../../src/adapter.ts';

/** mem0 and OpenMemory: nothing of them stands on a machine but what somebody saved of them. */
export const memoryServers: readonly Landmark[] = [
  {
    id: 'mem0',
    title: 'mem0',
    aliases: ['mem-zero'],
    stands: () => false,
    wrote: (_, head) => {
      if (!/^\ufeff?\s*[[{]/.test(head) || !/"memory"\s*:\s*"/.test(head)) return 0;
      return /"(?:user_?id|agent_?id|run_?id|hash|created_?at)"\s*:/i.test(head) ? 2 : 1;
    },
    load: async () => (await import('./index.ts')).mem0,
  },
  {
    id: 'openmemory',
    title: 'OpenMemory',
    aliases: ['open-memory'],
    stands: () => false,
    wrote: (_, head) => (head.startsWith('PK') && head.includes('memories.jsonl.gz') ? 2 : 0),
    load: async () => (await import('./index.ts')).openMemory,
  },
];
