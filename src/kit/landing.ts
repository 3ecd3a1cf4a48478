import type { Edits, Part } from '../adapter.ts';
import type { Memory } from '../ir/memory.ts';
import type { Change, Store } from '../ir/store.ts';

/** A memory with the places it has and the parts it is to have; without parts it is withdrawn. */
export interface PlaceMove {
  /** Absent where one is withdrawn. */
  memory?: Memory;
  old: Memory | undefined;
  parts: readonly Part[];
}

/** What edits do to each memory. One that cannot be written is not taken away either. */
export const movesOf = (edits: Edits, store: Store): PlaceMove[] => {
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  return [
    ...edits.put.map(({ memory, replaces, form }): PlaceMove => ({
      memory,
      old: byId.get(replaces ?? ''),
      parts: form.parts,
    })),
    ...edits.withdraw.map((id): PlaceMove => ({ old: byId.get(id), parts: [] })),
  ].filter(({ old, parts }) => parts.length > 0 || (old !== undefined && old.readOnly !== true));
};

/** The files of a store as they are going to be. */
export interface Landing {
  /** Undefined where none will stand. */
  textOf(file: string): string | undefined;
  stands(file: string): boolean;
  /** Whether anything was said about the file. */
  has(file: string): boolean;
  /** Every file that will stand. */
  files(): string[];
  put(file: string, text: string, mtimeMs?: number): void;
  remove(file: string): void;
  /**
   * Files that others name come first; what is removed comes last, the other way round: a reader meets no loose end.
   */
  changes(rank: (file: string) => number): Change[];
}

export const landing = (store: Store): Landing => {
  const after = new Map<string, { text: string; mtimeMs?: number } | undefined>();
  const textOf = (file: string): string | undefined =>
    (after.has(file) ? after.get(file) : store.files.get(file))?.text;
  const stands = (file: string): boolean => textOf(file) !== undefined;
  const change = (file: string): Change[] => {
    const [wanted, standing] = [after.get(file), store.files.get(file)];
    if (wanted === undefined) return standing ? [{ op: 'remove', file }] : [];
    const { text, mtimeMs } = wanted;
    if (standing?.text !== text) return [{ op: 'put', file, ...(standing && { mode: standing.mode }), ...wanted }];
    return mtimeMs === undefined || Math.abs(standing.mtimeMs - mtimeMs) < 1 ? [] : [{ op: 'touch', file, mtimeMs }];
  };
  return {
    textOf,
    stands,
    has: (file) => after.has(file),
    files: () => [...new Set([...store.files.keys(), ...after.keys()])].filter(stands),
    put: (file, text, mtimeMs) => void after.set(file, { text, ...(mtimeMs !== undefined && { mtimeMs }) }),
    remove: (file) => void after.set(file, undefined),
    changes: (rank) => {
      const files = [...after.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
      return [...files.filter(stands), ...files.filter((file) => !stands(file)).reverse()].flatMap(change);
    },
  };
};
