import type { FindingRule } from './finding-rules.ts';
import type { Field } from './memory.ts';

/** Where a field that the target cannot hold is kept instead. */
export type Kept = 'ledger' | 'detail' | 'reference' | 'nowhere';

/** A field of a memory that did not arrive. A whole memory is lost only as blocked or unfit, with a rule id. */
export interface Loss {
  memory: string;
  field: Field | 'memory';
  reason: string;
  kept: Kept;
  rule?: FindingRule;
}
