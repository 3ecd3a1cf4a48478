import type { HeldSpan } from '../single-check.ts';

/** What one checker says: whether it passed and what decided, or why it cannot tell. */
export type CheckResult =
  { passed: boolean; because: readonly HeldSpan[] } | { undecided: string; because: readonly HeldSpan[] };

/** Passed, or failed, for these places. */
export const told = (passed: boolean, because: readonly HeldSpan[] = []): CheckResult => ({ passed, because });

export const undecided = (why: string, because: readonly HeldSpan[] = []): CheckResult => ({ undecided: why, because });

/** More places than these say no more. */
export const MOST_SHOWN = 5;
