import * as fs from 'node:fs';
import * as path from 'node:path';
import { gitPlaceOf } from '../kit/git-place.ts';
import { gitDisk } from './git-disk.ts';

/** Which files below a folder git tracks: read from the index, so that nothing of a repository's is ever run. */
export const trackedBelow = (folder: string, files: readonly string[]): ReadonlySet<string> => {
  const repository = gitPlaceOf(folder, gitDisk);
  const names = repository && namesIn(path.join(repository.own, 'index'), hashBytes(repository.common));
  if (!repository || !names) return new Set();
  const below = path.relative(repository.root, folder).split(path.sep).join('/');
  return new Set(files.filter((file) => names.has(below === '' ? file : `${below}/${file}`)));
};

const MAX_INDEX = 256 << 20;

const namesIn = (file: string, hashLength: number): Set<string> | undefined => {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile() || stat.size > MAX_INDEX) return undefined;
    return parseIndex(fs.readFileSync(file), hashLength);
  } catch {
    return undefined;
  }
};

const hashBytes = (common: string): number => {
  try {
    const config = path.join(common, 'config');
    if (!fs.statSync(config).isFile()) return 20;
    return /^\s*objectformat\s*=\s*sha256\s*$/im.test(fs.readFileSync(config, 'utf8')) ? 32 : 20;
  } catch {
    return 20;
  }
};

/** gitformat-index(5), versions 2 to 4: ten numbers, a hash, flags, then the name. */
const parseIndex = (bytes: Uint8Array, hashLength: number): Set<string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  if (view.getUint32(0) !== 0x44495243) return names;
  const [version, count] = [view.getUint32(4), view.getUint32(8)];
  let previous = new Uint8Array();
  let at = 12;
  for (let index = 0; index < count; index += 1) {
    const start = at;
    const flags = view.getUint16(at + 40 + hashLength);
    at += 42 + hashLength + (version >= 3 && (flags & 0x4000) !== 0 ? 2 : 0);
    let kept = 0;
    if (version >= 4) {
      const cut = varint(bytes, at);
      at = cut.next;
      kept = previous.length - cut.value;
    }
    const end = bytes.indexOf(0, at);
    const name = new Uint8Array([...previous.subarray(0, kept), ...bytes.subarray(at, end)]);
    names.add(new TextDecoder().decode(name));
    previous = name;
    at = version >= 4 ? end + 1 : start + Math.ceil((end + 1 - start) / 8) * 8;
  }
  return names;
};

/** The offset encoding of packs: seven bits a byte, each further byte one more. */
const varint = (bytes: Uint8Array, from: number): { value: number; next: number } => {
  let at = from;
  let byte = bytes[at] as number;
  let value = byte & 0x7f;
  while (byte & 0x80) {
    at += 1;
    byte = bytes[at] as number;
    value = ((value + 1) << 7) | (byte & 0x7f);
  }
  return { value, next: at + 1 };
};
