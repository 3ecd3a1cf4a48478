import { FORMAT } from './document.ts';
import type { Seen } from './ir/drive.ts';
import type { Memory } from './ir/memory.ts';
import type { Block, Delivery } from './ir/view.ts';
import type { Surveyed } from './survey.ts';
import { derive } from './text/derive.ts';
import { oneLine } from './text/sentence.ts';

/** What one start of the real client showed of one memory, beside what was predicted. */
export interface Verified {
  id: string;
  predicted: Delivery;
  observed: Delivery;
  hops?: number;
}

/** A block of text that the client sends and the view predicts differently, or that only one of them has. */
export interface BlockDifference {
  label: string;
  predicted?: string;
  observed?: string;
}

export interface VerifiedPlace {
  cwd: string;
  /** The memory folder the client itself names, beside the one that was located. */
  directory?: { located: string; reported: string };
  memories: Verified[];
  blocks: BlockDifference[];
  tookMs: number;
}

export interface VerifyDocument {
  version: typeof FORMAT;
  command: 'verify';
  client: { name: string; version: string; file: string };
  settings: Record<string, unknown>;
  places: VerifiedPlace[];
  /** All places together, as other documents name memories. */
  memories: Verified[];
  /** Stores that were not run, and why. */
  rest: { store: string; root: string; why: string }[];
  cause?: string;
  findings: [];
}

/** Holds what a client sent against what was predicted for that place: block by block, memory by memory. */
export const held = (surveyed: Surveyed, seen: Seen): Pick<VerifiedPlace, 'memories' | 'blocks'> => {
  const deliveries = new Map(surveyed.view.deliveries.map((each) => [each.id, each.delivery]));
  const memories = surveyed.stores.filter((store) => store.at.role === 'store').flatMap((store) => store.memories);
  return {
    memories: memories.flatMap((memory): Verified[] => {
      const predicted = deliveries.get(memory.id);
      return predicted === undefined ? [] : [{ id: memory.id, predicted, ...observedOf(memory, seen) }];
    }),
    blocks: blockDifferences(surveyed.view.always, seen.blocks),
  };
};

/** By the text alone: a statement that stands in what was loaded, a hook that does, a statement that an opened file gave. */
export const observedOf = (memory: Memory, seen: Seen): { observed: Delivery; hops?: number } => {
  const loaded = seen.blocks.map((block) => oneLine(block.text));
  const statement = oneLine(memory.statement);
  if (loaded.some((text) => text.includes(statement))) return { observed: 'loaded' };
  const opened = seen.results.filter((result) => result.failed === undefined && oneLine(result.text).includes(statement));
  const hops = opened.length === 0 ? undefined : Math.min(...opened.map((result) => result.hops));
  if (hops === undefined) return { observed: 'unseen' };
  const hook = oneLine(memory.hook ?? derive(memory.statement).hook);
  return hops === 1 && loaded.some((text) => text.includes(hook)) ? { observed: 'indexed', hops } : { observed: 'searchable', hops };
};

type Said = Omit<Block, 'role' | 'file'> & { role: string };

/** Compared as a set keyed by role and label, in both directions: a block the view lacks fails as well, and so does one sent twice. */
export const blockDifferences = (predicted: readonly Said[], observed: readonly Said[]): BlockDifference[] => {
  const [ours, theirs] = [keyed(predicted), keyed(observed)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key): BlockDifference[] => {
    const [mine, its] = [ours.get(key), theirs.get(key)];
    const label = (mine ?? its)?.label ?? key;
    return mine?.text === its?.text ? [] : [{ label, ...(mine && { predicted: mine.text }), ...(its && { observed: its.text }) }];
  });
};

const keyed = (blocks: readonly Said[]): Map<string, Said> => {
  const all = new Map<string, Said>();
  for (const block of blocks) {
    let key = `${block.role} ${block.label}`;
    while (all.has(key)) key += '\0';
    all.set(key, block);
  }
  return all;
};

export const mismatches = (place: VerifiedPlace): Verified[] => place.memories.filter((each) => each.predicted !== each.observed);

/** Why prediction and observation part: a client newer than any seen explains more than a bug of ours does. */
export const likelyCause = (surveyed: Surveyed, version: string): string => {
  const at = surveyed.stores.find((store) => store.at.role === 'store')?.at;
  if (at && !at.seen) return `${surveyed.adapter.title} ${version} is newer than any version memport was tried on`;
  return 'a setting memport does not know, or an error of memport: please report it with the two texts above';
};
