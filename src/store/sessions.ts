import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import type { Machine, SessionLogs } from '../adapter.ts';
import type { LogReader, Session } from '../ir/session.ts';
import { codeOf, type Disk } from './disk.ts';

/** How much of the logs is read: newest first, and what is left out is named. */
export interface LogBounds {
  files: number;
  /** Of all logs together, and of one. */
  bytes: number;
  fileBytes: number;
  lineBytes: number;
}

export const LOG_BOUNDS: LogBounds = { files: 20_000, bytes: 4 * 2 ** 30, fileBytes: 2 ** 30, lineBytes: 32 << 20 };

/** What was read of the logs of one harness, and what was not. */
export interface LogsRead {
  sessions: Session[];
  logs: number;
  bytes: number;
  /** Lines that are no JSON, or longer than a line may be. */
  brokenLines: number;
  /** Logs of which nothing or not all was read, and why. */
  unread: { file: string; why: string }[];
  /** Logs that hold no session of this client. */
  foreign: string[];
}

interface LogFile {
  file: string;
  mtimeMs: number;
}

const CHUNK = 1 << 20;
const DEEPEST = 6;

/** The sessions that the logs of a harness tell. Logs are read where they stand, chunk by chunk, and never written. */
export const readSessions = (
  disk: Disk,
  machine: Machine,
  logs: SessionLogs,
  bounds: LogBounds = LOG_BOUNDS,
): LogsRead => {
  const read: LogsRead = { sessions: [], logs: 0, bytes: 0, brokenLines: 0, unread: [], foreign: [] };
  const unread = (file: string, why: string): void => void read.unread.push({ file, why });
  const files = logs
    .folders(machine)
    .flatMap((folder) => [...filesBelow(disk, folder, '', logs, unread)])
    .sort((a, b) => b.mtimeMs - a.mtimeMs || (a.file < b.file ? -1 : 1));
  for (const [index, { file }] of files.entries()) {
    if (file.endsWith('.zst')) unread(file, 'it is compressed');
    else if (index >= bounds.files) unread(file, `more than ${bounds.files} logs`);
    else if (read.bytes >= bounds.bytes) unread(file, `more than ${bounds.bytes} bytes of logs`);
    else readLog(disk, file, logs.open(), bounds, read);
  }
  return read;
};

function* filesBelow(
  disk: Disk,
  root: string,
  folder: string,
  logs: SessionLogs,
  unread: (file: string, why: string) => void,
  depth = 0,
): Generator<LogFile> {
  const full = path.join(root, folder);
  let entries;
  try {
    entries = disk.readdir(full);
  } catch (error) {
    if (!/^(?:ENOENT|ENOTDIR)$/.test(codeOf(error))) unread(full, codeOf(error));
    return;
  }
  for (const entry of entries) {
    const below = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const file = path.join(root, below);
    if (entry.isDirectory()) {
      if (depth < DEEPEST) yield* filesBelow(disk, root, below, logs, unread, depth + 1);
    } else if (logs.isLog(below)) {
      try {
        yield { file, mtimeMs: disk.stat(file).mtimeMs };
      } catch (error) {
        unread(file, codeOf(error));
      }
    }
  }
}

const readLog = (disk: Disk, file: string, reader: LogReader, bounds: LogBounds, read: LogsRead): void => {
  let broken = 0;
  try {
    for (const line of linesOf(disk, file, bounds, (bytes) => void (read.bytes += bytes))) {
      if (line === undefined || reader.take(line.text) === 'broken') {
        // The client may be writing the last line at this moment.
        if (line === undefined || !line.unfinished) broken += 1;
      }
      if (reader.full()) {
        read.unread.push({ file, why: 'more was said in it than is held of one log' });
        break;
      }
    }
  } catch (error) {
    read.unread.push({ file, why: error instanceof TooLong ? `longer than ${bounds.fileBytes} bytes` : codeOf(error) });
  }
  read.logs += 1;
  read.brokenLines += broken;
  const sessions = reader.sessions(file);
  if (sessions.length === 0) read.foreign.push(file);
  read.sessions.push(...sessions);
};

class TooLong extends Error {}

/** The lines of a file; undefined stands for one that is longer than a line may be. */
function* linesOf(
  disk: Disk,
  file: string,
  { fileBytes, lineBytes }: LogBounds,
  count: (bytes: number) => void,
): Generator<{ text: string; unfinished?: true } | undefined> {
  const scratch = Buffer.allocUnsafe(CHUNK + 1);
  let begun: Buffer[] = [];
  let size = 0;
  const line = (): string => {
    const text = Buffer.concat(begun).toString('utf8');
    [begun, size] = [[], 0];
    return text;
  };
  for (let at = 0; ;) {
    const got = Buffer.from(disk.read(file, CHUNK, scratch, at)).subarray(0, CHUNK);
    count(got.length);
    at += got.length;
    let from = 0;
    for (let end = got.indexOf(10); end >= 0; end = got.indexOf(10, from)) {
      if (size <= lineBytes) begun.push(got.subarray(from, end));
      const tooLong = size + end - from > lineBytes;
      const text = line();
      yield tooLong ? undefined : { text };
      from = end + 1;
    }
    if (from < got.length) {
      size += got.length - from;
      if (size <= lineBytes) begun.push(Buffer.from(got.subarray(from)));
      else begun = [];
    }
    if (got.length < CHUNK) break;
    if (at >= fileBytes) throw new TooLong(file);
  }
  if (size > lineBytes) yield undefined;
  else if (size > 0) yield { text: line(), unfinished: true };
}
