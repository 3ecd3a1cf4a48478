import { findingDocuments, DOCUMENT_FORMAT, handlesOf } from './document.ts';
import { compareVersions } from '../kit/editions.ts';
import { folderKey } from '../ir/identity.ts';
import { relocateCommand } from '../text/shell-word.ts';
import type { Memory, Scope } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import type { Documents } from '../ir/documents-schema.ts';
import type { Location, Store } from '../ir/store.ts';
import { DELIVERIES } from '../ir/delivery.ts';
import type { Delivered } from '../ir/view.ts';
import { looked } from '../world/look.ts';
import { clientsOf, type Outlook } from '../world/sight.ts';
import type { Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

export type OverviewDocument = Documents['overview'];
export type OverviewHarness = OverviewDocument['harnesses'][number];
export type OverviewStore = OverviewDocument['stores'][number];
/** What a store is to somebody who stands here: only of the first two does the model see anything. */
export type Standing = OverviewStore['standing'];

/** locate → snapshot → read → count: every harness as it is seen from here. */
export const overview = async (world: World, outlook: Outlook = {}): Promise<OverviewDocument> =>
  overviewDocument(await looked(world, world.adapters, outlook), clientsOf(world));

/** What every harness remembers here, the present project first, and the one command for this person's case. */
export const overviewDocument = (
  surveyed: readonly Surveyed[],
  clients: ReadonlyMap<string, string>,
): OverviewDocument => {
  const named = handlesOf(surveyed);
  const harnesses = surveyed.map((each) => harnessOf(each, clients.get(each.adapter.id)));
  const stores = surveyed.flatMap((each) =>
    each.stores.filter((store) => store.at.role === 'store' && store.at.exists).map((store) => storeOf(store, each)),
  );
  stores.sort((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || b.memories - a.memories);
  const findings = surveyed.flatMap(({ findings: found }) => found.map(findingDocuments(surveyed, named)));
  return {
    version: DOCUMENT_FORMAT,
    command: 'overview',
    here: hereOf(surveyed),
    harnesses,
    stores,
    next: nextStep(harnesses, surveyed),
    findings,
  };
};

const STANDINGS: readonly Standing[] = ['here', 'everywhere', 'elsewhere', 'absent', 'not in use'];

const harnessOf = (
  { adapter, stores, view, findings, scene }: Surveyed,
  version: string | undefined,
): OverviewHarness => {
  const own = stores.filter((store) => store.at.role === 'store');
  const newest = adapter.conventions.at(-1)?.version ?? '0';
  const met = own.filter((store) => ['here', 'everywhere'].includes(standingOf(store.at, scene)));
  return {
    id: adapter.id,
    title: adapter.title,
    root: own[0]?.at.root ?? '',
    exists: own.some((store) => store.at.exists || store.at.homeExists === true),
    ...(version !== undefined && { client: { version, newerThanSeen: compareVersions(version, newest) > 0 } }),
    memories: own.reduce((sum, store) => sum + store.memories.length, 0),
    kinds: tally(
      own.flatMap((store) => store.memories),
      (memory) => memory.kind,
    ),
    deliveries: deliveriesOf(
      met.flatMap((store) => store.memories),
      view,
    ),
    budgets: view.budgets.map(({ name, used, limit, unit }) => ({ name, used, limit, unit })),
    findings: tally(findings, (finding) => finding.severity),
    ...(view.once !== undefined && { once: view.once }),
  };
};

const storeOf = ({ at, memories }: Store, { view, scene }: Surveyed): OverviewStore => ({
  id: at.id,
  harness: at.harness,
  root: at.root,
  scope: at.scope,
  exists: at.exists,
  standing: standingOf(at, scene),
  memories: memories.length,
  deliveries: deliveriesOf(memories, view),
});

const hereOf = (surveyed: readonly Surveyed[]): OverviewDocument['here'] => ({
  project: surveyed[0] ? projectRoot(surveyed[0].scene) : '',
  repository:
    surveyed[0] !== undefined && surveyed[0].scene.around.folders[surveyed[0].scene.cwd]?.gitRoot !== undefined,
  harnesses: surveyed.flatMap(({ adapter, stores, view, scene }) => {
    const memories = stores
      .filter((store) => store.at.role === 'store')
      .flatMap((store) => store.memories)
      .filter((memory) => isHere(memory.scope, scene));
    return memories.length === 0
      ? []
      : [{ harness: adapter.id, memories: memories.length, deliveries: deliveriesOf(memories, view) }];
  }),
});

export const standingOf = ({ scope, active }: Location, scene: Scene): Standing => {
  if (!('paths' in scope)) return active === false ? 'not in use' : 'everywhere';
  if (isHere(scope, scene)) return 'here';
  return scope.paths.length > 0 && scope.paths.every((path) => scene.around.folders[path]?.exists === false)
    ? 'absent'
    : 'elsewhere';
};

/** A worktree and a folder inside are the same project; so is another clone of the same remote. */
const isHere = (scope: Scope, scene: Scene): boolean => {
  if (!('key' in scope)) return false;
  const root = projectRoot(scene);
  const facts = scene.around.folders[scene.cwd] ?? { exists: true };
  const key = folderKey(root, { ...scene.around, folders: { [root]: { ...facts, real: root } } });
  return scope.key === key || (facts.gitRoot !== undefined && scope.key.startsWith(`${key}/`));
};

const projectRoot = ({ cwd, around }: Scene): string => around.folders[cwd]?.gitRoot ?? cwd;

const deliveriesOf = (memories: readonly Memory[], view: Surveyed['view']): OverviewStore['deliveries'] => {
  const ids = new Set(memories.map((memory) => memory.id));
  const counted = tally(
    view.deliveries.filter((each) => ids.has(each.id)),
    (each) => each.delivery,
  );
  return Object.fromEntries(
    DELIVERIES.flatMap((delivery) => (counted[delivery] === undefined ? [] : [[delivery, counted[delivery]]])),
  );
};

const tally = <Item, Key extends string>(
  items: readonly Item[],
  key: (item: Item) => Key,
): Partial<Record<Key, number>> => {
  const out: Partial<Record<Key, number>> = {};
  for (const item of items) out[key(item)] = (out[key(item)] ?? 0) + 1;
  return out;
};

/** What is broken comes before what could be moved, and what could be moved before what there is to look at. */
const nextStep = (harnesses: readonly OverviewHarness[], surveyed: readonly Surveyed[]): OverviewDocument['next'] => {
  const here = harnesses.filter((each) => each.exists || each.client !== undefined);
  const [fullest] = [...here].sort((a, b) => b.memories - a.memories);
  if (!fullest)
    return {
      command: 'memport --help',
      why: 'no harness that memport knows keeps a home here; --root reads one that stands elsewhere',
    };
  const given = ({ id }: OverviewHarness): string =>
    `memport ${surveyed.some((each) => each.adapter.id === id && each.view.always.length > 0) ? `show ${id} --as-prompt` : `show ${id}`}`;
  const moved = movedIn(surveyed);
  if (moved) return moved;
  const broken = here.find((each) => (each.findings.error ?? 0) > 0);
  if (broken)
    return {
      command: `memport show ${broken.id}`,
      why:
        broken.memories === 0
          ? `something is wrong with the memory of ${broken.title}`
          : `${broken.title} has memories that do not arrive`,
    };
  if (fullest.memories === 0)
    return { command: given(fullest), why: `no memories yet: this is what ${fullest.title} starts with` };
  const [target] = here
    .filter((each) => each.id !== fullest.id && each.memories * 2 < fullest.memories)
    .sort((a, b) => Number(b.client !== undefined) - Number(a.client !== undefined));
  if (target)
    return {
      command: `memport ${fullest.id}:${target.id} --dry-run`,
      why: `${target.title} knows ${target.memories === 0 ? 'nothing' : 'little'} of what ${fullest.title} does`,
    };
  const deaf = here.find((each) => each.once !== undefined || (each.deliveries.unseen ?? 0) > 0);
  if (deaf)
    return {
      command: `memport show ${deaf.id}`,
      why: `the model of ${deaf.title} ${Object.keys(deaf.deliveries).some((each) => each !== 'unseen') ? 'does not see all' : 'sees nothing'} of it: this says why`,
    };
  const strange = here.find((each) => each.client?.newerThanSeen && each.memories > 0);
  if (strange)
    return {
      command: `memport verify ${strange.id}`,
      why: `what ${strange.title} ${strange.client?.version} really sends is one offline run away`,
    };
  const told = surveyed.some(({ adapter, view }) => adapter.id === fullest.id && view.always.length > 0);
  return told
    ? { command: `memport show ${fullest.id} --as-prompt`, why: 'this is what the model is given' }
    : { command: `memport list ${fullest.id}`, why: 'none of it is for this place: this is all there is' };
};

/** How memories reach the model of somebody who stands here; a store of another project is in no view of theirs. */
export const reachingHere = (surveyed: readonly Surveyed[]): ReadonlyMap<string, Delivered> =>
  new Map(
    surveyed.flatMap((each) => {
      const elsewhere = elsewhereIn(each);
      const far = new Set(
        each.stores.flatMap(({ at, memories }) => (elsewhere.has(at.id) ? memories.map(({ id }) => id) : [])),
      );
      return each.view.deliveries.flatMap((one) => (far.has(one.id) ? [] : [[one.id, one] as const]));
    }),
  );

/** A project that memories are waiting for under its old path; the one somebody stands in before all others. */
const movedIn = (surveyed: readonly Surveyed[]): OverviewDocument['next'] | undefined => {
  const [first] = surveyed;
  const waiting = surveyed.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'delivery/moved-project'));
  const told = Object.entries(first?.scene.around.moved ?? {}).filter(([path]) =>
    waiting.some(({ message }) => message.startsWith(`${path} `)),
  );
  const here = first ? projectRoot(first.scene) : '';
  const [moved] = told.toSorted(([, a], [, b]) => Number(b === here) - Number(a === here));
  return (
    moved && {
      command: relocateCommand(...moved),
      why: 'a project that memories are kept for stands elsewhere now',
    }
  );
};

/** The ids of stores that are of no use where the survey was made. */
export const elsewhereIn = ({ stores, scene }: Pick<Surveyed, 'stores' | 'scene'>): ReadonlySet<string> =>
  new Set(stores.filter(({ at }) => ['elsewhere', 'absent'].includes(standingOf(at, scene))).map(({ at }) => at.id));
