import { defineAdapter } from '../../src/adapter.ts';
import { EDITIONS } from './conventions.ts';
import { qwenDrive } from './drive.ts';
import { express } from './express.ts';
import { health } from './health.ts';
import { home, locate } from './paths.ts';
import { place } from './place.ts';
import { read } from './read.ts';
import type { QwenParse, QwenSettings } from './store.ts';
import { view } from './view.ts';

/** Qwen Code: Claude's typed memory under other roots, with an index that the client itself writes from the files. */
export const qwenAdapter = defineAdapter<QwenParse, QwenSettings>({
  id: 'qwen',
  title: 'Qwen Code',
  aliases: ['qwen-code'],
  docs: ['https://qwenlm.github.io/qwen-code-docs'],
  brand: ['Qwen', 'QWEN.md', '~/.qwen', '/memory', '/dream', 'MEMORY.md'],
  notices: () => 'Qwen Code takes the change in at its next session.',
  conventions: EDITIONS,
  locate,
  home,
  read,
  express,
  place,
  view,
  health,
  drive: qwenDrive,
  inUse: [
    {
      by: 'fresh-file',
      file: '../consolidation.lock',
      withinMs: 3_600_000,
      says: 'Qwen Code is consolidating this memory',
    },
  ],
});
