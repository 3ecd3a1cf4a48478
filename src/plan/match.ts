import type { Base } from '../express/overlay.ts';
import { meaningHash, scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';

/** What memport remembers of carrying one memory: a row of the ledger, or a mark that stands in the target. */
export interface Carriage {
  source: { store: string; id: string };
  target: { store: string; id: string };
  base: Base;
  /** What the target said right after; only a ledger's row knows it. */
  placed?: Base;
  form?: string;
}

/** The judgement of `meaning/`: whether two memories say the same. */
export type Compare = (a: Memory, b: Memory) => { is: 'same' | 'contains' | 'contradiction' | 'related' | 'unrelated'; reason: string };
/** Pairs worth comparing, without comparing all of them. */
export type Nominate = (source: readonly Memory[], target: readonly Memory[]) => Map<Memory, Memory[]>;

export interface Match {
  /** The memory of the target that stands for the source's one. */
  target?: Memory;
  by: 'ledger' | 'mark' | 'words' | 'meaning' | 'contradiction' | 'gone' | 'none';
  carriage?: Carriage;
  reason?: string;
}

/**
 * Which memory of the target a memory of the source already is: by what memport remembers, by the mark it left, by
 * equal words in the same scope, by equal meaning. No memory of the target is taken twice.
 */
export const matched = (source: readonly Memory[], store: Store, rows: readonly Carriage[], judge: { compare: Compare; nominate: Nominate }): Map<Memory, Match> => {
  const out = new Map<Memory, Match>();
  const taken = new Set<Memory>();
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  const rowOf = new Map(rows.map((row) => [row.source.id, row]));
  const byMark = new Map(store.memories.flatMap((memory) => (typeof memory.native['source'] === 'string' ? [[memory.native['source'], memory] as const] : [])));
  const byWords = Map.groupBy(store.memories.filter((memory) => memory.status === 'active'), wordsKey);
  const settle = (memory: Memory, match: Match): void => {
    if (match.target) taken.add(match.target);
    out.set(memory, match);
  };
  for (const memory of source) {
    const row = rowOf.get(memory.id);
    const target = row && byId.get(row.target.id);
    if (row && target && !taken.has(target)) settle(memory, { target, by: 'ledger', carriage: row });
  }
  for (const memory of source.filter((each) => !out.has(each))) {
    const target = byMark.get(memory.id);
    if (!target || taken.has(target)) continue;
    const row = rowOf.get(memory.id);
    const base = target.native['base'] as Base | undefined;
    settle(memory, { target, by: row ? 'ledger' : 'mark', ...((row ?? base) && { carriage: row ?? { source: { store: '', id: memory.id }, target: { store: store.at.id, id: target.id }, base: base as Base } }) });
  }
  for (const memory of source.filter((each) => !out.has(each))) {
    const target = byWords.get(wordsKey(memory))?.find((each) => !taken.has(each));
    const row = rowOf.get(memory.id);
    if (target) settle(memory, { target, by: 'words', ...(row && { carriage: row }) });
  }
  const left = source.filter((each) => !out.has(each));
  const nominated = left.length === 0 ? new Map<Memory, Memory[]>() : judge.nominate(left, store.memories.filter((each) => each.status === 'active'));
  for (const memory of left) {
    const row = rowOf.get(memory.id);
    const near = (nominated.get(memory) ?? []).filter((each) => scopeKey(each.scope) === scopeKey(memory.scope)).map((target) => ({ target, relation: judge.compare(memory, target) }));
    const same = near.find(({ target, relation }) => relation.is === 'same' && !taken.has(target));
    const against = near.find(({ relation }) => relation.is === 'contradiction');
    if (same) settle(memory, { target: same.target, by: 'meaning', reason: same.relation.reason, ...(row && { carriage: row }) });
    // A memory that was carried and is gone was removed there on purpose, whatever stands near it.
    else if (row) settle(memory, { by: 'gone', carriage: row });
    else if (against) out.set(memory, { target: against.target, by: 'contradiction', reason: against.relation.reason });
    else settle(memory, { by: 'none' });
  }
  return out;
};

const wordsKey = (memory: Memory): string => `${scopeKey(memory.scope)} ${meaningHash(memory)}`;
