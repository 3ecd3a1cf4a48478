import * as path from 'node:path';
import { readRuns, type Run } from './journal.ts';
import { codeOf } from './disk.ts';
import type { State } from './state.ts';

export const KEEP_RUNS = 20;
export const KEEP_BYTES = 200 << 20;

/** Keeps the backups of the last 20 runs or 200 MB; a journal stays, so that the log still tells what happened. */
export const prune = (state: State, kept: ReadonlySet<string>, limits: { runs: number; bytes: number } = { runs: KEEP_RUNS, bytes: KEEP_BYTES }): { blobs: number; bytes: number } => {
  const { disk } = state;
  const sizes = blobSizes(state);
  const wanted = new Set<string>(kept);
  let bytes = 0;
  for (const [index, run] of readRuns(state).reverse().entries()) {
    if (index >= limits.runs) break;
    const names = namesOf(run).filter((name) => !wanted.has(name));
    bytes += names.reduce((sum, name) => sum + (sizes.get(name)?.bytes ?? 0), 0);
    // The newest run can always be undone, whatever it weighs.
    if (index > 0 && bytes > limits.bytes) break;
    for (const name of names) wanted.add(name);
  }
  const gone = [...sizes].filter(([name]) => !wanted.has(name));
  for (const [, { file }] of gone) disk.unlink(file);
  return { blobs: gone.length, bytes: gone.reduce((sum, [, each]) => sum + each.bytes, 0) };
};

const namesOf = (run: Run): string[] => [...new Set(run.steps.flatMap((step) => [step.before, step.after]).filter((name) => name !== null))];

const blobSizes = (state: State): Map<string, { file: string; bytes: number }> => {
  const { disk } = state;
  const root = path.join(state.root, 'blobs');
  const list = (folder: string): string[] => {
    try {
      return disk.readdir(folder).map((each) => path.join(folder, each.name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  };
  return new Map(list(root).flatMap(list).map((file) => [path.basename(file), { file, bytes: disk.stat(file).size }]));
};
