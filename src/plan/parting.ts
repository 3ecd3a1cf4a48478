import type { Memory } from '../ir/memory.ts';
import type { orderFor } from './heeded.ts';
import { targetMoves } from '../ledger/moves.ts';
import type { Row } from '../ledger/row.ts';
import { linesOf, type LineJudge } from './other-lines.ts';

type Order = Pick<ReturnType<typeof orderFor>, 'withdraw' | 'choice'> & {
  judge?: LineJudge;
  /** It is not gone: what several projects say is carried for all of them by now. */
  isRaised?: boolean;
};

/** What becomes of a memory of the target whose source is gone, or is carried as another one by now. */
export interface Parting {
  row: Row;
  decision: 'withdrawn' | 'kept' | 'held' | 'merged';
  reason: string;
  /** What stands in the target. */
  target?: Memory;
  /** What is taken away there. */
  taken?: Memory;
  /** The ledger forgets the row. */
  drops: boolean;
}

export const partingOf = (
  row: Row,
  target: Memory | undefined,
  { withdraw, choice, judge, isRaised = false }: Order,
  unread: string | undefined,
): Parting => {
  if (!target && unread !== undefined) return { row, decision: 'held', reason: unread, drops: false };
  if (!target) return { row, decision: 'withdrawn', reason: 'it is gone on both sides', drops: true };
  const stays = (reason: string): Parting => ({
    row,
    target,
    decision: 'kept',
    reason: `${isRaised ? RAISED : 'it is gone at the source'}, but ${reason}`,
    drops: false,
  });
  if (row.adopted) return stays('it stood here before memport');
  if (target.readOnly) return stays('it cannot be changed here');
  if (
    targetMoves(target, row.placed, row.base).length > 0 ||
    linesOf(target, row, judge).reworded.length > 0 ||
    target.places.some(({ added }) => added !== undefined)
  )
    return stays('it was edited here: the edit stands');
  if (choice === 'leave') return stays('you said no: for this run it stays here');
  if (isRaised)
    return withdraw
      ? { row, target, taken: target, decision: 'merged', reason: `${RAISED}: this copy is taken out`, drops: true }
      : stays('what was carried for one project before stands too; --withdraw takes it away');
  if (!withdraw)
    return {
      row,
      target,
      decision: 'withdrawn',
      reason: 'it is gone at the source; --withdraw takes it away here too',
      drops: false,
    };
  return { row, target, taken: target, decision: 'withdrawn', reason: 'it is gone at the source', drops: true };
};

const RAISED = 'it is carried once by now, for all projects';
