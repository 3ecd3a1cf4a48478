import * as os from 'node:os';
import * as path from 'node:path';
import type { Machine } from '../adapter.ts';
import { decode } from '../text/decode.ts';
import { disk as realDisk, type Disk } from './disk.ts';

export interface MachineOptions {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  asked?: Machine['asked'];
  disk?: Disk;
  platform?: string;
}

/** The machine memport runs on, read-only. */
export const machineOf = ({ env, cwd, asked = {}, disk = realDisk, platform = process.platform }: MachineOptions): Machine => {
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  return {
    home: env['HOME'] ?? os.homedir(),
    cwd: attempt(() => disk.realpath(cwd)) ?? path.resolve(cwd),
    platform,
    uid: process.getuid?.() ?? -1,
    env,
    asked,
    list: (folder) => attempt(() => disk.readdir(folder).map((each) => each.name).sort()),
    text: (file, maxBytes) => attempt(() => decode(disk.read(file, maxBytes).subarray(0, maxBytes))),
    stat: (file) =>
      attempt(() => {
        const link = disk.lstat(file).isSymbolicLink();
        const stat = disk.stat(file);
        return { kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other', mtimeMs: stat.mtimeMs, link } as const;
      }),
    realpath: (file) => attempt(() => disk.realpath(file)),
  };
};
