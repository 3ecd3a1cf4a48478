import type { Adapter } from '../adapter.ts';
import { counts } from '../ir/answer.ts';
import type { Frame } from '../ir/frame.ts';
import type { Memory } from '../ir/memory.ts';
import { alikePairs } from '../meaning/alike.ts';
import { answeredPairs, answersBy, lineHash, type KeptAnswer } from '../meaning/kept-answer.ts';
import { keysOf, sayTheSame, type Keys } from '../meaning/equal.ts';
import type { Sameness } from '../plan/sameness.ts';
import { holds } from '../meaning/vetoes.ts';

/** The frames of every harness: a text that was framed by one may stand in another. */
export const framesOf = (adapters: readonly Adapter[]): Frame[] =>
  adapters.flatMap(({ conventions }) => [...(conventions.at(-1)?.frames ?? [])]);

/** Who says that two memories say the same, bound to what a plan asks of it. */
export const samenessBy = (frames: readonly Frame[], known: readonly KeptAnswer[]): Sameness => {
  const keys = new WeakMap<Memory, Keys>();
  let lines: ReturnType<typeof answersBy> | undefined;
  return {
    keys: (memory) => {
      const own = keys.get(memory) ?? keysOf(memory, frames);
      keys.set(memory, own);
      return own;
    },
    agree: sayTheSame,
    ofLine: (was, words) => {
      const found = (lines ??= answersBy(known.filter(counts))).get(lineHash(was))?.get(lineHash(words));
      return found?.answer;
    },
    answered: (source, target) => answeredPairs(source, target, known, frames).filter(holds),
    alike: alikePairs,
  };
};
