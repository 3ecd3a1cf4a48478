import type { Memory } from '../ir/memory.ts';
import type { Refusal } from '../assist/wording.ts';

/** What the gates that need no model have against saying a memory in other words. */
export const refusalsOf = async (_source: Memory, _candidate: Memory): Promise<readonly Refusal[]> => [];
