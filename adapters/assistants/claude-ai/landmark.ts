import type { Landmark } from '../../../src/adapter.ts';
import { DATED } from '../dated.ts';

export const landmark: Landmark = {
  id: 'claude-ai',
  title: 'Claude.ai',
  aliases: ['claude.ai', 'claude-app'],
  stands: () => false,
  wrote: (_, head) => {
    if (head.startsWith('PK')) return /memories(?:\.json(?!l)|\/)/.test(head) && /users\.json/.test(head) ? 2 : 0;
    if (/^\ufeff?\s*[[{]/.test(head) && !DATED.test(head)) return head.includes('"conversations_memory"') ? 2 : 0;
    return DATED.test(head) ? 1 : 0;
  },
  load: async () => (await import('./index.ts')).claudeAi,
};
