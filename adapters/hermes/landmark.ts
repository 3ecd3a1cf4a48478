import type { Landmark } from '../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'hermes',
  title: 'Hermes Agent',
  aliases: ['hermes-agent'],
  // On Windows, or with a suffix, the home has another name.
  stands: ({ env, home, platform, stat }) =>
    platform === 'win32' ||
    Object.keys(env).some((name) => name.startsWith('HERMES_')) ||
    stat(`${home}/.hermes`) !== undefined,
  load: async () => (await import('./index.ts')).hermes,
};
