import type { FindingShape } from './memory-schema.ts';

/** A diagnostic; its rule has a row in the table of rules. */
export type Finding = FindingShape;
