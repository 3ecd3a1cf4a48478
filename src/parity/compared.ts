import type { Origin } from '../ir/answer.ts';
import type { Field, Memory } from '../ir/memory.ts';
import type { Severity } from '../ir/finding-rules.ts';
import type { ParityStatus } from '../ir/parity.ts';
import type { Near } from '../meaning/near.ts';
import type { Delivered } from '../ir/view.ts';

/** One memory of either side with what stands for it on the other, and how the two compare. */
export interface Compared {
  status: ParityStatus;
  a?: Memory;
  /** What stands for it; of one that is missing, what looks most like it. */
  b?: Memory;
  /** How the two are known to belong together. */
  by?: 'ledger' | 'mark' | 'words' | 'edited' | 'answer';
  /** Who answered. */
  origin?: Origin;
  /** Why, in words of ours: nothing of a memory's text. */
  reason?: string;
  /** What parts two texts that are equal but for it. */
  near?: Near;
  /** What the target's leaves out, or what moved. */
  fields?: readonly Field[];
  /** What is wrong stands on the first side. */
  at?: 'a';
  /** How it reaches the model, where that is what is wrong. */
  delivered?: Delivered;
  /** How grave it is by itself, before anybody said otherwise. */
  severity: Severity | 'none';
  /** It was carried and removed there: a migration carries it again only where somebody says so. */
  declined?: true;
}
