import { findingDocument, FORMAT, handlesOf, type FindingDocument } from './document.ts';
import { compareVersions } from './express/editions.ts';
import type { Severity } from './ir/finding.ts';
import type { Kind, Scope } from './ir/memory.ts';
import type { Store } from './ir/store.ts';
import { DELIVERIES, type Budget, type Delivered, type Delivery } from './ir/view.ts';
import type { Surveyed } from './survey.ts';

export interface OverviewStore {
  id: string;
  harness: string;
  root: string;
  scope: Scope;
  exists: boolean;
  /** Belongs to the project somebody is in. */
  here: boolean;
  memories: number;
  deliveries: Partial<Record<Delivery, number>>;
}

export interface OverviewHarness {
  id: string;
  title: string;
  exists: boolean;
  client?: { version: string; newerThanSeen: boolean };
  memories: number;
  kinds: Partial<Record<Kind, number>>;
  deliveries: Partial<Record<Delivery, number>>;
  budgets: Pick<Budget, 'name' | 'used' | 'limit' | 'unit'>[];
  findings: Partial<Record<Severity, number>>;
  /** Memory is switched off: what switches it on. */
  once?: string;
}

export interface OverviewDocument {
  version: typeof FORMAT;
  command: 'overview';
  harnesses: OverviewHarness[];
  stores: OverviewStore[];
  next: { command: string; why: string };
  findings: FindingDocument[];
}

/** What every harness remembers here, the present project first, and the one command for this person's case. */
export const overview = (surveyed: readonly Surveyed[], clients: ReadonlyMap<string, string>): OverviewDocument => {
  const named = handlesOf(surveyed);
  const harnesses = surveyed.map((each) => harnessOf(each, clients.get(each.adapter.id)));
  const stores = surveyed.flatMap((each) => each.stores.filter((store) => store.at.role === 'store' && store.at.exists).map((store) => storeOf(store, each)));
  stores.sort((a, b) => Number(b.here) - Number(a.here));
  const findings = surveyed.flatMap(({ findings: found }) => found.map((finding) => findingDocument(finding, surveyed, named)));
  return { version: FORMAT, command: 'overview', harnesses, stores, next: nextStep(harnesses), findings };
};

const harnessOf = ({ adapter, stores, view, findings }: Surveyed, version: string | undefined): OverviewHarness => {
  const own = stores.filter((store) => store.at.role === 'store');
  const memories = own.flatMap((store) => store.memories);
  const newest = adapter.conventions.at(-1)?.version ?? '0';
  return {
    id: adapter.id,
    title: adapter.title,
    exists: own.some((store) => store.at.exists),
    ...(version !== undefined && { client: { version, newerThanSeen: compareVersions(version, newest) > 0 } }),
    memories: memories.length,
    kinds: tally(memories, (memory) => memory.kind),
    deliveries: deliveriesOf(view.deliveries),
    budgets: view.budgets.map(({ name, used, limit, unit }) => ({ name, used, limit, unit })),
    findings: tally(findings, (finding) => finding.severity),
    ...(view.once !== undefined && { once: view.once }),
  };
};

const storeOf = (store: Store, { view, scene }: Surveyed): OverviewStore => {
  const ids = new Set(store.memories.map((memory) => memory.id));
  const { scope } = store.at;
  const facts = scene.around.folders[scene.cwd];
  const roots = [scene.cwd, facts?.gitRoot, facts?.mainRoot];
  return {
    id: store.at.id, harness: store.at.harness, root: store.at.root, scope, exists: store.at.exists,
    here: 'paths' in scope && scope.paths.some((path) => roots.some((root) => root !== undefined && (root === path || root.startsWith(`${path}/`)))),
    memories: store.memories.length,
    deliveries: deliveriesOf(view.deliveries.filter((each) => ids.has(each.id))),
  };
};

const deliveriesOf = (deliveries: readonly Delivered[]): Partial<Record<Delivery, number>> => {
  const counted = tally(deliveries, (each) => each.delivery);
  return Object.fromEntries(DELIVERIES.flatMap((delivery) => (counted[delivery] === undefined ? [] : [[delivery, counted[delivery]]])));
};

const tally = <Item, Key extends string>(items: readonly Item[], key: (item: Item) => Key): Partial<Record<Key, number>> => {
  const out: Partial<Record<Key, number>> = {};
  for (const item of items) out[key(item)] = (out[key(item)] ?? 0) + 1;
  return out;
};

/** What is broken comes before what could be moved, and what could be moved before what there is to look at. */
const nextStep = (harnesses: readonly OverviewHarness[]): OverviewDocument['next'] => {
  const here = harnesses.filter((each) => each.exists);
  if (here.length === 0) return { command: 'memport --help', why: 'no harness that memport knows keeps a home here' };
  const [fullest] = [...here].sort((a, b) => b.memories - a.memories);
  if (!fullest || fullest.memories === 0) return { command: `memport show ${here[0]?.id} --as-prompt`, why: 'no memories yet: this is what the model is given instead' };
  const broken = here.find((each) => (each.findings.error ?? 0) > 0);
  if (broken) return { command: `memport show ${broken.id}`, why: `${broken.title} has memories that do not arrive` };
  const target = [...here].reverse().find((each) => each.id !== fullest.id && each.memories * 2 < fullest.memories);
  if (target) return { command: `memport ${fullest.id}:${target.id} --dry-run`, why: `${target.title} knows ${target.memories === 0 ? 'nothing' : 'little'} of what ${fullest.title} does` };
  return { command: `memport show ${fullest.id} --as-prompt`, why: 'this is what the model is given' };
};
