import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { Migration } from '../plan/migrate.ts';
import type { View } from '../ir/view.ts';
import type { Gathered, Sight } from './survey.ts';
import type { Veil } from './veil.ts';

/** A migration with what it was planned from: what printing, proving and carrying out need to know. */
export interface Planned {
  migration: Migration;
  source: Gathered;
  target: Gathered & { view: View };
  sight: Sight;
  options: PlanOptions;
  /** Hides the secrets of both sides in whatever is printed. */
  veil: Veil;
  /** A memory of either side as it may be shown. */
  shown: (memory: Memory) => Memory;
}
