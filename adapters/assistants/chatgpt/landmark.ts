import type { Landmark } from '../../../src/adapter.ts';
import { DATED } from '../dated.ts';
import { chatGptShape } from './shape.ts';

const NUMBERED = /^\d+\. +\[\d{4}-\d\d-\d\d\]/m;

export const landmark: Landmark = {
  id: 'chatgpt',
  title: 'ChatGPT',
  aliases: ['chat-gpt'],
  stands: () => false,
  wrote: (_, head, members = []) => {
    if (head.startsWith('PK') && members.some((each) => chatGptShape(each) === 2)) return 2;
    if (head.startsWith('PK') && members.some((each) => chatGptShape(each) === 1)) return 1;
    if (head.startsWith('PK')) return !head.includes('conversations') ? 0 : /chat\.html|user\.json/.test(head) ? 2 : 1;
    const shape = chatGptShape(head);
    if (shape > 0) return shape;
    return NUMBERED.test(head) && !DATED.test(head) ? 1 : 0;
  },
  load: async () => (await import('./index.ts')).chatGpt,
};
