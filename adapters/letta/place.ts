import type { Edits, Placed } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { landing, movesOf } from '../../src/kit/landing.ts';
import { hookOf } from '../../src/kit/lines.ts';
import { shorten, oneLine } from '../../src/text/sentence.ts';
import { HOOK_UNITS } from '../../src/text/derive.ts';
import { INDEX, isIndex } from './constraints.ts';
import { OUR_FOLDER } from './express.ts';
import { nameInIndexes, unnameInIndexes } from './index-lines.ts';
import { layoutOf, type LettaStore } from './store.ts';

/** Files, and in the newer layout the lines of indexes that lead to those beside core memory. */
export const place = (edits: Edits, store: LettaStore): Placed => {
  const layout = layoutOf(store.at);
  const land = landing(store);
  const moves = movesOf(edits, store);
  const gone = moves.flatMap(({ old, parts }) => {
    const stays = parts[0]?.file;
    return (old?.places ?? []).flatMap(({ file }) => (file === stays ? [] : [file]));
  });
  for (const file of gone) land.remove(file);
  for (const { parts } of moves) for (const { file, text } of parts) if (file !== undefined) land.put(file, text);
  if (layout === 'memfs-v2') {
    for (const file of gone.filter((each) => !land.stands(each))) unnameInIndexes(land, file, OUR_FOLDER[layout]);
    for (const { memory, old, parts } of moves) {
      const file = parts[0]?.file;
      if (memory && file?.includes('/') && !old?.places.some((each) => each.file === file))
        nameInIndexes(land, file, lineFor(memory));
    }
  }
  const rank = (file: string): number => (file === INDEX ? 2 : isIndex(file) ? 1 : 0);
  return { changes: land.changes(rank), findings: [] };
};

const lineFor = (memory: Memory): string =>
  shorten(
    oneLine(
      hookOf(memory)
        .replace(/[[\]()<>]/g, ' ')
        .replace(/\p{Cc}/gu, ' '),
    ),
    HOOK_UNITS,
  );
