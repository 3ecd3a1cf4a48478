import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { codeOf } from '../store/disk.ts';
import { readBytes, remoteRoot, replaceFile, sha256, type State } from '../store/state.ts';
import { isRecord, list, parsed, record } from '../text/json.ts';
import { byteLength } from '../text/measure.ts';

/** A memory as the service had it when it was fetched, or as it took it. */
export interface HeldMemory {
  id: string;
  sha256: string;
  version: string;
}

/** What is known of a store that is elsewhere: it stands beside the folder with its memories. */
export interface RemoteBase {
  url: string;
  host: string;
  store: { id: string; name: string; archived: boolean };
  fetchedAt: number;
  /** By path below the folder. */
  memories: Record<string, HeldMemory>;
  /** Paths there that no file can have here, or whose text was not what it was said to be. */
  unread: string[];
  /** What is being sent, and the hash it has after that, null where it goes: there from before the first request on. */
  sending?: Record<string, string | null>;
}

/** A folder in memport's own that stands for a store elsewhere. */
export interface StoreMirror {
  state: State;
  folder: string;
}

export const mirrorOf = (state: State, host: string, store: string): StoreMirror => {
  const isName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name);
  const folder = host.replaceAll(':', '_');
  if (isName(folder) && isName(store)) return { state, folder: path.join(remoteRoot(state), folder, store) };
  throw new MemportError('provider', {
    what: 'this service names a store in a way that no folder can be',
    where: host,
  });
};

const baseFile = ({ folder }: StoreMirror): string => `${folder}.json`;

export const readBase = (mirror: StoreMirror): RemoteBase | undefined => {
  const bytes = readBytes(mirror.state.disk, baseFile(mirror));
  const read = bytes && parsed(Buffer.from(bytes).toString('utf8'));
  if (!isRecord(read) || !isRecord(read['store']) || !isRecord(read['memories'])) return undefined;
  return {
    ...(read as unknown as RemoteBase),
    unread: list(read['unread']).map(String),
    memories: record(read['memories']) as RemoteBase['memories'],
  };
};

export const writeBase = (mirror: StoreMirror, base: RemoteBase): void =>
  replaceFile(mirror.state, baseFile(mirror), Buffer.from(`${JSON.stringify({ format: 1, ...base }, null, 1)}\n`));

/** By path below the folder, what stands there. Links are not followed, and what a cut-off write left is no memory. */
export const filesIn = (mirror: StoreMirror, below = ''): Map<string, Uint8Array> => {
  const { folder } = mirror;
  const { disk } = mirror.state;
  const found = new Map<string, Uint8Array>();
  let entries;
  try {
    entries = disk.readdir(path.join(folder, below));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return found;
    throw error;
  }
  for (const entry of entries) {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) for (const [each, bytes] of filesIn(mirror, file)) found.set(each, bytes);
    else if (entry.isFile() && !/\.\d+\.new$/.test(entry.name)) {
      const bytes = readBytes(disk, path.join(folder, file));
      if (bytes) found.set(file, bytes);
    }
  }
  return found;
};

export const putFile = ({ state, folder }: StoreMirror, file: string, bytes: Uint8Array): void =>
  replaceFile(state, path.join(folder, file), bytes);

/** Takes the file away, and the folders that it leaves empty. */
export const removeFile = ({ state: { disk }, folder }: StoreMirror, file: string): void => {
  disk.unlink(path.join(folder, file));
  for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) {
    if (disk.readdir(path.join(folder, at)).length > 0) return;
    disk.rmdir(path.join(folder, at));
  }
};

export interface Difference {
  file: string;
  /** Absent = it is gone here. */
  bytes?: Uint8Array;
  held?: HeldMemory;
}

/** What stands here otherwise than the service was known to have it; what goes comes last. */
export const differencesOf = (mirror: StoreMirror, base: RemoteBase): Difference[] => {
  const files = filesIn(mirror);
  const put = [...files].flatMap(([file, bytes]): Difference[] => {
    const held = heldIn(base, file);
    return held?.sha256 === sha256(bytes) ? [] : [{ file, bytes, ...(held && { held }) }];
  });
  const gone = Object.keys(base.memories).filter((file) => !files.has(file));
  return [...put, ...gone.map((file): Difference => ({ file, held: base.memories[file] as HeldMemory }))];
};

export const heldIn = ({ memories }: RemoteBase, file: string): HeldMemory | undefined =>
  Object.hasOwn(memories, file) ? memories[file] : undefined;

/** Rules of the service (SDK 1.11.0); what breaks them did not come from it and leads nowhere here. */
const SEGMENTS = 20;
const PATH_BYTES = 1_024;
/** The longest name of a file that every disk takes, with what a replacement adds to it. */
const NAME_BYTES = 240;

export const isPath = (given: string): boolean => {
  const segments = given.split('/').slice(1);
  return (
    given.startsWith('/') &&
    byteLength(given) <= PATH_BYTES &&
    segments.length <= SEGMENTS &&
    !/[\p{Cc}\p{Cf}\u2028\u2029\\]/u.test(given) &&
    segments.every((each) => each !== '' && each !== '.' && each !== '..' && byteLength(each) <= NAME_BYTES)
  );
};

export const isOverlap = (a: string, b: string): boolean => a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
