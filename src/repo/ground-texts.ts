import { Buffer } from 'node:buffer';
import * as fs from 'node:fs';
import * as path from 'node:path';

const MAX_FILE = 1 << 20;
const MAX_ALL = 96 << 20;

export interface Texts {
  lines: (file: string) => number | undefined;
  holds: (word: string, file?: string) => boolean | undefined;
  names: (path: string) => boolean;
}

/** The tracked text files of a project, read when the first question comes. */
export const textsOf = (root: string, files: ReadonlySet<string>): Texts => {
  let all: Joined | undefined;
  const known = new Map<string, boolean>();
  return {
    lines: (file) => {
      const bytes = bytesOf(path.join(root, file), 8 * MAX_FILE);
      return bytes === undefined || isBinary(bytes) || isPointer(bytes) ? undefined : linesIn(bytes);
    },
    holds: (word, file) => {
      if (file !== undefined) {
        const bytes = bytesOf(path.join(root, file), 8 * MAX_FILE);
        return bytes === undefined || isBinary(bytes) || isPointer(bytes) ? undefined : standsIn(bytes, word);
      }
      all ??= joined(root, files);
      const held = known.get(word) ?? standsIn(all.bytes, word);
      known.set(word, held);
      return held || all.whole ? held : undefined;
    },
    names: (file) => {
      all ??= joined(root, files);
      return !all.whole || standsIn(all.bytes.subarray(all.papers), file);
    },
  };
};

/** Words of people, which name what was there once as well as what is. */
const PAPER = /\.(?:md|mdx|mdc|rst|txt|adoc|org|html?)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i;

interface Joined {
  bytes: Buffer;
  whole: boolean;
  /** The papers stand in front: so many bytes. */
  papers: number;
}

const joined = (root: string, files: ReadonlySet<string>): Joined => {
  const parts: Buffer[] = [];
  let [room, whole, papers] = [MAX_ALL, true, 0];
  const inTurn = [...files].map((file) => ({ file, isPaper: PAPER.test(file) }));
  inTurn.sort((a, b) => Number(b.isPaper) - Number(a.isPaper));
  for (const { file, isPaper } of inTurn) {
    const bytes = bytesOf(path.join(root, file), MAX_FILE);
    if (bytes === undefined) {
      // A picture or a lockfile may be as large as it likes; what cannot be read may hold anything.
      whole &&= AS_LARGE.test(file) || !fs.existsSync(path.join(root, file));
      continue;
    }
    if (isBinary(bytes)) continue;
    room -= bytes.length;
    if (room < 0) return { bytes: Buffer.concat(parts), whole: false, papers };
    parts.push(bytes, GAP);
    if (isPaper) papers += bytes.length + GAP.length;
  }
  return { bytes: Buffer.concat(parts), whole, papers };
};

const GAP = Buffer.from('\n');
const AS_LARGE = /\.(?:png|jpe?g|gif|webp|pdf|zip|gz|woff2?|ttf|mp[34]|mov|wasm|csv|parquet|lock|ipynb|map)$|-lock\./i;

const bytesOf = (file: string, max: number): Buffer | undefined => {
  try {
    const stat = fs.lstatSync(file);
    return stat.isFile() && stat.size <= max ? fs.readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
};

const isBinary = (bytes: Buffer): boolean => bytes.subarray(0, 8_000).includes(0);
/** Of a large file git-lfs leaves three lines. */
const isPointer = (bytes: Buffer): boolean =>
  bytes.subarray(0, 60).toString('latin1').startsWith('version https://git-lfs');

const linesIn = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count + (bytes.length > 0 && bytes.at(-1) !== 10 ? 1 : 0);
};

const isWord = (byte: number | undefined): boolean =>
  byte !== undefined &&
  ((byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || byte === 95 || (byte >= 97 && byte <= 122));

const standsIn = (bytes: Buffer, word: string): boolean => {
  const sought = Buffer.from(word);
  for (let at = bytes.indexOf(sought); at !== -1; at = bytes.indexOf(sought, at + 1))
    if (!isWord(bytes[at - 1]) && !isWord(bytes[at + sought.length])) return true;
  return false;
};
