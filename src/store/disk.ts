import * as fs from 'node:fs';

/** The one seam to the filesystem: everything in `store/` goes through it, and fault tests stand in its place. */
export interface Disk {
  lstat(path: string): fs.Stats;
  stat(path: string): fs.Stats;
  readdir(path: string): fs.Dirent[];
  realpath(path: string): string;
  /** At most `max` bytes; more bytes than that are told by one extra byte. */
  read(path: string, max: number): Uint8Array;
}

export const disk: Disk = {
  lstat: (path) => fs.lstatSync(path),
  stat: (path) => fs.statSync(path),
  readdir: (path) => fs.readdirSync(path, { withFileTypes: true }),
  realpath: (path) => fs.realpathSync.native(path),
  read: (path, max) => {
    // Non-blocking: a FIFO that took a file's place between stat and open must not hang the run.
    const handle = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    try {
      const stat = fs.fstatSync(handle);
      if (!stat.isFile()) throw Object.assign(new Error('not a regular file'), { code: 'EFTYPE' });
      const buffer = Buffer.allocUnsafe(Math.min(stat.size, max) + 1);
      let length = 0;
      while (length < buffer.length) {
        const got = fs.readSync(handle, buffer, length, buffer.length - length, null);
        if (got === 0) break;
        length += got;
      }
      return buffer.subarray(0, length);
    } finally {
      fs.closeSync(handle);
    }
  },
};

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown';
