import { fieldHash } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { CARRIED, valueOf } from '../kit/losses.ts';
import { overlay } from '../kit/overlay.ts';
import { targetMoves } from '../ledger/moves.ts';
import type { Past } from '../ledger/row.ts';

/** By the names of their blobs, memories as they were before they were carried to where not all of them has a place. */
export type Texts = ReadonlyMap<string, Memory>;

/**
 * A memory that comes back to where it was carried away from, as it was there: with the words that somebody edited
 * since, and with the scope it has now. Where no text was kept, it comes back as it stands.
 */
export const recalled = (memory: Memory, past: Past, texts: Texts): { wanted?: Memory; reason: string } => {
  const kept = texts.get(past.blob);
  if (!kept) return { reason: 'what had no place there was not kept, or may not be written: it comes back without' };
  // What was masked when it was kept is not what stood there: the words that come back stand for it.
  const masked = CARRIED.filter((field) => {
    const value = valueOf(kept, field);
    return (value === undefined ? undefined : fieldHash(value)) !== past.said[field];
  });
  const { id, scope } = memory;
  const placed = { ...past.placed, ...Object.fromEntries(masked.map((field) => [field, ''])) };
  const isEdited =
    targetMoves({ ...memory, scope: kept.scope }, { ...placed, scope: past.said.scope ?? '' }, {}).length > 0;
  const own = isEdited ? overlay(kept, memory, placed) : kept;
  return {
    wanted: { ...own, id, scope, mark: { source: kept.id, base: past.said }, places: [] },
    reason: 'it comes back as it was before it was carried away',
  };
};
