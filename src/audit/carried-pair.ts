import type { Delivery } from '../ir/delivery.ts';
import type { Field, Memory } from '../ir/memory.ts';
import type { ParityStatus } from '../ir/parity.ts';

/** A memory that memport carried from one harness into another, and how the two stand to each other by now. */
export interface CarriedPair {
  from: string;
  to: string;
  /** Where it came from; absent where it is gone there. */
  source?: Memory;
  /** What was made of it; absent where that is gone. */
  target?: Memory;
  status: ParityStatus;
  moved?: readonly Field[];
  /** How it reached its model when it was written, where that is known. */
  arrived?: Delivery;
}
