import type { Landmark } from '../../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'gemini-app',
  title: 'Gemini app',
  aliases: ['gemini.google.com'],
  stands: () => false,
  wrote: () => 0,
  load: async () => (await import('./index.ts')).geminiApp,
};
