import type { Landmark } from '../../../src/adapter.ts';
import { DATED } from '../dated.ts';
import { isConversationShape, isMemoryShape } from './shape.ts';

export const landmark: Landmark = {
  id: 'claude-ai',
  title: 'Claude.ai',
  aliases: ['claude.ai', 'claude-app'],
  stands: () => false,
  wrote: (_, head, members = []) => {
    if ([head, ...members].some((each) => isMemoryShape(each) || isConversationShape(each))) return 2;
    if (head.startsWith('PK')) return /memories(?:\.json(?!l)|\/)/.test(head) && /users\.json/.test(head) ? 2 : 0;
    return DATED.test(head) ? 1 : 0;
  },
  load: async () => (await import('./index.ts')).claudeAi,
};
