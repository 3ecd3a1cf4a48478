import type { Adapter, Edition, Machine } from '../adapter.ts';
import { bullets } from './bullet-list.ts';
import type { Reach } from './folder-of-texts.ts';
import { kindPages, type KindPages } from './kind-pages.ts';

type Own = 'id' | 'title' | 'aliases' | 'docs' | 'brand' | 'folders' | 'pages' | 'notices' | 'undriven';

/** A memory bank: a folder of Markdown pages in each project, of which the bullets are memories. */
export interface MemoryBank extends Pick<KindPages, Own> {
  /** How the pages of one project reach the model. */
  reach(root: string, machine: Machine): Reach;
  edition: Edition;
}

/** Below the heading of `Remembered` where new bullets go; the bullets of the whole page are memories. */
export const memoryBank = ({ edition, reach, ...bank }: MemoryBank): Adapter =>
  kindPages({
    ...bank,
    owns: ['*.md'],
    conventions: [edition],
    grammar: (kindIn) => bullets({ section: 'Remembered', everywhere: true, kindIn }),
    containerOf: () => 'the pages of the bank',
    settings: reach,
    reach: (_, { settings }) => (settings as Reach | undefined) ?? { delivery: 'searchable', hops: 1 },
  });

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
