import type { Memory } from '../ir/memory.ts';
import type { Route } from '../ir/plan-value.ts';
import type { Location, Store } from '../ir/store.ts';
import type { Loss } from '../ir/loss.ts';
import type { Target } from './target.ts';

/** A memory of the source with the store that is to take it, or why none does. */
export interface RoutedMemory {
  memory: Memory;
  from: Store;
  to: Location | Loss;
}

/** One whose memories have a home in the target. */
export type Homed = RoutedMemory & { to: Location };

export interface Routing {
  routes: Route[];
  carried: RoutedMemory[];
  /** Keys of the project scopes that were asked for. */
  asked: readonly string[] | undefined;
  /** Key of the project whose memories may stand in a text that is loaded everywhere. */
  focus: string | undefined;
}

/** One store of the target, and what is to stand in it. */
export interface Bound {
  target: Target;
  /** Everything that is to arrive, and of the very same memories one each. */
  all: Homed[];
  carried: Homed[];
}

export interface Routed extends Routing {
  bound: Bound[];
}
