import type { Edition } from '../../src/adapter.ts';
import { plainEdition } from '../../src/kit/editions.ts';

/** Read in the public source of these versions (README.md): no Serena was run. */
const READ_IN = 'oraios/serena, memory_manager.py and the page on memories; never run';

export const EDITIONS: readonly Edition[] = [
  plainEdition({
    version: '1.7.0',
    date: '2026-11-22',
    evidence: { value: 'as it is', seen: READ_IN },
    voice: { value: 'a Markdown page whose name says when it is worth reading', seen: READ_IN },
  }),
];
