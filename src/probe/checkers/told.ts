import type { Span } from '../check.ts';

/** What one checker says: whether it passed and what decided, or why it cannot tell. */
export type Told = { passed: boolean; because: readonly Span[] } | { undecided: string; because: readonly Span[] };

/** Passed, or failed, for these places. */
export const told = (passed: boolean, because: readonly Span[] = []): Told => ({ passed, because });

export const undecided = (why: string, because: readonly Span[] = []): Told => ({ undecided: why, because });

/** More places than these say no more. */
export const MOST_SHOWN = 5;
