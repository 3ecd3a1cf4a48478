import type { Base } from '../ir/mark.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Field, Memory } from '../ir/memory.ts';
import { isText, type Change, type FileTree, type KeptFiles, type Store } from '../ir/store.ts';
import { applied } from '../kit/applied.ts';
import { differing } from '../kit/losses.ts';
import { movedSince } from '../kit/overlay.ts';
import { TWIN } from '../ledger/renamed.ts';
import type { Fitted } from './fitting.ts';
import { placed, readAs, treeOf, viewOf, type Target } from './target.ts';

/** A memory that comes back: what it was called, what it said there, and the scope it has now. */
export type Returning = Pick<Memory, 'id' | 'scope'> & { said: Base };

/** A store of the target with files that stood there before, in which memories that come back stand as they did. */
export interface Restored {
  target: Target;
  /** By what each was called. */
  memories: ReadonlyMap<string, Memory>;
  puts: readonly Put[];
}

type Put = Extract<Change, { op: 'put' }>;

/** Links stand in the words; the scope is compared by its key, which may be another one today. */
const APART: readonly Field[] = ['links', 'scope'];

/**
 * Puts kept files back as far as memories that come back stood in them, and nothing stands in their place. What else
 * was said in such a file is taken out; where that cannot be done, or where a memory would not be read as it was, its
 * files are not put back. Undefined where none are.
 */
export const restored = (target: Target, kept: KeptFiles, returning: readonly Returning[]): Restored | undefined => {
  const { adapter, store, scene } = target;
  if (adapter.instructs !== undefined) return undefined;
  const here = treeOf(store);
  const read = (tree: FileTree): Store => readAs(target, tree);
  const barred = new Set(kept.barred);
  const isFree = (file: string): boolean => {
    const found = here.get(file);
    return !barred.has(file) && (found === undefined || (isText(found) && found.text.trim() === ''));
  };
  const whole = read(applied(new Map(), kept.files, scene.now));
  const without = (gone: readonly Memory[]): Store =>
    placed({ ...target, store: whole }, { put: [], withdraw: gone.map(({ id }) => id) }).store;
  const bare = treeOf(without(whole.memories));
  const called = new Map(returning.map((each) => [each.id.replace(TWIN, ''), each]));
  const apart = new Set(kept.apart);
  let back = whole.memories.filter((memory) => {
    const as = called.get(memory.id);
    return (
      as !== undefined &&
      !apart.has(memory.id) &&
      scopeKey(as.scope) === scopeKey(memory.scope) &&
      movedSince(memory, as.said).every((field) => APART.includes(field)) &&
      memory.places.every(({ file }) => isFree(file))
    );
  });
  while (back.length > 0) {
    const ids = new Set(back.map(({ id }) => id));
    const left = without(whole.memories.filter(({ id }) => !ids.has(id)));
    const held = new Set(
      left.memories.flatMap(({ id, places }) => (ids.has(id) ? places.map(({ file }) => file) : [])),
    );
    const puts = [...treeOf(left)].flatMap(([file, each]): Put[] =>
      // What goes with the last memory came with the first: a folder's own file, what is remembered of its notes.
      isText(each) && isFree(file) && (held.has(file) || !bare.has(file))
        ? [{ op: 'put', file, text: each.text, mode: each.mode, mtimeMs: each.mtimeMs }]
        : [],
    );
    const there = read(applied(here, puts, scene.now));
    const stands = new Map(there.memories.map((memory) => [memory.id, memory]));
    if (!store.memories.every(({ id }) => stands.has(id))) return undefined;
    const known = new Set(store.memories.map(({ id }) => id));
    const strange = new Set(
      there.memories.flatMap(({ id, places }) => (known.has(id) || ids.has(id) ? [] : places.map(({ file }) => file))),
    );
    const sound = back.filter((memory) => {
      const got = stands.get(memory.id);
      return got && isAsItWas(memory, got) && !got.places.some(({ file }) => strange.has(file));
    });
    if (sound.length === back.length) {
      const memories = back.map(({ id }) => [called.get(id)?.id ?? id, stands.get(id) as Memory] as const);
      return strange.size > 0 ? undefined : { target: { ...target, store: there }, memories: new Map(memories), puts };
    }
    back = sound;
  }
  return undefined;
};

const isAsItWas = (memory: Memory, got: Memory): boolean => {
  const files = new Set(got.places.map(({ file }) => file));
  return differing(memory, got).length === 0 && memory.places.every(({ file }) => files.has(file));
};

/** What was fitted into a store with files put back, as it is to be written into the one that stands there. */
export const asWritten = (fitted: Fitted, target: Target, { puts }: Restored): Fitted => {
  const known = new Map(puts.map((put) => [put.file, put]));
  const edited = new Set(fitted.changes.map(({ file }) => file));
  const edits = fitted.changes.flatMap((change): Change[] => {
    const put = known.get(change.file);
    if (!put || change.op === 'put') return [change];
    if (change.op === 'touch') return [{ ...put, mtimeMs: change.mtimeMs }];
    return treeOf(target.store).has(change.file) ? [change] : [];
  });
  // A memory's places are told from its main one on: a file comes before the lines that name it.
  const ranks = new Map<string, number>();
  for (const { places } of fitted.store.memories)
    for (const [rank, { file }] of places.entries()) ranks.set(file, Math.max(rank, ranks.get(file) ?? 0));
  const rankOf = (change: Change): number => (change.op === 'remove' ? Infinity : (ranks.get(change.file) ?? 0));
  const changes = [...puts.filter(({ file }) => !edited.has(file)), ...edits];
  return {
    ...fitted,
    changes: changes
      .map((change) => [rankOf(change), change] as const)
      .sort(([a], [b]) => (a === b ? 0 : a - b))
      .map(([, change]) => change),
    before: viewOf(target, target.store),
  };
};
