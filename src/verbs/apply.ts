import * as path from 'node:path';
import { Buffer } from 'node:buffer';
import { MemportError } from '../errors.ts';
import type { Memory, Span } from '../ir/memory.ts';
import type { Steps } from '../ir/steps.ts';
import type { Store } from '../ir/store.ts';
import { pairOf, type Migration } from '../plan/migrate.ts';
import type { Carriage } from '../plan/match.ts';
import { applyUnit, newRunId, type Write } from '../store/apply.ts';
import type { Run } from '../store/journal.ts';
import { landing } from '../store/landing.ts';
import { keyOfRow, ledgerFile, olderLedger, printLedger, readLedger, type Ledger, type Row } from '../store/ledger.ts';
import { underMutex, withMutex } from '../store/mutex.ts';
import { prune } from '../store/prune.ts';
import { isUnfinished, recover, type Recovered } from '../store/recover.ts';
import { hashOf, keepBlob, type State } from '../store/state.ts';
import { encode } from '../text/decode.ts';
import { hashedLines } from '../text/three-way.ts';

export interface Order {
  migration: Migration;
  /** Source memories, for what a target cannot hold. */
  source: readonly Memory[];
  /** The time of the writing: the plan may be older. */
  now: number;
  title: string;
  /** Why the stores may not be written now: asked under the mutex, by who can see locks and settings. */
  refusals: () => string[];
}

/** Whether carrying out a plan would write anything at all, memport's own ledger included. */
export const isIdle = (state: State, migration: Migration): boolean =>
  !changesFiles(migration) && (migration.quiet || ledgerAfter(readLedger(state), migration, undefined, () => []) === undefined);

export const changesFiles = ({ stores }: Pick<Migration, 'stores'>): boolean => stores.some(({ changes }) => changes.length > 0);

/** Puts back what a killed run had left, before anybody reads the stores. */
export const putInOrder = (state: State): Recovered[] => (isUnfinished(state) ? withMutex(state, () => recover(state)) : []);

/** Carries out a plan as one unit: every file and the ledger, or nothing. An idle plan touches nothing at all. */
export function* apply(state: State, order: Order): Steps<Run | undefined> {
  const { migration, now } = order;
  if (isIdle(state, migration)) return undefined;
  yield;
  return yield* underMutex(state, function* () {
    recover(state);
    const refusals = changesFiles(migration) ? order.refusals() : [];
    if (refusals.length > 0) throw new MemportError('refused', { what: refusals.join('; '), where: migration.stores.map(({ store }) => store.at.root).join(', '), todo: 'see to that, then run this again' });
    const id = newRunId(state, now);
    const counts: Record<string, number> = {};
    for (const { decision } of migration.plan.decisions) counts[decision] = (counts[decision] ?? 0) + 1;
    const stores = migration.stores.filter(({ changes }) => changes.length > 0).map(({ store: { at } }) => ({ harness: at.harness, root: at.root }));
    const files = fileWrites(migration);
    yield;
    const writes = [...files, ...ledgerWrites(state, order, id)];
    yield;
    const run = yield* applyUnit(state, { id, title: order.title, now, counts, stores, writes });
    try {
      prune(state);
    } catch {
      // The run is done; what was not dropped now is dropped by a later one.
    }
    return run;
  });
}

/** What is put comes in the adapter's order, bodies before the lines that name them; what goes, goes last. */
const fileWrites = ({ stores }: Migration): Write[] => {
  const writes = stores.flatMap(({ store, changes, fitted }) => {
    const alone = heldAlone(fitted.store);
    return changes.map((change): Write => ({
      file: path.join(store.at.root, change.file),
      root: store.at.root,
      expected: store.files.get(change.file)?.sha256 ?? null,
      // A new file of one memory is that memory's alone: who changes a line of it changes the memory.
      ...(change.op === 'put' && { bytes: encode(change.text), ...(!(alone.has(change.file) && !store.files.has(change.file)) && { lines: hashedLines(change.text) }) }),
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
  return new Set(memories.flatMap(({ places }) => places.flatMap(({ file, span }) => (says(file, span) ? [file] : []))));
};

const ledgerWrites = (state: State, { migration, source }: Order, run: string): Write[] => {
  const texts = new Map(source.map((memory) => [memory.id, memory]));
  const lossy = new Set(migration.losses.map((loss) => loss.memory));
  const blobOf = (id: string): string | undefined => {
    const memory = lossy.has(id) ? texts.get(id) : undefined;
    return memory && keepBlob(state, Buffer.from(`${JSON.stringify({ holds: 'memory text', memory })}\n`));
  };
  const roots = new Map(migration.stores.map(({ store: { at } }) => [at.id, at.root]));
  const placesOf = (row: Carriage): string[] => {
    const root = [...roots].find(([id]) => row.target.store.startsWith(`${id} `))?.[1];
    return root === undefined ? [] : (row.files ?? []).map((file) => {
      const found = landing(state.disk, root, file);
      return 'refused' in found ? path.join(root, file) : found.file;
    });
  };
  const ledger = ledgerAfter(readLedger(state), migration, { run, blobOf }, placesOf);
  if (!ledger) return [];
  const older = olderLedger(state);
  const file = ledgerFile(state);
  return [
    ...(older ? [{ file: older.file, expected: hashOf(state.disk, older.file), bytes: older.bytes, mode: 0o600 }] : []),
    { file, expected: hashOf(state.disk, file), bytes: printLedger(ledger), mode: 0o600, keep: true as const },
  ];
};

/**
 * The ledger as it is now, which another run may have written since the plan, with this run's rows in it; undefined
 * when that changes nothing worth a write.
 */
const ledgerAfter = (ledger: Ledger, migration: Migration, writing: { run: string; blobOf: (id: string) => string | undefined } | undefined, placesOf: (row: Carriage) => string[]): Ledger | undefined => {
  const pair = pairOf(migration.plan.options);
  const keyOf = ({ source, target }: Carriage): string => keyOfRow({ pair, source, target });
  const known = new Map(ledger.rows.map((row) => [keyOfRow(row), row]));
  const idle = !changesFiles(migration);
  const { rows, learned } = migration;
  const next = new Map(rows.filter((row) => !(idle && learned.has(row))).flatMap((row): [string, Row][] => {
    const old = known.get(keyOf(row));
    if (old && saysOf(old) === saysOf(row)) return [];
    const { adopted, sketch, lines, behind } = row;
    const blob = writing?.blobOf(row.source.id) ?? old?.blob;
    return [[keyOf(row), {
      pair, source: row.source, target: row.target, base: row.base, placed: row.placed ?? {}, form: row.form ?? '',
      ...(sketch !== undefined && { sketch }), ...(adopted && { adopted }), ...(lines && { lines }), ...(behind && { behind }), files: placesOf(row),
      ...(writing && { run: writing.run }), ...(blob !== undefined && { blob }),
    }]];
  }));
  const dropped = new Set(migration.dropped.map(keyOf));
  // What was put in place of a memory is that memory now: an older row that names it is no longer true.
  const held = new Set([...next.values()].flatMap((row) => (row.adopted ? [] : [targetOf(row)])));
  const kept = ledger.rows.filter((row) => !next.has(keyOfRow(row)) && !(row.pair === pair && held.has(targetOf(row))) && !(dropped.has(keyOfRow(row)) && !rows.some((each) => keyOf(each) === keyOfRow(row))));
  return next.size === 0 && kept.length === ledger.rows.length ? undefined : { ...ledger, keys: { ...ledger.keys, ...migration.keys }, rows: [...kept, ...next.values()] };
};

const targetOf = ({ target }: Row): string => JSON.stringify(target);

/** What a row says, but for when it was written. */
const saysOf = ({ target, base, placed, form, sketch, adopted, lines, behind }: Carriage): string =>
  JSON.stringify([target, [base, placed ?? {}].map((each) => Object.entries(each).sort()), form ?? '', sketch, adopted, Object.entries(lines ?? {}).sort(), behind]);
