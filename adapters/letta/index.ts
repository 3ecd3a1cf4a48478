import { defineAdapter } from '../../src/adapter.ts';
import { shellWord } from '../../src/text/shell-word.ts';
import { EDITIONS, NAMES } from './conventions.ts';
import { express } from './express.ts';
import { health } from './health.ts';
import { home, locate, profiles } from './paths.ts';
import { place } from './place.ts';
import { read } from './read.ts';
import { view } from './view.ts';

/** Letta Code: a git folder per agent. memport writes files there and never commits. */
export const letta = defineAdapter({
  ...NAMES,
  docs: ['https://docs.letta.com/letta-code/memory'],
  brand: ['Letta', 'MemFS', '$MEMORY_DIR', '/recompile'],
  notices: ({ at: { root } }) =>
    `Letta takes the change in once it is committed: git -C ${shellWord(root)} add '*.md' && git -C ${shellWord(root)} commit -m 'Carry memories'`,
  conventions: EDITIONS,
  profiles,
  locate,
  home,
  read,
  express,
  place,
  view,
  health,
  inUse: [
    { by: 'fresh-file', file: '.git/index.lock', withinMs: 600_000, says: 'git is at work in the memory folder' },
  ],
  undriven: 'Letta Code has no run without an account or a model of its own',
});
