import type { Memory } from '../ir/memory.ts';
import { isText, type Store } from '../ir/store.ts';

/** Fewer letters stand anywhere. */
const SHORTEST = 8;

/** The texts in which a memory's statement stands, the longest first: its own bytes there, and its words. */
export const wordsOf = (memory: Memory, stores: readonly Store[]): string[] => {
  const holders = stores.filter(({ memories }) => memories.some(({ id }) => id === memory.id));
  const slices = memory.places
    .filter(({ says, inline }) => says.includes('statement') && !inline)
    .flatMap(({ file, span }) =>
      holders.flatMap(({ files }) => {
        const found = files.get(file);
        return isText(found) ? [found.text.slice(...span).trim()] : [];
      }),
    );
  return [...new Set([...slices, memory.statement])]
    .filter((text) => text.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
};

/** Whether any of the words stands there, however its lines are broken. */
export const holdsAny = (text: string, words: readonly string[]): boolean => {
  const plain = evened(text);
  return words.some((each) => text.includes(each) || plain.includes(evened(each)));
};

const evened = (text: string): string => text.replace(/[\s>*_`#-]+/gu, ' ').trim();
