import * as path from 'node:path';
import { codeOf, type Disk } from './disk.ts';

/** What a file of a store is made with. */
export interface Make {
  bytes: Uint8Array;
  mode: number;
  mtimeMs?: number;
  owner?: readonly [uid: number, gid: number];
}

/** A complete file under a name that no harness reads; it is not on the disk before it was synced. */
export const stageFile = (disk: Disk, temporary: string, { bytes, mode, mtimeMs, owner }: Make): void => {
  removeQuietly(disk, temporary);
  disk.create(temporary, bytes, mode);
  disk.chmod(temporary, mode);
  if (owner) giveTo(disk, temporary, owner);
  if (mtimeMs !== undefined) disk.utimes(temporary, mtimeMs);
};

/**
 * Moves a staged file to its place. Where that crosses file systems, the file is made once more beside its place,
 * under a dot-name. `check` is asked right before the rename.
 */
export const moveIntoPlace = (
  disk: Disk,
  temporary: string,
  file: string,
  run: string,
  make: () => Make,
  check: () => void,
): void => {
  check();
  try {
    disk.rename(temporary, file);
    return;
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
  }
  const beside = besideOf(file, run);
  try {
    stageFile(disk, beside, make());
    disk.sync([beside]);
    check();
    disk.rename(beside, file);
  } catch (error) {
    removeQuietly(disk, beside);
    throw error;
  }
  removeQuietly(disk, temporary);
};

export const besideOf = (file: string, run: string): string => path.join(path.dirname(file), `.memport-${run}.tmp`);

export const removeQuietly = (disk: Disk, file: string): void => {
  try {
    disk.unlink(file);
  } catch {
    // It was not there.
  }
};

/** A run as root leaves a file to whom it belonged: else a harness that is another user could not read its memory. */
export const giveTo = (disk: Disk, file: string, [uid, gid]: readonly [number, number]): void => {
  const stat = disk.stat(file);
  if (stat.uid === uid && stat.gid === gid) return;
  try {
    disk.chown(file, uid, gid);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
};
