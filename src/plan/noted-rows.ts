import type { Memory } from '../ir/memory.ts';
import type { Decided } from '../ir/plan-value.ts';
import type { Store } from '../ir/store.ts';
import type { RowToBe } from '../ledger/after.ts';
import { besideOf } from '../ledger/neighbours.ts';
import type { Row } from '../ledger/row.ts';
import type { Settled } from './settled-memory.ts';

/** What the ledger is to say, with what is known only of the whole store and of the whole source. */
export const notedRows = (
  settled: readonly Settled[],
  known: ReadonlyMap<string, Row>,
  { others, raised }: { others: readonly Memory[]; raised: ReadonlyMap<string, string> | undefined },
): RowToBe[] => {
  const beside = besideOf(others);
  const liftedFrom = Map.groupBy(raised?.keys() ?? [], (id) => raised?.get(id));
  return settled.flatMap(({ entry, got, decided: { id } }): RowToBe[] => {
    const row = entry?.row ?? known.get(id);
    const isOurs = row?.pair !== undefined && row.wayBack === undefined;
    if (!row || !got || !isOurs) return entry ? [entry] : [];
    const notes = { ...nearBy(row, beside(got)), ...fromOthers(row, liftedFrom.get(id)?.toSorted()) };
    if (Object.keys(notes).length === 0) return entry ? [entry] : [];
    const was = entry ? entry.was : row.formerly && row;
    return [{ learned: false, ...(was && { was }), row: { ...row, ...notes } }];
  });
};

/** What looks like it there: only while that stands beside it is it known whose it is. */
const nearBy = (row: Row, near: string[]): Pick<Row, 'beside'> =>
  near.every((each) => row.beside?.includes(each)) ? {} : { beside: near };

/** The projects that it is carried for as well: each gets what is edited of it there, whatever it says by then. */
const fromOthers = (row: Row, ids: string[] | undefined): Pick<Row, 'liftedFrom'> =>
  ids === undefined || ids.join('\n') === row.liftedFrom?.join('\n') ? {} : { liftedFrom: ids };

/** What stands in the store and is none of what was carried there. */
export const othersIn = ({ memories }: Store, decided: readonly Decided[]): Memory[] => {
  const carried = new Set(decided.flatMap(({ target }) => target?.id ?? []));
  return memories.filter(({ id, status }) => status === 'active' && !carried.has(id));
};
