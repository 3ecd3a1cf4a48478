import type { Landmark } from '../../../src/adapter.ts';
import { isBackupShape } from './shape.ts';

/** Nothing of OpenMemory stands on a machine but what somebody saved of it. */
export const landmark: Landmark = {
  id: 'openmemory',
  title: 'OpenMemory',
  aliases: ['open-memory'],
  stands: () => false,
  wrote: (_, head, members = []) => {
    if ([head, ...members].some(isBackupShape)) return 2;
    return head.startsWith('PK') && head.includes('memories.jsonl.gz') ? 2 : 0;
  },
  load: async () => (await import('./index.ts')).openMemory,
};
