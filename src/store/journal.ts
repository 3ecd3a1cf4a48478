import * as path from 'node:path';
import { Buffer } from 'node:buffer';
import { MemportError } from '../errors.ts';
import { codeOf } from './disk.ts';
import { isOwnFile, readBytes, replaceFile, type State } from './state.ts';

/** One file of a run: what stood there, kept as a blob, and what stands there now. */
export interface JournalStep {
  file: string;
  before: string | null;
  after: string | null;
  beforeMode?: number;
  afterMode?: number;
  beforeMtimeMs?: number;
  afterMtimeMs?: number;
  /** Hashes of the lines that were put: an undo knows them again where others changed the file since. */
  lines?: string;
  /** User and group of what stood there, or of the folder it comes into. */
  owner?: [uid: number, gid: number];
}

/** One journalled unit. While it says `begun`, the next run puts everything back before it does anything else. */
export interface Run {
  format: 1;
  /** Counts up: two runs may fall into one second, and clocks go backwards. */
  seq: number;
  id: string;
  when: number;
  /** What a person would call it: `hermes→codex`. */
  title: string;
  stage: 'begun' | 'done' | 'recovered';
  counts: Record<string, number>;
  steps: JournalStep[];
  /** Folders this run made, outermost first. */
  folders: string[];
  /** The stores it wrote to: an undo asks whether they are in use. */
  stores: { harness: string; root: string }[];
  /** The adapters that were not memport's own, and the files their code came from. */
  adapters?: { id: string; file: string }[];
  /** The run that an undo took back. */
  undoes?: string;
}

export const FORMAT = 1;

const runsFolder = (state: State): string => path.join(state.root, 'runs');
const journalFile = (state: State, id: string): string => path.join(runsFolder(state), `${id}.json`);
/**
 * The journal as it is to be once every file stands: put down before the first rename, so that the end costs no room.
 */
const preparedFile = (state: State, id: string): string => path.join(runsFolder(state), `${id}.done`);

const bytesOf = (run: Run): Uint8Array => Buffer.from(`${JSON.stringify(run, null, 1)}\n`);

/** The files of harnesses that a run wrote, moved or took away: memport's own are not counted. */
export const foreignFiles = (state: State, { steps }: Pick<Run, 'steps'>): string[] =>
  steps.flatMap(({ file }) => (isOwnFile(state, file) ? [] : [file]));

export const writeRun = (state: State, run: Run): void => replaceFile(state, journalFile(state, run.id), bytesOf(run));

export const prepareRun = (state: State, run: Run): void =>
  replaceFile(state, preparedFile(state, run.id), bytesOf(run));

/** From this rename on the run is done, whatever happens after it. */
export const commitRun = (state: State, id: string): void => {
  state.disk.rename(preparedFile(state, id), journalFile(state, id));
  try {
    state.disk.sync([runsFolder(state)]);
  } catch {
    // Without it a power cut may bring back `begun`, which the next run puts back: all or nothing either way.
  }
};

/** What a run that did not come to its end has left beside its journal. */
export const preparedOf = (state: State, id: string): string[] => [preparedFile(state, id)];

/** Drops the journal of a run that touched no file. */
export const forgetRun = (state: State, id: string): string[] => [preparedFile(state, id), journalFile(state, id)];

/** Oldest first. A journal that a newer memport wrote is refused, never guessed at. */
export const readRuns = (state: State): Run[] => {
  let names: string[];
  try {
    names = state.disk.readdir(runsFolder(state)).map((each) => each.name);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new MemportError('io', { what: 'the journal cannot be read', where: runsFolder(state), cause: error });
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = path.join(runsFolder(state), name);
      const bytes = readBytes(state.disk, file);
      return bytes ? [runOf(bytes, file)] : [];
    })
    .sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1));
};

const runOf = (bytes: Uint8Array, file: string): Run => {
  const damaged = (cause?: unknown): MemportError =>
    new MemportError('io', {
      what: 'a journal of an earlier run is damaged',
      where: file,
      expected: 'one JSON document',
      todo: 'move the file away to go on without its undo',
      cause,
    });
  let value: Partial<Run> | null;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8')) as typeof value;
  } catch (error) {
    throw damaged(error);
  }
  if (value === null || typeof value !== 'object' || typeof value.format !== 'number') throw damaged();
  if (value.format !== FORMAT)
    throw new MemportError('refused', {
      what: 'the journal was written by a newer memport',
      where: file,
      expected: `format ${FORMAT}`,
      todo: 'use that version of memport here',
    });
  if (
    typeof value.id !== 'string' ||
    typeof value.seq !== 'number' ||
    typeof value.stage !== 'string' ||
    !Array.isArray(value.steps) ||
    !Array.isArray(value.folders)
  )
    throw damaged();
  return value as Run;
};

/** The runs that a later undo took back, as ids; one that kept something of a run left it open. */
export const takenBack = (runs: readonly Run[]): Set<string> =>
  new Set(
    runs.flatMap((run) =>
      run.stage === 'done' && run.undoes !== undefined && !run.counts['kept'] ? [run.undoes] : [],
    ),
  );

/** The runs that an undo has been at, whether or not it had to keep something. */
export const undoneOnce = (runs: readonly Run[]): Set<string> =>
  new Set(runs.flatMap((run) => (run.stage === 'done' && run.undoes !== undefined ? [run.undoes] : [])));

/** The newest run that no undo has been at yet, or the one that is named by its id or the beginning or end of it. */
export const chosenRun = (runs: readonly Run[], id: string | undefined): Run => {
  if (id === undefined) {
    const tried = undoneOnce(runs);
    const newest = runs.findLast((run) => run.stage === 'done' && run.undoes === undefined && !tried.has(run.id));
    if (newest) return newest;
    const taken = takenBack(runs);
    const open = runs.findLast((run) => tried.has(run.id) && !taken.has(run.id));
    throw new MemportError('usage', {
      what: open ? 'every run was taken back, but for files that others changed since' : 'there is nothing to undo',
      todo: open
        ? `memport undo ${open.id} --force --dry-run shows what is left of it`
        : 'memport log shows what memport did',
    });
  }
  const exact = runs.find((run) => run.id === id);
  const found = exact
    ? [exact]
    : runs.filter(
        (run) => run.undoes === undefined && id !== '' && (run.id.endsWith(`-${id}`) || run.id.startsWith(id)),
      );
  const [only] = found;
  if (!only) throw new MemportError('usage', { what: `no run is called "${id}"`, todo: 'memport log lists every run' });
  if (found.length > 1)
    throw new MemportError('usage', {
      what: `"${id}" could be ${found.length} runs`,
      expected: found.map((run) => run.id).join(', '),
    });
  if (only.undoes !== undefined)
    throw new MemportError('usage', {
      what: `${only.id} is itself an undo`,
      todo: 'run the migration again to have its changes back',
    });
  return only;
};

/** Readable and unique: the time of the run and a few letters that tell two of one second apart. */
export const runId = (now: number, salt: string): string =>
  `${new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)}-${salt}`;

/** When a run began, to the second, by its name: the ledger remembers runs whose journals are long gone. */
export const timeOfRun = (id: string): number | undefined => {
  const [, day, hour, minute, second] = /^(\d{8})-(\d{2})(\d{2})(\d{2})-/.exec(id) ?? [];
  if (day === undefined) return undefined;
  const at = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : at;
};
