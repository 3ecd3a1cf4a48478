import { defineAdapter } from '../../src/adapter.ts';
import { bulletList } from '../../src/kit/bullet-list.ts';
import { EDITIONS, FRAMES } from './conventions.ts';

/**
 * A harness that does not exist: it loads `~/.jot/NOTES.md` whole, and remembers in bullets below one heading of it.
 */
export const jot = defineAdapter(
  bulletList({
    id: 'jot',
    title: 'Jot',
    aliases: ['jotter'],
    docs: ['https://example.com/jot'],
    brand: ['Jot'],
    home: '.jot',
    file: 'NOTES.md',
    section: 'Remembered',
    frames: FRAMES,
    notices: 'Jot reads its notes at every start.',
    conventions: EDITIONS,
    undriven: 'there is no such client',
  }),
);
