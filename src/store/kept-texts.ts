import { Buffer } from 'node:buffer';
import type { Memory } from '../ir/memory.ts';
import type { KeptFiles } from '../ir/store.ts';
import { readBlob, sha256, type State } from './state.ts';

/** A text that is kept by the hash of its bytes. */
export interface Keep {
  name: string;
  bytes: Uint8Array;
}

/** A whole memory, as it is kept. */
export const keepOfText = (memory: Memory): Keep => keepOf({ memory });

/** The memory that a blob holds; undefined where it was pruned, or where it is not what was kept. */
export const keptText = (state: State, name: string): Memory | undefined =>
  kept<{ memory?: Memory }>(state, name)?.memory;

/** The files of a store, as they are kept. */
export const keepOfFiles = (store: KeptFiles): Keep => keepOf({ store });

/** The files that a blob holds; undefined where it was pruned, or where it is not what was kept. */
export const keptFiles = (state: State, name: string): KeptFiles | undefined =>
  kept<{ store?: KeptFiles }>(state, name)?.store;

const keepOf = (told: object): Keep => {
  const bytes = Buffer.from(`${JSON.stringify({ holds: 'memory text', ...told })}\n`);
  return { name: sha256(bytes), bytes };
};

const kept = <Told>(state: State, name: string): Told | undefined => {
  const bytes = /^[0-9a-f]{64}$/.test(name) ? readBlob(state, name) : undefined;
  if (!bytes) return undefined;
  try {
    // The name is the hash of the bytes: they are what memport wrote.
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as Told;
  } catch {
    return undefined;
  }
};
