import type { PlanOptions } from '../ir/plan-value.ts';
import type { Run } from '../store/journal.ts';
import { apply, type Order } from './apply.ts';
import type { ListDocument } from './document.ts';
import { list } from './list.ts';
import { plan, type Planned } from './plan.ts';
import { show } from './show.ts';
import type { Outlook } from '../world/sight.ts';
import { undo, type UndoOptions, type Undone } from './undo.ts';
import { worldOf, type Given } from '../world/world.ts';

/** What a plan is asked for; what is left out asks nobody, and blocks what is dangerous. */
export type Wish = Pick<PlanOptions, 'from' | 'to'> & Partial<PlanOptions>;

/**
 * memport for programs: what its commands do, without a terminal. Whatever is refused is thrown as a `MemportError`.
 */
export interface Memport {
  /** Every memory of one harness, or of all; secrets are masked. */
  list(harness?: string, outlook?: Outlook): Promise<ListDocument>;
  /** One harness, and what its model is given. */
  show(harness: string, outlook?: Outlook): Promise<ListDocument>;
  /** What carrying memories from one harness to another would do; nothing is written. */
  plan(wish: Wish): Promise<Planned>;
  /** Carries a plan out as one unit; undefined where there is nothing to write. */
  apply(planned: Planned, order?: Order): Promise<Run | undefined>;
  /** Takes the last run back, or the one that is named. */
  undo(asked?: UndoOptions): Promise<Undone>;
}

export const open = (given: Given): Memport => {
  const world = worldOf(given);
  return {
    list: (harness, outlook) => list(world, harness, outlook),
    show: (harness, outlook) => show(world, harness, outlook),
    plan: (wish) =>
      plan(world, { onConflict: 'ask', onSecret: 'block', onInjection: 'block', cwd: world.cwd, ...wish }),
    apply: (planned, order) => apply(world, planned, order),
    undo: (asked) => undo(world, asked),
  };
};
