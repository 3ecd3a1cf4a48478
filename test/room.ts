import { mkdirSync, mkdtempSync, readFileSync, realpathSync, statfsSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOMY = 2 ** 30;

/** Whether Linux has a folder in memory here that may be written, lets programs run, and has room. */
const isUsable = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mounts = readFileSync('/proc/mounts', 'utf8');
    return bavail * bsize > ROOMY && /^\S+ \/dev\/shm tmpfs rw,(?!\S*noexec)/m.test(mounts);
  } catch {
    return false;
  }
};

/**
 * Where the rooms of tests are. A run of the tests makes thousands: to clear one away takes up to 40 ms on a disk and
 * less than one in memory.
 */
export const ROOMS = isUsable() ? MEMORY : realpathSync(tmpdir());

// The names are of one length: what memport prints breaks its lines by the length of paths.
const BEGINNING = join(ROOMS, ROOMS === MEMORY ? 'mem-' : 'memport-');

/** A new folder for a test, which clears it away itself. */
export const newRoom = (): string => mkdtempSync(BEGINNING);

/**
 * Writes files that are all of one time, with the folders they need. Newer memories come first: which of two is newer
 * must not depend on how fast a machine writes.
 */
export const writer = (time = new Date()): ((file: string, bytes: string | Uint8Array) => void) => {
  return (file, bytes) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    utimesSync(file, time, time);
  };
};
