import { hash } from 'node:crypto';
import type { PlannedChange } from '../ir/plan-value.ts';
import { isText, type Change, type Store } from '../ir/store.ts';
import { encode } from '../text/decode.ts';

/** Changes as hashes: a plan file holds no memory text. */
export const changesOf = (
  store: Store,
  placed: Store,
  changes: readonly Change[],
  notes: ReadonlyMap<string, string[]> = new Map(),
): PlannedChange[] =>
  changes.map((change) => {
    const before = store.files.get(change.file)?.sha256 ?? null;
    const after =
      change.op === 'put'
        ? (placed.files.get(change.file)?.sha256 ?? hash('sha256', encode(change.text)))
        : change.op === 'touch'
          ? before
          : null;
    const said = notes.get(change.file) ?? [];
    return { file: change.file, op: change.op, before, after, ...(said.length > 0 && { notes: said }) };
  });

/** What stands where a file is to be written and could not be read: writing there would lose it. */
export const obstaclesIn = ({ files: known, tree: files = new Map() }: Store, changes: readonly Change[]): string[] =>
  changes.flatMap(({ file }) => {
    const found = [...parents(file), file]
      .map((each) => files.get(each))
      .find((each) => each !== undefined && !isText(each));
    if (found && !isText(found)) return [`${file} may not be written: ${found.detail}`];
    return files.has(file) && !known.has(file)
      ? [`${file} may not be written: it stands there, and no memories are read from it`]
      : [];
  });

const parents = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, steps) => steps.slice(0, index + 1).join('/'));
