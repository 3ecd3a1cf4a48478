import * as fs from 'node:fs';

/** The one seam to the filesystem: everything in `store/` goes through it, and fault tests stand in its place. */
export interface Disk {
  lstat(path: string): fs.Stats;
  stat(path: string): fs.Stats;
  readdir(path: string): fs.Dirent[];
  realpath(path: string): string;
  /**
   * At most `max` bytes, from the byte `from` on; more bytes than that are told by one extra byte. They stand in
   * `scratch` where it has room, until the next read.
   */
  read(path: string, max: number, scratch?: Uint8Array, from?: number): Uint8Array;
  /** A new file with these bytes; fails when the name is taken. Only `sync` brings them to the disk. */
  create(path: string, bytes: Uint8Array, mode: number): void;
  chmod(path: string, mode: number): void;
  chown(path: string, uid: number, gid: number): void;
  utimes(path: string, mtimeMs: number): void;
  rename(from: string, to: string): void;
  unlink(path: string): void;
  /** Makes one folder; false when it stands already. */
  mkdir(path: string, mode: number): boolean;
  /** Removes an empty folder. */
  rmdir(path: string): void;
  /** Brings the bytes of these files, or the names in these folders, to the disk: of many at once in far less time. */
  sync(paths: readonly string[]): void;
}

export const disk: Disk = {
  lstat: (path) => fs.lstatSync(path),
  stat: (path) => fs.statSync(path),
  readdir: (path) => fs.readdirSync(path, { withFileTypes: true }),
  realpath: (path) => fs.realpathSync.native(path),
  read: (path, max, scratch, from = 0) => {
    // Non-blocking: a FIFO that took a file's place between stat and open must not hang the run.
    const handle = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    try {
      const stat = fs.fstatSync(handle);
      if (!stat.isFile()) throw Object.assign(new Error('not a regular file'), { code: 'EFTYPE' });
      // Files of /proc are of no size and hold text all the same.
      const size = Math.min(Math.max(stat.size - from, 4096), max) + 1;
      const buffer =
        scratch !== undefined && scratch.length >= size ? scratch.subarray(0, size) : Buffer.allocUnsafe(size);
      let length = 0;
      while (length < buffer.length) {
        const got = fs.readSync(handle, buffer, length, buffer.length - length, from === 0 ? null : from + length);
        if (got === 0) break;
        length += got;
      }
      return buffer.subarray(0, length);
    } finally {
      fs.closeSync(handle);
    }
  },
  create: (path, bytes, mode) => {
    const handle = fs.openSync(
      path,
      fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_EXCL | fs.constants.O_NOFOLLOW,
      mode,
    );
    try {
      for (let done = 0; done < bytes.length;) done += fs.writeSync(handle, bytes, done);
    } finally {
      fs.closeSync(handle);
    }
  },
  chmod: (path, mode) => fs.chmodSync(path, mode),
  chown: (path, uid, gid) => fs.chownSync(path, uid, gid),
  utimes: (path, mtimeMs) => fs.utimesSync(path, mtimeMs / 1000, mtimeMs / 1000),
  rename: (from, to) => fs.renameSync(from, to),
  unlink: (path) => fs.unlinkSync(path),
  mkdir: (path, mode) => {
    try {
      fs.mkdirSync(path, { mode });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST' && fs.statSync(path).isDirectory()) return false;
      throw error;
    }
  },
  rmdir: (path) => fs.rmdirSync(path),
  sync: (paths) => {
    for (const path of paths) {
      const handle = fs.openSync(path, fs.constants.O_RDONLY);
      try {
        fs.fsyncSync(handle);
      } finally {
        fs.closeSync(handle);
      }
    }
  },
};

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown';

/** The system this process runs on. */
export const PLATFORM: string = process.platform;
