import { hash } from 'node:crypto';
import type { PlannedChange } from '../ir/plan.ts';
import type { Change, Store } from '../ir/store.ts';
import { encode } from '../text/decode.ts';

/** Changes as hashes: a plan file holds no memory text. */
export const changesOf = (store: Store, changes: readonly Change[]): PlannedChange[] =>
  changes.map((change) => {
    const before = store.files.get(change.file)?.sha256 ?? null;
    const after = change.op === 'put' ? hash('sha256', encode(change.text)) : change.op === 'touch' ? before : null;
    return { file: change.file, op: change.op, before, after };
  });
