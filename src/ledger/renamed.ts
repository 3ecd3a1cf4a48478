import { fieldHash, isOfWords } from '../ir/identity.ts';
import type { Base } from '../ir/mark.ts';
import type { Memory } from '../ir/memory.ts';
import { valueOf } from '../kit/losses.ts';
import { baseOf } from '../kit/overlay.ts';
import { LIKE, likeness, sketchOf } from '../text/sketch.ts';
import type { Row } from './row.ts';

/** Whether a memory says what was carried under its name, or words like them. */
export const isItsOwn = (memory: Memory, base: Base | undefined, sketch: string | undefined): boolean =>
  base?.statement === fieldHash(memory.statement) ||
  (sketch !== undefined && likeness(sketch, sketchOf(memory)) >= LIKE);

/**
 * Rows whose source memory says something else altogether under its old name, while the very words that were carried
 * stand under another one: they go with the words, which were carried, and perhaps removed, and not with the name.
 */
export const leftBehind = (
  known: ReadonlyMap<string, Row>,
  memories: readonly Memory[],
): Map<Memory, { row: Row; name: string }> => {
  const out = new Map<Memory, { row: Row; name: string }>();
  const others = memories.flatMap((memory) => {
    const row = known.get(memory.id);
    return row && !isItsOwn(memory, row.base, row.sketch) ? [{ row, name: memory.id }] : [];
  });
  if (others.length === 0) return out;
  const fresh = memories.filter(({ id }) => !known.has(id));
  for (const { row, name } of others) {
    const heir = fresh.find((each) => {
      const { statement, scope } = baseOf(each);
      return !out.has(each) && statement === row.base.statement && scope === row.base.scope;
    });
    if (heir) out.set(heir, { row, name });
  }
  return out;
};

/** What tells memories of one id in two stores apart. */
export const TWIN = /~\d+$/;

/**
 * Rows whose source memory is gone, handed to the memories that were edited out of it: where ids are hashes of the
 * text, an edit at the source looks like one memory gone and another one come. Where a memory has a name of its own,
 * one that only looks like it is another memory, which may say the opposite. On the way back the very words are enough:
 * of what memport placed under a name a line is left, and the note that it belonged to is gone.
 */
export const renamed = (fresh: readonly Memory[], rows: readonly Row[]): Map<Memory, Row> => {
  const orphaned = rows.filter(({ source, wayBack }) => isOfWords(source.id) || wayBack);
  if (orphaned.length === 0) return new Map();
  const pairs = fresh.flatMap((memory) => {
    const [sketch, words] = [sketchOf(memory), fieldHash(memory.statement)];
    const [scope, kind] = (['scope', 'kind'] as const).map((field) => fieldHash(valueOf(memory, field)));
    return orphaned.flatMap((row) => {
      const like = row.sketch !== undefined ? likeness(row.sketch, sketch) : 0;
      const isIt = isOfWords(row.source.id) ? like >= LIKE : row.base.statement === words;
      return isIt && row.base.scope === scope ? [{ memory, row, like, isOther: row.base.kind !== kind }] : [];
    });
  });
  const found = likest(
    pairs,
    ({ memory, row }) => [memory, row],
    // Of two that a harness made one of, the one of its kind goes on.
    ({ memory, row, isOther }) => [Number(isOther), memory.id, row.source.id, row.target.id].join('\n'),
  );
  return new Map(found.map(({ memory, row }) => [memory, row]));
};

/** Best pairs first, of equal ones by what they are called and never by the order they came in; nobody in two. */
export const likest = <Pair extends { like: number }>(
  pairs: Pair[],
  ends: (pair: Pair) => [unknown, unknown],
  called: (pair: Pair) => string,
): Pair[] => {
  const used = new Set<unknown>();
  return pairs
    .sort((a, b) => b.like - a.like || (called(a) < called(b) ? -1 : Number(called(a) > called(b))))
    .filter((pair) => {
      const both = ends(pair);
      if (both.some((end) => used.has(end))) return false;
      for (const end of both) used.add(end);
      return true;
    });
};
