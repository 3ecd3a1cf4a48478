import { MemportError } from '../errors.ts';
import { applyUnit, dropFolders, type Write } from './apply.ts';
import { writeRun, type Run, type Step } from './journal.ts';
import { hashOf, readBlob, type State } from './state.ts';

export interface Undone {
  run: Run;
  /** Files put back as they were. */
  restored: string[];
  /** Files somebody changed since: they stay. */
  kept: { file: string; why: string }[];
}

/** The newest run that changed something and is not undone yet, or the one that is named. */
export const runToUndo = (runs: readonly Run[], id: string | undefined): Run => {
  if (id !== undefined) {
    const found = runs.filter((run) => run.id === id || run.id.endsWith(`-${id}`) || run.id.startsWith(id));
    const [only] = found;
    if (!only) throw new MemportError('usage', { what: `no run is called "${id}"`, todo: 'memport log lists every run' });
    if (found.length > 1) throw new MemportError('usage', { what: `"${id}" could be ${found.length} runs`, expected: found.map((run) => run.id).join(', ') });
    if (only.undoes !== undefined) throw new MemportError('usage', { what: `${only.id} is itself an undo`, todo: 'run the migration again to have its changes back' });
    return only;
  }
  const newest = runs.findLast((run) => run.stage === 'done' && run.undoes === undefined);
  if (!newest) throw new MemportError('usage', { what: 'there is nothing to undo', todo: 'memport log shows what memport did' });
  return newest;
};

/**
 * Inverts what is unchanged since and names what is not. memport deletes only what it wrote itself; folders it made
 * go while they are empty. The undo is a run of its own, so it is journalled like any other.
 */
export const undoRun = (state: State, run: Run, now: number, but: ReadonlySet<string> = new Set()): Undone => {
  const kept: Undone['kept'] = [];
  const writes: Write[] = [];
  if (run.stage === 'undone') return { run, restored: [], kept: [] };
  for (const step of run.steps.filter((each) => !but.has(each.file))) {
    const write = inverse(state, step, kept);
    if (write) writes.push(write);
  }
  // Backwards, so that a line goes before the body it names.
  writes.reverse();
  if (writes.length > 0) applyUnit(state, { title: `undo ${run.title}`, now, writes, counts: { restored: writes.length, kept: kept.length }, undoes: run.id });
  dropFolders(state, run.folders);
  const undone: Run = { ...run, stage: 'undone' };
  writeRun(state, undone);
  return { run: undone, restored: writes.map((write) => write.file), kept };
};

const inverse = (state: State, step: Step, kept: Undone['kept']): Write | undefined => {
  const now = hashOf(state.disk, step.file);
  if (now === step.before && step.before !== step.after) return undefined;
  if (now !== step.after) {
    kept.push({ file: step.file, why: now === null ? 'it was removed since' : 'it was changed since' });
    return undefined;
  }
  if (step.before === null) return { file: step.file, expected: now };
  const bytes = readBlob(state, step.before);
  if (!bytes) {
    kept.push({ file: step.file, why: 'its backup was pruned' });
    return undefined;
  }
  return { file: step.file, expected: now, bytes, ...(step.beforeMode !== undefined && { mode: step.beforeMode }), ...(step.beforeMtimeMs !== undefined && { mtimeMs: step.beforeMtimeMs }) };
};
