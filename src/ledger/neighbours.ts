import { fieldHash, scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { LIKE, likeness, sketchOf } from '../text/sketch.ts';
import type { Row } from './row.ts';

/** Only what shares a word can be alike: of stores with thousands of memories few pairs are looked at. */
const wordsOf = (sketch: string): string[] => sketch.match(/.{4}/g) ?? [];

/**
 * For a memory that memport carried, hashes of what others say beside it in its store that looks like it. Once it is
 * gone, none of that is what somebody made of it: it stood there while it did.
 */
export const besideOf = (others: readonly Memory[]): ((memory: Memory) => string[]) => {
  const told = others.map(({ statement, ...rest }) => ({
    sketch: sketchOf({ statement, ...rest }),
    scope: scopeKey(rest.scope),
    says: fieldHash(statement),
  }));
  const byWord = new Map<string, number[]>();
  told.forEach(({ sketch }, index) => {
    for (const word of wordsOf(sketch)) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  });
  return (memory) => {
    if (told.length === 0) return [];
    const [sketch, scope, own] = [sketchOf(memory), scopeKey(memory.scope), fieldHash(memory.statement)];
    const near = new Set(wordsOf(sketch).flatMap((word) => byWord.get(word) ?? []));
    const like = [...near]
      .flatMap((index) => told[index] ?? [])
      .filter((each) => {
        return each.scope === scope && each.says !== own && likeness(each.sketch, sketch) >= LIKE;
      });
    return [...new Set(like.map(({ says }) => says))].sort();
  };
};

/** Whether a memory of the target stood there already while what the row carried did. */
export const stoodBeside = ({ beside = [] }: Pick<Row, 'beside'>, { statement }: Memory): boolean =>
  beside.length > 0 && beside.includes(fieldHash(statement));
