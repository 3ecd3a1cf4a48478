import { defineAdapter, type Adapter, type Machine } from '../../src/adapter.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { FileTree, Location, Store } from '../../src/ir/store.ts';
import type { View } from '../../src/ir/view.ts';
import { familyAdapter, type LoadRefusal } from './family.ts';
import { FAMILIES } from './families.ts';
import { rulesIn, storeOf } from './read.ts';
import { legible } from '../../src/kit/problems.ts';
import { unfit } from '../../src/kit/unfit.ts';

/** Instruction files as clients load them; what ends so is one too (`docs/CLAUDE.md`). */
const FILES = [
  'claude.md',
  'claude.local.md',
  'agents.md',
  'agents.override.md',
  '.hermes.md',
  'hermes.md',
  'gemini.md',
];

/** The file that is named; what it says holds in the folder it stands in and below. */
const locate = (machine: Machine): Location[] => {
  const file = machine.asked.root ?? '';
  const root = file.slice(0, file.lastIndexOf('/')) || '/';
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    {
      id: `instructions:${name}`,
      harness: 'instructions',
      root,
      scope: { level: 'project', key: root, paths: [root] },
      edition: '1',
      seen: true,
      layout: 'instructions',
      exists: machine.stat(file)?.kind === 'file',
      role: 'store',
      owns: [],
      reads: [name],
      settings: undefined,
      closed: 'instruction files are only read',
      findings: [],
    },
  ];
};

const refused = (): Loss => unfit('instruction files are only read');

const read = (files: FileTree, at: Location): Store => {
  const { texts } = legible(files);
  const loaded = [...texts.keys()].map((file) => ({ file, when: { load: 'always' as const } }));
  return storeOf(at, files, rulesIn(texts, loaded, at));
};

/** A client that loads an instruction file loads all of it. */
const view = (stores: readonly Store[]): View => ({
  always: stores.flatMap(({ files }) =>
    [...files].map(([file, { text }]) => ({ role: 'user' as const, label: file, text, file })),
  ),
  budgets: [],
  deliveries: stores.flatMap(({ memories }) => memories.map(({ id }) => ({ id, delivery: 'loaded' as const }))),
  notes: [],
});

/** CLAUDE.md, AGENTS.md, .hermes.md: written by people for every agent, read whole and never written here. */
export const instructions = defineAdapter({
  id: 'instructions',
  title: 'instruction file',
  aliases: FILES,
  docs: ['https://agents.md'],
  brand: [],
  named: true,
  notices: () => 'An instruction file is read at the next start.',
  conventions: [],
  locate,
  home: refused,
  read,
  express: refused,
  place: () => ({ changes: [], findings: [] }),
  view,
  health: () => [],
  inUse: [],
  undriven: 'an instruction file is no client',
});

/**
 * The same files as their clients find them, and as rules are written into them on request; `refusals` says by family
 * what its client does not load.
 */
export const familiesWith = (refusals: Readonly<Record<string, LoadRefusal>>): Adapter[] =>
  FAMILIES.map((family) => familyAdapter(family, refusals[family.id]));
