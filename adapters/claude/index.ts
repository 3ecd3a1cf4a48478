import { defineAdapter } from '../../src/adapter.ts';
import { EDITIONS } from './conventions.ts';
import { claudeDrive } from './drive.ts';
import { claudeSessions } from './sessions/sessions.ts';
import { express } from './express.ts';
import { health } from './health.ts';
import { committed, home, locate } from './paths.ts';
import { place } from './place.ts';
import { read } from './read.ts';
import { relocate } from './relocate.ts';
import { view } from './view.ts';

/**
 * Claude Code: one file a memory, an index of one line each that alone is loaded, per project; global memory as a rule
 * file.
 */
export const claude = defineAdapter({
  id: 'claude',
  title: 'Claude Code',
  aliases: ['claude-code', 'cc'],
  docs: ['https://code.claude.com/docs/en/memory'],
  brand: ['Claude', 'CLAUDE.md', '~/.claude', '/memory', 'MEMORY.md'],
  notices: () => 'Claude Code takes the change in at its next session.',
  conventions: EDITIONS,
  locate,
  committed,
  knows: (files) => (files.some((file) => /^[^/]+\.md$/i.test(file)) ? 1 : 0),
  home,
  read,
  express,
  place,
  view,
  health,
  relocate,
  drive: claudeDrive,
  sessions: claudeSessions,
  framing: {
    hands: [
      { tool: 'Read', does: 'read', says: 'reads a file, by its absolute path' },
      { tool: 'Write', does: 'write', says: 'writes a file, by its absolute path' },
      { tool: 'Bash', does: 'run', says: 'runs a shell command in the working folder' },
    ],
    copies: '',
    instructions: (stores) => {
      const home = stores.find(({ at }) => at.role === 'store' && at.scope.level === 'global');
      return home && `${home.at.root}/CLAUDE.md`;
    },
    seen: '2.1.197, 2.1.329, 2.1.332',
  },
  inUse: [
    {
      by: 'fresh-file',
      file: '.consolidate-lock',
      withinMs: 3_600_000,
      says: 'Claude Code is consolidating this memory',
    },
  ],
});
