import { fieldHash } from '../ir/identity.ts';
import type { Memory, Place } from '../ir/memory.ts';
import { folded } from '../text/flat.ts';
import { hookOf } from './lines.ts';

export const wordsHash = (words: string): string => fieldHash(folded(words));

/** The words of one place: its own, or those of the memory that it repeats. */
const wordsOf = (place: Place, memory: Memory): string =>
  place.words ?? (place.says.includes('statement') ? memory.statement : hookOf(memory));

/** By file, a hash of what the memory's places there say. Bookkeeping lines that say nothing are left out. */
export const lineHashes = (memory: Memory): Record<string, string> => {
  const spoken = memory.places.filter((place) => place.says.length > 0 || place.words !== undefined);
  return Object.fromEntries(
    [...Map.groupBy(spoken, ({ file }) => file)].map(([file, places]) => {
      const [only, ...more] = places;
      const known = more.length === 0 ? only?.hash : undefined;
      return [file, known ?? wordsHash(places.map((place) => wordsOf(place, memory)).join('\n'))];
    }),
  );
};
