import type { PlanOptions } from '../ir/plan.ts';
import type { Migration } from '../migrate.ts';
import type { Sight, Surveyed } from '../survey.ts';

/** A migration with what it was planned from: what printing, proving and carrying out need to know. */
export interface Planned {
  migration: Migration;
  source: Surveyed;
  target: Surveyed;
  sight: Sight;
  options: PlanOptions;
  /** How a memory with a secret in it may be named, by id. */
  named: ReadonlyMap<string, string>;
}
