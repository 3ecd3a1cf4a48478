import { hash } from 'node:crypto';
import * as path from 'node:path';
import type { FileTree, Location, ProblemFile, TextFile } from '../ir/store.ts';
import { decode } from '../text/decode.ts';
import { matchesAny, mayHold } from '../text/glob.ts';
import { codeOf, disk as realDisk, type Disk } from './disk.ts';

/**
 * What is read is bounded; over a bound is a finding and the rest is read. A file that is read may still be too large
 * to become memories: a view loads more than that.
 */
export interface SnapshotBounds {
  fileBytes: number;
  storeBytes: number;
  files: number;
  depth: number;
}

export const BOUNDS: SnapshotBounds = { fileBytes: 4 << 20, storeBytes: 64 << 20, files: 10_000, depth: 6 };

const SCRATCH = 1 << 16;

/** What a listing has in place of bytes of a name that are no UTF-8: nothing can be opened by it. */
const NO_UTF8 = '\ufffd';

const NAMED_LIKE_A_FILE = /[^/.]\.(?:md|json)$/;

/** A store's files as text. Never throws: what cannot be read stands in the tree with the reason. */
export const snapshot = (at: Location, bounds: SnapshotBounds = BOUNDS, disk: Disk = realDisk): FileTree => {
  const tree = new Map<string, TextFile | ProblemFile>();
  const state = { files: 0, bytes: 0, full: false };
  // Thousands of buffers of their own would wait for the collector all at once.
  const scratch = new Uint8Array(SCRATCH);
  let root: string;
  try {
    root = disk.realpath(at.root);
  } catch (error) {
    if (isLink(at.root))
      tree.set('.', {
        problem: 'link',
        detail: codeOf(error) === 'ELOOP' ? 'a link that leads to itself' : 'a link to nothing',
      });
    else if (codeOf(error) !== 'ENOENT') tree.set('.', { problem: 'unreadable', detail: codeOf(error) });
    return tree;
  }
  walk('', 0);
  return tree;

  function isLink(full: string): boolean {
    try {
      return disk.lstat(full).isSymbolicLink();
    } catch {
      return false;
    }
  }

  function walk(folder: string, depth: number): void {
    let names;
    try {
      names = disk
        .readdir(path.join(root, folder))
        .map((each) => each.name)
        .sort();
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') tree.set(folder || '.', { problem: 'unreadable', detail: codeOf(error) });
      return;
    }
    for (const name of names) {
      if (state.full) return;
      const file = folder === '' ? name : `${folder}/${name}`;
      const wanted = matchesAny(file, at.reads);
      const holds = at.reads.some((glob) => mayHold(file, glob));
      if (wanted || holds) visit(file, depth, wanted, holds);
    }
  }

  function visit(file: string, depth: number, wanted: boolean, holds: boolean): void {
    const full = path.join(root, file);
    try {
      const seen = disk.lstat(full);
      const stat = seen.isSymbolicLink() ? follow(full) : seen;
      if (typeof stat === 'string') {
        if (wanted) tree.set(file, { problem: 'link', detail: stat });
        return;
      }
      if (stat.isDirectory()) {
        // What a file was wants to be known as unread, though something may lie below the folder.
        if (!holds || (wanted && NAMED_LIKE_A_FILE.test(file)))
          tree.set(file, { problem: 'not-a-file', detail: 'a folder stands where a file belongs' });
        if (!holds) return;
        if (depth >= bounds.depth)
          tree.set(file, { problem: 'too-deep', detail: `deeper than ${bounds.depth} folders` });
        // A linked folder below the root could lead back up; only the root itself may be a link.
        else if (seen.isSymbolicLink()) tree.set(file, { problem: 'link', detail: 'a linked folder is not followed' });
        else walk(file, depth + 1);
        return;
      }
      if (!wanted) return;
      tree.set(
        file,
        stat.isFile()
          ? readFile(full, stat, seen.isSymbolicLink() || stat.nlink > 1)
          : { problem: 'not-a-file', detail: stat.isFIFO() ? 'a named pipe' : 'a device or socket' },
      );
    } catch (error) {
      const code = codeOf(error);
      // What went away since the folder was listed is simply not there any more; what was listed by other bytes is.
      if (!wanted || (code === 'ENOENT' && !file.includes(NO_UTF8))) return;
      tree.set(
        file,
        code === 'EFTYPE'
          ? { problem: 'not-a-file', detail: 'it stopped being a file while it was read' }
          : { problem: 'unreadable', detail: code === 'ENOENT' ? 'its name holds bytes that are no UTF-8' : code },
      );
    }
  }

  function follow(full: string) {
    let real: string;
    try {
      real = disk.realpath(full);
    } catch (error) {
      return codeOf(error) === 'ELOOP' ? 'a link that leads to itself' : 'a link to nothing';
    }
    if (real !== root && !real.startsWith(root + path.sep)) return 'a link that leads outside the store';
    return disk.stat(full);
  }

  function readFile(
    full: string,
    stat: { size: number; mtimeMs: number; mode: number },
    link: boolean,
  ): TextFile | ProblemFile {
    if (state.files === bounds.files) {
      state.full = true;
      return {
        problem: 'too-many',
        detail: `more than ${bounds.files} files; this one and what comes after it is not read`,
      };
    }
    state.files += 1;
    if (stat.size > bounds.fileBytes)
      return { problem: 'too-large', detail: `${stat.size} bytes; at most ${bounds.fileBytes} are read` };
    if (state.bytes + stat.size > bounds.storeBytes)
      return { problem: 'too-large', detail: `the store holds more than ${bounds.storeBytes} bytes` };
    const bytes = disk.read(full, bounds.fileBytes, scratch);
    if (bytes.length > bounds.fileBytes)
      return { problem: 'too-large', detail: `grew past ${bounds.fileBytes} bytes while it was read` };
    state.bytes += bytes.length;
    return {
      text: decode(bytes),
      sha256: hash('sha256', bytes),
      mtimeMs: stat.mtimeMs,
      mode: stat.mode & 0o7777,
      ...(link && { link: true as const }),
    };
  }
};
