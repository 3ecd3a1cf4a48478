import type { Memory } from '../ir/memory.ts';
import { isText, type Store } from '../ir/store.ts';

/** Fewer letters stand anywhere. */
const SHORTEST = 8;

/** The texts by which a memory is known where it stands, the longest first: its own bytes, else its words. */
export const wordsOf = (memory: Memory, stores: readonly Store[]): string[] => {
  const slices = memory.places.flatMap(({ file, span, inline }) =>
    stores.flatMap(({ files, memories }) => {
      const found = memories.some(({ id }) => id === memory.id) ? files.get(file) : undefined;
      return !inline && isText(found) ? [found.text.slice(...span).trim()] : [];
    }),
  );
  const words = [...slices, memory.statement, ...(memory.hook === undefined ? [] : [memory.hook])];
  return [...new Set(words)].filter((text) => text.length >= SHORTEST).sort((a, b) => b.length - a.length);
};

/** Whether any of the words stands there, however its lines are broken. */
export const holdsAny = (text: string, words: readonly string[]): boolean => {
  const plain = evened(text);
  return words.some((each) => text.includes(each) || plain.includes(evened(each)));
};

const evened = (text: string): string => text.replace(/[\s>*_`#-]+/gu, ' ').trim();
