import { fieldHash } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { KeptFiles } from '../ir/store.ts';
import { CARRIED, valueOf } from '../kit/losses.ts';
import { overlay } from '../kit/overlay.ts';
import { targetMoves } from '../ledger/moves.ts';
import type { Past } from '../ledger/row.ts';

/** What was kept of memories that may come back to where they were carried away from. */
export interface Kept {
  /** By the names of their blobs, memories that not all of them had a place for where they went. */
  texts: ReadonlyMap<string, Memory>;
  /** By what the ledger calls stores, their files; undefined where what was kept of them cannot be read. */
  files: ReadonlyMap<string, KeptFiles | undefined>;
}

/** What comes back: the memory as it is to stand, and the one that stands in a file put back. */
export interface Recalled {
  wanted?: Memory;
  old?: Memory;
  reason?: string;
}

/** A memory of which the file came back: as it stands in it, with what somebody edited since. */
export const restoredWith = (memory: Memory, past: Past, old: Memory): Recalled => {
  const wanted = withEdits(memory, past, old);
  const apart = wanted === old ? 'byte for byte' : 'but for what was edited since';
  return { wanted, old, reason: `it comes back as it was before it was carried away, ${apart}` };
};

/**
 * The same without its file, for which memport finds a form anew. `expected`: files were kept of its store, and not
 * its own, or somebody else's stand in their place.
 */
export const recalled = (memory: Memory, past: Past, { texts }: Pick<Kept, 'texts'>, expected: boolean): Recalled => {
  if (past.blob === undefined)
    return expected
      ? { reason: 'its file as it was is not there or may not be written: it comes back in another form' }
      : {};
  const kept = texts.get(past.blob);
  if (!kept) return { reason: 'what had no place there was not kept, or may not be written: it comes back without' };
  const { id, scope } = memory;
  return {
    wanted: {
      ...withEdits(memory, past, kept),
      id,
      scope,
      mark: { source: kept.id, base: past.said },
      places: [],
    },
    reason: 'what it said comes back as it was before it was carried away',
  };
};

/** The very memory that was kept, unless somebody edited what stood for it. */
const withEdits = (memory: Memory, past: Past, kept: Memory): Memory => {
  // What was masked when it was kept is not what stood there: the words that come back stand for it.
  const masked = CARRIED.filter((field) => {
    const value = valueOf(kept, field);
    return field !== 'scope' && (value === undefined ? undefined : fieldHash(value)) !== past.said[field];
  });
  const placed = { ...past.placed, ...Object.fromEntries(masked.map((field) => [field, ''])) };
  const isEdited =
    targetMoves({ ...memory, scope: kept.scope }, { ...placed, scope: fieldHash(valueOf(kept, 'scope')) }, {}).length >
    0;
  return isEdited ? overlay(kept, memory, placed) : kept;
};
