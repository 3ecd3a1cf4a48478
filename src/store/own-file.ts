import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Disk } from './disk.ts';
import { besideOf, removeQuietly } from './replace.ts';
import { makeFolder } from './state.ts';

/** Writes a file that a person asked for by its name, whole or not at all. A link in its place is replaced, not followed. */
export const writeOwn = (disk: Disk, file: string, text: string | Uint8Array, mode = 0o644): void => {
  const beside = besideOf(file, 'own');
  try {
    makeFolder(disk, path.dirname(file), 0o755);
    removeQuietly(disk, beside);
    disk.create(beside, typeof text === 'string' ? Buffer.from(text) : text, mode);
    disk.sync([beside]);
    disk.rename(beside, file);
  } catch (error) {
    removeQuietly(disk, beside);
    throw new MemportError('io', {
      what: `${path.basename(file)} cannot be written`,
      where: file,
      expected: 'a folder this user may write',
      cause: error,
    });
  }
};

const MAX_BYTES = 1 << 20;

/** Adds a line to a file that a person asked to be changed, where it is not there yet. */
export const appendOwn = (disk: Disk, file: string, line: string): void => {
  const text = ((): string => {
    try {
      return Buffer.from(disk.read(file, MAX_BYTES)).toString('utf8');
    } catch {
      return '';
    }
  })();
  if (text.split(/\r?\n/).includes(line)) return;
  writeOwn(disk, file, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`);
};
