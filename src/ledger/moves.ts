import { fieldHash } from '../ir/identity.ts';
import type { Base } from '../ir/mark.ts';
import type { Field, Memory } from '../ir/memory.ts';
import { valueOf } from '../kit/losses.ts';
import { movedSince } from '../kit/overlay.ts';

/** What a target's own life changes about a memory is no edit of a person. */
const UNWATCHED: readonly Field[] = ['usage', 'author', 'dates', 'links', 'status'];

/**
 * With a row, what differs from what was placed; with a mark alone, what differs from what the source said and is said
 * at all.
 */
export const targetMoves = (target: Memory, placed: Base | undefined, base: Base): Field[] => {
  const watched = (field: Field): boolean => !UNWATCHED.includes(field);
  if (placed)
    return movedSince(target, placed)
      .filter(watched)
      .filter((field) => field !== 'evidence' || isCited(target, placed));
  return (Object.keys(base) as Field[]).filter(watched).filter((field) => {
    const value = valueOf(target, field);
    return value !== undefined && fieldHash(value) !== base[field];
  });
};

/**
 * A session that stands beside what was placed is the one in which the harness touched the memory: its stamp, not an
 * edit.
 */
const isCited = ({ evidence }: Memory, placed: Base): boolean => {
  const rest = evidence.filter((each) => each.type !== 'session');
  return (rest.length === 0 ? undefined : fieldHash(rest)) !== placed.evidence;
};
