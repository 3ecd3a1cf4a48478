import * as path from 'node:path';
import { Buffer } from 'node:buffer';
import { MemportError } from './errors.ts';
import type { Memory } from './ir/memory.ts';
import { pairOf, type Migration } from './migrate.ts';
import type { Carriage } from './plan/match.ts';
import { applyUnit, recover, type Write } from './store/apply.ts';
import type { Run } from './store/journal.ts';
import { ledgerFile, olderLedger, printLedger, readLedger, type Ledger, type Row } from './store/ledger.ts';
import { withMutex } from './store/mutex.ts';
import { prune } from './store/prune.ts';
import { hashOf, keepBlob, type State } from './store/state.ts';
import { encode } from './text/decode.ts';

export interface Applied {
  /** Absent when there was nothing to do. */
  run?: Run;
  /** What an earlier run that was killed had left, put back before this one began. */
  recovered: { run: Run; left: string[] }[];
}

/** What must hold before a store is written: asked by the caller, who can see locks and settings. */
export interface Permission {
  /** Why the stores may not be written now; empty = they may. */
  refusals: string[];
}

/** Carries out a plan as one unit: every file and the ledger, or nothing. An empty plan touches nothing at all. */
export const apply = (migration: Migration, state: State, source: readonly Memory[], permission: () => Permission): Applied => {
  const { plan } = migration;
  const pair = pairOf(plan.options);
  const changed = migration.stores.some(({ changes }) => changes.length > 0);
  if (!changed && ledgerAfter(state, pair, migration.rows, undefined, () => undefined) === undefined) return { recovered: [] };
  return withMutex(state, () => {
    const recovered = recover(state);
    const { refusals } = permission();
    if (changed && refusals.length > 0) throw new MemportError('refused', { what: refusals.join('; '), where: migration.stores.map(({ store }) => store.at.root).join(', '), todo: 'end the session, then run this again' });
    const writes = migration.stores.flatMap(({ store, changes }) => changes.map((change): Write => ({
      file: path.join(store.at.root, change.file),
      expected: store.files.get(change.file)?.sha256 ?? null,
      ...(change.op === 'put' && { bytes: encode(change.text) }),
      ...(change.op === 'touch' && { bytes: encode(store.files.get(change.file)?.text ?? '') }),
      ...('mode' in change && change.mode !== undefined && { mode: change.mode }),
      ...('mtimeMs' in change && change.mtimeMs !== undefined && { mtimeMs: change.mtimeMs }),
    })));
    const texts = new Map(source.map((memory) => [memory.id, memory]));
    const lossy = new Set(migration.losses.map((loss) => loss.memory));
    const blobOf = (id: string): string | undefined => {
      const memory = lossy.has(id) ? texts.get(id) : undefined;
      return memory && keepBlob(state, Buffer.from(`${JSON.stringify({ holds: 'memory text', memory })}\n`));
    };
    const ledger = ledgerAfter(state, pair, migration.rows, plan.fingerprint, blobOf);
    if (ledger) {
      const older = olderLedger(state);
      if (older) writes.push({ file: older.file, expected: hashOf(state.disk, older.file), bytes: older.bytes });
      writes.push({ file: ledgerFile(state), expected: hashOf(state.disk, ledgerFile(state)), bytes: printLedger(ledger), mode: 0o600 });
    }
    const counts: Record<string, number> = {};
    for (const { decision } of plan.decisions) counts[decision] = (counts[decision] ?? 0) + 1;
    const run = applyUnit(state, { title: pair, now: plan.now, writes, counts });
    prune(state, new Set(readLedger(state).rows.flatMap((row) => (row.blob === undefined ? [] : [row.blob]))));
    return { run, recovered };
  });
};

/** The ledger with the rows of one pair replaced; undefined when that changes nothing. */
const ledgerAfter = (state: State, pair: string, rows: readonly Carriage[], run: string | undefined, blobOf: (id: string) => string | undefined): Ledger | undefined => {
  const ledger = readLedger(state);
  const known = new Map(ledger.rows.filter((row) => row.pair === pair).map((row) => [`${row.source.store}\u0000${row.source.id}`, row]));
  const next = rows.map((row): Row => {
    const old = known.get(`${row.source.store}\u0000${row.source.id}`);
    const same = old !== undefined && JSON.stringify([old.target, old.base, old.placed, old.form]) === JSON.stringify([row.target, row.base, row.placed ?? {}, row.form ?? '']);
    if (same) return old;
    const blob = blobOf(row.source.id) ?? old?.blob;
    return { pair, source: row.source, target: row.target, base: row.base, placed: row.placed ?? {}, form: row.form ?? '', ...(run !== undefined && { run }), ...(blob !== undefined && { blob }) };
  });
  const others = ledger.rows.filter((row) => row.pair !== pair);
  const after = [...others, ...next];
  const unchanged = after.length === ledger.rows.length && after.every((row) => ledger.rows.includes(row));
  return unchanged ? undefined : { ...ledger, rows: after };
};
