import * as os from 'node:os';
import * as path from 'node:path';
import type { Machine } from '../adapter.ts';
import { decode } from '../text/decode.ts';
import type { Finding } from '../ir/finding.ts';
import { codeOf, disk as realDisk, type Disk } from './disk.ts';

const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

export interface MachineOptions {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  asked?: Machine['asked'];
  disk?: Disk;
  platform?: string;
}

/** The machine memport runs on, read-only. */
export const machineOf = ({
  env,
  cwd,
  asked = {},
  disk = realDisk,
  platform = process.platform,
}: MachineOptions): Machine => {
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  const unread = new Map<string, string>();
  return {
    home: env['HOME'] ?? os.homedir(),
    cwd: attempt(() => disk.realpath(cwd)) ?? path.resolve(cwd),
    platform,
    uid: process.getuid?.() ?? -1,
    env,
    asked,
    list: (folder) =>
      attempt(() =>
        disk
          .readdir(folder)
          .map((each) => each.name)
          .sort(),
      ),
    text: (file, maxBytes) => {
      try {
        return decode(disk.read(file, maxBytes).subarray(0, maxBytes));
      } catch (error) {
        const code = codeOf(error);
        // A folder is asked for its text by who does not know what it is; anything else was meant to be a file.
        if (!ABSENT.has(code) && !attempt(() => disk.stat(file).isDirectory())) unread.set(file, code);
        return undefined;
      }
    },
    unread: () =>
      [...unread].map(([file, code]): Finding => {
        const odd = code === 'EFTYPE';
        return {
          rule: odd ? 'read/not-a-file' : 'read/unreadable',
          severity: 'warn',
          message: odd
            ? 'a named pipe, device or socket stands where a file belongs: read as if it were not there'
            : `it cannot be read (${code}): taken as if it were not there`,
          file,
        };
      }),
    stat: (file) =>
      attempt(() => {
        const link = disk.lstat(file).isSymbolicLink();
        const stat = disk.stat(file);
        return {
          kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other',
          mtimeMs: stat.mtimeMs,
          link,
          size: stat.size,
        } as const;
      }),
    bytes: (file, from, length) => attempt(() => disk.read(file, length, undefined, from).subarray(0, length)),
    realpath: (file) => attempt(() => disk.realpath(file)),
  };
};
