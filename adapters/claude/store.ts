import type { Site } from '../../src/adapter.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import type { IndexText } from '../../src/text/index-items.ts';
import type { Ref } from '../../src/text/index-refs.ts';
import type { ClaudeSettings } from './settings.ts';

/** One instruction file that is read for a view and owned by nobody here. */
export interface ContextAt {
  label: string;
  file: string;
  order: number;
  /** Globs of a rule that waits for a file to be read. */
  paths?: string[];
}

export interface ClaudePlace extends ClaudeSettings {
  configHome: string;
  /** The folder that memport was asked about. */
  cwd: string;
  slug?: string;
  /** Folders that the name of the store stands for. */
  origins?: string[];
  context?: ContextAt;
}

export interface ClaudeParse {
  indexes: ReadonlyMap<string, IndexText>;
  /** The second-level indexes that memport wrote, by kind. */
  topics: ReadonlyMap<string, string>;
  /** Something is called MEMORY.md, a link to nothing included: the client then writes none (run). */
  indexStands: boolean;
  /** By the target a line names, as found on disk. */
  resolve(ref: Ref): string | undefined;
}

export type ClaudeAt = Location<ClaudePlace>;
export type ClaudeStore = Store<ClaudeParse, ClaudePlace>;
export type ClaudeSite = Site<ClaudeParse, ClaudePlace>;
