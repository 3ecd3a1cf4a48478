import { defineAdapter } from '../../src/adapter.ts';
import { isText } from '../../src/ir/store.ts';
import { EDITIONS } from './conventions.ts';
import { codexDrive } from './drive.ts';
import { codexSessions } from './sessions/sessions.ts';
import { express } from './express.ts';
import { health } from './health.ts';
import { committed, home, locate, profiles } from './paths.ts';
import { place } from './place.ts';
import { read } from './read.ts';
import { RUNNING, untilWhen } from './tables.ts';
import { relocate } from './relocate.ts';
import { view } from './view.ts';

/** Codex CLI: a summary that is loaded, a handbook that is grepped, and an extension of ours that both cite. */
export const codex = defineAdapter({
  id: 'codex',
  title: 'Codex CLI',
  aliases: ['codex-cli', 'openai-codex'],
  docs: ['https://developers.openai.com/codex/memories', 'https://github.com/openai/codex'],
  brand: ['Codex', '~/.codex', 'memory_summary.md'],
  notices: (store, now) =>
    `Codex takes the change in at its next session; it stands ${untilWhen(store.parse.next, now)}, and may then be reworded, moved or dropped.`,
  conventions: EDITIONS,
  profiles,
  locate,
  knows: (files) => (files.some((file) => /^memory_summary\.md$/.test(file)) ? 2 : 0),
  committed,
  home,
  read,
  express,
  place,
  view,
  health,
  relocate,
  drive: codexDrive,
  sessions: codexSessions,
  // The locks stand beside the roots, one per generation (docs/formats/codex.md §1); holding one makes Codex skip a
  // consolidation.
  framing: {
    hands: [
      { tool: 'exec_command', does: 'run', says: 'runs a shell command in the working folder; files are read with it' },
      { tool: 'apply_patch', does: 'write', says: 'writes a file, by its path' },
    ],
    copies: '',
    instructions: (stores) => {
      const home = stores.find(({ at }) => at.layout === 'home-doc');
      if (!home) return undefined;
      // Where both stand Codex reads the first alone, even if it is empty.
      const over = home.files.get('AGENTS.override.md');
      return `${home.at.root}/${isText(over) ? 'AGENTS.override.md' : 'AGENTS.md'}`;
    },
    seen: '0.169.0, 0.171.0',
  },
  inUse: [
    { by: 'flock', file: '../memories.lock', says: 'Codex is consolidating its memory' },
    { by: 'flock', file: '../memories_v2.lock', says: 'Codex is consolidating its memory' },
    { by: 'row', table: RUNNING, says: 'a consolidation of Codex holds a lease' },
  ],
});
