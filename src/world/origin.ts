import { Buffer } from 'node:buffer';
import type { Landmark } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { decode } from '../text/decode.ts';
import { isZip, unzipped } from '../text/zip.ts';
import type { World } from './world.ts';

const HEAD = 1 << 16;

/** The mark that UTF-16 begins with, as bytes that are no UTF-8. */
const UTF16 = /^(?:\udcff\udcfe|\udcfe\udcff)/;

const EXPORTS = 'a whole zip file with the memories or conversations in it as JSON, as the service gave it';

/** What an import is of: the adapter that reads it. */
export interface StoreOrigin {
  id: string;
  /** Absent where the adapter is one of the formats that every import knows. */
  landmark?: Landmark;
}

/** Who wrote a file or folder: the one that was named, else the surest by its name and first characters. */
export const originOf = (
  world: World,
  file: string,
  rarer: readonly Landmark[],
  asked: string | undefined,
): StoreOrigin => {
  const all = rarer.filter((each) => each.wrote);
  const words = all.map(({ id }) => id);
  if (asked !== undefined) {
    const landmark = landmarkCalled(asked, all);
    if (landmark) return { id: landmark.id, landmark };
    throw new MemportError('usage', {
      what: `"${asked}" writes no file that memport reads`,
      expected: `--as ${words.join(', ')}`,
    });
  }
  const isFolder = world.disk.stat(file).isDirectory();
  const head = isFolder ? '' : headOf(world, file);
  const members = isZip(head) ? headsIn(world, file) : [];
  const sure = all.map((landmark) => ({ landmark, sure: landmark.wrote?.(file, head, members) ?? 0 }));
  const most = Math.max(0, ...sure.map((each) => each.sure));
  const [first, ...equal] = sure.filter((each) => each.sure === most && most > 0);
  if (first && equal.length === 0) return { id: first.landmark.id, landmark: first.landmark };
  if (first)
    throw new MemportError('usage', {
      what: `it may be of ${[first, ...equal].map(({ landmark }) => landmark.title).join(' or of ')}`,
      where: file,
      expected: `--as ${[first, ...equal].map(({ landmark }) => landmark.id).join(' or --as ')}`,
      todo: 'type the same again with --as',
    });
  if (isFolder) return { id: 'pages' };
  if (/^\ufeff?\s*\{/.test(head)) return { id: 'export' };
  if (UTF16.test(head))
    throw new MemportError('io', {
      what: 'it is UTF-16 text, which memport does not read',
      where: file,
      expected: 'the same text in UTF-8',
      todo: 'save it as UTF-8, or give the export as the service gave it; nothing was written',
    });
  throw new MemportError('usage', {
    what: isZip(head) ? `none of its ${members.length} members says what wrote it` : 'nothing in it says what wrote it',
    where: file,
    expected: isZip(head)
      ? `${EXPORTS}, or --as ${words.join(', ')}`
      : `what memport export wrote, or --as ${words.join(', ')}`,
    todo: 'type the same again with --as and the name of what it is from',
  });
};

/** By its name, one of its others, or the first word of it where no two begin so. */
export const landmarkCalled = (name: string, all: readonly Landmark[]): Landmark | undefined => {
  const word = name.trim().toLowerCase();
  const own = all.filter(({ id, aliases }) => id === word || aliases.includes(word));
  const [landmark, ...more] = own.length > 0 ? own : all.filter(({ id }) => id.startsWith(`${word}-`));
  return more.length === 0 ? landmark : undefined;
};

/** How the members of a zip file begin: what they are called is up to whoever packed them. */
const headsIn = ({ disk }: World, file: string): string[] => {
  const { size } = disk.stat(file);
  const heads: string[] = [];
  const bytes = (from: number, length: number): Uint8Array =>
    disk.read(file, length, undefined, from).subarray(0, length);
  const opened = unzipped({ size, bytes }, (_, head) => {
    heads.push(head());
    return false;
  });
  const because = 'refused' in opened ? opened.refused : heads.every((head) => head === '') && opened.because;
  if (because)
    throw new MemportError('io', {
      what: because,
      where: file,
      expected: EXPORTS,
      todo: 'export it once more, or name another one; nothing was written',
    });
  return heads;
};

/** The first characters of a file; of a zip file also its last ones, where the names of its members stand. */
const headOf = ({ disk }: World, file: string): string => {
  const { size } = disk.stat(file);
  const head = decode(Uint8Array.from(disk.read(file, HEAD).subarray(0, HEAD)));
  if (!isZip(head)) return head;
  return head.slice(0, 64) + Buffer.from(disk.read(file, HEAD, undefined, Math.max(0, size - HEAD))).toString('latin1');
};
