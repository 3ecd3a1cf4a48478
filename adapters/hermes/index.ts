import { defineAdapter } from '../../src/adapter.ts';
import { EDITIONS } from './conventions.ts';
import { express } from './express.ts';
import { health } from './health.ts';
import { committed, home, locate, profiles } from './paths.ts';
import { place } from './place.ts';
import { read } from './read.ts';
import { relocate } from './relocate.ts';
import { view } from './view.ts';

/** Hermes Agent: two §-delimited files with a hard cap, loaded whole, and skills for what finds no room there. */
export const hermes = defineAdapter({
  id: 'hermes',
  title: 'Hermes Agent',
  aliases: ['hermes-agent'],
  docs: ['https://github.com/NousResearch/hermes-agent'],
  brand: ['Hermes', 'skill_view', '~/.hermes', 'SOUL.md'],
  notices: () => 'Hermes Agent takes the change in at its next session.',
  conventions: EDITIONS,
  profiles,
  locate,
  knows: (files) => (files.some((file) => /(?:^|\/)USER\.md$/.test(file)) ? 2 : 0),
  committed,
  home,
  read,
  express,
  place,
  view,
  health,
  relocate,
  framing: {
    hands: [
      { tool: 'read_file', does: 'read', says: 'reads a file, by its path' },
      { tool: 'write_file', does: 'write', says: 'writes a file, by its path' },
      { tool: 'terminal', does: 'run', says: 'runs a shell command in the working folder' },
    ],
    copies: 'memories',
    seen: 'read in its sources, not run',
  },
  inUse: [
    { by: 'flock', file: 'memories/MEMORY.md.lock', says: 'Hermes is writing MEMORY.md' },
    { by: 'flock', file: 'memories/USER.md.lock', says: 'Hermes is writing USER.md' },
  ],
  undriven: 'Hermes Agent has no run without an account',
});
