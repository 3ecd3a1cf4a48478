import type { Field } from './field.ts';

/** Per field, a hash of its value. */
export type Base = Partial<Record<Field, string>>;

/** What memport left about a memory that it placed: in the target itself, or in the ledger. */
export interface Mark {
  /** The id that the memory had at the source. */
  source: string;
  /** What the source said when it was carried. */
  base: Base;
  /** What the target said right after; old marks do not know it. */
  placed?: Base;
  /** By file, a hash of the words that each line of it said right after, where several places say one memory. */
  lines?: Readonly<Record<string, string>>;
  /** What each of its links said at the source, in order, where one says something else here. */
  links?: readonly string[];
}
