import { Buffer } from 'node:buffer';
import { recover } from './store/apply.ts';
import { readRuns } from './store/journal.ts';
import { ledgerFile, printLedger, readLedger, type Row } from './store/ledger.ts';
import { withMutex } from './store/mutex.ts';
import { readBlob, replaceFile, type State } from './store/state.ts';
import { runToUndo, undoRun, type Undone } from './store/undo.ts';

/** Takes one run back: files that are as it left them, and the ledger's rows it wrote. */
export const undo = (state: State, id: string | undefined, now: number): Undone =>
  withMutex(state, () => {
    recover(state);
    const run = runToUndo(readRuns(state), id);
    const ledger = ledgerFile(state);
    // The ledger may hold newer rows of other runs: its rows are taken back one by one, not as a file.
    const undone = undoRun(state, run, now, new Set([ledger]));
    const step = run.steps.find((each) => each.file === ledger);
    if (step) takeBackRows(state, step.before, step.after);
    return undone;
  });

const takeBackRows = (state: State, before: string | null, after: string | null): void => {
  const rowsOf = (name: string | null): Row[] | undefined => {
    const bytes = name === null ? undefined : readBlob(state, name);
    return name === null ? [] : bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as { rows: Row[] }).rows;
  };
  const [was, is] = [rowsOf(before), rowsOf(after)];
  if (!was || !is) return;
  const keyOf = (row: Row): string => JSON.stringify([row.pair, row.source]);
  const text = (row: Row): string => JSON.stringify(row);
  const known = new Map(was.map((row) => [keyOf(row), row]));
  const written = new Map(is.filter((row) => text(known.get(keyOf(row)) ?? row) !== text(row) || !known.has(keyOf(row))).map((row) => [keyOf(row), text(row)]));
  const ledger = readLedger(state);
  const kept = ledger.rows.flatMap((row) => (written.get(keyOf(row)) !== text(row) ? [row] : known.has(keyOf(row)) ? [known.get(keyOf(row)) as Row] : []));
  const dropped = was.filter((row) => !is.some((each) => keyOf(each) === keyOf(row)) && !kept.some((each) => keyOf(each) === keyOf(row)));
  replaceFile(state, ledgerFile(state), printLedger({ ...ledger, rows: [...kept, ...dropped] }));
};
