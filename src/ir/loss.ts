import type { LossShape } from './memory-schema.ts';

/** A field of a memory that did not arrive. A whole memory is lost only as blocked or unfit, with a rule id. */
export type Loss = LossShape;
