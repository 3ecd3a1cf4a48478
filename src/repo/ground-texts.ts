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
      const held = known.get(word) ?? [...all.papers, ...all.others].some((piece) => standsIn(piece, word));
      known.set(word, held);
      return held || all.whole ? held : undefined;
    },
    names: (file) => {
      all ??= joined(root, files);
      return !all.whole || all.others.some((piece) => standsIn(piece, file));
    },
  };
};

/** Words of people, which name what was there once as well as what is. */
const PAPER = /\.(?:md|mdx|mdc|rst|txt|adoc|org|html?)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i;

/** In few large pieces, each of whole files: a word is sought in a piece many times as quickly as in its files. */
interface Joined {
  papers: readonly Buffer[];
  others: readonly Buffer[];
  whole: boolean;
}

const joined = (root: string, files: ReadonlySet<string>): Joined => {
  let [room, whole] = [MAX_ALL, true];
  const inPieces = (own: readonly string[]): Buffer[] => {
    const full: Buffer[] = [];
    let piece = Buffer.alloc(0);
    let end = 0;
    for (const file of own) {
      if (room < 0) break;
      if (piece.length - end <= MAX_FILE) {
        full.push(piece.subarray(0, end));
        piece = Buffer.allocUnsafeSlow(PIECE);
        end = 0;
      }
      const size = readInto(piece, end, root + path.sep + file);
      if (size === undefined) {
        // A picture or a lockfile may be as large as it likes; what cannot be read may hold anything.
        if (AS_LARGE.test(file) || isNoText(path.join(root, file))) continue;
        const large = bytesOf(path.join(root, file), PIECE);
        whole &&= large !== undefined;
        if (large === undefined || isBinary(large)) continue;
        room -= large.length;
        if (room < 0) break;
        full.push(large);
      } else if (!isBinary(piece.subarray(end, end + size))) {
        room -= size;
        if (room < 0) break;
        end += size;
        piece[end++] = GAP;
      }
    }
    return [...full, piece.subarray(0, end)];
  };
  const [papers, others] = [true, false].map((isPaper) =>
    inPieces([...files].filter((file) => PAPER.test(file) === isPaper)),
  ) as [Buffer[], Buffer[]];
  return { papers, others, whole: whole && room >= 0 };
};

const PIECE = 8 * MAX_FILE;
const GAP = 0x0a;
const AS_LARGE = /\.(?:png|jpe?g|gif|webp|pdf|zip|gz|woff2?|ttf|mp[34]|mov|wasm|csv|parquet|lock|ipynb|map)$|-lock\./i;

const bytesOf = (file: string, max: number): Buffer | undefined => {
  try {
    const stat = fs.lstatSync(file);
    return stat.isFile() && stat.size <= max ? fs.readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * So many bytes of a file, put where they are wanted. Of tens of thousands of files every call counts, so none asks
 * first what it is: a link does not open, a folder cannot be read, a pipe without a writer is empty.
 */
const readInto = (bytes: Buffer, at: number, file: string): number | undefined => {
  let opened: number | undefined;
  try {
    opened = fs.openSync(file, AS_IT_IS);
    const size = fs.readSync(opened, bytes, at, MAX_FILE + 1, 0);
    return size > MAX_FILE ? undefined : size;
  } catch {
    return undefined;
  } finally {
    if (opened !== undefined) fs.closeSync(opened);
  }
};
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
const AS_IT_IS = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;

/** It is gone, or a link: what a link leads to is tracked itself, or is not of the project. */
const isNoText = (file: string): boolean => {
  try {
    return fs.lstatSync(file).isSymbolicLink();
  } catch {
    return true;
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
