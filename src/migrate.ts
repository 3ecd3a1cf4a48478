import type { Adapter } from './adapter.ts';
import { settleDates } from './express/dates.ts';
import { lossesOf } from './express/losses.ts';
import { baseOf } from './express/overlay.ts';
import { fieldHash, scopeKey } from './ir/identity.ts';
import type { Loss } from './ir/loss.ts';
import type { Memory } from './ir/memory.ts';
import type { Decided, Plan, PlanOptions } from './ir/plan.ts';
import type { Delivered, View } from './ir/view.ts';
import type { Change, FileTree, Location, Store } from './ir/store.ts';
import type { Finding } from './ir/finding.ts';
import { changesOf } from './plan/changes.ts';
import { decide, type Verdict } from './plan/decide.ts';
import { fit, standing, type Fitted, type Target, type Wanted } from './plan/fit.ts';
import { matched, type Carriage, type Compare, type Nominate } from './plan/match.ts';
import { routesOf, type Carried } from './plan/routes.ts';
import type { Surveyed } from './survey.ts';
import type { Scene } from './ir/scene.ts';

/** What a migration needs to know, all of it values: the same request gives the same plan. */
export interface Request {
  source: Surveyed;
  target: Surveyed;
  scene: Scene;
  /** The bytes behind a store of the target. */
  filesOf: (at: Location) => FileTree;
  options: PlanOptions;
  rows: readonly Carriage[];
  judge: { compare: Compare; nominate: Nominate };
  /** Why a memory must not be carried as it is, by source id; and its text with secrets masked, where that was asked for. */
  guarded: ReadonlyMap<string, { rule: string; reason: string }>;
  masked: ReadonlyMap<string, Memory>;
  version: string;
}

/** A plan with what it takes to carry it out. */
export interface Migration {
  plan: Plan;
  stores: { store: Store; adapter: Adapter; changes: Change[]; fitted: Fitted }[];
  /** The ledger's rows of this pair as they are to be after the apply. */
  rows: Carriage[];
  losses: Loss[];
  predictions: Delivered[];
}

export const pairOf = (options: Pick<PlanOptions, 'from' | 'to'>): string => `${options.from}→${options.to}`;

/** read → route → match → decide → express → pack → place → read back: everything but the writing. */
export const migrate = (request: Request): Migration => {
  const { source, target, scene, options } = request;
  const known = target.stores.map((store) => store.at);
  const routing = routesOf(source.stores, { adapter: target.adapter, known }, options, scene.around);
  const decided: Decided[] = [];
  const lost: Decided[] = routing.carried.flatMap((each) => ('root' in each.to ? [] : [unfit(each, each.to)]));
  decided.push(...lost);
  const stores: Migration['stores'] = [];
  const rows: Carriage[] = request.rows.filter((row) => routing.routes.some((route) => route.skipped !== undefined && route.from.store === row.source.store && !routing.carried.some(({ memory }) => memory.id === row.source.id)));
  const groups = Map.groupBy(routing.carried.filter((each): each is Carried & { to: Location } => 'root' in each.to), (each) => each.to.id);
  for (const at of new Map([...groups.values()].map(([first]) => [(first as { to: Location }).to.id, (first as { to: Location }).to])).values()) {
    const outcome = intoStore(request, groups.get(at.id) ?? [], at, routing.focus);
    decided.push(...outcome.decided);
    rows.push(...outcome.rows);
    stores.push({ store: outcome.target.store, adapter: target.adapter, changes: outcome.fitted.changes, fitted: outcome.fitted });
  }
  const losses = decided.flatMap((each) => each.losses);
  const plan = planDocument(request, routing.routes, stores, decided);
  return { plan, stores, rows, losses, predictions: stores.flatMap(({ fitted }) => fitted.after.deliveries) };
};

interface Outcome {
  target: Target;
  fitted: Fitted;
  decided: Decided[];
  rows: Carriage[];
}

const intoStore = (request: Request, carried: readonly (Carried & { to: Location })[], at: Location, focus: string | undefined): Outcome => {
  const { target, options } = request;
  // Where memory is switched off, the plan tells what will be once it is on; the report says so.
  const scene: Scene = { ...request.scene, supposeOn: true };
  const store = standing(target.adapter, target.stores, at, scene);
  const here: Target = { adapter: target.adapter, store, files: request.filesOf(at), others: target.stores, scene };
  const memories = carried.map(({ memory }) => memory);
  const rowsHere = request.rows.filter((row) => row.target.store === at.id);
  const matches = matched(memories, store, rowsHere, request.judge);
  const verdicts = new Map<Memory, Verdict>(memories.map((memory) => [memory, inOwnTime(verdictOf(request, memory, () => decide(request.masked.get(memory.id) ?? memory, matches.get(memory) ?? { by: 'none' }, options)))]));
  const wanted = memories.flatMap((memory): Wanted[] => {
    const verdict = verdicts.get(memory);
    return verdict?.wanted ? [{ source: memory, memory: verdict.wanted, ...(verdict.old && { old: verdict.old }) }] : [];
  });
  const gone = withdrawals(request, rowsHere, store, new Set(memories.map((memory) => memory.id)));
  const fitted = fit(here, wanted, options.withdraw ? gone.map(({ target: { id } }) => id) : [], focus);
  const stands = standingIn(fitted.store);
  const deliveries = new Map(fitted.after.deliveries.map((each) => [each.id, each]));
  const put = new Set(fitted.puts.map(({ memory }) => memory));
  const decided: Decided[] = [];
  const rows: Carriage[] = rowsHere.filter((row) => !memories.some((memory) => memory.id === row.source.id) && !(options.withdraw && gone.includes(row)));
  for (const { memory, from } of carried) {
    const verdict = verdicts.get(memory) as Verdict;
    const refusal = fitted.refused.get(memory.id);
    if (refusal) {
      decided.push(unfit({ memory, from, to: refusal }, refusal));
      continue;
    }
    const form = fitted.forms.get(memory.id);
    const got = verdict.wanted ? stands(verdict.wanted) : verdict.old;
    const decision = verdict.decision === 'same' && verdict.wanted && put.has(verdict.wanted) ? 'moved' : verdict.decision;
    const delivered = got && deliveries.get(got.id);
    const losses = verdict.wanted && verdict.decision !== 'conflict' ? lossesOf(settleDates(request.masked.get(memory.id) ?? memory).memory, got).map((loss) => ({ ...loss, memory: memory.id })) : [];
    decided.push({
      id: memory.id, store: from.at.id, decision, losses,
      ...(verdict.reason !== undefined && { reason: verdict.reason }),
      ...(request.guarded.has(memory.id) && { rule: request.guarded.get(memory.id)?.rule as string }),
      target: { store: at.id, ...(got && { id: got.id }) },
      ...(form && verdict.wanted && { form: form.name }),
      ...(delivered && { delivery: delivered.delivery, ...(delivered.hops !== undefined && { hops: delivered.hops }) }),
    });
    const row = rowsHere.find((each) => each.source.id === memory.id);
    if (verdict.wanted && got) {
      const base = decision === 'same' && row ? row.base : baseOf(memory);
      rows.push({ source: { store: from.at.id, id: memory.id }, target: { store: at.id, id: got.id }, base, placed: baseOf(got), form: form?.name ?? '' });
    } else if (row) rows.push(row);
  }
  for (const row of gone) decided.push({ id: row.source.id, store: row.source.store, decision: 'withdrawn', reason: options.withdraw ? 'it is gone at the source' : 'it is gone at the source; --withdraw takes it away here too', target: row.target, losses: [] });
  return { target: here, fitted, decided, rows };
};

/** What is written anew says which day its words meant. */
const inOwnTime = (verdict: Verdict): Verdict =>
  verdict.wanted && (verdict.decision === 'new' || verdict.decision === 'updated') ? { ...verdict, wanted: settleDates(verdict.wanted).memory } : verdict;

const verdictOf = (request: Request, memory: Memory, otherwise: () => Verdict): Verdict => {
  const guard = request.guarded.get(memory.id);
  if (guard) return { decision: 'blocked', reason: guard.reason };
  if (memory.status === 'pending') return { decision: 'unfit', reason: 'it is still pending at the source' };
  return otherwise();
};

/** Rows of memories that stand in the target and are gone at the source; only for stores that were read in full. */
const withdrawals = ({ source, options }: Request, rows: readonly Carriage[], store: Store, carried: ReadonlySet<string>): Carriage[] => {
  if (options.kinds !== undefined) return [];
  const alive = new Set(source.stores.flatMap((each) => each.memories.map((memory) => memory.id)));
  const read = new Set(source.stores.filter((each) => each.at.exists && !each.findings.some((finding) => finding.rule.startsWith('read/') && finding.severity === 'error')).map((each) => each.at.id));
  return rows.filter((row) => !carried.has(row.source.id) && !alive.has(row.source.id) && read.has(row.source.store) && store.memories.some((memory) => memory.id === row.target.id));
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

const unfit = ({ memory, from }: Pick<Carried, 'memory' | 'from'> & { to: unknown }, loss: Loss): Decided => ({
  id: memory.id, store: from.at.id, decision: 'unfit', reason: loss.reason, rule: loss.rule ?? 'plan/unfit', losses: [{ ...loss, memory: memory.id, field: 'memory' }],
});

const planDocument = (request: Request, routes: Plan['routes'], stores: Migration['stores'], decisions: Decided[]): Plan => {
  const { options, scene } = request;
  const planned = stores.map(({ store, changes }) => ({
    id: store.at.id, harness: store.at.harness, root: store.at.root, scope: store.at.scope, exists: store.at.exists, changes: changesOf(store, changes), notes: [],
  }));
  const budgets = stores.flatMap(({ store, fitted }) => fitted.after.budgets.map((after) => ({ store: store.at.id, name: after.name, before: before(fitted.before, after.name), after: after.used, limit: after.limit, unit: after.unit })));
  const findings: Finding[] = [...stores.flatMap(({ fitted }) => fitted.findings), ...wordFindings(request, decisions)];
  const body = { now: scene.now, options, routes, stores: planned, decisions, budgets, findings };
  return { version: 1, command: 'plan', ...body, fingerprint: fieldHash([request.version, body]).padStart(8, '0') + fieldHash(planned) };
};

const before = (view: View, name: string): number => view.budgets.find((each) => each.name === name)?.used ?? 0;

/** Words that mean something else where they arrive: times without a date, and names of the harness they come from. */
const wordFindings = ({ source }: Request, decisions: readonly Decided[]): Finding[] => {
  const written = new Set(decisions.filter((each) => each.decision === 'new' || each.decision === 'updated').map((each) => each.id));
  const brand = source.adapter.brand.length === 0 ? undefined : new RegExp(source.adapter.brand.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
  return source.stores.flatMap((store) => store.memories).filter((memory) => written.has(memory.id)).flatMap((memory): Finding[] => {
    const file = memory.places[0]?.file ?? '';
    const times = settleDates(memory).left.map((word): Finding => ({ rule: 'stale/relative-date', severity: 'warn', message: `"${word}" names no date, and the memory has none of its own`, file, memory: memory.id }));
    const word = brand?.exec(memory.statement)?.[0];
    return word === undefined ? times : [...times, { rule: 'plan/brand-word', severity: 'info', message: `it speaks of "${word}", which is ${source.adapter.title}'s`, file, memory: memory.id }];
  });
};
