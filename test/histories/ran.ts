import { join, relative } from 'node:path';
import type { Decided, Plan } from '../../src/ir/plan-value.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import type { End } from './ends.ts';
import type { LedgerRow } from './room.ts';
import type { Wishes } from './steps.ts';
import { textOf, type Tree } from './tree.ts';
import { filesOf } from './words.ts';

/** A line that a person or a harness wrote, and when. */
export interface Authored {
  file: string;
  line: string;
  at: number;
}

/** A line that a person or a harness took away. */
export interface Removed {
  file: string;
  line: string;
  at: number;
}

/** One run of memport with all that a law may look at. */
export interface Ran {
  from: End;
  to: End;
  wishes: Wishes;
  exit: number;
  stderr: string;
  plan: Plan | undefined;
  home: string;
  before: Tree;
  after: Tree;
  source: readonly Store[];
  targetBefore: readonly Store[];
  targetAfter: readonly Store[];
  rows: readonly LedgerRow[];
  rowsAfter: readonly LedgerRow[];
  /** The HOME when these two ends last met in a run, in whichever direction, and when that was. */
  met: { tree: Tree; at: number } | undefined;
  /** The HOME when a run last went this very way, where nothing has been forgotten or taken back since. */
  booked: { tree: Tree; at: number } | undefined;
  authored: readonly Authored[];
  removed: readonly Removed[];
  /** Files that nobody can read just now. */
  blocked: readonly string[];
  /** Nobody has edited anything since the beginning, and nothing was taken back or lost. */
  pristine: boolean;
}

/** What is wrong, in a sentence each. */
export type Law = (ran: Ran) => string[];

export const WRITING = new Set(['moved', 'updated', 'merged', 'supersedes', 'withdrawn', 'new']);

export interface Block {
  memory: Memory;
  place: Place;
  file: string;
  text: string;
}

export const blocksOf = (home: string, stores: readonly Store[]): Block[] =>
  stores
    .filter(({ at }) => at.role === 'store')
    .flatMap((store) =>
      store.memories.flatMap((memory) =>
        memory.places.map((place): Block => ({
          memory,
          place,
          file: relative(home, join(store.at.root, place.file)),
          text: store.files.get(place.file)?.text.slice(...place.span) ?? '',
        })),
      ),
    );

/**
 * Memories of a line: it may lie in a block, without the mark of its bullet too, or have the block in it, as an index
 * line has.
 */
export const holdersIn = (blocks: readonly Block[], file: string, line: string): Memory[] =>
  blocks
    .filter(
      ({ file: own, text }) =>
        own === file &&
        (text.includes(line.replace(/^\s*[-*+] /, '')) || (text.trim().length > 7 && line.includes(text.trim()))),
    )
    .map(({ memory }) => memory);

export const isIn = (file: string, { root, name }: End): boolean =>
  file.startsWith(`${root}/`) && (name !== 'hermes' || !file.startsWith('.hermes/profiles/'));
export const has = (tree: Tree, file: string, line: string): boolean => textOf(tree, file).includes(line);
export const hasAnywhere = (tree: Tree, end: End, words: string): boolean =>
  filesOf(tree, end).some((file) => has(tree, file, words));
export const short = (text: string): string => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
export const said = ({ decision, reason, id }: Decided): string =>
  `${decision} ${id}${reason === undefined ? '' : ` (${reason})`}`;

/** Ids that a decision's memory has in the target, and had before the run. */
export const idsThere = ({ target }: Decided): string[] => [
  ...(target?.id === undefined ? [] : [target.id]),
  ...(target?.was ?? []),
];

export const decisionsOn = ({ plan }: Ran, ids: readonly string[]): Decided[] =>
  (plan?.decisions ?? []).filter((each) => idsThere(each).some((id) => ids.includes(id)));
