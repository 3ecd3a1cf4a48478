import type { Loss } from '../ir/loss.ts';

/** Why a harness cannot hold a memory at all. */
export const unfit = (reason: string): Loss => ({
  memory: '',
  field: 'memory',
  reason,
  kept: 'ledger',
  rule: 'plan/unfit',
});
