import * as path from 'node:path';
import { Buffer } from 'node:buffer';
import { MemportError } from '../errors.ts';
import { codeOf } from './disk.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** One file of a run: what stood there and what stands there now, as blobs. */
export interface Step {
  file: string;
  before: string | null;
  after: string | null;
  beforeMode?: number;
  afterMode?: number;
  beforeMtimeMs?: number;
  afterMtimeMs?: number;
}

/** One journalled unit. While it says `begun`, the next run puts everything back before it does anything else. */
export interface Run {
  format: 1;
  id: string;
  when: number;
  /** What a person would call it: `claude→codex`, `undo 20261120-101500-a1b2`. */
  title: string;
  stage: 'begun' | 'done' | 'recovered' | 'undone';
  counts: Record<string, number>;
  steps: Step[];
  /** Folders this run made, outermost first. */
  folders: string[];
  /** The run that an undo took back. */
  undoes?: string;
}

export const FORMAT = 1;

const journalFile = (state: State, id: string): string => path.join(state.root, 'runs', `${id}.json`);

export const writeRun = (state: State, run: Run): void => replaceFile(state, journalFile(state, run.id), Buffer.from(`${JSON.stringify(run, null, 1)}\n`));

/** Oldest first. A journal that a newer memport wrote is refused, never guessed at. */
export const readRuns = (state: State): Run[] => {
  let names: string[];
  try {
    names = state.disk.readdir(path.join(state.root, 'runs')).map((each) => each.name);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new MemportError('io', { what: 'the journal cannot be read', where: path.join(state.root, 'runs'), cause: error });
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = path.join(state.root, 'runs', name);
      const value = parsed(readBytes(state.disk, file), file);
      if (value.format !== FORMAT) throw new MemportError('refused', { what: 'the journal was written by a newer memport', where: file, expected: `format ${FORMAT}`, todo: 'use that version of memport here' });
      return value;
    });
};

const parsed = (bytes: Uint8Array | undefined, file: string): Run => {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString('utf8')) as Run;
  } catch (error) {
    throw new MemportError('io', { what: 'a journal of an earlier run is damaged', where: file, expected: 'one JSON document', todo: 'move the file away to go on without its undo', cause: error });
  }
};

/** Sortable and readable: the time of the run and a few letters that tell two of one second apart. */
export const runId = (now: number, salt: string): string =>
  `${new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)}-${salt}`;
