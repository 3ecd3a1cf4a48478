import { settleDates } from './express/dates.ts';
import { lossesOf } from './express/losses.ts';
import { fieldHash, scopeKey } from './ir/identity.ts';
import type { Loss } from './ir/loss.ts';
import type { Memory } from './ir/memory.ts';
import type { Decided, Plan, PlanOptions } from './ir/plan.ts';
import type { FileTree, Location, Store } from './ir/store.ts';
import type { Delivered } from './ir/view.ts';
import { conceded, written } from './plan/account.ts';
import { keysToKeep, type FormerKeys } from './plan/aliases.ts';
import { booksOf, rowsInto } from './plan/books.ts';
import { obstaclesIn } from './plan/changes.ts';
import { heeded, orderFor } from './plan/choice.ts';
import { decide, isOfTheDisk, type Verdict } from './plan/decide.ts';
import { planDocument, type Drafted, type Ground } from './plan/document.ts';
import { fit, standing, type Fitted, type Target, type Wanted } from './plan/fit.ts';
import { matched, type Carriage, type Compare, type Nominate } from './plan/match.ts';
import { partingOf } from './plan/parting.ts';
import { routesOf, type Carried, type Routing } from './plan/routes.ts';
import { storeKey } from './plan/store-key.ts';
import type { Gathered } from './survey.ts';
import type { Scene } from './ir/scene.ts';

/** What a migration needs to know, all of it values: the same request gives the same plan. */
export interface Request {
  source: Gathered;
  target: Gathered;
  scene: Scene;
  /** The bytes behind a store of the target. */
  filesOf: (at: Location) => FileTree;
  groundOf: (at: Location, files: readonly string[]) => Ground;
  options: PlanOptions;
  /** The ledger's rows of the pair of harnesses, those of other homes and profiles included. */
  rows: readonly Carriage[];
  formerKeys?: FormerKeys;
  judge: { compare: Compare; nominate: Nominate };
  /** Why a memory must not be carried as it is, by source id; and its text with secrets masked, where that was asked for. */
  guarded: ReadonlyMap<string, { rule: string; reason: string }>;
  masked: ReadonlyMap<string, Memory>;
  version: string;
}

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
export const migrate = (request: Request): Migration => {
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
  const outcomes = [...ats].map(([key, at]) => intoStore(request, homed.filter(({ to }) => storeKey(to, scene.home) === key), at, routing));
  decided.push(...outcomes.flatMap((each) => each.decided));
  const stores = outcomes.map(({ target: { store, files, adapter }, fitted, decided: each }) => ({
    store, adapter, fitted, changes: fitted.changes, obstacles: obstaclesIn(files, store, fitted.changes),
    unbooked: each.some(({ decision }) => decision === 'new') && rowsInto(request.rows, store.at, scene.home).length === 0 && store.memories.some(({ native }) => native['source'] !== undefined),
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
};

type Homed = Carried & { to: Location };

interface Outcome {
  target: Target;
  fitted: Fitted;
  decided: Decided[];
  pending: Pending[];
  dropped: Carriage[];
  beside: [string, { now?: Memory; then?: Memory }][];
}

/** A row that is to be, and whether it only notes what stands already. */
interface Pending {
  make: () => Carriage;
  learned: boolean;
}

const intoStore = (request: Request, all: readonly Homed[], at: Location, routing: Routing): Outcome => {
  const { target, options } = request;
  // Where memory is switched off, the plan tells what will be once it is on; the report says so.
  const scene: Scene = { ...request.scene, supposeOn: true };
  const store = standing(target.adapter, target.stores, at, scene);
  const here: Target = { adapter: target.adapter, store, files: request.filesOf(at), others: target.stores, scene };
  const carried = [...new Map(all.toReversed().map((each) => [each.memory.id, each])).values()].reverse();
  const memories = carried.map(({ memory }) => memory);
  // A home that is not there any more was not tidied by anybody: what it held is carried anew.
  const books = booksOf({ sources: request.source.stores, rows: at.exists ? request.rows : [], options, asked: routing.asked, home: scene.home }, carried, store);
  const { of: matches, orphans } = matched(memories, store, books.known, books.orphaned, request.judge);
  const verdicts = new Map<Memory, Verdict>(memories.map((memory) => [memory, inOwnTime(verdictOf(request, memory, () => {
    const order = orderFor(memory.id, options);
    return heeded(decide(request.masked.get(memory.id) ?? memory, matches.get(memory) ?? { by: 'none' }, order), order.choice);
  }))]));
  const wanted = memories.flatMap((memory): Wanted[] => {
    const verdict = verdicts.get(memory);
    return verdict?.wanted ? [{ source: memory, memory: verdict.wanted, ...(verdict.old && { old: verdict.old }) }] : [];
  });
  const partings = books.orphaned.map((row) => partingOf(row, orphans.get(row), orderFor(row.source.id, options)));
  const fitted = fit(here, wanted, partings.flatMap(({ taken }) => (taken ? [taken.id] : [])), routing.focus);
  const stands = standingIn(fitted.store);
  const deliveries = new Map(fitted.after.deliveries.map((each) => [each.id, each]));
  const delivered = (id: string | undefined): Partial<Decided> => {
    const found = id === undefined ? undefined : deliveries.get(id);
    return found ? { delivery: found.delivery, ...(found.hops !== undefined && { hops: found.hops }) } : {};
  };
  const pending: Pending[] = [];
  const dropped = [...partings.flatMap(({ row, drops }) => (drops ? [row] : [])), ...(at.exists ? [] : rowsInto(request.rows, at, scene.home))];
  const decided = carried.map(({ memory, from }): Decided => {
    const verdict = verdicts.get(memory) as Verdict;
    const row = books.known.get(memory.id);
    const refusal = fitted.refused.get(memory.id);
    const got = refusal ? undefined : verdict.wanted ? stands(verdict.wanted) : verdict.old;
    if (refusal || (verdict.wanted && !got)) {
      return unfit({ memory, from }, refusal ?? { memory: memory.id, field: 'memory', reason: 'it could not be read back from where it would stand', kept: 'ledger' });
    }
    const form = fitted.forms.get(memory.id);
    const decision = verdict.decision === 'same' && verdict.wanted && got && shapeOf(verdict.wanted) !== shapeOf(got) ? 'moved' : verdict.decision;
    const ends = got && { source: { store: storeKey(from.at, scene.home), id: memory.id }, target: { store: storeKey(at, scene.home), id: got.id } };
    const before = pending.length;
    if (verdict.conceded && ends && got) pending.push({ make: () => conceded(ends, memory, got, row), learned: false });
    else if (verdict.wanted && ends && got && !(decision === 'same' && row?.target.id === got.id && row.source.id === memory.id)) {
      const adopted = row?.adopted === true || (row === undefined && verdict.old !== undefined && matches.get(memory)?.by !== 'mark');
      pending.push({ make: () => written(ends, memory, got, form?.name ?? '', { adopted, ...(row && { row }), ...(verdict.old && { old: verdict.old }) }), learned: decision === 'same' });
    }
    if (pending.length > before && row && (row.source.id !== memory.id || row.formerly)) dropped.push(row);
    const source = settleDates(request.masked.get(memory.id) ?? memory).memory;
    const arrives = deliveries.get(got?.id ?? '');
    // What stands in the store and no model is led to has arrived nowhere: it is named like any other loss.
    const hidden: Loss[] = verdict.wanted && arrives?.delivery === 'unseen' ? [{ memory: memory.id, field: 'load', reason: arrives.reason ?? 'nothing leads to it', kept: 'reference' }] : [];
    const losses = verdict.wanted ? [...lossesOf(source, got).filter((loss) => loss.field !== 'dates' || verdict.decision !== 'same' || !got?.dates.updated || !isOfTheDisk(source)), ...hidden] : decision === 'same' ? lossesOf(source, got).filter((loss) => UNSAID.has(loss.field)) : [];
    return {
      id: memory.id, store: from.at.id, decision, losses: losses.map((loss) => ({ ...loss, memory: memory.id })),
      ...(verdict.reason !== undefined && { reason: verdict.reason }),
      ...(request.guarded.has(memory.id) && { rule: request.guarded.get(memory.id)?.rule as string }),
      target: { store: at.id, ...(got && { id: got.id }) },
      ...(form && verdict.wanted && { form: form.name }),
      ...delivered(got?.id),
    };
  });
  const once = new Set(carried);
  const twins = all.filter((each) => !once.has(each)).map(({ memory, from }): Decided => {
    const first = decided.find(({ id }) => id === memory.id) as Decided;
    return { ...first, store: from.at.id, reason: 'another store of the source has the very same memory: it is carried once', losses: [] };
  });
  for (const { row, decision, reason, target: stood } of partings) decided.push({ id: row.source.id, store: row.source.store, decision, reason, target: { store: at.id, ...(stood && { id: stood.id }) }, losses: [], ...(decision === 'kept' && delivered(stood?.id)) });
  for (const row of books.unread) decided.push({ id: row.source.id, store: row.source.store, decision: 'kept', reason: 'its source could not be read in full: nothing follows from its absence', target: { store: at.id, id: row.target.id }, losses: [], ...delivered(row.target.id) });
  const beside: Outcome['beside'] = [
    ...[...verdicts].map(([memory, { old, wanted }]): Outcome['beside'][number] => [memory.id, { ...(old && { now: old }), then: wanted ?? request.masked.get(memory.id) ?? memory }]),
    ...partings.flatMap(({ row, target: stood }): Outcome['beside'] => (stood ? [[row.source.id, { now: stood }]] : [])),
  ];
  return { target: here, fitted, decided: [...decided, ...twins], pending, dropped, beside };
};

/** In which slots of which containers a memory stands. */
const shapeOf = ({ places }: Memory): string => [...new Set(places.map(({ slot, container }) => `${slot}\u0000${container}`))].sort().join('\n');

/** Fields of a memory that a foreign memory of the same words may not say. */
const UNSAID: ReadonlySet<string> = new Set(['why', 'how', 'detail']);

/** What is written anew says which day its words meant. */
const inOwnTime = (verdict: Verdict): Verdict =>
  verdict.wanted && (verdict.decision === 'new' || verdict.decision === 'updated' || verdict.decision === 'merged') ? { ...verdict, wanted: settleDates(verdict.wanted).memory } : verdict;

const verdictOf = (request: Request, memory: Memory, otherwise: () => Verdict): Verdict => {
  const guard = request.guarded.get(memory.id);
  if (guard) return { decision: 'blocked', reason: guard.reason };
  if (memory.status === 'pending') return { decision: 'unfit', reason: 'it is still pending at the source' };
  return otherwise();
};

/** Statement, scope and kind always come back: by them a placed memory is found again. */
const standingIn = (store: Store): ((wanted: Memory) => Memory | undefined) => {
  const key = (memory: Memory): string => fieldHash([memory.kind, scopeKey(memory.scope), memory.statement]);
  const byKey = Map.groupBy(store.memories, key);
  return (wanted) => {
    const found = byKey.get(key(wanted)) ?? [];
    return found.find((each) => each.id === wanted.id) ?? found[0];
  };
};

const unfit = ({ memory, from }: Pick<Carried, 'memory' | 'from'>, loss: Loss): Decided => ({
  id: memory.id, store: from.at.id, decision: 'unfit', reason: loss.reason, rule: loss.rule ?? 'plan/unfit', losses: [{ ...loss, memory: memory.id, field: 'memory' }],
});
