import { Buffer } from 'node:buffer';
import type { Memory } from '../ir/memory.ts';
import { keepBlob, readBlob, type State } from './state.ts';

/** Keeps a whole memory, and returns the name of its blob. */
export const keepText = (state: State, memory: Memory): string =>
  keepBlob(state, Buffer.from(`${JSON.stringify({ holds: 'memory text', memory })}\n`));

/** The memory that a blob holds; undefined where it was pruned, or where it is not what was kept. */
export const keptText = (state: State, name: string): Memory | undefined => {
  const bytes = /^[0-9a-f]{64}$/.test(name) ? readBlob(state, name) : undefined;
  if (!bytes) return undefined;
  try {
    // The name is the hash of the bytes: they are what memport wrote.
    return (JSON.parse(Buffer.from(bytes).toString('utf8')) as { memory?: Memory }).memory;
  } catch {
    return undefined;
  }
};
