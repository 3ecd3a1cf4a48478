import * as path from 'node:path';
import { Buffer } from 'node:buffer';
import { MemportError } from '../errors.ts';
import type { Memory, Span } from '../ir/memory.ts';
import { inTurns, type Steps } from '../ir/steps.ts';
import type { Store } from '../ir/store.ts';
import { ledgerAfter } from '../ledger/after.ts';
import type { Ledger, Row } from '../ledger/row.ts';
import type { Migration } from '../plan/migrate.ts';
import { applyUnit, newRunId, type Write } from '../store/apply.ts';
import type { Run } from '../store/journal.ts';
import { landing } from '../store/landing.ts';
import { ledgerWrites, readLedger } from '../store/ledger.ts';
import { underMutex, withMutex } from '../store/mutex.ts';
import { pruneQuietly } from '../store/prune.ts';
import { isUnfinished, recover, type Recovered } from '../store/recover.ts';
import { keepBlob, type State } from '../store/state.ts';
import { encode } from '../text/decode.ts';
import { hashedLines } from '../text/three-way.ts';
import { inUseNow } from '../world/busy.ts';
import { changesFiles, type Planned } from './plan.ts';
import { refuseUnverified, type World } from '../world/world.ts';

/** Puts back what a killed run had left, before anybody reads the stores. */
export const putInOrder = ({ state }: World): Recovered[] =>
  isUnfinished(state) ? withMutex(state, () => recover(state)) : [];

/** Whether carrying out a plan would write anything at all, memport's own ledger included. */
export const wouldWrite = ({ state }: World, { migration }: Planned): boolean => {
  const { entries, dropped } = migration.account;
  const quiet = dropped.length === 0 && entries.every(({ learned }) => learned);
  return changesFiles(migration) || (!quiet && nextLedger(state, migration) !== undefined);
};

/** How a plan is carried out. */
export interface Order {
  /** What a diary calls the run: the pair, where nothing else is said. */
  title?: string;
  /** Writes although the harness asks a person before it does. */
  bypassApproval?: boolean;
}

/** Carries out a plan as one unit: every file and the ledger, or nothing. An idle plan touches nothing at all. */
export const apply = async (world: World, planned: Planned, order: Order = {}): Promise<Run | undefined> => {
  if (!wouldWrite(world, planned)) return undefined;
  refuseUnverified(world);
  return inTurns(written(world, planned, order), world.pause);
};

function* written(
  world: World,
  planned: Planned,
  { title = planned.migration.account.pair, bypassApproval = false }: Order,
): Steps<Run> {
  const { state } = world;
  const { migration, plan, source } = planned;
  yield;
  return yield* underMutex(state, function* () {
    recover(state);
    const refused = refusals(world, migration, bypassApproval);
    if (refused.length > 0)
      throw new MemportError('refused', {
        what: refused.join('; '),
        where: migration.stores.map(({ store }) => store.at.root).join(', '),
        todo: 'see to that, then run this again',
      });
    const [now, changed] = [world.now(), migration.stores.filter(({ changes }) => changes.length > 0)];
    const id = newRunId(state, now);
    const counts: Record<string, number> = {};
    for (const { decision } of plan.decisions) counts[decision] = (counts[decision] ?? 0) + 1;
    const files = fileWrites(migration);
    yield;
    const texts = source.stores.flatMap((store) => store.memories).map(planned.shown);
    const ledger = nextLedger(state, migration, stamping(state, migration, texts, id));
    const writes = [...files, ...(ledger ? ledgerWrites(state, ledger) : [])];
    yield;
    const stores = changed.map(({ store: { at } }) => ({ harness: at.harness, root: at.root }));
    const run = yield* applyUnit(state, { id, title, now, counts, stores, writes });
    // The run is done; what is not dropped now is dropped by a later one.
    pruneQuietly(state);
    return run;
  });
}

/** Settings, layouts, links and locks that forbid a write now; asked under the mutex. */
const refusals = (world: World, { stores }: Migration, bypass: boolean): string[] =>
  stores
    .filter(({ changes }) => changes.length > 0)
    .flatMap(({ store: { at }, obstacles }) => {
      if (at.closed !== undefined) return [at.closed];
      if (at.approval !== undefined && !bypass) return [`${at.approval} (--bypass-approval writes all the same)`];
      return [...obstacles, ...(at.exists ? inUseNow(world, [at]) : [])];
    });

const nextLedger = (
  state: State,
  migration: Migration,
  stamped?: (row: Row, old: Row | undefined) => Row,
): Ledger | undefined => ledgerAfter(readLedger(state), migration.account, !changesFiles(migration), stamped);

/** What only the run knows of a row: where its files lie, and what its target could not hold, kept as a blob. */
const stamping = (state: State, migration: Migration, source: readonly Memory[], run: string) => {
  const texts = new Map(source.map((memory) => [memory.id, memory]));
  // Its own words are kept where others stand there.
  const lossy = new Set(
    migration.decided.flatMap(({ id, losses, reworded }) => (losses.length > 0 || reworded ? [id] : [])),
  );
  const roots = migration.stores.map(({ store: { at } }) => at);
  const blobOf = (id: string): string | undefined => {
    const memory = lossy.has(id) ? texts.get(id) : undefined;
    return memory && keepBlob(state, Buffer.from(`${JSON.stringify({ holds: 'memory text', memory })}\n`));
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

/** What is put comes in the adapter's order, bodies before the lines that name them; what goes, goes last. */
const fileWrites = ({ stores }: Migration): Write[] => {
  const writes = stores.flatMap(({ store, changes, fitted }) => {
    const alone = heldAlone(fitted.store);
    return changes.map((change): Write => ({
      file: path.join(store.at.root, change.file),
      root: store.at.root,
      expected: store.files.get(change.file)?.sha256 ?? null,
      // A new file of one memory is that memory's alone: who changes a line of it changes the memory.
      ...(change.op === 'put' && {
        bytes: encode(change.text),
        ...(!(alone.has(change.file) && !store.files.has(change.file)) && { lines: hashedLines(change.text) }),
      }),
      ...(change.op === 'touch' && { bytes: encode(store.files.get(change.file)?.text ?? '') }),
      ...('mode' in change && change.mode !== undefined && { mode: change.mode }),
      ...('mtimeMs' in change && change.mtimeMs !== undefined && { mtimeMs: change.mtimeMs }),
    }));
  });
  return [...writes.filter((write) => write.bytes), ...writes.filter((write) => !write.bytes)];
};

/** The files that say one memory and, but for a head, nothing else. */
const heldAlone = ({ memories, files }: Store): Set<string> => {
  const says = (file: string, [from, to]: Span): boolean => {
    const text = files.get(file)?.text ?? '';
    return /^(?:---\n(?:[^\n]*\n)*?---\s*)?$/.test(text.slice(0, from)) && text.slice(to).trim() === '';
  };
  return new Set(
    memories.flatMap(({ places }) => places.flatMap(({ file, span }) => (says(file, span) ? [file] : []))),
  );
};
