import type { Landmark } from '../../src/adapter.ts';

/** GitHub keeps these memories: on a machine there is what somebody copied of them. */
export const landmark: Landmark = {
  id: 'copilot-memory',
  title: 'GitHub Copilot Memory',
  aliases: ['github-copilot'],
  stands: () => false,
  wrote: (_, head) =>
    /^\ufeff?\s*[[{]/.test(head) && /"subject"\s*:\s*"/.test(head) && /"fact"\s*:\s*"/.test(head) ? 2 : 0,
  load: async () => (await import('./index.ts')).copilot,
};
