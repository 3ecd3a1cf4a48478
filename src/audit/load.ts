import { byteLength } from '../text/measure.ts';
import { activeIn, type AuditedStore } from './audited-stores.ts';

/** What of a store is in the text that a model is given when a session starts. */
export interface StoreLoad {
  /** Of all blocks that hold a memory of the store. */
  bytes: number;
  memories: number;
  /** Of memories that say what to do, or who the user is. */
  rules: number;
  each: readonly { id: string; bytes: number }[];
}

/** Bytes by memory, found where their own places stand in the loaded text. */
export const loadOf = (at: AuditedStore): StoreLoad => {
  const blocks = at.view.always.map(({ text }) => text);
  const used = new Set<string>();
  const topics = new Set(
    at.health.flatMap(({ rule, memory }) =>
      rule === 'delivery/hook-without-rule' && memory !== undefined ? [memory] : [],
    ),
  );
  const each = activeIn(at).flatMap((memory) => {
    const delivery = at.delivered.get(memory.id)?.delivery;
    if (delivery !== 'loaded' && delivery !== 'indexed') return [];
    let bytes = 0;
    for (const { file, span } of memory.places) {
      const said =
        at.store.files
          .get(file)
          ?.text.slice(...span)
          .trim() ?? '';
      const block = said === '' ? undefined : blocks.find((text) => text.includes(said));
      if (block === undefined) continue;
      used.add(block);
      bytes += byteLength(said);
    }
    return bytes === 0 ? [] : [{ id: memory.id, bytes, carries: CARRY.has(memory.kind) && !topics.has(memory.id) }];
  });
  const sum = (of: readonly { bytes: number }[]): number => of.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: [...used].reduce((total, text) => total + byteLength(text), 0),
    memories: sum(each),
    rules: sum(each.filter(({ carries }) => carries)),
    each: each.map(({ id, bytes }) => ({ id, bytes })),
  };
};

const CARRY: ReadonlySet<string> = new Set(['rule', 'profile', 'procedure']);
