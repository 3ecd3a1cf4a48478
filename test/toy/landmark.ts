import type { Landmark } from '../../src/adapter.ts';

export const landmark: Landmark = {
  id: 'toy',
  title: 'Toy',
  aliases: ['toybox'],
  stands: ({ home, stat }) => stat(`${home}/.toy`) !== undefined,
  load: async () => (await import('./index.ts')).toy,
};
