import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Span } from '../ir/memory.ts';
import type { Change, Store } from '../ir/store.ts';
import type { Write } from '../store/units.ts';
import { encode } from '../text/decode.ts';
import { hashedLines } from '../text/three-way.ts';
import { inUseNow } from '../world/busy.ts';
import type { World } from '../world/world.ts';

/** A store with what is to be written to it, and as it is then. */
export interface StoreWrites {
  store: Store;
  changes: readonly Change[];
  obstacles: readonly string[];
  after: Store;
}

/** Settings, layouts, links and locks that forbid a write now; asked under the mutex. */
export const refuseWrites = (world: World, stores: readonly StoreWrites[], bypass: boolean): void => {
  const refused = stores
    .filter(({ changes }) => changes.length > 0)
    .flatMap(({ store: { at }, obstacles }) => {
      if (at.closed !== undefined) return [at.closed];
      if (at.approval !== undefined && !bypass) return [`${at.approval} (--bypass-approval writes all the same)`];
      return [...obstacles, ...(at.exists ? inUseNow(world, [at]) : [])];
    });
  if (refused.length > 0)
    throw new MemportError('refused', {
      what: refused.join('; '),
      where: stores.map(({ store }) => store.at.root).join(', '),
      todo: 'see to that, then run this again',
    });
};

/** What is put comes in the adapter's order, bodies before the lines that name them; what goes, goes last. */
export const fileWrites = (stores: readonly StoreWrites[]): Write[] => {
  const writes = stores.flatMap(({ store, changes, after }) => {
    const alone = heldAlone(after);
    return changes.map((change): Write => ({
      file: path.join(store.at.root, change.file),
      root: store.at.root,
      expected: store.files.get(change.file)?.sha256 ?? null,
      // A new file of one memory is that memory's alone: who changes a line of it changes the memory.
      ...(change.op === 'put' && {
        bytes: encode(change.text),
        ...(!(alone.has(change.file) && !store.files.has(change.file)) && { lines: hashedLines(change.text) }),
      }),
      ...(change.op === 'touch' && { bytes: encode(store.files.get(change.file)?.text ?? '') }),
      ...('mode' in change && change.mode !== undefined && { mode: change.mode }),
      ...('mtimeMs' in change && change.mtimeMs !== undefined && { mtimeMs: change.mtimeMs }),
    }));
  });
  return [...writes.filter((write) => write.bytes), ...writes.filter((write) => !write.bytes)];
};

/** The files that say one memory and, but for a head, nothing else. */
const heldAlone = ({ memories, files }: Store): Set<string> => {
  const says = (file: string, [from, to]: Span): boolean => {
    const text = files.get(file)?.text ?? '';
    return /^(?:---\n(?:[^\n]*\n)*?---\s*)?$/.test(text.slice(0, from)) && text.slice(to).trim() === '';
  };
  return new Set(
    memories.flatMap(({ places }) => places.flatMap(({ file, span }) => (says(file, span) ? [file] : []))),
  );
};
