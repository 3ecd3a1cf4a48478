import type { Part, Put } from '../adapter.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory, Place } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { toLf } from '../text/delimited.ts';
import type { Wanted } from './wanted.ts';

/**
 * Which memory of the store, as it will be, stands for each memory that was carried: what was put by the place it was
 * put at, the rest by its id. Nobody stands for two.
 */
export const standingIn = (
  after: Store,
  before: Store,
  seated: readonly Wanted[],
  puts: readonly Put[],
  fixed: readonly Wanted[],
): Map<string, Memory> => {
  const out = new Map<string, Memory>();
  const taken = new Set<Memory>();
  const take = (id: string, found: Memory | undefined): void => {
    if (!found) return;
    taken.add(found);
    out.set(id, found);
  };
  const byId = new Map(after.memories.map((memory) => [memory.id, memory]));
  const putOf = new Map(puts.map((put) => [put.memory, put]));
  for (const { source, memory } of fixed) take(source.id, byId.get(memory.id));
  for (const { source, memory } of seated) if (!putOf.has(memory)) take(source.id, byId.get(memory.id));
  const told = new Set(before.memories.map(({ id }) => id));
  const bySaying = Map.groupBy(after.memories, sayingOf);
  for (const { source, memory, old } of seated) {
    const put = putOf.get(memory);
    const alike = put ? (bySaying.get(sayingOf(memory)) ?? []).filter((each) => !taken.has(each)) : [];
    if (!put || alike.length === 0) continue;
    const best = alike
      .map((each) => ({ each, held: partsHeld(each, put, after) }))
      .reduce((a, b) => (b.held > a.held ? b : a));
    const fallback = alike.find(({ id }) => id === old?.id) ?? alike.find(({ id }) => !told.has(id));
    take(source.id, alike.length === 1 || best.held > 0 ? best.each : fallback);
  }
  return out;
};

export const NOT_READ_BACK = 'it could not be read back from where it would stand';
export const STANDS_ONCE = 'another memory of the source says the same; it stands there once';

/** What says the memory in the store all the same, where it has no place of its own: its own old one first. */
export const saidIn = (store: Store, memory: Memory, old: Memory | undefined): Memory | undefined => {
  const saying = store.memories.filter((each) => sayingOf(each) === sayingOf(memory));
  return saying.find(({ id }) => id === old?.id) ?? saying[0];
};

/** Statement, scope and kind always come back. */
const sayingOf = ({ kind, scope, statement }: Memory): string => `${kind}\u0000${scopeKey(scope)}\u0000${statement}`;

/** How many parts of a form stand where the memory does, with the very text they have. */
const partsHeld = (memory: Memory, { form }: Put, store: Store): number => {
  const said = (place: Place): string => toLf(store.files.get(place.file)?.text.slice(...place.span) ?? '').trim();
  const isAt = (part: Part, place: Place): boolean =>
    place.slot === part.slot && (part.file === undefined || place.file === part.file);
  return form.parts.filter((part) =>
    memory.places.some((place) => isAt(part, place) && said(place) === toLf(part.text).trim()),
  ).length;
};
