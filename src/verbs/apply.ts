import * as path from 'node:path';
import type { Memory } from '../ir/memory.ts';
import { inTurns, type Steps } from '../ir/steps.ts';
import type { KeptFiles } from '../ir/store.ts';
import { ledgerAfter } from '../ledger/after.ts';
import type { Ledger, Row } from '../ledger/row.ts';
import type { Migration } from '../plan/store-migration.ts';
import { applyUnit, newRunId } from '../store/units.ts';
import type { Run } from '../store/journal.ts';
import { keepOfFiles, keepOfText, type Keep } from '../store/kept-texts.ts';
import { landing } from '../store/write-landing.ts';
import { ledgerWrites, readLedger } from '../store/ledger.ts';
import { underMutex } from '../store/mutex.ts';
import { pruneQuietly } from '../store/prune.ts';
import { recover } from '../store/recover.ts';
import type { State } from '../store/state.ts';
import { foreignAmong } from '../world/harness.ts';
import { filesToKeep } from './kept.ts';
import { changesFiles, type Planned } from './plan.ts';
import { refuseUnverified, type World } from '../world/world.ts';
import { fileWrites, refuseWrites } from './unit.ts';

/** Whether carrying out a plan would write anything at all, memport's own ledger included. */
export const wouldWrite = ({ state }: World, { migration }: Planned): boolean => {
  const { entries, dropped } = migration.account;
  const quiet = dropped.length === 0 && entries.every(({ learned }) => learned);
  return changesFiles(migration) || (!quiet && nextLedger(readLedger(state), migration) !== undefined);
};

/** How a plan is carried out. */
export interface Order {
  /** What a diary calls the run: the pair, where nothing else is said. */
  title?: string;
  /** Writes although the harness asks a person before it does. */
  bypassApproval?: boolean;
}

/** Carries out a plan as one unit: every file and the ledger, or nothing. An idle plan touches nothing at all. */
export const apply = (world: World, planned: Planned, order: Order = {}): Promise<Run | undefined> =>
  applyAll(world, [planned], order);

/** The same for several plans, each of them made as if those before it had been carried out. */
export const applyAll = async (world: World, all: readonly Planned[], order: Order = {}): Promise<Run | undefined> => {
  if (!all.some((planned) => wouldWrite(world, planned))) return undefined;
  refuseUnverified(world);
  const kept = new Map<string, KeptFiles>();
  for (const { migration, source } of all)
    for (const [store, files] of await filesToKeep(world, migration, source)) kept.set(store, files);
  return inTurns(written(world, all, kept, order), world.pause);
};

function* written(
  world: World,
  all: readonly Planned[],
  kept: ReadonlyMap<string, KeptFiles>,
  { title = all.map(({ migration }) => migration.account.pair).join(', '), bypassApproval = false }: Order,
): Steps<Run> {
  const { state } = world;
  const drafted = all.flatMap(({ migration }) => migration.stores);
  yield;
  return yield* underMutex(state, function* () {
    recover(state);
    const drafts = drafted.map(({ fitted, ...each }) => ({ ...each, after: fitted.store }));
    refuseWrites(world, drafts, bypassApproval);
    const [now, changed] = [world.now(), drafted.filter(({ changes }) => changes.length > 0)];
    const id = newRunId(state, now);
    const counts: Record<string, number> = {};
    for (const { decision } of all.flatMap(({ plan }) => plan.decisions))
      counts[decision] = (counts[decision] ?? 0) + 1;
    const files = fileWrites(drafts);
    yield;
    const before = readLedger(state);
    const texts: Keep[] = [];
    const ledger = all.reduce((known, { migration, source, shown }) => {
      const memories = source.stores.flatMap((store) => store.memories).map(shown);
      const stamped = stamping(state, migration, memories, id, (keep) => void texts.push(keep));
      return nextLedger(known, migration, stamped) ?? known;
    }, before);
    const stores = changed.map(({ store: { at } }) => ({ harness: at.harness, root: at.root }));
    const stood = ledger === before ? [] : [...kept].map(([store, each]) => [store, keepOfFiles(each)] as const);
    const named = Object.fromEntries(stood.map(([store, { name }]) => [store, name]));
    const writes = [
      ...files,
      ...(ledger === before ? [] : ledgerWrites(state, { ...ledger, kept: { ...ledger.kept, ...named } })),
    ];
    yield;
    const keeps = [...texts, ...stood.map(([, keep]) => keep)].map(({ bytes }) => bytes);
    const adapters = foreignAmong(
      world,
      all.flatMap(({ options: { from, to } }) => [from, to]),
    );
    const run = yield* applyUnit(state, { id, title, now, counts, stores, adapters, writes, keeps });
    // The run is done; what is not dropped now is dropped by a later one.
    pruneQuietly(state);
    return run;
  });
}

const nextLedger = (
  ledger: Ledger,
  migration: Migration,
  stamped?: (row: Row, old: Row | undefined) => Row,
): Ledger | undefined => ledgerAfter(ledger, migration.account, !changesFiles(migration), stamped);

/** What only the run knows of a row: where its files lie, and what its target could not hold, kept as a blob. */
const stamping = (
  state: State,
  migration: Migration,
  source: readonly Memory[],
  run: string,
  keep: (text: Keep) => void,
) => {
  const texts = new Map(source.map((memory) => [memory.id, memory]));
  // Its own words are kept where others stand there.
  const lossy = new Set(
    migration.decided.flatMap(({ id, losses, reworded }) => (losses.length > 0 || reworded ? [id] : [])),
  );
  const roots = migration.stores.map(({ store: { at } }) => at);
  const blobOf = (id: string): string | undefined => {
    const memory = lossy.has(id) ? texts.get(id) : undefined;
    if (!memory) return undefined;
    const text = keepOfText(memory);
    keep(text);
    return text.name;
  };
  return (row: Row, old: Row | undefined): Row => {
    const root = roots.find(({ id }) => row.target.store.startsWith(`${id} `))?.root;
    const files =
      root === undefined
        ? []
        : (row.files ?? []).map((file) => {
            const found = landing(state.disk, root, file);
            return 'refused' in found ? path.join(root, file) : found.file;
          });
    const blob = blobOf(row.source.id) ?? old?.blob;
    return { ...row, files, run, ...(blob !== undefined && { blob }) };
  };
};
