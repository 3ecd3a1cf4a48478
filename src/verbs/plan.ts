import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import type { Plan, PlanOptions } from '../ir/plan-value.ts';
import type { Store } from '../ir/store.ts';
import { inTurns } from '../ir/steps.ts';
import type { View } from '../ir/view.ts';
import { applied } from '../kit/applied.ts';
import { ledgerAfter } from '../ledger/after.ts';
import { knownBy } from '../ledger/known.ts';
import type { Ledger, Row } from '../ledger/row.ts';
import { aliasesOf, renamedMarks, renamedRow } from '../ledger/aliases.ts';
import { rowsOverOthers } from '../ledger/over-others.ts';
import { storeKey } from '../ledger/store-key.ts';
import { rowsBetween } from '../ledger/way-back.ts';
import { guard, type GuardedMemory } from '../plan/guard.ts';
import { lift } from '../plan/lift.ts';
import { liftsOf, lower } from '../plan/lower.ts';
import { migrating, type DraftedStore, type Migration } from '../plan/store-migration.ts';
import { fingerprintOf, planDocument, type WritingGround } from '../plan/plan-document.ts';
import type { Request } from '../plan/request.ts';
import { wordingOf } from '../plan/whole-text.ts';
import { apart } from '../plan/route.ts';
import { trackedBelow } from '../repo/tracked.ts';
import { groundOf } from '../store/writing-ground.ts';
import { readLedger } from '../store/ledger.ts';
import { BOUNDS } from '../store/snapshot.ts';
import { busyIn } from '../world/busy.ts';
import { adapterNamed, checkProfile, everyAdapter } from '../world/harness.ts';
import { assistedBy, type Assisted } from './assisted.ts';
import { examining, inspecting } from '../world/inspect.ts';
import { rewritesKnown } from '../world/rewrites.ts';
import { keptFor } from './kept.ts';
import { checkFileNamed, checkProjects, checkSource, isHere } from './named.ts';
import { samenessFor } from '../world/answered-pairs.ts';
import { refuseClosed, rulesEnd } from '../world/rules-end.ts';
import { sightOf, type Outlook } from '../world/sight.ts';
import { gather, gathering, pathsNamed, type Gathered, type Sight } from '../world/survey.ts';
import { veilOver, type Veil } from '../world/veil.ts';
import { examinedIn, secretsOf } from '../world/veiled.ts';
import { version, type World } from '../world/world.ts';

/** A plan with what it was made from: what printing, proving and carrying it out need to know. */
export interface Planned {
  plan: Plan;
  migration: Migration;
  source: Gathered;
  target: Gathered & { view: View };
  options: PlanOptions;
  /** Hides the secrets of both sides in whatever is printed. */
  veil: Veil;
  /** Where other words were wanted: what came of that, and what nobody was asked about yet. */
  assisted?: Omit<Assisted, 'migration'>;
  /** A memory of either side as it may be shown. */
  shown: (memory: Memory) => Memory;
}

/**
 * Reads both sides, hears what ledger and scanner know, and plans; nothing is written. `now` is that of an earlier plan
 * that is made again; `unheard`: as if memport.lock held nothing; `upon`: as if that plan had been carried out; `either`: one of
 * several plans, so that a source without a home or without memories of a project is no mistake.
 */
export const plan = async (
  world: World,
  given: PlanOptions,
  now?: number,
  { unheard = false, upon, either = false }: { unheard?: boolean; upon?: Planned; either?: boolean } = {},
): Promise<Planned> => {
  const options = withIds(world, given);
  const ledger = upon ? ledgerOnce(readLedger(world.state), upon) : readLedger(world.state);
  const [found, reached] = await bothEnds(world, options, now, upon && { ...upon, ledger }, either);
  const aliases = aliasesOf([...found.stores, ...reached.stores], reached.scene.around, ledger.keys);
  const carried = ledger.rows.map((row) => renamedRow(row, aliases));
  const known = rowsBetween(carried, options.from, options.to);
  checkProjects(either ? [found, reached] : [found], options, known, world.home);
  const sameness = samenessFor(world, reached.scene);
  const lifted = lift(found.stores, known, sameness, options.lift === true);
  let joined: Row[] | undefined;
  const beyond = (): Row[] => (joined ??= rowsOverOthers(carried, options.from, options.to));
  const lowered = lower({
    stores: lifted.stores,
    read: found.stores,
    there: reached.stores,
    rows: known,
    over: beyond,
    lifts: liftsOf(carried, options.to),
    keyOf: ({ at }) => storeKey(at, world.home),
  });
  const source = { ...found, stores: lowered.stores };
  const { rows } = lowered;
  const stores = reached.stores.map((store) => renamedMarks(store, aliases));
  const target = { ...reached, stores, view: reached.adapter.view(stores, reached.scene) };
  const examined = await examinedIn(world, [source]);
  const there = await examinedIn(world, [target]);
  const veil = veilOver([...secretsOf(examined), ...secretsOf(there)]);
  world.met.veil = veil;
  const rules = rulesEnd(world, source, target.scene, options, rows);
  const request: Request = {
    source,
    target,
    ...(rules && { rules }),
    bounds: BOUNDS,
    history: { rows, over: beyond, keys: ledger.keys, kept: await keptFor(world, ledger, rows, stores, options) },
    answers: { options, sameness, guarded: guard(examined, options) },
    lifted,
  };
  const first = await migrationOf(world, request);
  refuseClosed(first.migration);
  const assisted = options.assist && (await reworded(world, first, options.assist, { examined, unheard }));
  const { migration, request: asked } = assisted ? { ...first, migration: assisted.migration } : first;
  const changed = migration.stores.filter(({ changes }) => changes.length > 0);
  const grounds = new Map(changed.map((each) => [each.store, groundUnder(world, each)] as const));
  // What only the masked text may tell is told of it; what is written is planned from the memory itself.
  const masked = new Map([...there, ...examined].map(([id, each]) => [id, each.masked]));
  return {
    plan: {
      ...planDocument(asked, migration, grounds, version()),
      ...(assisted && { assist: toldOf(assisted) }),
      ...(world.foreign.length > 0 && { adapters: world.foreign }),
    },
    migration,
    ...(assisted && { assisted }),
    source,
    target,
    options,
    veil,
    shown: (memory) => veil.over(masked.get(memory.id) ?? memory),
  };
};

/** The ledger knows a harness by its id, people also by other names. */
const withIds = ({ adapters, formats, others }: World, options: PlanOptions): PlanOptions => ({
  ...options,
  from: adapterNamed(options.from, [...adapters, ...formats], others).id,
  to: adapterNamed(options.to, adapters, others).id,
});

/** Locates and reads the homes that the options name; both are told about the folders that the source knows. */
const bothEnds = async (
  world: World,
  options: PlanOptions,
  now: number | undefined,
  upon: Upon | undefined,
  either: boolean,
): Promise<[Gathered, Gathered]> => {
  const { cwd, clientVersion, projects = [] } = options;
  const sightFor = (home: Outlook): Sight => {
    const sight = sightOf(world, { cwd, clientVersion, ...home }, now);
    return upon ? sightOnce(sight, upon) : sight;
  };
  // What was exported is carried like anything else.
  const ended = (name: string): Adapter => adapterNamed(name, everyAdapter(world), world.others);
  const read = async (name: string, sight: Sight, more: readonly string[]): Promise<Gathered> => {
    const [found] = await inTurns(gathering([ended(name)], sight, more), world.pause);
    if (!found) throw new MemportError('internal', { what: 'a survey gave nothing' });
    return found;
  };
  const [back, sight] = [
    sightFor({ root: options.fromRoot, profile: options.fromProfile }),
    sightFor({ root: options.toRoot, profile: options.toProfile }),
  ];
  const from = ended(options.from);
  checkFileNamed(from, options.fromRoot, '--from-root');
  checkFileNamed(ended(options.to), options.toRoot, '--to-root');
  checkProfile([from], back, options.fromProfile, '--from-profile');
  checkProfile([adapterNamed(options.to, world.adapters, world.others)], sight, options.toProfile, '--to-profile');
  const found = await read(options.from, back, projects);
  const source = { ...found, stores: apart(found.stores, found.scene.around) };
  const target = await read(options.to, sight, [...pathsNamed(source.stores), ...projects]);
  const others = world.adapters.filter((each) => each !== from);
  if (!either || !isHere(target)) checkSource(source, () => gather(others, sightFor({})), world.home);
  return [unshared(source, target), target];
};

/** Two homes of one harness share what stands in a repository: it is there already, and only the rest is carried. */
const unshared = (source: Gathered, target: Gathered): Gathered => {
  if (source.adapter !== target.adapter) return source;
  const there = new Set(target.stores.map(({ at }) => at.root));
  const holds = ({ at, memories }: Store): boolean => at.role === 'store' && memories.length > 0;
  const own = source.stores.filter((store) => !holds(store) || !there.has(store.at.root));
  return own.some(holds) ? { ...source, stores: own } : source;
};

/** A plan as if it had been carried out, with the ledger as it would be then. */
type Upon = Planned & { ledger: Ledger };

/** Every store as it is once a plan is carried out. */
const sightOnce = (sight: Sight, { migration: { stores }, ledger, source: { scene } }: Upon): Sight => ({
  ...sight,
  known: knownBy(ledger.rows, scene.home),
  snapshot: (at) => {
    const changes = stores.find(({ store }) => store.at.root === at.root && store.at.id === at.id)?.changes ?? [];
    return applied(sight.snapshot(at), changes, sight.now);
  },
});

/** The ledger as it is then: its rows are the newest. */
const ledgerOnce = (ledger: Ledger, { migration }: Planned): Ledger =>
  ledgerAfter(ledger, migration.account, !changesFiles(migration), (row) => ({ ...row, run: '~' })) ?? ledger;

/** What the lock holds in place of memories' own words. A memory that the scanner flags goes to no model. */
const reworded = async (
  world: World,
  { migration, request }: Ready,
  assist: NonNullable<PlanOptions['assist']>,
  { examined, unheard }: { examined: ReadonlyMap<string, GuardedMemory>; unheard: boolean },
): Promise<Assisted> => {
  const inspect = inspecting(world);
  return assistedBy(request, migration, assist, {
    known: unheard ? [] : rewritesKnown(world.state, request.target.scene.cwd, request.target.scene.around),
    planned: (again) => inTurns(migrating(again), world.pause),
    maySend: async (memory, source) => {
      const flagged = examined.get(source.id);
      if (flagged && (!assist.unredacted || isGrave(flagged))) return false;
      const { text, said } = wordingOf(memory);
      const { hazards } = await inspect(text, said);
      return hazards.every(({ grade }) => grade === 'info' || (assist.unredacted && grade === 'warn'));
    },
  });
};

const toldOf = ({ offers, couldMoveUp, movedUp, withheld, selfJudged }: Assisted): NonNullable<Plan['assist']> => ({
  open: offers.length,
  couldMoveUp,
  movedUp,
  withheld: withheld.size,
  selfJudged,
});

const isGrave = ({ hazards }: GuardedMemory): boolean => hazards.some(({ grade }) => grade === 'block');

/** What memories were called that may not be written as they would come back. */
const unsafeIn = async (world: World, { recalled }: Migration, options: PlanOptions): Promise<Set<string>> => {
  const { blocked, masked } = guard(await examining(world, [...recalled.values()]), options);
  return new Set([...recalled].flatMap(([name, { id }]) => (blocked.has(id) || masked.has(id) ? [name] : [])));
};

interface Ready {
  migration: Migration;
  request: Request;
}

/** Planned once more where a harness works on a store whose absences would mean something. */
const migrationOf = async (world: World, request: Request): Promise<Ready> => {
  const { source, target, history, answers } = request;
  const first = await inTurns(migrating(request), world.pause);
  const unsafe = await unsafeIn(world, first, answers.options);
  if (unsafe.size > 0) {
    const known = new Set([...(history.unsafe ?? []), ...unsafe]);
    return migrationOf(world, { ...request, history: { ...history, unsafe: known } });
  }
  const ats = [...source.stores, ...target.stores].map(({ at }) => at);
  const busy = busyIn(world, first, answers.options, ats);
  const own = first.routes.find((route) => route.skipped === undefined && route.to?.root === route.from.root);
  if (own) {
    throw new MemportError('usage', {
      what: 'source and target are the same store',
      where: own.from.root,
      expected: 'two stores',
      todo: 'name other homes with --from-root, --to-root, --from-profile or --to-profile',
    });
  }
  if (busy.size === 0) return { migration: first, request };
  const held: Request = { ...request, history: { ...history, busy } };
  return { migration: await inTurns(migrating(held), world.pause), request: held };
};

/** What is to be said of the files that a plan would change: links that are followed, files that git tracks. */
const groundUnder = ({ disk }: World, { store, changes }: DraftedStore): WritingGround => {
  const files = changes.map(({ file }) => file);
  return groundOf(disk, store.at, files, trackedBelow);
};

/** The plan as it may be printed and kept: a name that holds a secret does not stand in it. */
export const published = ({ plan: made, veil }: Planned): Plan => {
  const shown = veil.over(made);
  return JSON.stringify(shown) === JSON.stringify(made)
    ? made
    : { ...shown, fingerprint: fingerprintOf(shown, version()) };
};

/** Whether a person has anything to look at: a change, or a memory that does not stand as it should. */
export const changesSomething = ({ plan: { decisions }, migration }: Planned): boolean =>
  changesFiles(migration) ||
  decisions.some(
    (each) => each.decision === 'conflict' || (each.decision === 'withdrawn' && each.target?.id !== undefined),
  );

export const changesFiles = ({ stores }: Pick<Migration, 'stores'>): boolean =>
  stores.some(({ changes }) => changes.length > 0);
