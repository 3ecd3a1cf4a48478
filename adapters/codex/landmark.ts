import type { Landmark } from '../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'codex',
  title: 'Codex CLI',
  aliases: ['codex-cli', 'openai-codex'],
  stands: ({ env, home, stat }) => Boolean(env['CODEX_HOME']?.trim()) || stat(`${home}/.codex`) !== undefined,
  load: async () => (await import('./index.ts')).codex,
};
