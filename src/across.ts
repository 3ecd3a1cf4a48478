import { FORMAT, handlesOf, storeDocument, type StoreDocument } from './document.ts';
import { CARRIED, differing } from './express/losses.ts';
import { scopeKey } from './ir/identity.ts';
import type { Field, Memory } from './ir/memory.ts';
import type { Store } from './ir/store.ts';
import type { Compare } from './plan/match.ts';
import { findMemory } from './show.ts';
import type { Surveyed } from './survey.ts';

/** One memory beside the one that was asked for. */
export interface Counterpart {
  harness: string;
  id: string;
  relation: 'itself' | 'same' | 'contains' | 'contradiction' | 'related';
  /** What decided, in words. */
  reason?: string;
  /** Fields in which it differs from the one that was asked for. */
  differs: Field[];
}

export interface AcrossDocument {
  version: typeof FORMAT;
  command: 'show';
  stores: (StoreDocument & { view: NonNullable<StoreDocument['view']> })[];
  counterparts: Counterpart[];
  /** Harnesses that know nothing of it. */
  missing: string[];
  findings: [];
}

/** Where a memory stands in every harness, what each model sees of it, and what differs. */
export const across = (words: string, surveyed: readonly Surveyed[], compare: Compare): AcrossDocument => {
  const asked = findMemory(words, surveyed);
  const named = handlesOf(surveyed);
  const found = surveyed.flatMap((each) =>
    each.stores.filter((store) => store.at.role === 'store').flatMap((store) => store.memories.flatMap((memory) => {
      const relation = relationOf(asked, { memory, store }, compare);
      return relation ? [{ in: each, store, memory, ...relation }] : [];
    })),
  );
  const stores = [...Map.groupBy(found, (each) => each.store)].map(([store, group]) => ({
    ...storeDocument({ ...store, memories: group.map((each) => each.memory) }, named),
    view: { always: [], budgets: [], deliveries: group.flatMap((each) => each.in.view.deliveries.filter((delivered) => delivered.id === each.memory.id)) },
  }));
  return {
    version: FORMAT,
    command: 'show',
    stores,
    counterparts: found.map((each) => ({ harness: each.in.adapter.id, id: each.memory.id, relation: each.relation, ...(each.reason !== undefined && { reason: each.reason }), differs: each.relation === 'itself' ? [] : differing(asked.memory, each.memory, SAID) })),
    missing: surveyed.filter((each) => each.stores.some((store) => store.at.exists) && !found.some((one) => one.in === each && one.relation !== 'related')).map((each) => each.adapter.id),
    findings: [],
  };
};

/** What a person would call a difference; that a harness has no place for a field is no difference of meaning. */
const SAID = CARRIED.filter((field) => ['kind', 'statement', 'why', 'how', 'detail', 'scope', 'status'].includes(field));

const relationOf = (asked: { memory: Memory; store: Store }, other: { memory: Memory; store: Store }, compare: Compare): Pick<Counterpart, 'relation' | 'reason'> | undefined => {
  if (asked.memory === other.memory) return { relation: 'itself' };
  const { is, reason } = compare(asked.memory, other.memory);
  // Inside one store a memory that is merely near is a neighbour, no counterpart.
  if (is === 'unrelated' || (is === 'related' && (asked.store.at.harness === other.store.at.harness || scopeKey(asked.memory.scope) !== scopeKey(other.memory.scope)))) return undefined;
  return { relation: is, reason };
};
