import { canonical } from '../ir/identity.ts';
import type { Dated, Memory } from '../ir/memory.ts';

/** What a memory rests on: what it cites, and since when it holds. */
export type Grounds = Pick<Memory, 'evidence' | 'dates'>;

/**
 * What two memories that are one from now on rest on: all that either cites, the earlier day it was made, the later day
 * it was changed. What only a disk says of the source is a time of its file, and no day of the memory.
 */
export const grounded = (target: Memory, source: Memory): Grounds => {
  const known = new Set(target.evidence.map(canonical));
  const created = earlier(target.dates.created, declared(source.dates.created));
  const updated = later(target.dates.updated, declared(source.dates.updated));
  return {
    evidence: [...target.evidence, ...source.evidence.filter((each) => !known.has(canonical(each)))],
    dates: { ...(created && { created }), ...(updated && { updated }) },
  };
};

/** Whether a memory rests on more than it says itself. */
export const isApart = ({ evidence, dates }: Memory, grounds: Grounds): boolean =>
  canonical([evidence, dates]) !== canonical([grounds.evidence, grounds.dates]);

const declared = (date: Dated | undefined): Dated | undefined => (date?.basis === 'mtime' ? undefined : date);

const earlier = (one: Dated | undefined, other: Dated | undefined): Dated | undefined =>
  isBefore(other, one) ? other : (one ?? other);

const later = (one: Dated | undefined, other: Dated | undefined): Dated | undefined =>
  isBefore(one, other) ? other : (one ?? other);

/** Dates that cannot be compared stay as they are. */
const isBefore = (one: Dated | undefined, other: Dated | undefined): boolean =>
  one !== undefined && other !== undefined && Date.parse(one.text) < Date.parse(other.text);
