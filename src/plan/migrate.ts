import type { Loss } from '../ir/loss.ts';
import type { Memory } from '../ir/memory.ts';
import type { Decided, Plan, PlanOptions } from '../ir/plan.ts';
import { atOnce, type Steps } from '../ir/steps.ts';
import type { Location } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import { keysToKeep } from '../ledger/aliases.ts';
import { rowsInto } from '../ledger/books.ts';
import { obstaclesIn } from './changes.ts';
import { planDocument, type Drafted } from './plan-document.ts';
import type { Carriage } from './match.ts';
import { intoStore, type Outcome } from './outcome.ts';
import type { Request } from './request.ts';
import { routesOf, type Homed } from './routes.ts';
import { unfit } from './settled.ts';
import { storeKey } from '../ledger/store-key.ts';
import { today } from './today.ts';

/** A plan with what it takes to carry it out. */
export interface Migration {
  plan: Plan;
  stores: Drafted[];
  /** Rows the ledger is to have after the apply, new or in place of one of the same ends. Worked out when first asked for: a plan alone has no use for them. */
  readonly rows: Carriage[];
  /** Rows it is to forget. */
  dropped: Carriage[];
  /** By folder, what its scope is and was called. */
  keys: Record<string, string[]>;
  /** Rows that only note what stands already: worth a line while the ledger is written, no reason to write it. */
  readonly learned: ReadonlySet<Carriage>;
  /** No row is new but what was learned, and none is dropped. */
  quiet: boolean;
  losses: Loss[];
  predictions: Delivered[];
  /** By source id, what stands in the target for a memory now, and what the source would have it say. */
  beside: ReadonlyMap<string, { now?: Memory; then?: Memory }>;
}

export const pairOf = (options: Pick<PlanOptions, 'from' | 'to'>): string => `${options.from}→${options.to}`;

/** read → route → match → decide → express → pack → place → read back: everything but the writing. */
export function* migrating(request: Request): Steps<Migration> {
  const { source, target, scene, options } = request;
  const known = target.stores.map((store) => store.at);
  const takesItsOwn = (at: Location): boolean => {
    const home = target.adapter.home(at.scope, known, scene.around);
    return 'root' in home && home.root === at.root;
  };
  const routing = routesOf(source.stores, { adapter: target.adapter, known }, options, scene.around);
  const decided: Decided[] = routing.carried.flatMap((each) => ('root' in each.to ? [] : [unfit(each, each.to)]));
  const homed = routing.carried.filter((each): each is Homed => 'root' in each.to);
  // A store that has nothing to take may still hold what is gone at the source.
  const bereft = known.filter((at) => at.role === 'store' && takesItsOwn(at) && rowsInto(request.rows, at, scene.home).length > 0);
  const ats = new Map([...homed.map(({ to }) => to), ...bereft].map((at) => [storeKey(at, scene.home), at]));
  const outcomes: Outcome[] = [];
  for (const [key, at] of ats) outcomes.push(yield* intoStore(request, homed.filter(({ to }) => storeKey(to, scene.home) === key), at, routing));
  decided.push(...outcomes.flatMap((each) => today(request, each.fitted.store, each.decided)));
  const stores = outcomes.map(({ target: { store, files, adapter }, fitted, decided: each }) => ({
    store, adapter, fitted, changes: fitted.changes, obstacles: obstaclesIn(files, store, fitted.changes),
    unbooked: each.some(({ decision }) => decision === 'new') && rowsInto(request.rows, store.at, scene.home).length === 0 && store.memories.some(({ mark }) => mark !== undefined),
  }));
  const pending = outcomes.flatMap((each) => each.pending);
  let made: { row: Carriage; learned: boolean }[] | undefined;
  const entered = () => (made ??= pending.map(({ make, learned }) => ({ row: make(), learned })));
  return {
    stores,
    plan: planDocument(request, routing.routes, stores, decided),
    get rows() {
      return entered().map(({ row }) => row);
    },
    get learned() {
      return new Set(entered().flatMap(({ row, learned }) => (learned ? [row] : [])));
    },
    quiet: pending.every(({ learned }) => learned) && outcomes.every(({ dropped }) => dropped.length === 0),
    dropped: outcomes.flatMap(({ dropped }) => dropped).map((row) => ({ ...row, ...row.formerly })),
    keys: keysToKeep([...source.stores, ...target.stores], request.formerKeys ?? {}),
    losses: decided.flatMap((each) => each.losses),
    predictions: stores.flatMap(({ fitted }) => fitted.after.deliveries),
    beside: new Map(outcomes.flatMap(({ beside }) => beside)),
  };
}

/** The same without a pause. */
export const migrate = (request: Request): Migration => atOnce(migrating(request));

