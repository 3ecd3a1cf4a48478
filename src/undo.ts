import { Buffer } from 'node:buffer';
import { MemportError } from './errors.ts';
import { applyUnit, newRunId, type Write } from './store/apply.ts';
import { readRuns, takenBack, type Run } from './store/journal.ts';
import { isOlderLedger, keyOfRow, ledgerFile, printLedger, readLedger, rowsIn, type Row } from './store/ledger.ts';
import { withMutex } from './store/mutex.ts';
import { prune } from './store/prune.ts';
import { dropFolders, recover, type Recovered } from './store/recover.ts';
import { hashOf, readBlob, type State } from './store/state.ts';
import { inverted, runToUndo, type Kept } from './store/undo.ts';

export interface Undone {
  run: Run;
  /** Files put back as they were. */
  restored: string[];
  kept: Kept[];
  /** What killed runs had left, put back before this one began. */
  recovered: Recovered[];
  /** Why there was nothing to take back. */
  idle?: string;
}

/** Takes one run back as one unit: files that are as it left them, and the ledger's rows it wrote. */
export const undo = (state: State, id: string | undefined, now: number, refusals: (stores: Run['stores']) => string[]): Undone =>
  withMutex(state, () => {
    const recovered = recover(state);
    const runs = readRuns(state);
    // What was cut off and has just been put back is what a person who types `undo` then means.
    if (id === undefined && recovered[0]) return { run: recovered[0].run, restored: [], kept: [], recovered };
    const run = runToUndo(runs, id);
    const nothing = { run, restored: [], kept: [], recovered };
    if (run.stage === 'recovered') return { ...nothing, idle: 'it was cut off on the way and has been put back' };
    if (takenBack(runs).has(run.id)) return { ...nothing, idle: 'it is undone already' };
    const own = (file: string): boolean => file === ledgerFile(state) || isOlderLedger(state, file);
    const { writes, kept } = inverted(state, run.steps.filter((step) => !own(step.file)), runs.filter((each) => each.seq > run.seq && each.stage === 'done' && each.undoes === undefined));
    if (writes.length === 0 && kept.length > 0) return { ...nothing, kept };
    const refused = writes.length > 0 ? refusals(run.stores) : [];
    if (refused.length > 0) throw new MemportError('refused', { what: refused.join('; '), where: run.stores.map(({ root }) => root).join(', '), todo: 'end the session, then run this again' });
    const ledger = ledgerWithout(state, run, new Set(kept.map(({ file }) => file)));
    applyUnit(state, {
      id: newRunId(state, now), title: `undo of ${run.title}`, now, writes: [...writes, ...ledger], stores: run.stores,
      counts: { restored: writes.length, ...(kept.length > 0 && { kept: kept.length }) }, undoes: run.id,
    });
    dropFolders(state, run.folders);
    try {
      prune(state);
    } catch {
      // What was put is taken back; the backups that are not needed any more are dropped by a later run.
    }
    return { run, restored: writes.map((write) => write.file), kept, recovered };
  });

/**
 * The ledger may hold newer rows of other runs: the rows of this one are taken back one by one, not as a file. A
 * row whose memory stands in a file that stays is still true.
 */
const ledgerWithout = (state: State, run: Run, kept: ReadonlySet<string>): Write[] => {
  const file = ledgerFile(state);
  const step = run.steps.find((each) => each.file === file);
  if (!step) return [];
  const ledger = readLedger(state);
  const [was, is] = [rowsOf(state, step.before), rowsOf(state, step.after)];
  const put = (rows: Row[]): Write[] => [{ file, expected: hashOf(state.disk, file), bytes: printLedger({ ...ledger, rows }), mode: 0o600 }];
  // With its backup pruned, what the ledger said before is not known; that the run's rows hold no more is.
  if (!was || !is) return put(ledger.rows.filter((row) => row.run !== run.id || row.files?.some((each) => kept.has(each))));
  const same = (a: Row | undefined, b: Row): boolean => JSON.stringify(a) === JSON.stringify(b);
  const known = new Map(was.map((row) => [keyOfRow(row), row]));
  const written = new Map(is.filter((row) => !same(known.get(keyOfRow(row)), row)).map((row) => [keyOfRow(row), row]));
  const rows = ledger.rows.flatMap((row) => {
    if (!same(written.get(keyOfRow(row)), row) || row.files?.some((each) => kept.has(each))) return [row];
    const old = known.get(keyOfRow(row));
    return old ? [old] : [];
  });
  const standing = new Set(rows.map(keyOfRow));
  const dropped = was.filter((row) => !is.some((each) => keyOfRow(each) === keyOfRow(row)) && !standing.has(keyOfRow(row)));
  return put([...rows, ...dropped]);
};

const rowsOf = (state: State, name: string | null): Row[] | undefined => {
  if (name === null) return [];
  const bytes = readBlob(state, name);
  return bytes && rowsIn(Buffer.from(bytes).toString('utf8'), ledgerFile(state));
};
