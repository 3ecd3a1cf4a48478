import { hash } from 'node:crypto';
import { isText, type Change, type FileTree, type ProblemFile, type TextFile } from '../ir/store.ts';
import { encode } from '../text/decode.ts';

/** The tree as it would be after the changes: what predictions and losses are read from before anything is written. */
export const applied = (files: FileTree, changes: readonly Change[], now: number): FileTree => {
  const next = new Map<string, TextFile | ProblemFile>(files);
  for (const change of changes) {
    const old = next.get(change.file);
    if (change.op === 'remove') next.delete(change.file);
    else if (change.op === 'put') {
      next.set(change.file, {
        text: change.text,
        sha256: hash('sha256', encode(change.text)),
        mtimeMs: change.mtimeMs ?? now,
        mode: change.mode ?? (isText(old) ? old.mode : 0o600),
      });
    } else if (isText(old)) next.set(change.file, { ...old, mtimeMs: change.mtimeMs });
  }
  return next;
};
