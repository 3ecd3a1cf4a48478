import { keyOfRow, type Row } from './row.ts';

/** The rows of the ledger right before a run and right after it, where its backups still tell. */
export interface RunRows {
  run: string;
  was: readonly Row[] | undefined;
  is: readonly Row[] | undefined;
}

/**
 * The rows without what a run wrote among them, row by row: there may be newer ones of other runs. `stays` says of a
 * row whether what it tells of stands as the run left it, or as somebody made of it: then the row is still true.
 */
export const rowsWithout = (rows: readonly Row[], { run, was, is }: RunRows, stays: (row: Row) => boolean): Row[] => {
  // With its backup pruned, what the ledger said before is not known; that the run's rows hold no more is.
  if (!was || !is) return rows.filter((row) => row.run !== run || stays(row));
  const same = (a: Row | undefined, b: Row): boolean =>
    JSON.stringify(a) === JSON.stringify({ ...b, undone: undefined });
  const known = new Map(was.map((row) => [keyOfRow(row), row]));
  const written = new Map(is.filter((row) => !same(known.get(keyOfRow(row)), row)).map((row) => [keyOfRow(row), row]));
  const left = rows.flatMap((row) => {
    if (!same(written.get(keyOfRow(row)), row)) return [row];
    // What was made of it since is still known for what was carried, and carries nothing back.
    if (stays(row)) return [{ ...row, undone: true as const }];
    return known.get(keyOfRow(row)) ?? [];
  });
  const standing = new Set([...left, ...is].map(keyOfRow));
  // In their old order: the same run again finds the very ledger that it found before.
  const order = new Map(was.map((row, index) => [keyOfRow(row), index]));
  const placeOf = (row: Row): number => order.get(keyOfRow(row)) ?? was.length;
  return [...left, ...was.filter((row) => !standing.has(keyOfRow(row)))].sort((a, b) => placeOf(a) - placeOf(b));
};
