import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { withMutex } from './mutex.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** What was answered about pairs of texts, and the rewrites that were let through: kept from one run to the next. */
export type KeptFile = 'memport.pairs.json' | 'memport.lock';

export const keptFile = (state: State, name: KeptFile): string => path.join(state.root, name);

export const keptText = (state: State, name: KeptFile): string | undefined => {
  const bytes = readBytes(state.disk, keptFile(state, name));
  return bytes && Buffer.from(bytes).toString('utf8');
};

/** Reads, changes and writes in one step: nobody else's answers are lost. */
export const changeKept = (state: State, name: KeptFile, change: (text: string | undefined) => string): void =>
  withMutex(state, () => replaceFile(state, keptFile(state, name), Buffer.from(change(keptText(state, name)))));
