import type { Landmark } from '../../src/adapter.ts';

const load = (id: string) => async (): ReturnType<Landmark['load']> => (await import('./index.ts')).assistant(id);

const isZip = (head: string): boolean => head.startsWith('PK');
/** A line as the import prompt of Claude.ai has assistants write it. */
const DATED = /^(?:[-*+•] +)?\[(?:\d{4}-\d\d-\d\d|unknown)\] *[-–—] *\S/m;
const NUMBERED = /^\d+\. +\[\d{4}-\d\d-\d\d\]/m;

/** Assistants in a browser: they keep nothing on this machine, and are read and written as files that people carry. */
export const assistants: readonly Landmark[] = [
  {
    id: 'chatgpt',
    title: 'ChatGPT',
    aliases: ['chat-gpt'],
    stands: () => false,
    wrote: (_, head) => {
      if (isZip(head)) return !head.includes('conversations') ? 0 : /chat\.html|user\.json/.test(head) ? 2 : 1;
      if (/^\ufeff?\s*\[/.test(head)) return /"mapping"\s*:/.test(head) ? 2 : 0;
      return NUMBERED.test(head) && !DATED.test(head) ? 1 : 0;
    },
    load: load('chatgpt'),
  },
  {
    id: 'claude-ai',
    title: 'Claude.ai',
    aliases: ['claude.ai', 'claude-app'],
    stands: () => false,
    wrote: (_, head) => {
      if (isZip(head)) return /memories(?:\.json(?!l)|\/)/.test(head) && /users\.json/.test(head) ? 2 : 0;
      if (/^\ufeff?\s*[[{]/.test(head) && !DATED.test(head)) return head.includes('"conversations_memory"') ? 2 : 0;
      return DATED.test(head) ? 1 : 0;
    },
    load: load('claude-ai'),
  },
  {
    id: 'gemini-app',
    title: 'Gemini app',
    aliases: ['gemini.google.com'],
    stands: () => false,
    wrote: () => 0,
    load: load('gemini-app'),
  },
];
