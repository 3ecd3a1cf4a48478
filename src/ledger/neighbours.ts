import { fieldHash, scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { LIKE, likenessOf, sketchOf, unitsOf } from '../text/sketch.ts';
import type { Row } from './row.ts';

/** What stands in a store for one project, or for all of them. */
interface Neighbourhood {
  told: { size: number; says: string }[];
  /** By each word the places in `told`. */
  byWord: Map<string, number[]>;
}

/**
 * For a memory that memport carried, hashes of what others say beside it in its store that looks like it. Once it is
 * gone, none of that is what somebody made of it: it stood there while it did. The words that two share are counted
 * over the places of each word, so that of thousands of memories no two are compared.
 */
export const besideOf = (others: readonly Memory[]): ((memory: Memory) => string[]) => {
  const byScope = new Map<string, Neighbourhood>();
  for (const memory of others) {
    const scope = scopeKey(memory.scope);
    const { told, byWord } = byScope.get(scope) ?? { told: [], byWord: new Map<string, number[]>() };
    byScope.set(scope, { told, byWord });
    const units = unitsOf(sketchOf(memory));
    for (const unit of units) {
      const places = byWord.get(unit);
      if (places === undefined) byWord.set(unit, [told.length]);
      else places.push(told.length);
    }
    told.push({ size: units.size, says: fieldHash(memory.statement) });
  }
  return (memory) => {
    const near = byScope.get(scopeKey(memory.scope));
    if (near === undefined) return [];
    const [units, own] = [unitsOf(sketchOf(memory)), fieldHash(memory.statement)];
    const shared = new Uint16Array(near.told.length);
    for (const unit of units) for (const at of near.byWord.get(unit) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    const like = near.told.filter(
      ({ size, says }, at) => says !== own && likenessOf(shared[at] ?? 0, units.size, size) >= LIKE,
    );
    return [...new Set(like.map(({ says }) => says))].sort();
  };
};

/** Whether a memory of the target stood there already while what the row carried did. */
export const stoodBeside = ({ beside = [] }: Pick<Row, 'beside'>, { statement }: Memory): boolean =>
  beside.length > 0 && beside.includes(fieldHash(statement));
