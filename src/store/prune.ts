import * as path from 'node:path';
import { codeOf } from './disk.ts';
import { readRuns, takenBack, type Run } from './journal.ts';
import { readLedger } from './ledger.ts';
import { removeQuietly } from './replace.ts';
import type { State } from './state.ts';

const KEEP_RUNS = 20;
const KEEP_BYTES = 200 << 20;

/**
 * Keeps the backups of the last 20 runs or 200 MB and every text the ledger names; a journal stays, so that the log
 * still tells what happened. Asked under the mutex only: a run that is being written is not in the journal yet.
 */
export const prune = (
  state: State,
  limits: { runs: number; bytes: number } = { runs: KEEP_RUNS, bytes: KEEP_BYTES },
): { blobs: number; bytes: number } => {
  const sizes = blobSizes(state);
  const { rows, kept = {} } = readLedger(state);
  const wanted = new Set([...rows.flatMap(({ blob = [] }) => blob), ...Object.values(kept)]);
  let bytes = 0;
  const runs = readRuns(state);
  const undone = takenBack(runs);
  // What was taken back needs no backup any more, nor does an undo: it is never undone itself. Only a secret might be
  // left in it.
  const open = runs.filter((run) => !undone.has(run.id) && (run.undoes === undefined || run.stage !== 'done'));
  for (const [index, run] of open.reverse().entries()) {
    if (index >= limits.runs) break;
    const names = namesOf(run).filter((name) => !wanted.has(name));
    bytes += names.reduce((sum, name) => sum + (sizes.get(name)?.bytes ?? 0), 0);
    // The newest run can always be undone, whatever it weighs.
    if (index > 0 && bytes > limits.bytes) break;
    for (const name of names) wanted.add(name);
  }
  const gone = [...sizes].filter(([name]) => !wanted.has(name));
  for (const [, { file }] of gone) removeQuietly(state.disk, file);
  return { blobs: gone.length, bytes: gone.reduce((sum, [, each]) => sum + each.bytes, 0) };
};

/** The same after a run, which is done whether or not this can be. */
export const pruneQuietly = (state: State): void => {
  try {
    prune(state);
  } catch {
    // What was not dropped now is dropped by a later run.
  }
};

const namesOf = (run: Run): string[] => [
  ...new Set(run.steps.flatMap((step) => [step.before, step.after]).filter((name) => name !== null)),
];

/** A blob, or what a killed run left of writing one; whatever else lies there is somebody else's. */
const OURS = /^[0-9a-f]{64}(?:\.\d+\.new)?$/;

const blobSizes = (state: State): Map<string, { file: string; bytes: number }> => {
  const { disk } = state;
  const root = path.join(state.root, 'blobs');
  const list = (folder: string): string[] => {
    try {
      return disk.readdir(folder).map((each) => path.join(folder, each.name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
      throw error;
    }
  };
  return new Map(
    list(root)
      .flatMap(list)
      .filter((file) => OURS.test(path.basename(file)))
      .map((file) => [path.basename(file), { file, bytes: disk.stat(file).size }]),
  );
};
