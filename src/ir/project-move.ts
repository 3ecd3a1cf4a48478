import type { Change, Location } from './store.ts';

/** A project that has another path now. */
export interface Move {
  /** The paths it went by: as it was typed, and where links on the way lead. */
  from: readonly string[];
  to: string;
  /** Other folders that are known and whose paths begin with the letters of an old one: `/work/my app two`. */
  beside?: readonly string[];
}

/** What a move changes in one store. */
export interface Relocated<Settings = unknown> {
  /** It may not exist yet. */
  at: Location<Settings>;
  changes: Change[];
  /** The store whose files come here. */
  was?: Location<Settings>;
  /** What is left as it is, by its file in the store that it stands in, and why. */
  stays: { file: string; why: string }[];
}
