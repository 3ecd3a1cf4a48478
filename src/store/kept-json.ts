import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import * as path from 'node:path';
import { parsed } from '../text/json.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** JSON of memport's own, kept private; where it names the home of the user, `{{home}}` or `{{home-}}` stands. */
export interface KeptJson {
  of: (key: string) => unknown;
  keep: (key: string, value: unknown) => void;
}

/**
 * What models answered in trials, one file for each answer, written before anything is made of it: a run that is
 * killed pays for none of them again.
 */
export const answersIn = (state: State, home: string): KeptJson =>
  keptIn(state, home, (key) => {
    const name = hash('sha256', key);
    return path.join('answers', name.slice(0, 2), `${name}.json`);
  });

/** Runs of probes with their transcripts, by their ids: they can be scored again. */
export const probeRunsIn = (state: State, home: string): KeptJson =>
  keptIn(state, home, (id) => path.join('runs', `${id}.json`));

const keptIn = (state: State, home: string, nameOf: (key: string) => string): KeptJson => {
  const fileOf = (key: string): string => path.join(state.root, 'probes', nameOf(key));
  // Names of folders are made from it, too: of /home/ada in ~/.claude/projects/-home-ada-app.
  const forms = home.length > 1 ? [[home, '{{home}}'] as const, [`/${dashed(home)}`, '/{{home-}}'] as const] : [];
  const homeless = (text: string): string =>
    forms.reduce((done, [from, to]) => done.replaceAll(inJson(from), to), text);
  const homed = (text: string): string => forms.reduce((done, [from, to]) => done.replaceAll(to, inJson(from)), text);
  return {
    of: (key) => {
      const bytes = readBytes(state.disk, fileOf(key));
      return bytes && parsed(homed(Buffer.from(bytes).toString('utf8')));
    },
    keep: (key, value) => replaceFile(state, fileOf(key), Buffer.from(`${homeless(JSON.stringify(value))}\n`)),
  };
};

const dashed = (home: string): string => home.replace(/[^a-zA-Z0-9]/g, '-');

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
