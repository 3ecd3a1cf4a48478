import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { withMutex } from './mutex.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** What was answered about pairs of texts; in a repository it counts only where it stands already. */
const PAIRS_FILE = 'memport.pairs.json';

export const pairsFile = (state: State): string => path.join(state.root, PAIRS_FILE);

export const pairsText = (state: State): string | undefined => {
  const bytes = readBytes(state.disk, pairsFile(state));
  return bytes && Buffer.from(bytes).toString('utf8');
};

/** Reads, changes and writes in one step: nobody else's answers are lost. */
export const changePairs = (state: State, change: (text: string | undefined) => string): void =>
  withMutex(state, () => replaceFile(state, pairsFile(state), Buffer.from(change(pairsText(state)))));
