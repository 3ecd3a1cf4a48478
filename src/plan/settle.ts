import type { Adapter } from '../adapter.ts';
import type { Memory } from '../ir/memory.ts';
import type { Decided } from '../ir/plan-value.ts';
import type { Steps } from '../ir/steps.ts';
import type { Store } from '../ir/store.ts';
import type { RowToBe } from '../ledger/after.ts';
import type { Row } from '../ledger/row.ts';
import { storeKey } from '../ledger/store-key.ts';
import type { Decisions } from './decide.ts';
import type { Fitted } from './fitting.ts';
import type { Found } from './match.ts';
import { notedRows, othersIn } from './noted-rows.ts';
import type { End, Request } from './request.ts';
import type { Bound, Homed } from './routing.ts';
import { arrivalOf, settledOf, type Settled } from './settled-memory.ts';
import type { Ruling } from './ruling.ts';

/** What a plan comes to in one store of the target. */
export interface Settlement {
  store: Store;
  adapter: Adapter;
  fitted: Fitted;
  decided: Decided[];
  entries: RowToBe[];
  /** Rows the ledger is to forget. */
  dropped: Row[];
  /** By source id, what stands in the target now, and what the source would have it say. */
  beside: Beside[];
}

type Beside = [string, { now?: Memory; then?: Memory }];

/** Reads every memory back from the store as it would be, and says what came of it. */
export function* settle(
  request: Request,
  { target, all, carried }: Bound,
  found: Found,
  decisions: Decisions,
  fitted: Fitted,
): Steps<Settlement> {
  const { store, adapter } = target;
  const { verdicts, partings, copies, links } = decisions;
  const deliveries = new Map(fitted.after.deliveries.map((each) => [each.id, each]));
  const known = new Map([...found.books.known].filter(([id]) => !copies.has(id)));
  const settled: Settled[] = [];
  for (const [index, each] of carried.entries()) {
    settled.push(
      settledOf(
        {
          answers: request.answers,
          at: store.at,
          home: target.scene.home,
          stood: store,
          fitted,
          known,
          matches: found.of,
          deliveries,
          links,
        },
        each,
        verdicts.get(each.memory) as Ruling,
      ),
    );
    yield { doing: 'deciding', done: index + 1, of: carried.length };
  }
  const gone = (
    row: Row,
    stood: Pick<Memory, 'id'> | undefined,
    decided: Pick<Decided, 'decision' | 'reason'>,
  ): Decided => ({
    id: row.source.id,
    store: row.source.store,
    ...decided,
    target: { store: store.at.id, ...(stood && { id: stood.id }) },
    losses: [],
  });
  const raised = request.lifted?.raised;
  // What is carried for all projects by now has that decision, unless a copy of its own stands there too.
  const parted = partings.filter(({ row, target: stood }) => stood !== undefined || !raised?.has(row.source.id));
  const copied = parted.flatMap(({ row: { source } }) => {
    const lead = raised?.get(source.id);
    return lead === undefined ? [] : [{ store: source.store, id: lead }];
  });
  const decided = [
    ...settled.map((each) => each.decided),
    ...parted.map(({ row, decision, reason, target: stood }) => ({
      ...gone(row, stood, { decision, reason }),
      ...(decision === 'kept' && arrivalOf(deliveries.get(stood?.id ?? ''))),
      ...(decision === 'merged' && standsAs(raised?.get(row.source.id), settled)),
    })),
    ...found.books.unread.map((row) => ({
      ...gone(row, row.target, { decision: 'held', reason: found.books.why.get(row) ?? '' }),
      ...arrivalOf(deliveries.get(row.target.id)),
    })),
  ];
  const told = [...decided, ...twins(withoutCopied(all, carried, copied, target.scene.home), carried, decided)];
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  return {
    store,
    adapter,
    fitted,
    decided: adapter.instructs === undefined ? withToday(told, request.target, fitted.store) : told,
    entries: notedRows(settled, known, { others: othersIn(fitted.store, decided), raised }),
    dropped: [
      ...partings.flatMap(({ row, drops }) => (drops ? [row] : [])),
      ...found.books.succeeded,
      ...[...copies.values()].map(({ row }) => row),
    ],
    beside: [
      ...[...verdicts].map(([memory, { old, wanted, recalled }]): Beside => [
        memory.id,
        {
          ...(old && !recalled && { now: old }),
          then: wanted ?? request.answers.guarded.masked.get(memory.id) ?? memory,
        },
      ]),
      ...[
        ...partings.map(({ row, target: now }) => ({ row, now })),
        ...found.books.unread.map((row) => ({ row, now: byId.get(row.target.id) })),
      ].flatMap(({ row, now }): Beside[] => (now ? [[row.source.id, { now }]] : [])),
    ],
  };
}

/** Where a memory stands, and how it is delivered, once another one of the source stands for it. */
const standsAs = (id: string | undefined, settled: readonly Settled[]): Partial<Decided> => {
  const { target, delivery, hops } = settled.find((each) => each.decided.id === id)?.decided ?? {};
  return { ...(target && { target }), ...(delivery && { delivery }), ...(hops !== undefined && { hops }) };
};

/** Without what has a decision as the copy that stands for its own project. */
const withoutCopied = (
  all: readonly Homed[],
  carried: readonly Homed[],
  copied: readonly { store: string; id: string }[],
  home: string,
): Homed[] => {
  const once = new Set(carried);
  const left = [...copied];
  return all.filter((each) => {
    const at = once.has(each)
      ? -1
      : left.findIndex(({ store, id }) => id === each.memory.id && store === storeKey(each.from.at, home));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

/** Stores of the source may hold the very same memory: it is carried once and decided for each. */
const twins = (all: readonly Homed[], carried: readonly Homed[], decided: readonly Decided[]): Decided[] => {
  const once = new Set(carried);
  return all
    .filter((each) => !once.has(each))
    .map(({ memory, from }) => {
      const first = decided.find(({ id }) => id === memory.id) as Decided;
      return {
        ...first,
        store: from.at.id,
        reason: 'another store of the source has the very same memory: it is carried once',
        losses: [],
      };
    });
};

/**
 * What is predicted for once memory is on, and beside it what reaches the model today. Where memory is on, both are one
 * and the decisions stay as they are.
 */
const withToday = (decided: Decided[], { adapter, stores, scene, view }: End, planned: Store): Decided[] => {
  if ((view ?? adapter.view(stores, scene)).once === undefined) return decided;
  const { deliveries } = adapter.view([planned, ...stores.filter(({ at }) => at.id !== planned.at.id)], scene);
  const seen = new Map(deliveries.map(({ id, delivery }) => [id, delivery]));
  return decided.map((each) => {
    const now = seen.get(each.target?.id ?? '');
    return now === undefined || each.delivery === undefined || now === each.delivery ? each : { ...each, now };
  });
};
