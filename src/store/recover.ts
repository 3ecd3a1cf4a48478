import * as path from 'node:path';
import { isMemportError, MemportError } from '../errors.ts';
import { codeOf } from './disk.ts';
import { preparedOf, readRuns, writeRun, type Run, type JournalStep } from './journal.ts';
import { besideOf, moveIntoPlace, removeQuietly, stageFile, type Make } from './replace.ts';
import { hashOf, makeFolder, readBlob, type State } from './state.ts';

export interface Recovered {
  run: Run;
  /** Files that are not as they were before the run: somebody changed them since, or their backup is gone. */
  left: string[];
}

/** The folder where a run's new files wait; outside every root that a harness watches. */
export const stageFolder = (state: State, id: string): string => path.join(state.root, 'tmp', id);

/** Puts back what killed runs had begun. What somebody changed since stays and is named. Asked under the mutex only. */
export const recover = (state: State): Recovered[] => {
  const recovered = readRuns(state)
    .filter((run) => run.stage === 'begun')
    .reverse()
    .map((run) => {
      try {
        return putBack(state, run);
      } catch (error) {
        if (isMemportError(error)) throw error;
        throw new MemportError('io', {
          what: `an earlier run (${run.id}) was cut off and cannot be put back yet`,
          where: (error as NodeJS.ErrnoException).path ?? state.root,
          expected: ioHint(codeOf(error)),
          todo: 'mend that, then run memport again: it begins with putting the run back',
          cause: error,
        });
      }
    });
  // What is staged now belongs to a run that never began, or had come to its end.
  for (const id of namesIn(state, 'tmp')) sweep(state, { id, steps: [] });
  for (const name of namesIn(state, 'runs').filter((each) => /\.(?:done|new)$/.test(each)))
    removeQuietly(state.disk, path.join(state.root, 'runs', name));
  return recovered;
};

const putBack = (state: State, run: Run): Recovered => {
  const { disk } = state;
  sweep(state, run);
  const left: string[] = [];
  for (const step of [...run.steps].reverse()) {
    const now = readHash(state, step.file);
    if (now === step.before && step.before !== step.after) continue;
    if (now !== step.after || !restore(state, run, step)) left.push(step.file);
  }
  for (const folder of new Set(run.steps.map((step) => path.dirname(step.file)))) syncQuietly(state, folder);
  sweep(state, run);
  dropFolders(state, run.folders);
  writeRun(state, { ...run, stage: 'recovered' });
  for (const file of preparedOf(state, run.id)) removeQuietly(disk, file);
  return { run, left };
};

const restore = (state: State, run: Run, step: JournalStep): boolean => {
  const { disk } = state;
  if (step.before === null) {
    disk.unlink(step.file);
    return true;
  }
  if (step.before === step.after) {
    if (step.beforeMtimeMs !== undefined) disk.utimes(step.file, step.beforeMtimeMs);
    return true;
  }
  const bytes = readBlob(state, step.before);
  if (!bytes) return false;
  const make = makeOf(bytes, step.beforeMode, step.beforeMtimeMs, step.owner);
  const temporary = path.join(stageFolder(state, run.id), 'back');
  makeFolder(disk, path.dirname(temporary));
  makeFolder(disk, path.dirname(step.file));
  stageFile(disk, temporary, make);
  disk.sync([temporary]);
  try {
    moveIntoPlace(
      disk,
      temporary,
      step.file,
      run.id,
      () => make,
      () => {
        if (readHash(state, step.file) !== step.after) throw CHANGED;
      },
    );
  } catch (error) {
    if (error !== CHANGED) throw error;
    removeQuietly(disk, temporary);
    return false;
  }
  return true;
};

/** Somebody wrote to a file while its old bytes were made ready: theirs stay. */
const CHANGED = new Error('changed meanwhile');

export const makeOf = (
  bytes: Uint8Array,
  mode: number | undefined,
  mtimeMs: number | undefined,
  owner: JournalStep['owner'],
): Make => ({
  bytes,
  mode: mode ?? 0o600,
  ...(mtimeMs !== undefined && { mtimeMs }),
  ...(owner !== undefined && { owner }),
});

/** Takes away the files a run had staged and not moved. */
export const sweep = (state: State, run: Pick<Run, 'id' | 'steps'>): void => {
  const folder = stageFolder(state, run.id);
  for (const step of run.steps) removeQuietly(state.disk, besideOf(step.file, run.id));
  try {
    for (const { name } of state.disk.readdir(folder)) removeQuietly(state.disk, path.join(folder, name));
    state.disk.rmdir(folder);
  } catch {
    // Nothing was staged.
  }
};

/** Folders a run made go again while they are empty. */
export const dropFolders = (state: State, folders: readonly string[]): void => {
  for (const folder of [...folders].reverse()) {
    try {
      state.disk.rmdir(folder);
    } catch {
      // Others' files stand in it now, or it is gone: it stays as it is.
    }
  }
};

export const syncQuietly = (state: State, folder: string): void => {
  try {
    state.disk.sync([folder]);
  } catch {
    // The folder is gone with its last file.
  }
};

/** A folder or a pipe that took a file's place is a change like any other. */
const readHash = (state: State, file: string): string | null | undefined => {
  try {
    return hashOf(state.disk, file);
  } catch {
    return undefined;
  }
};

export const ioHint = (code: string): string =>
  ({
    ENOSPC: 'room on the disk (ENOSPC)',
    EACCES: 'permission to write there (EACCES)',
    EPERM: 'permission to write there (EPERM)',
    EROFS: 'a file system that can be written (EROFS)',
    EDQUOT: 'room in the quota (EDQUOT)',
  })[code] ?? `a disk that takes the write (${code})`;

/**
 * Whether a run left anything staged: it was cut off, or is at work now. One look at one folder: no journal is read.
 */
export const isUnfinished = (state: State): boolean => namesIn(state, 'tmp').length > 0;

const namesIn = (state: State, folder: string): string[] => {
  try {
    return state.disk.readdir(path.join(state.root, folder)).map(({ name }) => name);
  } catch {
    return [];
  }
};
