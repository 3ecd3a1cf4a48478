import type { Machine } from '../../src/adapter.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import type { Reach } from '../../src/kit/folder-of-texts.ts';
import { memoryBank, reachByRule } from '../../src/kit/memory-bank.ts';
import { FOLDERS, NAMED } from './paths.ts';

const SEEN = 'packages/opencode/src/kilocode/rules-migrator.ts of Kilo-Org/kilocode, read at 3dabe6dd';

/** Kilo loads the files of these folders, and none of a folder in them: the bank is read where one of them says so. */
const reach = (root: string, machine: Machine): Reach =>
  reachByRule(
    {
      files: [`${root}/.kilocoderules`, `${root}/AGENTS.md`],
      folders: [root, machine.home].flatMap((at) => [`${at}/.kilo/rules`, `${at}/.kilocode/rules`]),
    },
    machine,
    'Kilo loads its rules without the folders in them, and no rule tells the model to read memory-bank',
  );

/** Deprecated by its vendor in favour of AGENTS.md; the extension of before loaded it whole. */
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
  reach,
  edition: plainEdition({
    version: '1.0',
    date: '2026-11-22',
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'bullets below headings of Markdown pages', seen: SEEN },
  }),
  notices: 'Kilo reads the bank when a rule has it do so, at the next task; its vendor replaced it by AGENTS.md.',
  undriven: 'Kilo runs inside VS Code',
});
