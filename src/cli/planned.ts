import type { PlanOptions } from '../ir/plan.ts';
import type { Migration } from '../migrate.ts';
import type { View } from '../ir/view.ts';
import type { Gathered, Sight } from '../survey.ts';

/** A migration with what it was planned from: what printing, proving and carrying out need to know. */
export interface Planned {
  migration: Migration;
  source: Gathered;
  target: Gathered & { view: View };
  sight: Sight;
  options: PlanOptions;
  /** How a memory with a secret in it may be named, by id. */
  named: ReadonlyMap<string, string>;
}
