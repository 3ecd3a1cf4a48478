import type { Site } from '../../src/adapter.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import type { IndexText } from '../../src/text/index-items.ts';

export interface QwenSettings {
  /** Where `projects/` and `memories/` lie. */
  base: string;
  /** The folder that memport was asked about. */
  cwd: string;
  /** Why memory is off; absent = it is on. */
  offBy?: string;
  /** The team's memory is loaded. */
  team: boolean;
}

export interface QwenParse {
  index: IndexText;
  /** The file that a line names, as it is called on the disk. */
  fileOf(target: string): string | undefined;
}

export type QwenAt = Location<QwenSettings>;
export type QwenStore = Store<QwenParse, QwenSettings>;
export type QwenSite = Site<QwenParse, QwenSettings>;
