import type { Adapter } from '../adapter.ts';
import { atOnce, type Steps } from '../ir/steps.ts';
import type { Memory } from '../ir/memory.ts';
import type { Decided, Route } from '../ir/plan-value.ts';
import type { Change, Store } from '../ir/store.ts';
import type { Delivery } from '../ir/view.ts';
import { keysToKeep } from '../ledger/aliases.ts';
import type { LedgerAccount } from '../ledger/after.ts';
import { rowsInto } from '../ledger/books.ts';
import { pairOf } from '../ledger/row.ts';
import { obstaclesIn } from './changes.ts';
import { decide } from './decide.ts';
import { fit } from './fit.ts';
import { type Fitted } from './fitting.ts';
import { match } from './match.ts';
import type { Request } from './request.ts';
import { asWritten } from './restored.ts';
import { route } from './route.ts';
import { sourceOrder } from './source-order.ts';
import { settle, type Settlement } from './settle.ts';
import { unfit } from './settled-memory.ts';

/** One store of the target with what would change in it. */
export interface DraftedStore {
  store: Store;
  adapter: Adapter;
  changes: Change[];
  fitted: Fitted;
  /** Why a file may not be written. */
  obstacles: string[];
  /** Memport carried memories here before, and no ledger remembers which. */
  unbooked: boolean;
}

/** By id, how the memories of every store are delivered: each as its own store is seen. */
export const deliveredIn = (stores: readonly DraftedStore[]): Map<string, Delivery> =>
  new Map(
    stores.flatMap(({ fitted: { store, after } }) => {
      const own = new Set(store.memories.map(({ id }) => id));
      return after.deliveries.flatMap(({ id, delivery }) => (own.has(id) ? [[id, delivery] as const] : []));
    }),
  );

/** What is to become of everything, and what it takes to carry that out. */
export interface Migration {
  routes: Route[];
  decided: Decided[];
  stores: DraftedStore[];
  account: LedgerAccount;
  /** By source id, what stands in the target for a memory now, and what the source would have it say. */
  beside: ReadonlyMap<string, { now?: Memory; then?: Memory }>;
  /** By what they were called, memories that come back with words of which nobody knows whether they are safe. */
  recalled: ReadonlyMap<string, Memory>;
}

/** route → match → decide → fit (express, pack, place, read back) → settle, store by store of the target. */
export function* migrating(request: Request): Steps<Migration> {
  const routed = route(request);
  yield;
  const outcomes: Settlement[] = [];
  const recalled = new Map<string, Memory>();
  for (const bound of routed.bound) {
    const found = match(request, bound, routed);
    yield;
    const decisions = decide(request, bound, found);
    for (const [{ id }, { recalled: isBack, wanted }] of decisions.verdicts)
      if (isBack && wanted) recalled.set(found.books.pasts.get(id)?.id ?? '', wanted);
    yield;
    const back = decisions.restored;
    const into = yield* fit(back?.target ?? bound.target, decisions.wanted, {
      withdraw: decisions.withdraw,
      links: decisions.links,
      focus: routed.focus,
      bounds: request.bounds,
      gone: new Set([...found.of.values()].flatMap(({ row, target }) => (row && !target ? [row.target.id] : []))),
      rewordings: request.answers.rewordings?.(bound.target.store.at),
      order: sourceOrder(bound.carried, bound.target.store.at.harness),
    });
    const fitted = back ? asWritten(into, bound.target, back) : into;
    outcomes.push(yield* settle(request, bound, found, decisions, fitted));
  }
  const homeless = routed.carried.flatMap((each): Decided[] => ('root' in each.to ? [] : [unfit(each, each.to)]));
  return {
    routes: routed.routes,
    decided: [...homeless, ...outcomes.flatMap(({ decided }) => decided)],
    stores: outcomes.map((each) => draftedOf(each, request)),
    account: accountOf(outcomes, request),
    beside: new Map(outcomes.flatMap(({ beside }) => beside)),
    recalled,
  };
}

/** The same without a pause. */
export const migrate = (request: Request): Migration => atOnce(migrating(request));

const draftedOf = (
  { store, adapter, fitted, decided }: Settlement,
  { target: { scene }, history: { rows } }: Request,
): DraftedStore => ({
  store,
  adapter,
  fitted,
  changes: fitted.changes,
  obstacles: obstaclesIn(store, fitted.changes),
  unbooked:
    decided.some(({ decision }) => decision === 'new') &&
    rowsInto(rows, store.at, scene.home).length === 0 &&
    store.memories.some(({ mark }) => mark !== undefined),
});

const accountOf = (outcomes: readonly Settlement[], { source, target, history, answers }: Request): LedgerAccount => {
  const pair = pairOf(answers.options);
  return {
    pair,
    entries: outcomes.flatMap(({ entries }) => entries),
    dropped: outcomes.flatMap(({ dropped }) => dropped),
    keys: keysToKeep([...source.stores, ...target.stores], history.keys, target.scene.around.folders),
  };
};
