import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { codeOf, type Disk } from './disk.ts';
import { writeOwn } from './own-file.ts';
import { readBytes } from './state.ts';

/** A file that may hold a probe. */
export interface ProbeText {
  file: string;
  text: string;
}

const ENDING = '.yaml';

/** Every YAML file of a folder, by name; none where the folder is not there. */
export const probeTexts = (disk: Disk, folder: string): ProbeText[] => {
  const names = ((): string[] => {
    try {
      return disk.readdir(folder).flatMap((each) => (each.isFile() && each.name.endsWith(ENDING) ? [each.name] : []));
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
      throw error;
    }
  })();
  return names.sort().flatMap((name): ProbeText[] => {
    const file = path.join(folder, name);
    const bytes = readBytes(disk, file);
    return bytes ? [{ file, text: Buffer.from(bytes).toString('utf8') }] : [];
  });
};

/** Probes hold memory text: a file of them is private. */
export const writeProbe = (disk: Disk, folder: string, handle: string, text: string): string => {
  const file = path.join(folder, `${handle}${ENDING}`);
  writeOwn(disk, file, text, 0o600);
  return file;
};
