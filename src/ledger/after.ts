import { keyOfRow, type Ledger, type Row } from './row.ts';

/**
 * A row that is to be; `learned` only notes what stands already: worth a line while the ledger is written, no reason to
 * write it.
 */
export interface RowToBe {
  row: Row;
  learned: boolean;
  /** The row it takes the place of, where the memory has another id by now. */
  was?: Row;
}

/** What a plan has to say to the ledger. */
export interface LedgerAccount {
  pair: string;
  entries: readonly RowToBe[];
  /** Rows it is to forget. */
  dropped: readonly Row[];
  /** By folder, what its scope is and was called. */
  keys: Ledger['keys'];
}

/**
 * The ledger as it is now, which another run may have written since the plan, with this run's rows in it; undefined
 * when that changes nothing worth a write. `idle`: no file of a harness changes. `stamped` is a row with what only the
 * run knows of it, beside what the ledger had under the same ends.
 */
export const ledgerAfter = (
  ledger: Ledger,
  { pair, entries, dropped, keys: folders }: LedgerAccount,
  idle: boolean,
  stamped: (row: Row, old: Row | undefined) => Row = (row) => row,
): Ledger | undefined => {
  const known = new Map(ledger.rows.map((row) => [keyOfRow(row), row]));
  const worth = entries.filter(({ learned }) => !(idle && learned));
  const next = new Map(
    worth.flatMap(({ row }): [string, Row][] => {
      const key = keyOfRow(row);
      const old = known.get(key);
      return old && saysOf(old) === saysOf(row) ? [] : [[key, stamped(kept(row), old)]];
    }),
  );
  const stays = new Set(entries.map(({ row }) => keyOfRow(row)));
  // A row goes with the one that takes its place, and never before: without either, what was carried would be new.
  const gone = [...dropped, ...worth.flatMap(({ was }) => was ?? [])];
  const keys = gone.map((row) => keyOfRow({ ...row, ...row.formerly, pair }));
  const goes = new Set(keys.filter((key) => !stays.has(key)));
  // What was put in place of a memory is that memory now: an older row that names it is no longer true.
  const held = new Set([...next.values()].flatMap((row) => (row.adopted ? [] : [targetOf(row)])));
  const isTrue = (row: Row): boolean =>
    !next.has(keyOfRow(row)) && !goes.has(keyOfRow(row)) && !(row.pair === pair && held.has(targetOf(row)));
  const left = ledger.rows.filter(isTrue);
  return next.size === 0 && left.length === ledger.rows.length
    ? undefined
    : { ...ledger, keys: { ...ledger.keys, ...folders }, rows: [...left, ...next.values()] };
};

/** What of a row goes into the ledger, in the order of its file. */
const kept = ({
  pair,
  source,
  target,
  base,
  placed = {},
  form = '',
  delivery,
  sketch,
  beside,
  liftedFrom,
  adopted,
  lines,
  behind,
  files,
}: Row): Row => ({
  ...(pair !== undefined && { pair }),
  source,
  target,
  base,
  placed,
  form,
  ...(delivery !== undefined && { delivery }),
  ...(sketch !== undefined && { sketch }),
  ...(beside && { beside }),
  ...(liftedFrom && { liftedFrom }),
  ...(adopted && { adopted }),
  ...(lines && { lines }),
  ...(behind && { behind }),
  ...(files && { files }),
});

const targetOf = ({ target }: Row): string => JSON.stringify(target);

/** What a row says, but for when it was written. */
const saysOf = ({ target, base, placed, form, sketch, beside, liftedFrom, adopted, lines, behind }: Row): string =>
  JSON.stringify([
    target,
    [base, placed ?? {}].map((each) => Object.entries(each).sort()),
    form ?? '',
    sketch,
    beside,
    liftedFrom,
    adopted,
    Object.entries(lines ?? {}).sort(),
    behind,
  ]);
