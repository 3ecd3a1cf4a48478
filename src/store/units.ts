import { randomBytes } from 'node:crypto';
import * as path from 'node:path';
import { isMemportError, MemportError } from '../errors.ts';
import type { Steps } from '../ir/steps.ts';
import { codeOf } from './disk.ts';
import { commitRun, forgetRun, prepareRun, readRuns, runId, writeRun, type Run, type JournalStep } from './journal.ts';
import { landing } from './write-landing.ts';
import { ioHint, makeOf, recover, stageFolder, sweep, syncQuietly } from './recover.ts';
import { giveTo, moveIntoPlace, removeQuietly, stageFile } from './replace.ts';
import { hashOf, keepBlob, makeFolder, readBytes, sha256, type State } from './state.ts';

/** So many files are brought to the disk between two pauses. */
const TOGETHER = 100;

/** A file as it is to be, with what the plan saw there. */
export interface Write {
  file: string;
  /** The root of the store the file belongs to: a link below it must not lead out. Absent for memport's own files. */
  root?: string;
  /** Hash of what the plan read; null = there was nothing. */
  expected: string | null;
  /** Absent = the file goes. */
  bytes?: Uint8Array;
  mode?: number;
  mtimeMs?: number;
  /** What is written is kept as a blob too. */
  keep?: true;
  /** Hashes of its lines, for an undo of a file that others change too. */
  lines?: string;
}

export interface WriteUnit {
  id: string;
  title: string;
  now: number;
  writes: readonly Write[];
  /** What is kept as blobs beside it. */
  keeps?: readonly Uint8Array[];
  counts: Record<string, number>;
  stores: Run['stores'];
  adapters?: Run['adapters'];
  undoes?: string;
}

/**
 * Writes a unit so that after a crash at any point the next run finds all of it or puts all of it back. Everything
 * that takes room comes first and is on the disk: backups, the new files beside each other in a folder of ours, the
 * journal as it is to end. Then the journal says `begun`, file after file is compared with what the plan read and renamed into
 * place, and one last rename says `done`. It pauses until the first of those renames: who ends it there finds no file
 * touched, and after it the unit is finished, or taken back when that fails.
 */
export function* applyUnit(state: State, unit: WriteUnit): Steps<Run> {
  const { disk } = state;
  const writes = unit.writes.map((write) => ({ ...write, file: landed(state, write) }));
  refuseTwins(writes);
  for (const write of writes) refuseUnless(state, write.file, write.expected);
  const run: Run = {
    format: 1,
    seq: nextSeq(state),
    id: unit.id,
    when: unit.now,
    title: unit.title,
    stage: 'begun',
    counts: unit.counts,
    folders: [],
    steps: [],
    stores: unit.stores,
    ...(unit.adapters !== undefined && unit.adapters.length > 0 && { adapters: unit.adapters }),
    ...(unit.undoes !== undefined && { undoes: unit.undoes }),
  };
  const staged = (index: number): string => path.join(stageFolder(state, run.id), String(index));
  try {
    makeFolder(disk, stageFolder(state, run.id));
    for (const bytes of unit.keeps ?? []) keepBlob(state, bytes);
    for (const [index, write] of writes.entries()) {
      run.steps.push(stage(state, write, staged(index)));
      yield { doing: 'preparing files', done: index + 1, of: writes.length };
    }
    const made = run.steps.flatMap((step, index) => (isStaged(step) ? [staged(index)] : []));
    for (let from = 0; from < made.length; from += TOGETHER) {
      disk.sync(made.slice(from, from + TOGETHER));
      yield;
    }
    run.folders = [
      ...new Set(writes.flatMap((write) => (write.bytes ? missingFolders(state, path.dirname(write.file)) : []))),
    ];
    prepareRun(state, { ...run, stage: 'done' });
    writeRun(state, run);
    yield 'always';
  } catch (error) {
    sweep(state, run);
    for (const file of forgetRun(state, run.id)) removeQuietly(disk, file);
    if (isMemportError(error)) throw error;
    throw new MemportError('io', {
      what: 'the write could not be prepared; no file was touched',
      where: (error as NodeJS.ErrnoException).path ?? state.root,
      expected: ioHint(codeOf(error)),
      cause: error,
    });
  }
  try {
    for (const [index, step] of run.steps.entries()) {
      const make = () =>
        makeOf(writes[index]?.bytes ?? new Uint8Array(), step.afterMode, step.afterMtimeMs, step.owner);
      enact(state, run, step, staged(index), make);
    }
    for (const folder of new Set(run.steps.map((step) => path.dirname(step.file)))) syncQuietly(state, folder);
    commitRun(state, run.id);
  } catch (error) {
    throw takenBackAfter(state, error);
  }
  sweep(state, run);
  return { ...run, stage: 'done' };
}

/** Of two runs in one second the later one has the later name: the ledger tells by it which of two rows is true. */
export const newRunId = (state: State, now: number): string => {
  const id = runId(now, randomBytes(2).toString('hex'));
  const second = id.slice(0, id.lastIndexOf('-') + 1);
  const last = readRuns(state)
    .map((run) => run.id)
    .filter((each) => each.startsWith(second))
    .toSorted()
    .at(-1);
  if (last === undefined) return id;
  const next = Number.parseInt(last.slice(second.length, second.length + 4), 16) + 1;
  return next > 0xffff ? `${last}0` : `${second}${next.toString(16).padStart(4, '0')}`;
};

const nextSeq = (state: State): number => (readRuns(state).at(-1)?.seq ?? 0) + 1;

const enact = (
  state: State,
  run: Run,
  step: JournalStep,
  staged: string,
  make: () => ReturnType<typeof makeOf>,
): void => {
  const { disk } = state;
  const check = (): void => refuseUnless(state, step.file, step.before);
  if (step.after === null) {
    check();
    disk.unlink(step.file);
  } else if (step.after === step.before) {
    check();
    if (step.afterMtimeMs !== undefined) disk.utimes(step.file, step.afterMtimeMs);
  } else {
    for (const folder of makeFolder(disk, path.dirname(step.file))) if (step.owner) giveTo(disk, folder, step.owner);
    moveIntoPlace(disk, staged, step.file, run.id, make, check);
  }
};

/** Puts back what a unit had written before it failed; what is thrown says how that went. */
const takenBackAfter = (state: State, error: unknown): MemportError => {
  let left: string[];
  try {
    left = recover(state).flatMap((each) => each.left);
  } catch (second) {
    return new MemportError('io', {
      what: 'a write failed, and so did putting back what had been written before it',
      where: (error as NodeJS.ErrnoException).path ?? state.root,
      expected: ioHint(codeOf(isMemportError(error) ? second : error)),
      todo: 'mend that, then run memport again: it begins with putting the run back',
      cause: error,
    });
  }
  if (isMemportError(error)) return error;
  return new MemportError('io', {
    what:
      left.length === 0
        ? 'a write failed; everything was put back as it was'
        : `a write failed; put back but for ${left.join(', ')}`,
    where: (error as NodeJS.ErrnoException).path ?? state.root,
    expected: ioHint(codeOf(error)),
    cause: error,
  });
};

/** Keeps what stands there and makes what is to stand there, under a name of ours. */
const stage = (state: State, write: Write, staged: string): JournalStep => {
  const { disk } = state;
  const before = readBytes(disk, write.file);
  const stat = before ? disk.stat(write.file) : undefined;
  const mode = write.mode ?? (stat ? stat.mode & 0o7777 : 0o600);
  const owner = write.root === undefined ? undefined : ownerOf(state, write.file);
  if (before) keepBlob(state, before);
  if (write.bytes && write.keep) keepBlob(state, write.bytes);
  const step: JournalStep = {
    file: write.file,
    before: before ? sha256(before) : null,
    after: write.bytes ? sha256(write.bytes) : null,
    ...(stat && { beforeMode: stat.mode & 0o7777, beforeMtimeMs: stat.mtimeMs }),
    ...(write.bytes && { afterMode: mode }),
    ...(write.mtimeMs !== undefined && { afterMtimeMs: write.mtimeMs }),
    ...(owner && { owner }),
    ...(write.lines !== undefined && { lines: write.lines }),
  };
  if (write.bytes && isStaged(step)) stageFile(disk, staged, makeOf(write.bytes, mode, write.mtimeMs, owner));
  return step;
};

/** Whether a step puts other bytes: one that only touches a file, or takes it away, has nothing to make. */
const isStaged = ({ before, after }: JournalStep): boolean => after !== null && after !== before;

const ownerOf = (state: State, file: string): JournalStep['owner'] => {
  for (let at = file; ; at = path.dirname(at)) {
    try {
      const { uid, gid } = state.disk.stat(at);
      return [uid, gid];
    } catch {
      if (at === path.dirname(at)) return undefined;
    }
  }
};

const landed = (state: State, { file, root }: Write): string => {
  if (root === undefined) return file;
  const found = landing(state.disk, root, path.relative(root, file));
  if ('refused' in found)
    throw new MemportError('refused', {
      what: `a file of the plan may not be written: ${found.refused}`,
      where: file,
      expected: 'a file inside the store',
    });
  return found.file;
};

/** Two names of a plan may be links to one file: each would undo the other. */
const refuseTwins = (writes: readonly Write[]): void => {
  const seen = new Set<string>();
  const twin = writes.find(({ file }) => seen.size === seen.add(file).size);
  if (twin)
    throw new MemportError('refused', {
      what: 'two files of the plan are one file, reached through a link',
      where: twin.file,
      expected: 'a file of its own for each',
    });
};

const refuseUnless = (state: State, file: string, expected: string | null): void => {
  if (hashOf(state.disk, file) === expected) return;
  throw new MemportError('refused', {
    what: 'a file changed after the plan had read it; nothing of the plan was kept',
    where: file,
    expected: 'the file as it was when the plan was made',
    todo: 'run the command again: it plans anew from what stands there now',
  });
};

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
