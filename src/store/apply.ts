import { randomBytes } from 'node:crypto';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { codeOf } from './disk.ts';
import { readRuns, runId, writeRun, type Run, type Step } from './journal.ts';
import { hashOf, keepBlob, makeFolder, readBlob, readBytes, type State } from './state.ts';

/** A file as it is to be, with what the plan saw there. */
export interface Write {
  file: string;
  /** Hash of what the plan read; null = there was nothing. */
  expected: string | null;
  /** Absent = the file goes. */
  bytes?: Uint8Array;
  mode?: number;
  mtimeMs?: number;
}

export interface Unit {
  title: string;
  now: number;
  writes: readonly Write[];
  counts: Record<string, number>;
  undoes?: string;
}

/**
 * Writes a unit so that after a crash at any point the next run finds all of it or puts all of it back: contents
 * first go to the backup, then the journal says `begun`, then file after file is renamed into place, then it says
 * `done`. Every file is compared with what the plan read right before its rename.
 */
export const applyUnit = (state: State, unit: Unit): Run => {
  const writes = unit.writes.map((write) => ({ ...write, file: realTarget(state, write.file) }));
  for (const write of writes) refuseIfMoved(state, write);
  const run: Run = {
    format: 1, id: freeId(state, unit.now), when: unit.now, title: unit.title, stage: 'begun', counts: unit.counts, folders: [], steps: [],
    ...(unit.undoes !== undefined && { undoes: unit.undoes }),
  };
  run.steps = guarded('keep a backup', state.root, () => writes.map((write) => stepOf(state, write)));
  run.folders = writes.flatMap((write) => (write.bytes ? missingFolders(state, path.dirname(write.file)) : [])).filter((each, index, all) => all.indexOf(each) === index);
  guarded('write the journal', state.root, () => writeRun(state, run));
  try {
    for (const step of run.steps) put(state, run.id, step, step.before, step.after);
  } catch (error) {
    const left = recover(state).flatMap((each) => each.left);
    if (error instanceof MemportError) throw error;
    throw new MemportError('io', {
      what: left.length === 0 ? 'a write failed; everything was put back as it was' : `a write failed; put back but for ${left.join(', ')}`,
      where: (error as NodeJS.ErrnoException).path ?? run.steps[0]?.file ?? state.root, expected: ioHint(codeOf(error)), cause: error,
    });
  }
  const done: Run = { ...run, stage: 'done' };
  writeRun(state, done);
  return done;
};

/** Puts back what a killed run had begun. Files that somebody changed since stay and are named. */
export const recover = (state: State): { run: Run; left: string[] }[] => {
  const begun = readRuns(state).filter((run) => run.stage === 'begun');
  return begun.map((run) => {
    const left: string[] = [];
    for (const step of [...run.steps].reverse()) {
      const now = hashOf(state.disk, step.file);
      if (now === step.before && step.before !== step.after) continue;
      if (now === step.after || now === null) put(state, run.id, step, step.after, step.before, true);
      else left.push(step.file);
    }
    dropFolders(state, run.folders);
    writeRun(state, { ...run, stage: 'recovered' });
    return { run, left };
  });
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

const put = (state: State, id: string, step: Step, from: string | null, to: string | null, backwards = false): void => {
  const { disk } = state;
  const mode = (backwards ? step.beforeMode : step.afterMode) ?? 0o600;
  const mtimeMs = backwards ? step.beforeMtimeMs : step.afterMtimeMs;
  if (to === null) {
    if (!backwards && hashOf(disk, step.file) !== from) throw movedError(step.file);
    try {
      disk.unlink(step.file);
      disk.syncFolder(path.dirname(step.file));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    return;
  }
  if (from === to && hashOf(disk, step.file) === to) {
    if (mtimeMs !== undefined) disk.utimes(step.file, mtimeMs);
    return;
  }
  const bytes = readBlob(state, to);
  if (!bytes) throw new MemportError('io', { what: 'a backup is missing or damaged', where: step.file, todo: 'restore the file from a backup of your own' });
  makeFolder(disk, path.dirname(step.file));
  const place = (temporary: string): void => {
    removeQuietly(state, temporary);
    disk.create(temporary, bytes, mode);
    disk.chmod(temporary, mode);
    if (mtimeMs !== undefined) disk.utimes(temporary, mtimeMs);
    if (!backwards && hashOf(disk, step.file) !== from) {
      removeQuietly(state, temporary);
      throw movedError(step.file);
    }
    try {
      disk.rename(temporary, step.file);
    } catch (error) {
      removeQuietly(state, temporary);
      throw error;
    }
  };
  // Outside the root, so that a harness that walks its folder never meets a half-written file.
  const outside = path.join(state.root, 'tmp', `${id}-${path.basename(step.file)}`);
  makeFolder(disk, path.dirname(outside));
  try {
    place(outside);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    place(path.join(path.dirname(step.file), `.memport-${id}.tmp`));
  }
  disk.syncFolder(path.dirname(step.file));
};

const removeQuietly = (state: State, file: string): void => {
  try {
    state.disk.unlink(file);
  } catch {
    // It was not there.
  }
};

const stepOf = (state: State, write: Write): Step => {
  const { disk } = state;
  const before = readBytes(disk, write.file);
  const stat = before ? disk.stat(write.file) : undefined;
  const mode = write.mode ?? (stat ? stat.mode & 0o7777 : 0o600);
  return {
    file: write.file,
    before: before ? keepBlob(state, before) : null,
    after: write.bytes ? keepBlob(state, write.bytes) : null,
    ...(stat && { beforeMode: stat.mode & 0o7777, beforeMtimeMs: stat.mtimeMs }),
    ...(write.bytes && { afterMode: mode }),
    ...(write.mtimeMs !== undefined && { afterMtimeMs: write.mtimeMs }),
  };
};

/** A linked file is written through: the link stays, its target changes. */
const realTarget = (state: State, file: string): string => {
  try {
    return state.disk.lstat(file).isSymbolicLink() ? state.disk.realpath(file) : file;
  } catch {
    return file;
  }
};

const refuseIfMoved = (state: State, write: Write): void => {
  if (hashOf(state.disk, write.file) !== write.expected) throw movedError(write.file);
};

const movedError = (file: string): MemportError =>
  new MemportError('refused', { what: 'a file changed after the plan had read it; nothing of the plan was kept', where: file, expected: 'the file as it was when the plan was made', todo: 'run the command again: it plans anew from what stands there now' });

const missingFolders = (state: State, folder: string): string[] => {
  const missing: string[] = [];
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    try {
      state.disk.stat(at);
      break;
    } catch {
      missing.unshift(at);
    }
  }
  return missing;
};

const freeId = (state: State, now: number): string => {
  const taken = new Set(readRuns(state).map((run) => run.id));
  for (;;) {
    const id = runId(now, randomBytes(2).toString('hex'));
    if (!taken.has(id)) return id;
  }
};

const guarded = <T>(doing: string, where: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof MemportError) throw error;
    throw new MemportError('io', { what: `cannot ${doing}; no file was touched`, where, expected: ioHint(codeOf(error)), cause: error });
  }
};

const ioHint = (code: string): string =>
  ({ ENOSPC: 'room on the disk (ENOSPC)', EACCES: 'permission to write there (EACCES)', EPERM: 'permission to write there (EPERM)', EROFS: 'a file system that can be written (EROFS)', EDQUOT: 'room in the quota (EDQUOT)' })[code] ?? `a disk that takes the write (${code})`;
