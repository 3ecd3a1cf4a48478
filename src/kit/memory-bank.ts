import type { Adapter, Edition, Landmark, Machine } from '../adapter.ts';
import type { Kind } from '../ir/memory.ts';
import type { Location } from '../ir/store.ts';
import { bullets } from './bullet-list.ts';
import { folderOfTexts, type Reach } from './folder-of-texts.ts';
import { homeOfFolders, projectsOf, textsAt } from './project-folders.ts';

/** A memory bank: a folder of Markdown pages in each project, of which the bullets are memories. */
export interface MemoryBank extends Pick<Landmark, 'id' | 'title' | 'aliases'>, Pick<Adapter, 'docs' | 'brand'> {
  /** Below the root of the project, the usual one first. */
  folders: readonly [string, ...string[]];
  /** The page that takes a kind; other pages that the bank is known to have follow. */
  pages: Readonly<Record<Kind, readonly [string, ...string[]]>>;
  /** How the pages of one project reach the model. */
  reach(root: string, machine: Machine): Reach;
  edition: Edition;
  notices: string;
  undriven: string;
}

const bankIn = ({ folders }: Pick<MemoryBank, 'folders'>, root: string, machine: Machine): string =>
  [...folders].find((each) => machine.stat(`${root}/${each}`)?.kind === 'folder') ?? folders[0];

/** Below the heading of `Remembered` where new bullets go; the bullets of the whole page are memories. */
export const memoryBank = (bank: MemoryBank): Adapter => {
  const { id, title, aliases, docs, brand, pages, edition, notices, undriven } = bank;
  const kinds = Object.entries(pages) as [Kind, readonly string[]][];
  const at = (root: string, folder: string, exists: boolean): Location =>
    textsAt(
      id,
      `${root}/${folder}`,
      { level: 'project', key: root, paths: [root] },
      {
        edition: edition.version,
        seen: true,
        owns: ['*.md'],
        exists,
      },
    );
  return folderOfTexts({
    id,
    title,
    aliases,
    docs,
    brand,
    notices,
    undriven,
    conventions: [edition],
    grammar: bullets({
      section: 'Remembered',
      everywhere: true,
      kindIn: (file) => kinds.find(([, names]) => names.includes(file))?.[0] ?? 'reference',
    }),
    locate: (machine) =>
      projectsOf(machine).map((root) => {
        const folder = bankIn(bank, root, machine);
        const exists = machine.stat(`${root}/${folder}`)?.kind === 'folder';
        return { ...at(root, folder, exists), settings: bank.reach(root, machine) };
      }),
    home: homeOfFolders(title, (root) => at(root, bank.folders[0], false)),
    containerOf: () => 'the pages of the bank',
    filesFor: ({ kind, status }) =>
      status === 'active' ? [pages[kind][0]] : `what ${title} keeps is active, this memory is ${status}`,
    reach: (_, { settings }) => (settings as Reach | undefined) ?? { delivery: 'searchable', hops: 1 },
  });
};

const RULE_BYTES = 1 << 16;

/** A bank that no code reads is read because a rule tells the model to: one of these files, or one of these folders. */
export const reachByRule = (
  { files, folders }: Readonly<Record<'files' | 'folders', readonly string[]>>,
  { list, text }: Machine,
  unruled: string,
): Reach => {
  const inside = folders.flatMap((folder) => (list(folder) ?? []).map((name) => `${folder}/${name}`));
  const ruled = [...files, ...inside].find((file) => /memory[- ]bank/i.test(text(file, RULE_BYTES) ?? ''));
  return ruled === undefined
    ? { delivery: 'unseen', reason: unruled }
    : { delivery: 'searchable', hops: 1, reason: `${ruled.slice(ruled.lastIndexOf('/') + 1)} has the model read it` };
};
