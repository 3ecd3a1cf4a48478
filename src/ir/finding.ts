import type { FindingShape } from './memory-schema.ts';

/** A diagnostic; its rule has a row in the table of rules. */
export type Finding = FindingShape & {
  /** The memories that one finding is told for, where it is told once for many. */
  each?: readonly Pick<FindingShape, 'file' | 'memory'>[];
};
