import { scopeKey } from '../../ir/identity.ts';
import type { Memory } from '../../ir/memory.ts';
import { readingsOf } from '../../meaning/normal.ts';
import { oneLine, sentencesIn } from '../../text/sentence.ts';
import type { Audited } from '../audited-stores.ts';
import { UNPARTED } from '../claims/word-table.ts';

/** In fewer words two texts are equal by chance: `run the tests`. */
const LEAST = 12;

/** One sign of a script without spaces says about as much as two letters. */
const sizeOf = (text: string): number => text.length + [...text].filter((sign) => UNPARTED.test(sign)).length;

/** An instruction file that says the words of a memory, and whose client loads it. */
export interface Instruction {
  file: string;
  harness: string;
}
/** Of several files the one that the memory's own client loads. */
export type Instructed = (memory: Memory, harness: string) => Instruction | undefined;

/** What the instruction files of the scope say, sentence by sentence too, in equal words; shorter texts are left out. */
export const instructedIn = ({ instructed }: Pick<Audited, 'instructed'>, least = LEAST): Instructed => {
  const said = new Map<string, Map<string, Instruction[]>>();
  const folders = new Map<string, string>();
  for (const { at, memories } of instructed)
    for (const memory of memories) {
      const scope = scopeKey(memory.scope);
      const words = said.get(scope) ?? new Map<string, Instruction[]>();
      said.set(scope, words);
      if ('paths' in memory.scope && memory.scope.paths[0] !== undefined) folders.set(scope, memory.scope.paths[0]);
      const from = { harness: at.harness, file: `${at.root.replace(/\/$/, '')}/${memory.places[0]?.file ?? ''}` };
      for (const text of [memory.statement, ...sentencesIn(memory.statement)])
        for (const reading of sizeOf(text) < least ? [] : readingsOf(text)) {
          const files = words.get(reading) ?? [];
          words.set(reading, files);
          files.push(from);
        }
    }
  return (memory, harness) => {
    if (sizeOf(oneLine(memory.statement)) < least) return undefined;
    // A file holds in its folder and below.
    const own = 'paths' in memory.scope ? memory.scope.paths : [];
    const above = [...folders].flatMap(([scope, folder]) =>
      own.some((path) => path === folder || path.startsWith(`${folder}/`)) ? [scope] : [],
    );
    for (const scope of new Set([scopeKey(memory.scope), ...above, 'global'])) {
      const words = said.get(scope);
      const found = words ? readingsOf(memory.statement).flatMap((reading) => words.get(reading) ?? []) : [];
      if (found.length > 0) return found.find((each) => each.harness === harness) ?? found[0];
    }
    return undefined;
  };
};
