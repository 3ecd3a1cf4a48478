import { hash } from 'node:crypto';
import { canonical } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Probe } from './scenario.ts';

/** A hash of what a memory says: other words are another hash, other places and dates are not. */
export const wordsHash = ({ statement, why, how, detail }: Memory): string =>
  hash('sha256', canonical({ statement, why, how, detail })).slice(0, 16);

/** Whether a probe was written for other words than the memory has now. */
export const isStale = ({ memory }: Probe, now: Memory): boolean => memory.hash !== wordsHash(now);
