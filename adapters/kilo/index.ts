import { plainEdition } from '../../src/kit/editions.ts';
import { memoryBank } from '../../src/kit/memory-bank.ts';
import { FOLDERS, NAMED } from './paths.ts';

const SEEN = 'src/core/prompts/sections/custom-instructions.ts of Kilo-Org/kilocode, read at 05c175d2';

/** A folder of the rules that Kilo loads whole, folders below them too. */
export const kilo = memoryBank({
  ...NAMED,
  docs: ['https://kilo.ai/docs/customize/context/memory-bank'],
  brand: ['Kilo', '.kilocode'],
  folders: FOLDERS,
  pages: {
    project: ['context.md', 'brief.md', 'product.md'],
    reference: ['tech.md', 'architecture.md'],
    procedure: ['tasks.md'],
    rule: ['rules.md'],
    profile: ['user.md'],
    episode: ['history.md'],
  },
  reach: () => ({ delivery: 'loaded' }),
  edition: plainEdition({
    version: '1.0',
    date: '2026-11-22',
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'bullets below headings of Markdown pages', seen: SEEN },
  }),
  notices: 'Kilo loads the bank with its rules at the next task.',
  undriven: 'Kilo runs inside VS Code',
});
