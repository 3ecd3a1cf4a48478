import { hash } from 'node:crypto';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { codeOf, type Disk } from './disk.ts';

/** memport's own folder: backups, journals and the ledger, private to the user. */
export interface State {
  root: string;
  disk: Disk;
}

export const stateRoot = (env: Readonly<Record<string, string | undefined>>, home: string): string => {
  const base = env['XDG_STATE_HOME'];
  return path.join(base !== undefined && path.isAbsolute(base) ? base : path.join(home, '.local', 'state'), 'memport');
};

/** The folder of memport's own with copies of stores that are elsewhere. */
export const remoteRoot = ({ root }: Pick<State, 'root'>): string => path.join(root, 'remote');

/** Whether a file is memport's own, and no memory in a copy of a store. */
export const isOwnFile = (state: Pick<State, 'root'>, file: string): boolean =>
  file.startsWith(state.root + path.sep) && !file.startsWith(remoteRoot(state) + path.sep);

export const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes);

const MAX_READ = 1 << 30;

export const readBytes = (disk: Disk, file: string): Uint8Array | undefined => {
  try {
    return disk.read(file, MAX_READ);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw new MemportError('io', {
      what: `cannot read ${file}`,
      where: file,
      expected: 'a file this user may read',
      cause: error,
    });
  }
};

export const hashOf = (disk: Disk, file: string): string | null => {
  const bytes = readBytes(disk, file);
  return bytes ? sha256(bytes) : null;
};

/** The folder and every missing one above it; what was made, outermost first. */
export const makeFolder = (disk: Disk, folder: string, mode = 0o700): string[] => {
  const missing: string[] = [];
  for (let at = folder; ; at = path.dirname(at)) {
    try {
      disk.stat(at);
      break;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      missing.unshift(at);
    }
    if (at === path.dirname(at)) break;
  }
  const made = missing.filter((each) => disk.mkdir(each, mode));
  for (const each of made) disk.sync([path.dirname(each)]);
  return made;
};

/** Replaces a file of ours in one step. */
export const replaceFile = (state: State, file: string, bytes: Uint8Array): void => {
  const { disk } = state;
  makeFolder(disk, path.dirname(file));
  const temporary = `${file}.${process.pid}.new`;
  try {
    disk.unlink(temporary);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  disk.create(temporary, bytes, 0o600);
  disk.sync([temporary]);
  disk.rename(temporary, file);
  disk.sync([path.dirname(file)]);
};

/** Content-addressed: the first write wins, equal contents are kept once. */
export const keepBlob = (state: State, bytes: Uint8Array): string => {
  const name = sha256(bytes);
  const file = blobPath(state, name);
  if (hashOf(state.disk, file) !== name) replaceFile(state, file, bytes);
  return name;
};

export const readBlob = (state: State, name: string): Uint8Array | undefined => {
  const bytes = readBytes(state.disk, blobPath(state, name));
  return bytes && sha256(bytes) === name ? bytes : undefined;
};

const blobPath = (state: State, name: string): string => path.join(state.root, 'blobs', name.slice(0, 2), name);
