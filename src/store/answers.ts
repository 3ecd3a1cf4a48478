import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import * as path from 'node:path';
import { parsed } from '../text/json.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/**
 * What models answered in trials, one file for each answer, written before anything is made of it: a run that is
 * killed pays for none of them again. The files hold memory text and are private.
 */
export interface Answers {
  of: (key: string) => unknown;
  keep: (key: string, value: unknown) => void;
}

export const answersIn = (state: State): Answers => {
  const fileOf = (key: string): string => {
    const name = hash('sha256', key);
    return path.join(state.root, 'probes', 'answers', name.slice(0, 2), `${name}.json`);
  };
  return {
    of: (key) => {
      const bytes = readBytes(state.disk, fileOf(key));
      return bytes && parsed(Buffer.from(bytes).toString('utf8'));
    },
    keep: (key, value) => replaceFile(state, fileOf(key), Buffer.from(`${JSON.stringify(value)}\n`)),
  };
};
