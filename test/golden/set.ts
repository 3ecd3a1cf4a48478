import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memportAlone, memportHere } from '../cli/here.ts';
import { isCase, readCase } from './case.ts';
import { checkRecorded, readRecorded } from './recorded.ts';
import { runCase } from './run.ts';

export interface Check {
  title: string;
  run: () => Promise<string[]>;
}

export interface SetOptions {
  update?: boolean;
  /** Which cases are asked of a process of their own; `first` is one of each verb and exit code. */
  alone?: 'each' | 'first' | 'none';
}

/** Every how many rows of recorded data one goes through the command line too. */
const EVERY = 25;

/** Everything a folder holds: cases, recorded rows, and an orphan as a check that fails. */
export const checksIn = (folder: string, { update = false, alone = 'each' }: SetOptions = {}): Check[] => {
  const met = new Set<string>();
  return readdirSync(folder)
    .sort()
    .flatMap((name): Check[] => {
      const path = join(folder, name);
      if (isCase(path)) {
        const { kind, narrow } = kindOf(path);
        // Which harnesses there are can be said only in the process of the test.
        const isAlone = !narrow && (alone === 'each' || (alone === 'first' && !met.has(kind)));
        const asking = isAlone ? memportAlone : memportHere;
        if (isAlone) met.add(kind);
        return [{ title: name, run: () => runCase(path, asking, update) }];
      }
      if (name.endsWith('.jsonl')) return recordedIn(path, name);
      if (name === 'README.md' || name.startsWith('.')) return [];
      const what = statSync(path).isDirectory() ? 'a folder without case.json' : 'neither a case nor recorded data';
      return [{ title: name, run: async () => [`${path} is an orphan: ${what}`] }];
    });
};

const kindOf = (folder: string): { kind: string; narrow: boolean } => {
  const read = readCase(folder);
  if ('complaints' in read) return { kind: '', narrow: false };
  const { command, exit, harnesses } = read.of;
  const [verb = 'overview'] = command;
  // Every two harnesses have an arrow of their own, and all arrows are one verb.
  return { kind: `${/→|->|:/.test(verb) ? 'migrate' : verb} ${exit}`, narrow: harnesses !== undefined };
};

const recordedIn = (path: string, name: string): Check[] =>
  readRecorded(path).flatMap((recorded, index) => {
    const title = `${name}:${index + 1} ${recorded.title.slice(0, 60)}`;
    const asked = { title: `${title} (as a command)`, run: () => checkRecorded(recorded, memportHere) };
    return [{ title, run: () => checkRecorded(recorded, undefined) }, ...(index % EVERY === 0 ? [asked] : [])];
  });
