import type { Memory } from '../ir/memory.ts';

/** A memory that is to stand in the target, before it has a form. */
export interface Wanted {
  source: Memory;
  /** The source as it may be said there: secrets masked. */
  said?: Memory;
  memory: Memory;
  old?: Memory;
  /** Files in which nothing is written for it. */
  leaves?: readonly string[];
  /** It may take a better form than the one it stands in. */
  afresh?: boolean;
  /** Somebody else put it there: it stays where it is, with its links as they are. */
  isTheirs?: boolean;
  /** It looks like a memory that stands there: it takes what room the others leave. */
  last?: boolean;
}
