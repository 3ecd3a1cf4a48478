import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';

/**
 * Memories of both sides that say the same letter by letter, one each: who they are needs no reading of their words,
 * which of two large stores takes most of the time.
 */
export const twinsIn = (here: readonly Memory[], there: readonly Memory[]): Map<Memory, Memory> => {
  const free = Map.groupBy(there, wordsOf);
  return new Map(
    here.flatMap((memory) => {
      const twin = free.get(wordsOf(memory))?.shift();
      return twin ? [[memory, twin] as const] : [];
    }),
  );
};

/** A frame says how strongly a statement binds. */
const wordsOf = ({ scope, kind, statement, why, how, detail, native }: Memory): string =>
  JSON.stringify([scopeKey(scope), kind, statement, why, how, detail, native['frame']]);
