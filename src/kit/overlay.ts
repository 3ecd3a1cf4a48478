import { fieldHash } from '../ir/identity.ts';
import type { Base, Mark } from '../ir/mark.ts';
import type { Field, Memory } from '../ir/memory.ts';
import { normalBody } from '../text/body.ts';
import { ownWords } from '../text/derive.ts';
import { CARRIED, valueOf } from './losses.ts';

/** `like` is a memory that says much of the same, whose base is known: equal words are hashed once. */
export const baseOf = (memory: Memory, like?: Memory): Base => {
  const known = bases.get(memory) ?? baseAnew(memory, like);
  bases.set(memory, known);
  return known;
};

// A plan asks this of one and the same memory several times, and memories are values.
const bases = new WeakMap<Memory, Base>();

const baseAnew = (memory: Memory, like: Memory | undefined): Base => {
  const base: Base = {};
  const known = like && baseOf(like);
  for (const field of CARRIED) {
    const value = valueOf(memory, field);
    if (value !== undefined)
      base[field] = (value === like?.[field as keyof Memory] ? known?.[field] : undefined) ?? fieldHash(value);
  }
  return base;
};

/** What is remembered of a memory that was carried; an edit made in place needs none. */
export const carriedFrom = (from: Memory | undefined): Mark | undefined =>
  from && { source: from.id, base: baseOf(from) };

/** The fields in which a memory moved away from a base. */
export const movedSince = (memory: Memory, base: Base): Field[] =>
  CARRIED.filter((field) => {
    const value = valueOf(memory, field);
    return (value === undefined ? undefined : fieldHash(value)) !== base[field];
  });

/**
 * A source without a title or hook of its own derives one, which moves with every statement: the target's own stays.
 */
const isDerived = (field: Field): boolean => field === 'title' || field === 'hook';

/** Usage and authorship are the target's own account of the memory. */
const OWN: readonly Field[] = ['usage', 'author'];

/**
 * The target's memory with only what the source says: with a base, only the fields that moved there. Places,
 * native and everything the source is silent about stay, so a changed `why` changes one line.
 */
export const overlay = (old: Memory, source: Memory, base?: Base): Memory => {
  const moved = base ? movedSince(source, base) : CARRIED.filter((field) => valueOf(source, field) !== undefined);
  const result: Record<string, unknown> = { ...old };
  for (const field of moved) {
    if (OWN.includes(field)) continue;
    const value = source[field as keyof Memory];
    if (value !== undefined) result[field] = value;
    else if (isDerived(field) ? base === undefined || fieldHash(valueOf(old, field)) === base[field] : base)
      delete result[field];
  }
  // Where the parts stand follows the detail, which is what stands between them.
  if (moved.includes('detail')) result['order'] = source.order;
  return inNormalForm(result as unknown as Memory);
};

/** A new statement beside an old detail may be read otherwise: the fields settle where the body grammar has them. */
const inNormalForm = (memory: Memory): Memory => {
  const { why: _why, how: _how, detail: _detail, order: _order, title, hook, ...rest } = memory;
  const body = normalBody(memory);
  return { ...rest, ...body, ...ownWords({ title, hook }, body.statement) };
};
