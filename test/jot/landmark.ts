import type { Landmark } from '../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'jot',
  title: 'Jot',
  aliases: ['jotter'],
  stands: ({ home, stat }) => stat(`${home}/.jot`) !== undefined,
  load: async () => (await import('./index.ts')).jot,
};
