import { Buffer } from 'node:buffer';
import { makeFolder, sha256 } from '../store/state.ts';
import {
  differencesOf,
  filesIn,
  heldIn,
  isOverlap,
  isPath,
  putFile,
  readBase,
  removeFile,
  writeBase,
  type RemoteBase,
  type StoreMirror,
} from './mirror.ts';
import type { RemoteMemory } from './service.ts';

/** What fetching found out beside the memories. */
export interface Fetched {
  base: RemoteBase;
  /** Of a run that was cut off: what had arrived there, and what had not. */
  arrived: string[];
  lacking: string[];
  /** Changed here, not sent yet, and unchanged there. */
  waiting: string[];
  /** Changed here and there: it stands as it is there. */
  overtaken: string[];
}

/**
 * Brings a mirror to what the service has. What was changed here and not sent stays, where it is a change of what
 * stands there; else the service is right. The files come first and what is known of them last, so that a run that is
 * cut off never takes an old text for a change.
 */
export const fetchInto = (
  mirror: StoreMirror,
  about: Omit<RemoteBase, 'memories' | 'unread'>,
  found: RemoteMemory[],
): Fetched => {
  const before = readBase(mirror);
  const files = filesIn(mirror);
  const there = legibleOf(found, mirror);
  const overtaken: string[] = [];
  makeFolder(mirror.state.disk, mirror.folder);
  const give = (file: string, text: Uint8Array | undefined): void => {
    if (text) putFile(mirror, file, text);
    else removeFile(mirror, file);
  };
  for (const [file, bytes] of files) {
    const known = before && heldIn(before, file);
    const isHere = known?.sha256 !== sha256(bytes);
    const isTwin = !there.read.has(file) && [...there.read.keys()].some((each) => isOverlap(each, file));
    if (there.read.has(file) || (isHere && !known && !isTwin)) continue;
    if (isHere) overtaken.push(file);
    give(file, undefined);
  }
  for (const [file, { bytes, sha256: hash }] of there.read) {
    const here = files.get(file);
    const ours = here === undefined ? null : sha256(here);
    const known = before && heldIn(before, file);
    const isHere = ours !== (known?.sha256 ?? null);
    if (ours === hash || (isHere && known?.sha256 === hash)) continue;
    if (isHere) overtaken.push(file);
    give(file, bytes);
  }
  const memories = Object.fromEntries([...there.read].map(([file, { bytes: _, ...held }]) => [file, held]));
  const base: RemoteBase = { ...about, memories, unread: there.unread };
  writeBase(mirror, base);
  const sent = Object.entries(before?.sending ?? {});
  const isThere = ([file, hash]: [string, string | null]): boolean => (heldIn(base, file)?.sha256 ?? null) === hash;
  return {
    base,
    arrived: sent.filter(isThere).map(([file]) => file),
    lacking: sent.filter((each) => !isThere(each)).map(([file]) => file),
    waiting: differencesOf(mirror, base).map(({ file }) => file),
    overtaken,
  };
};

interface Legible {
  read: Map<string, { id: string; sha256: string; version: string; bytes: Uint8Array }>;
  unread: string[];
}

/** Those that can be files here, and whose text is the one that its hash says. */
const legibleOf = (found: RemoteMemory[], { state }: StoreMirror): Legible => {
  const legible: Legible = { read: new Map(), unread: [] };
  const folded = new Set<string>();
  for (const { id, path, sha256: said, version, text } of found) {
    const file = path.slice(1);
    const bytes = Buffer.from(text, 'utf8');
    const twin = path.normalize('NFC').toLowerCase();
    // Most disks of a Mac know no two files that differ in case only.
    const isTaken = isFolding(state.disk, state.root) && folded.has(twin);
    folded.add(twin);
    if (!isPath(path) || isTaken || sha256(bytes) !== said) legible.unread.push(path);
    else legible.read.set(file, { id, sha256: said, version, bytes });
  }
  return legible;
};

/** Whether a folder is found by its name in other letters. */
const isFolding = (disk: StoreMirror['state']['disk'], folder: string): boolean => {
  try {
    return disk.stat(folder.toUpperCase()).ino === disk.stat(folder).ino;
  } catch {
    return false;
  }
};
