import { wordsHash } from '../kit/line-hashes.ts';
import type { Memory, Place } from '../ir/memory.ts';
import type { Carriage } from './match.ts';

/** What became of the lines that say a memory beside its main place, since they were written. */
export interface Lines {
  /** Places that somebody put other words in. */
  reworded: Place[];
  /** Files in which it had a line and has none now. */
  removed: string[];
  /** By file, the hash of what was written. */
  was: Readonly<Record<string, string>>;
}

export const NO_LINES: Lines = { reworded: [], removed: [], was: {} };

export const linesOf = (target: Memory, carriage: Pick<Carriage, 'lines' | 'behind'> | undefined): Lines => {
  const lines = carriage?.lines ?? {};
  const left = new Set(carriage?.behind);
  return {
    reworded: target.places.filter(({ file, words }) => words !== undefined && (left.has(file) || lines[file] !== wordsHash(words))),
    was: lines,
    removed: Object.keys(lines).filter((file) => !target.places.some((place) => place.file === file)),
  };
};

/** A memory without its places in some files: what is written for it leaves those files alone. */
export const apartFrom = (memory: Memory, files: ReadonlySet<string>): Memory =>
  memory.places.some(({ file }) => files.has(file)) ? { ...memory, places: memory.places.filter(({ file }) => !files.has(file)) } : memory;
