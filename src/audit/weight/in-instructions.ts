import { scopeKey } from '../../ir/identity.ts';
import type { Memory } from '../../ir/memory.ts';
import { readingsOf } from '../../meaning/normal.ts';
import { oneLine, sentencesIn } from '../../text/sentence.ts';
import type { Audited } from '../audited.ts';

/** In fewer words two texts are equal by chance: `run the tests`. */
const LEAST = 12;

/** Where an instruction file says the words of a memory: by their reading, the file. */
export type Instructed = (memory: Memory) => string | undefined;

/** What the instruction files of the scope say, sentence by sentence too, in equal words. */
export const instructedIn = ({ instructed }: Audited): Instructed => {
  const said = new Map<string, Map<string, string>>();
  for (const { at, memories } of instructed)
    for (const memory of memories) {
      const scope = scopeKey(memory.scope);
      const words = said.get(scope) ?? new Map<string, string>();
      said.set(scope, words);
      const file = `${at.root.replace(/\/$/, '')}/${memory.places[0]?.file ?? ''}`;
      for (const text of [memory.statement, ...sentencesIn(memory.statement)])
        for (const reading of text.length < LEAST ? [] : readingsOf(text))
          if (!words.has(reading)) words.set(reading, file);
    }
  return (memory) => {
    if (oneLine(memory.statement).length < LEAST) return undefined;
    for (const scope of new Set([scopeKey(memory.scope), 'global'])) {
      const words = said.get(scope);
      const found = words && readingsOf(memory.statement).flatMap((reading) => words.get(reading) ?? [])[0];
      if (found !== undefined) return found;
    }
    return undefined;
  };
};
