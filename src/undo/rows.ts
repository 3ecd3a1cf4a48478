import { Buffer } from 'node:buffer';
import type { Write } from '../store/apply.ts';
import type { Run } from '../store/journal.ts';
import { keyOfRow, ledgerFile, printLedger, readLedger, rowsIn, type Row } from '../store/ledger.ts';
import { hashOf, readBlob, sha256, type State } from '../store/state.ts';

/**
 * The ledger without what a run wrote into it, row by row: it may hold newer rows of other runs. `stays` says of a row
 * whether what it tells of stands as the run left it, or as somebody made of it: then the row is still true.
 */
export const ledgerWithout = (state: State, run: Run, stays: (row: Row) => boolean): Write[] => {
  const file = ledgerFile(state);
  const step = run.steps.find((each) => each.file === file);
  if (!step) return [];
  const ledger = readLedger(state);
  const [was, is] = [rowsOf(state, step.before), rowsOf(state, step.after)];
  const put = (rows: Row[]): Write[] => {
    const [bytes, expected] = [printLedger({ ...ledger, rows }), hashOf(state.disk, file)];
    return sha256(bytes) === expected ? [] : [{ file, expected, bytes, mode: 0o600 }];
  };
  // With its backup pruned, what the ledger said before is not known; that the run's rows hold no more is.
  if (!was || !is) return put(ledger.rows.filter((row) => row.run !== run.id || stays(row)));
  const same = (a: Row | undefined, b: Row): boolean => JSON.stringify(a) === JSON.stringify({ ...b, undone: undefined });
  const known = new Map(was.map((row) => [keyOfRow(row), row]));
  const written = new Map(is.filter((row) => !same(known.get(keyOfRow(row)), row)).map((row) => [keyOfRow(row), row]));
  const rows = ledger.rows.flatMap((row) => {
    if (!same(written.get(keyOfRow(row)), row)) return [row];
    // What was made of it since is still known for what was carried, and carries nothing back.
    if (stays(row)) return [{ ...row, undone: true as const }];
    const old = known.get(keyOfRow(row));
    return old ? [old] : [];
  });
  const standing = new Set(rows.map(keyOfRow));
  const kept = new Set(is.map(keyOfRow));
  const dropped = was.filter((row) => !kept.has(keyOfRow(row)) && !standing.has(keyOfRow(row)));
  return put([...rows, ...dropped]);
};

const rowsOf = (state: State, name: string | null): Row[] | undefined => {
  if (name === null) return [];
  const bytes = readBlob(state, name);
  return bytes && rowsIn(Buffer.from(bytes).toString('utf8'), ledgerFile(state));
};
