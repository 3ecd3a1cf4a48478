import * as fs from 'node:fs';
import * as path from 'node:path';
import { inOwnFolder, runGroup, type Command, type Ended } from '../drive/child.ts';
import { MemportError, isMemportError } from '../errors.ts';

/** Runs a program that answers a question; it and all it started are gone when this settles. */
export const ran = async (command: Command & { signal: AbortSignal }, id: string): Promise<Ended> => {
  try {
    const ended = await runGroup(command);
    command.signal.throwIfAborted();
    return ended;
  } catch (error) {
    if (!isMemportError(error)) throw error;
    throw new MemportError('provider', {
      what: error.message,
      where: `client ${id}: ${command.file}`,
      todo: 'check that it is installed and may be run',
      cause: error,
    });
  }
};

/** Work in a folder that holds nothing and whose parents are nobody's project; it goes with the work. */
export const inEmptyFolder = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  inOwnFolder((folder) => {
    const empty = path.join(folder, 'empty');
    fs.mkdirSync(empty, { mode: 0o700 });
    return work(empty);
  });

/** The last line that a program said about what went wrong. */
export const lastLine = (text: string): string => {
  const line = text.trim().split('\n').at(-1)?.trim() ?? '';
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};
