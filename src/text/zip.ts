import { Buffer } from 'node:buffer';
import { constants, crc32, inflateRawSync } from 'node:zlib';
import { decode } from './decode.ts';

/** A file of which parts can be had, so that a large one is never held whole. */
export interface ZipSource {
  size: number;
  bytes(from: number, length: number): Uint8Array;
}

export interface ZipBounds {
  entries: number;
  /** Of what is unpacked: of one member, and of all of them together. */
  memberBytes: number;
  allBytes: number;
  /** A member of over a mebibyte may be at most so many times as large as what is packed. */
  ratio: number;
}

/** `conversations.json` of a few years of chat is some tens of megabytes, packed about eight to one. */
export const ZIP_BOUNDS: ZipBounds = { entries: 100_000, memberBytes: 128 << 20, allBytes: 192 << 20, ratio: 120 };

export interface ZipMember {
  /** As the archive calls it. Never a path on this disk. */
  name: string;
  bytes: Uint8Array;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const WIDE_END = 0x06064b50;
const WIDE_END_AT = 0x07064b50;
const MOST_COMMENT = 0xffff;
const MOST_DIRECTORY = 64 << 20;

/** How much of a member tells what it is, how large that may become, and of how many members one looks. */
const [HEAD, MOST_HEAD, MOST_HEADS] = [16 << 10, 1 << 20, 1_000];
const TEXTUAL = /(?:\.(?:json|txt)|(?:^|[/\\])[^./\\]+)$/i;
const NESTED = 'a member is a zip file itself: unpack that one, and import it';

/** A zip file begins with its first member, or with its end where it has none. */
export const isZip = (head: string): boolean => head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006');

export interface Unzipped {
  members: ZipMember[];
  /** How many were not wanted, and what may be the reason. */
  others: number;
  because?: string;
}

/**
 * The members that are wanted by their name or by how their text begins, unpacked in memory: nothing is written, and
 * no name is taken for a path. An archive that is broken, locked or larger than the bounds is refused whole.
 */
export const unzipped = (
  source: ZipSource,
  isWanted: (name: string, head: () => string) => boolean,
  bounds: ZipBounds = ZIP_BOUNDS,
): Unzipped | { refused: string } => {
  const tail = Buffer.from(source.bytes(Math.max(0, source.size - MOST_COMMENT - 22), MOST_COMMENT + 22));
  let end = tail.length - 22;
  while (end >= 0 && !(tail.readUInt32LE(end) === END && end + 22 + tail.readUInt16LE(end + 20) <= tail.length))
    end -= 1;
  if (end < 0) return { refused: 'it is no whole zip file: its list of members is missing' };
  const found = endIn(source, tail, end);
  if (typeof found === 'string') return { refused: found };
  const { disk, count, size, from } = found;
  if (disk !== 0) return { refused: 'it is one part of a zip file of several' };
  if (count > bounds.entries) return { refused: `it holds ${count} members, at most ${bounds.entries} are looked at` };
  if (size > MOST_DIRECTORY || from + size > source.size)
    return { refused: 'it is no whole zip file: its list of members does not fit into it' };
  const directory = Buffer.from(source.bytes(from, size));
  const members: ZipMember[] = [];
  let [at, others, all, looked] = [0, 0, 0, 0];
  let because: string | undefined;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY)
      return { refused: `its list of members breaks off at member ${index + 1} of ${count}` };
    const entry = entryIn(directory, at);
    at = entry.next;
    const head = (): string => {
      looked += 1;
      return looked > MOST_HEADS ? '' : headIn(source, entry, from);
    };
    if (entry.name.endsWith('/') || !isWanted(entry.name, head)) {
      others += 1;
      because ??= /\.zip$/i.test(entry.name) ? NESTED : unlooked(entry, bounds);
      continue;
    }
    all += entry.size;
    const refused = refusalOf(entry, all, bounds);
    if (refused !== undefined) return { refused: told(entry, refused) };
    const bytes = unpacked(source, entry, from);
    if (typeof bytes === 'string') return { refused: told(entry, bytes) };
    members.push({ name: entry.name, bytes });
  }
  return { members, others, ...(because !== undefined && { because }) };
};

interface End {
  disk: number;
  count: number;
  size: number;
  from: number;
}

/** Where the list of members stands; a zip64 file says it in a record before its end, whose place stands before it. */
const endIn = (source: ZipSource, tail: Buffer, end: number): End | string => {
  const [disk, count] = [tail.readUInt16LE(end + 4), tail.readUInt16LE(end + 10)];
  const [size, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count !== 0xffff && size !== FULL && from !== FULL) return { disk, count, size, from };
  const locator = end < 20 || tail.readUInt32LE(end - 20) !== WIDE_END_AT ? undefined : end - 20;
  // As many members as the short field can count are no zip64 file yet.
  if (locator === undefined && size !== FULL && from !== FULL) return { disk, count, size, from };
  const at = locator === undefined ? Number.POSITIVE_INFINITY : wide(tail, locator + 8);
  const record = Buffer.from(at + 56 > source.size ? [] : source.bytes(at, 56));
  if (record.length < 56 || record.readUInt32LE(0) !== WIDE_END)
    return 'it is no whole zip64 file: the place of its list of members is missing';
  return { disk: record.readUInt32LE(16), count: wide(record, 32), size: wide(record, 40), from: wide(record, 48) };
};

/** A number that is too large for a file is one that no check lets through. */
const wide = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

/** What a field of four bytes holds where eight elsewhere hold its number. */
const FULL = 0xffffffff;

/** The numbers that a member of a zip64 file has in its further fields, in this order, each only where it is needed. */
const widened = (extra: Buffer, numbers: readonly number[]): number[] => {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  const held = at + 4 > extra.length ? Buffer.alloc(0) : extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  let next = 0;
  return numbers.map((number) => {
    if (number !== FULL || next + 8 > held.length) return number;
    next += 8;
    return wide(held, next - 8);
  });
};

/** What a member is called without its folders, whichever way they are parted. */
export const baseOf = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

interface Entry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
  next: number;
  isLink: boolean;
}

const entryIn = (directory: Buffer, at: number): Entry => {
  const [name, extra] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
  const more = at + 46 + name;
  const [size = 0, packed = 0, from = 0] = widened(
    directory.subarray(more, more + extra),
    [24, 20, 42].map((offset) => directory.readUInt32LE(at + offset)),
  );
  return {
    name: directory.toString('utf8', at + 46, more),
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packed,
    size,
    at: from,
    isLink: ((directory.readUInt32LE(at + 38) >>> 16) & 0xf000) === 0xa000,
    next: more + extra + directory.readUInt16LE(at + 32),
  };
};

const told = ({ name }: Entry, said: string): string => `${JSON.stringify(baseOf(name))} in it ${said}`;

/** Why nobody could look at how a member begins that may be text. */
const unlooked = (entry: Entry, bounds: ZipBounds): string | undefined => {
  const refused = TEXTUAL.test(entry.name) ? refusalOf(entry, entry.size, bounds) : undefined;
  return refused === undefined ? undefined : told(entry, refused);
};

const refusalOf = (
  { flags, method, packed, size, isLink }: Entry,
  all: number,
  bounds: ZipBounds,
): string | undefined => {
  if ((flags & 1) !== 0) return 'is locked with a password';
  if (isLink) return 'is a link to another file, and no file';
  if (method !== 0 && method !== 8) return `is packed in a way that memport does not read (${method})`;
  if (size > bounds.memberBytes) return `is ${size} bytes unpacked, at most ${bounds.memberBytes} are read`;
  if (all > bounds.allBytes) return `makes more than ${bounds.allBytes} bytes of what is unpacked`;
  if (size > 1 << 20 && size > packed * bounds.ratio)
    return `is ${size} bytes packed into ${packed}: no export is, a zip bomb may be`;
  return undefined;
};

/** How the text of a member begins; '' where it is none, or cannot be read. */
const headIn = (source: ZipSource, entry: Entry, limit: number): string => {
  if (!TEXTUAL.test(entry.name) || entry.isLink || (entry.flags & 1) !== 0) return '';
  const from = startOf(source, entry, limit);
  if (typeof from === 'string') return '';
  const packed = source.bytes(from, Math.min(entry.packed, HEAD));
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return decode(entry.method === 0 ? packed : inflateRawSync(packed, { finishFlush, maxOutputLength: MOST_HEAD }));
  } catch {
    return '';
  }
};

/** Where the bytes of a member begin, or why they cannot be there. */
const startOf = (source: ZipSource, entry: Entry, limit: number): number | string => {
  const head = Buffer.from(entry.at + 30 > limit ? [] : source.bytes(entry.at, 30));
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) return 'is not where the list says';
  const from = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  return from + entry.packed > limit ? 'reaches into the list of members' : from;
};

/** The bytes of a member, or why they cannot be had. Sizes are those of the list: a local head may not know them yet. */
const unpacked = (source: ZipSource, entry: Entry, limit: number): Uint8Array | string => {
  const from = startOf(source, entry, limit);
  if (typeof from === 'string') return from;
  const packed = source.bytes(from, entry.packed);
  let bytes: Uint8Array;
  try {
    bytes = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
  } catch {
    return 'cannot be unpacked: it is damaged, or larger than it says';
  }
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) return 'is damaged: its sum is another one';
  return bytes;
};

const DOS_1980 = 0x0021;

/** An archive of members as they are, unpacked: the same members give the same bytes. */
export const zipped = (members: readonly ZipMember[]): Uint8Array => {
  const heads: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of members) {
    const called = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(DOS_1980, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(called.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([uint32(LOCAL), common, called, bytes]);
    heads.push(local);
    list.push(Buffer.concat([uint32(ENTRY), uint16(20), common, place, called]));
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const count = uint16(members.length);
  const end = [uint32(END), uint32(0), count, count, uint32(directory.length), uint32(at), uint16(0)];
  return Buffer.concat([...heads, directory, ...end]);
};

const uint16 = (value: number): Buffer => {
  const out = Buffer.alloc(2);
  out.writeUInt16LE(value);
  return out;
};

const uint32 = (value: number): Buffer => {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
};

const STORED_MOST = 0xffff;

/** A gzip file of bytes as they are: no library's way of packing shows in it. */
export const gzipped = (bytes: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])];
  for (let at = 0; at === 0 || at < bytes.length; at += STORED_MOST) {
    const piece = bytes.subarray(at, at + STORED_MOST);
    const last = at + STORED_MOST >= bytes.length;
    parts.push(Buffer.from([Number(last)]), uint16(piece.length), uint16(0xffff - piece.length), piece);
  }
  return Buffer.concat([...parts, uint32(crc32(bytes)), uint32(bytes.length)]);
};
