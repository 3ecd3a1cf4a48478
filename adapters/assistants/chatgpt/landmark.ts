import type { Landmark } from '../../../src/adapter.ts';
import { DATED } from '../dated.ts';

const NUMBERED = /^\d+\. +\[\d{4}-\d\d-\d\d\]/m;

export const landmark: Landmark = {
  id: 'chatgpt',
  title: 'ChatGPT',
  aliases: ['chat-gpt'],
  stands: () => false,
  wrote: (_, head) => {
    if (head.startsWith('PK')) return !head.includes('conversations') ? 0 : /chat\.html|user\.json/.test(head) ? 2 : 1;
    if (/^\ufeff?\s*\[/.test(head)) return /"mapping"\s*:/.test(head) ? 2 : 0;
    return NUMBERED.test(head) && !DATED.test(head) ? 1 : 0;
  },
  load: async () => (await import('./index.ts')).chatGpt,
};
