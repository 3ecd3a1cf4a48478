import type { Machine } from '../../src/adapter.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import type { Reach } from '../../src/kit/folder-of-texts.ts';
import { memoryBank, reachByRule } from '../../src/kit/memory-bank.ts';
import { FOLDERS, NAMED } from './paths.ts';

const SEEN = 'the rules of docs.cline.bot/best-practices/memory-bank, read; Cline itself does not know the folder';
/** Cline reads the bank because a rule tells it to, and not by itself. */
const reach = (root: string, machine: Machine): Reach =>
  reachByRule(
    {
      files: [`${root}/.clinerules`, `${root}/AGENTS.md`, `${machine.home}/.agents/AGENTS.md`],
      folders: [`${root}/.clinerules`, `${machine.home}/Documents/Cline/Rules`],
    },
    machine,
    'no rule of Cline tells the model to read memory-bank',
  );

/** A convention, and no feature: pages that a rule has the model read before each task. */
export const cline = memoryBank({
  ...NAMED,
  docs: ['https://docs.cline.bot/best-practices/memory-bank'],
  brand: ['Cline', '.clinerules'],
  folders: FOLDERS,
  pages: {
    project: ['activeContext.md', 'projectbrief.md', 'productContext.md'],
    reference: ['techContext.md', 'systemPatterns.md'],
    episode: ['progress.md'],
    rule: ['rules.md'],
    profile: ['user.md'],
    procedure: ['procedures.md'],
  },
  reach,
  edition: plainEdition({
    version: '1.0',
    date: '2026-11-22',
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'bullets below headings of Markdown pages', seen: SEEN },
  }),
  notices: 'Cline reads the bank when its rule has it do so, at the start of a task.',
  undriven: 'the bank is a convention of its users: no code of Cline reads it',
});
