import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Write } from './apply.ts';
import { takenBack, type Run, type Step } from './journal.ts';
import { hashOf, readBlob, readBytes, type State } from './state.ts';

/** Files somebody changed since: they stay. */
export interface Kept {
  file: string;
  why: string;
}

/** The newest run that is not taken back yet, or the one that is named by its id or the beginning or end of it. */
export const runToUndo = (runs: readonly Run[], id: string | undefined): Run => {
  if (id === undefined) {
    const taken = takenBack(runs);
    const newest = runs.findLast((run) => run.stage === 'done' && run.undoes === undefined && !taken.has(run.id));
    if (!newest) throw new MemportError('usage', { what: 'there is nothing to undo', todo: 'memport log shows what memport did' });
    return newest;
  }
  const exact = runs.find((run) => run.id === id);
  const found = exact ? [exact] : runs.filter((run) => run.undoes === undefined && id !== '' && (run.id.endsWith(`-${id}`) || run.id.startsWith(id)));
  const [only] = found;
  if (!only) throw new MemportError('usage', { what: `no run is called "${id}"`, todo: 'memport log lists every run' });
  if (found.length > 1) throw new MemportError('usage', { what: `"${id}" could be ${found.length} runs`, expected: found.map((run) => run.id).join(', ') });
  if (only.undoes !== undefined) throw new MemportError('usage', { what: `${only.id} is itself an undo`, todo: 'run the migration again to have its changes back' });
  return only;
};

/**
 * What it takes to invert the steps that are unchanged since, and the files that stay. memport deletes only what it
 * wrote itself, and no file that a line names which stays.
 */
export const inverted = (state: State, steps: readonly Step[], later: readonly Run[]): { writes: Write[]; kept: Kept[] } => {
  const pruned = steps.filter((step) => step.before !== null && step.before !== step.after && standsAs(state, step.file, step.after) && !readBlob(state, step.before));
  // Half of a run taken back is worse than none of it: a line would name a body that is gone.
  if (pruned.length > 0) return { writes: [], kept: pruned.map(({ file }) => ({ file, why: 'its backup was pruned, so nothing of this run is taken back' })) };
  const kept: Kept[] = [];
  const writes = steps.flatMap((step) => inverse(state, step, later, kept));
  const naming = kept.map(({ file }) => ({ file, text: textOf(state, file) }));
  return {
    kept,
    // Backwards, so that a line goes before the body it names.
    writes: writes.reverse().filter((write) => {
      const holder = write.bytes ? undefined : naming.find(({ file, text }) => path.basename(file) !== path.basename(write.file) && (text.includes(path.basename(write.file)) || namesFolder(text, file, write.file)));
      if (holder) kept.push({ file: write.file, why: `${path.basename(holder.file)}, which was changed since, names it` });
      return !holder;
    }),
  };
};

/** A heading of Codex's summary names the folder, and its lines no more than that. */
const namesFolder = (text: string, holder: string, file: string): boolean => {
  const folder = path.relative(path.dirname(holder), path.dirname(file));
  return folder.includes(path.sep) && !folder.startsWith('..') && text.includes(folder);
};

const inverse = (state: State, step: Step, later: readonly Run[], kept: Kept[]): Write[] => {
  const { file, before, after } = step;
  if (before !== after && standsAs(state, file, before)) return [];
  if (!standsAs(state, file, after)) {
    const run = later.find((each) => each.steps.some((one) => one.file === file && standsAs(state, file, one.after)));
    kept.push({ file, why: run ? `the later run ${run.id} changed it: undo that one first` : standsAs(state, file, null) ? 'it was removed since' : 'it was changed since' });
    return [];
  }
  if (before === null) return [{ file, expected: after }];
  const bytes = before === after ? readBytes(state.disk, file) : readBlob(state, before);
  if (!bytes) return [];
  return [{ file, expected: after, bytes, ...(step.beforeMode !== undefined && { mode: step.beforeMode }), ...(step.beforeMtimeMs !== undefined && { mtimeMs: step.beforeMtimeMs }) }];
};

/** A folder or a pipe in a file's place is a change like any other. */
const standsAs = (state: State, file: string, wanted: string | null): boolean => {
  try {
    return hashOf(state.disk, file) === wanted;
  } catch {
    return false;
  }
};

const textOf = (state: State, file: string): string => {
  try {
    return Buffer.from(readBytes(state.disk, file) ?? []).toString('utf8');
  } catch {
    return '';
  }
};
