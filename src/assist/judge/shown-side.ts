import type { Frame } from '../../ir/frame.ts';
import type { Memory } from '../../ir/memory.ts';
import type { CheckedWords } from '../../meaning/vetoes.ts';
import { toldBy } from '../../meaning/equal.ts';

/** What a model is shown of a memory: its words without the frame of its harness, and what that frame says. */
export interface ShownWords {
  statement: string;
  binds?: 'prefers';
  when?: string;
  why?: string;
  how?: string;
}

/** One of the two memories of a pair: as it is shown, and as code reads it. */
export interface JudgedMemory {
  shown: ShownWords;
  words: CheckedWords;
}

export interface MemoryPair {
  a: JudgedMemory;
  b: JudgedMemory;
}

export const sideOf = (memory: Memory, frames: readonly Frame[]): JudgedMemory => {
  const { statement, framed, condition } = toldBy(memory, frames);
  const { why, how } = memory;
  return {
    words: memory,
    shown: {
      statement,
      ...(framed === 'prefer' && { binds: 'prefers' as const }),
      ...(condition !== undefined && { when: condition }),
      ...(why !== undefined && { why }),
      ...(how !== undefined && how !== condition && { how }),
    },
  };
};

/** A line by itself, or words of which nothing else is known. */
export const bareSide = (statement: string): JudgedMemory => ({ shown: { statement }, words: { statement } });

export const sizeOf = ({ a, b }: MemoryPair): number => JSON.stringify([a.shown, b.shown]).length;

export const wordsShown = (shown: ShownWords): string[] => Object.values(shown) as string[];

/** Whether words stand in a text letter by letter, white space apart; a sign alone is no quote. */
export const isQuoted = (quote: string, shown: ShownWords): boolean => {
  const wanted = flat(quote);
  return (
    /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(wanted) && wordsShown(shown).some((each) => flat(each).includes(wanted))
  );
};

const flat = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
