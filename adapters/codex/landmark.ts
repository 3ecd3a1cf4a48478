import type { Landmark } from '../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'codex',
  title: 'Codex CLI',
  aliases: ['codex-cli', 'openai-codex'],
  // By the names in HOME: a link to nothing is a home that cannot be read, and so is what nobody may look into.
  stands: ({ env, home, list }) => Boolean(env['CODEX_HOME']?.trim()) || (list(home)?.includes('.codex') ?? true),
  load: async () => (await import('./index.ts')).codex,
};
