import type { Landmark } from '../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'hermes',
  title: 'Hermes Agent',
  aliases: ['hermes-agent'],
  // On Windows, or with a suffix, the home has another name. A link to nothing is a home that cannot be read.
  stands: ({ env, home, platform, list }) =>
    platform === 'win32' ||
    Object.keys(env).some((name) => name.startsWith('HERMES_')) ||
    (list(home)?.includes('.hermes') ?? true),
  load: async () => (await import('./index.ts')).hermes,
};
