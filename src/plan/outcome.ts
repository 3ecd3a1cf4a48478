import { settleDates } from '../kit/dates.ts';
import type { Memory } from '../ir/memory.ts';
import { DECISION } from '../ir/decisions.ts';
import type { Decided } from '../ir/plan.ts';
import type { Scene } from '../ir/scene.ts';
import type { Steps } from '../ir/steps.ts';
import type { Location, Store } from '../ir/store.ts';
import { copiesIn, saidThere, withAnswers } from './answered.ts';
import { booksOf, type Books } from './books.ts';
import { heeded, orderFor } from './choice.ts';
import { decide, type Verdict } from './decide.ts';
import { goalsOf, linkedTo, standingFor } from './links.ts';
import { fitting, standing, type Fitted, type Target } from './fit.ts';
import { matched, type Carriage, type Match, type Matched } from './match.ts';
import { partingOf, type Parting } from './parting.ts';
import type { Request } from './request.ts';
import type { Homed, Routing } from './routes.ts';
import { arrivalOf, settling, type Pending } from './settled.ts';
import { unreadIn } from './unread.ts';
import type { Wanted } from './wanted.ts';

/** What a plan comes to in one store of the target. */
export interface Outcome {
  target: Target;
  fitted: Fitted;
  decided: Decided[];
  pending: Pending[];
  /** Rows the ledger is to forget. */
  dropped: Carriage[];
  /** By source id, what stands in the target now, and what the source would have it say. */
  beside: Beside[];
}

type Beside = [string, { now?: Memory; then?: Memory }];

/** match → decide → fit → settle, for everything that goes to one store. */
export function* intoStore(request: Request, all: readonly Homed[], at: Location, routing: Routing): Steps<Outcome> {
  const { options } = request;
  const target = targetAt(request, at);
  const carried = [...new Map(all.toReversed().map((each) => [each.memory.id, each])).values()].reverse();
  const memories = carried.map(({ memory }) => memory);
  const books = booksOf({ sources: request.source.stores, rows: request.rows, options, asked: routing.asked, home: request.scene.home, busy: request.busy }, carried, target.store);
  const unread = !at.exists ? undefined : (request.busy?.get(at.id) ?? unreadIn(target.store));
  yield;
  const frames = target.adapter.conventions.at(-1)?.frames ?? [];
  const said = (memory: Memory): Memory[] => saidThere(memory, request.masked.get(memory.id), frames);
  const found = matched(memories, target.store, books.known, books.orphaned, { sameness: request.sameness, unread, said });
  const { of: matches, orphans } = withAnswers(resetTogether(found, books, target.store), target.store, request.sameness);
  yield;
  const verdicts = new Map(memories.map((memory) => [memory, inOwnTime(verdictOn(memory, matches.get(memory), request))]));
  const claimed = new Set([...matches.values()].map(({ carriage }) => carriage));
  const partings = books.orphaned.filter((row) => !claimed.has(row)).map((row) => partingOf(row, orphans.get(row), { ...orderFor(row.source.id, options), judge: request.sameness }, unread));
  const copies = copiesIn(verdicts);
  const withdraw = [...partings.flatMap(({ taken }) => taken?.id ?? []), ...[...copies.values()].map((copy) => copy.target.id)];
  yield;
  const goal = goalsOf(carried);
  const links = { goal, linked: linkedTo(memories, goal), standing: standingFor(verdicts) };
  const fitted = yield* fitting(target, wantedBy(verdicts, matches, request), { withdraw, focus: routing.focus, bounds: request.bounds, links });
  yield;
  const deliveries = new Map(fitted.after.deliveries.map((each) => [each.id, each]));
  const known = new Map([...books.known].filter(([id]) => !copies.has(id)));
  const settle = settling({ request, at, fitted, known, matches, deliveries, links });
  const settled: ReturnType<typeof settle>[] = [];
  for (const each of carried) {
    settled.push(settle(each, verdicts.get(each.memory) as Verdict));
    yield;
  }
  const decided = settled.map((each) => each.decided);
  return {
    target, fitted,
    decided: [
      ...decided,
      ...partings.map(({ row, decision, reason, target: stood }): Decided => ({ id: row.source.id, store: row.source.store, decision, reason, target: { store: at.id, ...(stood && { id: stood.id }) }, losses: [], ...(decision === 'kept' && arrivalOf(deliveries.get(stood?.id ?? ''))) })),
      ...books.unread.map((row): Decided => ({ id: row.source.id, store: row.source.store, decision: 'held', reason: books.why.get(row) ?? '', target: { store: at.id, id: row.target.id }, losses: [], ...arrivalOf(deliveries.get(row.target.id)) })),
      ...twins(all, carried, decided),
    ],
    pending: settled.flatMap(({ entry }) => (entry ? [entry] : [])),
    dropped: [...partings.flatMap(({ row, drops }) => (drops ? [row] : [])), ...settled.flatMap((each) => (each.dropped ? [each.dropped] : [])), ...[...copies.values()].map(({ row }) => row)],
    beside: [...besides(request, verdicts, partings), ...books.unread.flatMap((row): Beside[] => target.store.memories.flatMap((now): Beside[] => (now.id === row.target.id ? [[row.source.id, { now }]] : [])))],
  };
}

const targetAt = (request: Request, at: Location): Target => {
  const { adapter, stores } = request.target;
  // Where memory is switched off, the plan tells what will be once it is on; the report says so.
  const scene: Scene = { ...request.scene, supposeOn: true };
  return { adapter, store: standing(adapter, stores, at, scene), files: request.filesOf(at), others: stores, scene };
};

const verdictOn = (memory: Memory, match: Match | undefined, { guarded, masked, options, sameness }: Request): Verdict => {
  const guard = guarded.get(memory.id);
  if (guard) return { decision: 'blocked', reason: guard.reason };
  if (memory.status === 'pending') return { decision: 'unfit', reason: 'it is still pending at the source' };
  const order = { ...orderFor(memory.id, options), judge: sameness };
  return heeded(decide(masked.get(memory.id) ?? memory, match ?? { by: 'none' }, order), order.choice);
};

/** What is written anew says which day its words meant. */
const inOwnTime = (verdict: Verdict): Verdict =>
  verdict.wanted && DECISION[verdict.decision].writes === 'words' ? { ...verdict, wanted: settleDates(verdict.wanted).memory } : verdict;

/** What stood there before memport came, or where it came from first. */
const isTheirs = (match: Match | undefined): boolean => match?.carriage?.adopted === true;

const wantedBy = (verdicts: ReadonlyMap<Memory, Verdict>, matches: ReadonlyMap<Memory, Match>, { options: { refill }, masked }: Request): Wanted[] =>
  [...verdicts].flatMap(([source, { wanted, old, leaves, afresh, decision, theirs }]) =>
    wanted ? [{ source, memory: wanted, said: masked.get(source.id) ?? source, ...(old && { old }), ...((theirs || decision === 'merged' || isTheirs(matches.get(source))) && { keepsLinks: true }), ...(leaves && { leaves }), ...((afresh || refill) && { afresh: true }), ...(matches.get(source)?.alike && { last: true }) }] : []);

/**
 * Where nothing is left of all that was carried to a store, nobody took memories away one by one: it was emptied as a
 * whole. What had come from there is carried back where nothing else stands either; the rest waits for a word.
 */
const resetTogether = ({ of, orphans }: Matched, books: Books, { memories }: Store): Matched => {
  const gone = [...of].filter(([, { by }]) => by === 'gone');
  const lost = gone.length + books.orphaned.filter((row) => !orphans.has(row)).length;
  if (gone.length === 0 || lost < books.known.size + books.orphaned.length) return { of, orphans };
  const anew = ({ carriage }: Match): Match | undefined => {
    if (carriage?.wayBack && memories.length === 0) return { by: 'none' };
    return lost > 1 && carriage ? { by: 'reset', carriage } : undefined;
  };
  return { of: new Map([...of].map(([memory, match]) => [memory, (match.by === 'gone' ? anew(match) : undefined) ?? match])), orphans };
};

/** Stores of the source may hold the very same memory: it is carried once and decided for each. */
const twins = (all: readonly Homed[], carried: readonly Homed[], decided: readonly Decided[]): Decided[] => {
  const once = new Set(carried);
  return all.filter((each) => !once.has(each)).map(({ memory, from }) => {
    const first = decided.find(({ id }) => id === memory.id) as Decided;
    return { ...first, store: from.at.id, reason: 'another store of the source has the very same memory: it is carried once', losses: [] };
  });
};

const besides = ({ masked }: Request, verdicts: ReadonlyMap<Memory, Verdict>, partings: readonly Parting[]): Beside[] => [
  ...[...verdicts].map(([memory, { old, wanted }]): Beside => [memory.id, { ...(old && { now: old }), then: wanted ?? masked.get(memory.id) ?? memory }]),
  ...partings.flatMap(({ row, target }): Beside[] => (target ? [[row.source.id, { now: target }]] : [])),
];
