import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import * as path from 'node:path';
import { parsed } from '../text/json.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** JSON of memport's own, kept private; where it names the home of the user, `{{home}}` stands. */
export interface Kept {
  of: (key: string) => unknown;
  keep: (key: string, value: unknown) => void;
}

/**
 * What models answered in trials, one file for each answer, written before anything is made of it: a run that is
 * killed pays for none of them again.
 */
export const answersIn = (state: State, home: string): Kept =>
  keptIn(state, home, (key) => {
    const name = hash('sha256', key);
    return path.join('answers', name.slice(0, 2), `${name}.json`);
  });

/** Runs of probes with their transcripts, by their ids: they can be scored again. */
export const probeRunsIn = (state: State, home: string): Kept =>
  keptIn(state, home, (id) => path.join('runs', `${id}.json`));

const keptIn = (state: State, home: string, nameOf: (key: string) => string): Kept => {
  const fileOf = (key: string): string => path.join(state.root, 'probes', nameOf(key));
  const swapped = (text: string, from: string, to: string): string =>
    home.length > 1 ? text.replaceAll(inJson(from), inJson(to)) : text;
  return {
    of: (key) => {
      const bytes = readBytes(state.disk, fileOf(key));
      return bytes && parsed(swapped(Buffer.from(bytes).toString('utf8'), HOME, home));
    },
    keep: (key, value) =>
      replaceFile(state, fileOf(key), Buffer.from(`${swapped(JSON.stringify(value), home, HOME)}\n`)),
  };
};

const HOME = '{{home}}';

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
