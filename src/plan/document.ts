import { hash } from 'node:crypto';
import type { Adapter } from '../adapter.ts';
import { settleDates } from '../kit/dates.ts';
import { DECISION } from '../ir/decisions.ts';
import { FINDING_RULE } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Decided, Plan, PlanOptions } from '../ir/plan.ts';
import type { Scene } from '../ir/scene.ts';
import type { Change, Location, Store } from '../ir/store.ts';
import type { View } from '../ir/view.ts';
import { changesOf } from './changes.ts';
import type { Fitted } from './fit.ts';

/** What is to be said about the ground a plan writes on: links that are followed, files that git tracks. */
export interface Ground {
  notes: string[];
  files: ReadonlyMap<string, string[]>;
}

/** One store of the target with what would change in it. */
export interface Drafted {
  store: Store;
  adapter: Adapter;
  changes: Change[];
  fitted: Fitted;
  /** Why a file may not be written. */
  obstacles: string[];
  /** Memport carried memories here before, and no ledger remembers which. */
  unbooked?: boolean;
}

export interface Draft {
  source: { adapter: Adapter; stores: readonly Store[] };
  options: PlanOptions;
  scene: Scene;
  groundOf: (at: Location, files: readonly string[]) => Ground;
  version: string;
  suspects?: ReadonlyMap<string, Finding[]>;
}

const FORGOTTEN = 'memport carried memories here before and its ledger does not know which: what was removed here since may come back';

export const planDocument = (request: Draft, routes: Plan['routes'], stores: readonly Drafted[], decided: Decided[]): Plan => {
  const { options, scene } = request;
  const planned = stores.map(({ store, changes, obstacles, fitted, unbooked }) => {
    const ground = changes.length === 0 ? undefined : request.groundOf(store.at, changes.map(({ file }) => file));
    const notes = [store.at.closed, store.at.approval, ...(ground?.notes ?? []), ...obstacles, unbooked ? FORGOTTEN : undefined].filter((note) => note !== undefined);
    return { id: store.at.id, harness: store.at.harness, root: store.at.root, scope: store.at.scope, exists: store.at.exists, changes: changesOf(store, fitted.store, changes, ground?.files), notes };
  });
  const budgets = stores.flatMap(({ store, fitted }) => fitted.after.budgets.map((after) => ({ store: store.at.id, name: after.name, before: before(fitted.before, after.name), after: after.used, limit: after.limit, unit: after.unit })));
  const decisions = decided.map((each) => marked(each, request.suspects));
  const suspects = decisions.filter(({ suspect }) => suspect !== undefined).map(({ id }) => id);
  const dangers = [...new Set(suspects)].flatMap((id) => request.suspects?.get(id) ?? []);
  const findings: Finding[] = [...dangers, ...unread(request, routes), ...stores.flatMap(({ fitted }) => fitted.findings), ...wordFindings(request, decisions)];
  const body = { now: scene.now, options, routes, stores: planned, decisions, budgets, findings };
  return { version: 1, command: 'plan', ...body, fingerprint: fingerprintOf(body, request.version) };
};

const marked = (each: Decided, suspects: Draft['suspects']): Decided => {
  const found = DECISION[each.decision].ends === 'stands' ? suspects?.get(each.id) : undefined;
  return found ? { ...each, suspect: [...new Set(found.map(({ rule }) => rule))] } : each;
};

/** Over everything a plan says, whatever the order of its keys: a plan file that was edited is known by it. */
export const fingerprintOf = (plan: Omit<Plan, 'version' | 'command' | 'fingerprint'>, version: string): string => {
  const { now, options, routes, stores, decisions, budgets, findings } = plan;
  return hash('sha256', ordered([version, now, options, routes, stores, decisions, budgets, findings])).slice(0, 32);
};

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (each !== null && typeof each === 'object' && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each));

const before = (view: View, name: string): number => view.budgets.find((each) => each.name === name)?.used ?? 0;

/** What a store that is carried could not be read of: no memory stands for it in the plan, so it is named here. */
const unread = ({ source }: Draft, routes: Plan['routes']): Finding[] => {
  const byStore = Map.groupBy(routes, ({ from }) => from.store);
  const passedOver = ({ at }: Store): boolean => byStore.get(at.id)?.every((route) => route.skipped !== undefined) === true;
  return source.stores.filter((store) => store.at.role === 'store' && !passedOver(store)).flatMap(({ findings }) => findings.filter(({ rule, severity }) => rule.startsWith('read/') && (severity !== 'info' || FINDING_RULE[rule].beside)));
};

/** Words that mean something else where they arrive: times without a date, and names of the harness they come from. */
const wordFindings = ({ source }: Draft, decisions: readonly Decided[]): Finding[] => {
  const written = new Set(decisions.filter((each) => DECISION[each.decision].writes === 'words').map((each) => each.id));
  const brand = source.adapter.brand.length === 0 ? undefined : new RegExp(source.adapter.brand.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
  return source.stores.flatMap((store) => store.memories).filter((memory) => written.has(memory.id)).flatMap((memory): Finding[] => {
    const file = memory.places[0]?.file ?? '';
    const times = settleDates(memory).left.map((word): Finding => ({ rule: 'stale/relative-date', severity: 'warn', message: `"${word}" names no date, and the memory has none of its own`, file, memory: memory.id }));
    const word = brand?.exec(memory.statement)?.[0];
    return word === undefined ? times : [...times, { rule: 'plan/brand-word', severity: 'info', message: `it speaks of "${word}", which is ${source.adapter.title}'s`, file, memory: memory.id }];
  });
};
