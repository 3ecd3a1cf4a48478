import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isCase } from './case.ts';
import { checkRecorded, readRecorded, type Way } from './recorded.ts';
import { runCase } from './run.ts';

export interface Check {
  title: string;
  run: () => string[];
}

export interface SetOptions {
  update?: boolean;
  /** Every how many rows of recorded data one goes through the built command too. */
  every?: number;
}

/** Everything a folder holds: cases, recorded rows, and an orphan as a check that fails. */
export const checksIn = (folder: string, { update = false, every = 25 }: SetOptions = {}): Check[] =>
  readdirSync(folder).sort().flatMap((name): Check[] => {
    const path = join(folder, name);
    if (isCase(path)) return [{ title: name, run: () => runCase(path, update) }];
    if (name.endsWith('.jsonl')) {
      return readRecorded(path).flatMap((recorded, index) => {
        const ways: Way[] = index % every === 0 ? ['functions', 'command'] : ['functions'];
        return ways.map((way) => ({ title: `${name}:${index + 1} ${recorded.title.slice(0, 60)}${way === 'command' ? ' (built)' : ''}`, run: () => checkRecorded(recorded, way) }));
      });
    }
    if (name === 'README.md' || name.startsWith('.')) return [];
    return [{ title: name, run: () => [`${path} is an orphan: ${statSync(path).isDirectory() ? 'a folder without case.json' : 'neither a case nor recorded data'}`] }];
  });
