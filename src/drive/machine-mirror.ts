import * as fs from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Copied } from '../ir/drive.ts';
import { decode, encode } from '../text/decode.ts';

/** The copy of a part of the machine below `root`: every path keeps its own name there, prefixed. */
export interface Mirror {
  root: string;
  path(real: string): string;
  /** The inverse, anywhere in a value that a client sent. */
  restore<T>(value: T): T;
}

export const mirrorAt = (root: string, copies: () => readonly Copied[]): Mirror => {
  const path = (real: string) => root + real;
  const restoreText = (text: string): string => {
    if (!text.includes(root)) return text;
    // A folder whose name depends on where it stands goes back to the name that it has on the machine.
    const moved = copies().filter((each) => each.to !== undefined && each.to !== each.from);
    return moved.reduce((done, { from, to }) => done.replaceAll(path(to ?? from), from), text).replaceAll(root, '');
  };
  const restore = (value: unknown): unknown => {
    if (typeof value === 'string') return restoreText(value);
    if (Array.isArray(value)) return value.map(restore);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, restore(each)]));
    return value;
  };
  return { root, path, restore: <T>(value: T) => restore(value) as T };
};

/** A client reads no memory file that is bigger, and no store is. */
const MOST = 256 * 1024 * 1024;
const DEEPEST = 12;

/** Links are followed: the copy holds files and folders only, so that nothing written there can reach out of it. */
export const copyInto = (mirror: Mirror, copies: readonly Copied[]): void => {
  let size = 0;
  const file = (from: string, to: string, stat: fs.Stats, rewrite: Copied['rewrite']) => {
    size += stat.size;
    if (size > MOST)
      throw new MemportError('io', {
        what: 'the store is too large to copy',
        where: from,
        expected: `at most ${MOST / 1024 / 1024} MiB in all`,
      });
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (rewrite === undefined) fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
    else fs.writeFileSync(to, encode(rewrite(decode(fs.readFileSync(from)))));
    fs.chmodSync(to, 0o644);
    // Reminders and orders of clients go by age.
    fs.utimesSync(to, stat.atime, stat.mtime);
  };
  const folder = (from: string, to: string, below: string, copied: Copied, above: readonly string[]) => {
    fs.mkdirSync(to, { recursive: true });
    const own = fs.realpathSync(from);
    // A link back up would be copied for ever.
    if (above.length > DEEPEST || above.includes(own)) return;
    for (const name of fs.readdirSync(from)) {
      const inside = below === '' ? name : `${below}/${name}`;
      const stat = statOf(path.join(from, name));
      if (stat?.isDirectory()) folder(path.join(from, name), path.join(to, name), inside, copied, [...above, own]);
      else if (stat?.isFile() && (copied.only?.(inside) ?? true))
        file(path.join(from, name), path.join(to, name), stat, copied.rewrite);
    }
  };
  for (const copied of copies) {
    const to = mirror.path(copied.to ?? copied.from);
    const stat = statOf(copied.from);
    if (stat?.isDirectory()) folder(copied.from, to, '', copied, []);
    else if (stat?.isFile()) file(copied.from, to, stat, copied.rewrite);
  }
};

/** A file of the machine as it is to be; without bytes it goes. */
export interface MirroredFile {
  file: string;
  bytes?: Uint8Array;
  mtimeMs?: number;
}

/** Puts planned files into the copy, where the copy keeps the folder they belong to. */
export const writeInto = (mirror: Mirror, copies: readonly Copied[], written: readonly MirroredFile[]): void => {
  for (const { file, bytes, mtimeMs } of written) {
    const home = copies
      .filter((each) => file.startsWith(`${each.from}/`))
      .sort((a, b) => b.from.length - a.from.length)[0];
    const to = mirror.path(home ? (home.to ?? home.from) + file.slice(home.from.length) : file);
    fs.rmSync(to, { force: true });
    if (!bytes) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, bytes, { mode: 0o644 });
    if (mtimeMs !== undefined) fs.utimesSync(to, mtimeMs / 1000, mtimeMs / 1000);
  }
};

const statOf = (file: string): fs.Stats | undefined => {
  try {
    return fs.statSync(file);
  } catch {
    return undefined;
  }
};
