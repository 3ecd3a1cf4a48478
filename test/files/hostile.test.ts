import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';

interface Given {
  name: string;
  bytes: Buffer;
  method?: 0 | 8;
  flags?: number;
  /** A link, as Unix writes one into the list. */
  isLink?: boolean;
  /** What the list says of its size. */
  says?: number;
}

/** A zip file as somebody may have tampered with it. */
const zipOf = (members: readonly Given[], end: Partial<{ count: number }> = {}): Buffer => {
  const heads: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, method = 8, flags = 0, says, isLink = false } of members) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const called = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says ?? bytes.length, 18);
    common.writeUInt16LE(called.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(isLink ? 0xa1ff0000 : 0, 6);
    place.writeUInt32LE(at, 10);
    heads.push(Buffer.concat([Buffer.from('PK\u0003\u0004'), common, called, packed]));
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, called]));
    at += 30 + called.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(end.count ?? members.length, 4);
  tail.writeUInt16LE(end.count ?? members.length, 6);
  tail.writeUInt32LE(directory.length, 8);
  tail.writeUInt32LE(at, 12);
  return Buffer.concat([...heads, directory, Buffer.from('PK\u0005\u0006'), tail]);
};

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const chat = { name: 'chat.html', bytes: Buffer.from('<html>') };
const SAVED = [{ content: 'Prefers <b>bold</b> answers', enabled: true, updated_at: 1772582400 }];
const SAVED_FILE = { name: 'memory.json', bytes: json(SAVED) };

interface Wide {
  locator?: number;
  endAt?: bigint;
  from?: bigint;
  count?: bigint;
  size?: bigint;
  at?: bigint;
  extra?: number;
}

/** A zip64 file of one member that is packed as it is: every number stands where large ones do. */
function zip64Of({ name, bytes }: { name: string; bytes: Buffer }, says: Wide = {}): Buffer {
  const long = (...numbers: bigint[]): Buffer => {
    const out = Buffer.alloc(8 * numbers.length);
    numbers.forEach((number, index) => out.writeBigUInt64LE(number, 8 * index));
    return out;
  };
  const local = Buffer.alloc(30);
  local.write('PK\u0003\u0004', 'latin1');
  local.writeUInt16LE(name.length, 26);
  const member = Buffer.concat([local, Buffer.from(name), bytes]);
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt32LE(crc32(bytes), 16);
  for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at);
  entry.writeUInt16LE(name.length, 28);
  const size = says.size ?? BigInt(bytes.length);
  const other = Buffer.from([9, 0, 2, 0, 0, 0]);
  const extra = Buffer.concat([other, Buffer.from([says.extra ?? 1, 0, 24, 0]), long(size, size, says.at ?? 0n)]);
  entry.writeUInt16LE(extra.length, 30);
  const list = Buffer.concat([entry, Buffer.from(name), extra]);
  const count = says.count ?? 1n;
  const end = Buffer.alloc(24);
  end.write('PK\u0006\u0006', 'latin1');
  end.writeUInt32LE(44, 4);
  const whole = [end, long(count, count, BigInt(list.length), says.from ?? BigInt(member.length))];
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(says.locator ?? 0x07064b50, 0);
  locator.writeBigUInt64LE(says.endAt ?? BigInt(member.length + list.length), 8);
  const last = Buffer.alloc(22, 0xff);
  last.write('PK\u0005\u0006\0\0\0\0', 'latin1');
  last.writeUInt16LE(0, 20);
  return Buffer.concat([member, list, ...whole, locator, last]);
}

test('a zip64 file is read like any other', async () => {
  await inHome(async (home) => {
    writeFileSync(join(home, 'given'), zip64Of(SAVED_FILE));
    const { code, stdout } = await memportHere(home, ['import', 'given', '--to', 'claude']);
    expect(stdout).toMatch(/1 memory: 1 loaded/);
    expect(code).toBe(0);
  });
});

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Everything below a folder, by its path. */
const standing = (home: string): string[] => readdirSync(home, { recursive: true, encoding: 'utf8' }).sort();

const HOSTILE: readonly [what: string, as: string, file: Buffer, says: RegExp][] = [
  ['a bomb', 'chatgpt', zipOf([{ name: 'conversations.json', bytes: Buffer.alloc(8 << 20, 0x20) }, chat]), /zip bomb/],
  [
    'a member that is larger than it says',
    'chatgpt',
    zipOf([{ name: 'memory.json', bytes: Buffer.alloc(1 << 20, 0x20), says: 100 }]),
    /damaged/,
  ],
  ['a zip file in a zip file', 'chatgpt', zipOf([{ name: 'a.zip', bytes: zipOf([chat]) }, chat]), /unpack that one/],
  ['a locked member', 'claude-ai', zipOf([{ name: 'memories.json', bytes: json([]), flags: 1 }]), /password/],
  ['a link', 'chatgpt', zipOf([{ name: 'memory.json', bytes: Buffer.from('/etc/passwd'), isLink: true }]), /is a link/],
  ['memories of other types', 'claude-ai', json([{ conversations_memory: [1], project_memories: 7 }]), /is no text/],
  ['tables of other types', 'openmemory', json({ memories: { a: 1 }, export_meta: 1 }), /is no list/],
  ['more members than a short field counts', 'chatgpt', zipOf([chat], { count: 0xffff }), /breaks off/],
  ['zip64 without its end', 'chatgpt', zip64Of(SAVED_FILE, { locator: 0 }), /no whole zip64/],
  ['zip64 whose end is beyond the file', 'chatgpt', zip64Of(SAVED_FILE, { endAt: 2n ** 64n - 1n }), /no whole zip64/],
  ['zip64 whose list is beyond the file', 'chatgpt', zip64Of(SAVED_FILE, { from: 2n ** 63n }), /does not fit/],
  ['zip64 of very many members', 'chatgpt', zip64Of(SAVED_FILE, { count: 2n ** 40n }), /at most 100000/],
  ['a zip64 member of a terabyte', 'chatgpt', zip64Of(SAVED_FILE, { size: 2n ** 40n }), /at most \d+ are read/],
  ['a zip64 member beyond the file', 'chatgpt', zip64Of(SAVED_FILE, { at: 2n ** 62n }), /not where the list says/],
  ['a zip64 member without its sizes', 'chatgpt', zip64Of(SAVED_FILE, { extra: 7 }), /at most \d+ are read/],
  ['more members than there are', 'chatgpt', zipOf([chat], { count: 9 }), /breaks off/],
  ['half a zip file', 'chatgpt', zipOf([{ name: 'memory.json', bytes: json(SAVED) }]).subarray(0, 60), /no whole zip/],
  ['broken JSON in it', 'chatgpt', zipOf([{ name: 'memory.json', bytes: Buffer.from('[{"content":') }]), /no JSON/],
  [
    'nesting in it',
    'chatgpt',
    zipOf([{ name: 'memory.json', bytes: Buffer.from(deep(100_000)), method: 0 }]),
    /nested/,
  ],
  ['an OpenMemory backup without its tables', 'openmemory', zipOf([chat]), /no memories\.json/],
  ['broken JSON', 'mem0', Buffer.from('{"results":\n[{"memory": "a"},\n{"memory": }]}'), /line 3/],
  ['JSON that breaks off', 'copilot', Buffer.from('[{"subject":"a","fact":"b"}'), /breaks off|broken/],
  ['nesting', 'mem0', Buffer.from(`{"results":[{"memory":"a","metadata":${deep(100_000)}}]}`), /nested/],
  ['another document', 'mem0', Buffer.from('[] []'), /neither/],
];

test.each(HOSTILE)(
  '%s is refused with what, where and what to do, and nothing is written',
  async (_, as, file, says) => {
    await inHome(async (home) => {
      writeFileSync(join(home, 'given'), file);
      const before = standing(home);
      const { code, stderr } = await memportHere(home, ['import', 'given', '--as', as, '--to', 'claude', '--yes']);
      expect(stderr).toMatch(says);
      expect(stderr).toMatch(/where: ~\/given\n {2}expected: .+\n {2}do: .+/);
      expect(code).toBe(4);
      expect(standing(home)).toEqual(before);
    });
  },
);

test.each(['chatgpt', 'claude-ai', 'mem0', 'copilot', 'openmemory'])(
  'half a gigabyte for %s is refused by its size, before it is read',
  async (as) => {
    await inHome(async (home) => {
      const file = join(home, 'given.json');
      writeFileSync(file, as === 'openmemory' ? 'PK\u0003\u0004' : '[{"mapping": {}, "memory": "');
      // It takes no room on the disk.
      truncateSync(file, 500_000_000);
      const { code, stderr } = await memportHere(home, ['import', file, '--as', as, '--to', 'claude', '--yes']);
      expect(stderr).toMatch(/500000000/);
      expect(code).toBe(4);
    });
  },
);

test.each<[what: string, file: Buffer, says: RegExp]>([
  ['a locked member', zipOf([{ name: 'memory.json', bytes: json(SAVED), flags: 1 }]), /password/],
  ['a link', zipOf([{ name: 'memory.json', bytes: Buffer.from('/etc/passwd'), isLink: true }]), /is a link/],
  ['a bomb', zipOf([{ name: 'x.json', bytes: Buffer.alloc(8 << 20, 0x20) }]), /zip bomb/],
  ['a zip file in a zip file', zipOf([{ name: 'a.zip', bytes: zipOf([chat]) }]), /unpack that one/],
  ['half a zip file', zipOf([{ name: 'memory.json', bytes: json(SAVED) }]).subarray(0, 60), /no whole zip/],
])('%s that nobody said the origin of is refused for what it is', async (_, file, says) => {
  await inHome(async (home) => {
    writeFileSync(join(home, 'given'), file);
    const before = standing(home);
    const { code, stderr } = await memportHere(home, ['import', 'given', '--to', 'claude', '--yes']);
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(/expected: a whole zip file with the memories or conversations in it as JSON/);
    expect(code).toBe(4);
    expect(standing(home)).toEqual(before);
  });
});

test('a text in UTF-16 is refused as such', async () => {
  await inHome(async (home) => {
    writeFileSync(join(home, 'x.json'), Buffer.from(`\ufeff${JSON.stringify(SAVED)}`, 'utf16le'));
    const { code, stderr } = await memportHere(home, ['import', 'x.json', '--to', 'claude', '--yes']);
    expect(stderr).toMatch(/UTF-16[^]*expected: the same text in UTF-8/);
    expect(code).toBe(4);
  });
});

const SUMMARY = { conversations_memory: 'Ada sails boats.', account_uuid: 'x' };
const TABLES = { user: {}, apps: [], categories: [], memories: [{ content: 'Ada likes maps.', state: 'active' }] };

test.each<[harness: string, name: string, value: unknown, says: string]>([
  ['chatgpt', 'memory.json', SAVED, 'bold'],
  ['chatgpt', 'memories.json', SAVED, 'bold'],
  ['chatgpt', 'was ich weiß/liste.json', { memories: SAVED }, 'bold'],
  ['claude-ai', 'memories.json', [SUMMARY], 'sails'],
  ['claude-ai', 'memory.json', SUMMARY, 'sails'],
  ['claude-ai', 'memories/a1.json', { memory_files: [], ...SUMMARY }, 'sails'],
  ['claude-ai', 'x', [SUMMARY], 'sails'],
  ['openmemory', 'memories.json', { ...TABLES, export_meta: {} }, 'maps'],
  ['openmemory', 'dump.json', TABLES, 'maps'],
])('an archive of %s whose only member is %s is known by what it holds', async (harness, name, value, says) => {
  await inHome(async (home) => {
    for (const [file, bytes] of [
      ['x.zip', zipOf([{ name, bytes: json(value) }])],
      ['x.json', json(value)],
    ] as const) {
      writeFileSync(join(home, file), bytes);
      const { code, stdout } = await memportHere(home, ['import', file, '--to', 'claude', '--dry-run']);
      expect(stdout).toContain(`memport ${harness}:claude`);
      expect(stdout).toContain(says);
      expect(code).toBe(0);
    }
  });
});

test('names that lead out of the archive lead nowhere, and what such a member says is read', async () => {
  await inHome(async (home) => {
    writeFileSync(join(home, 'x.zip'), zipOf([{ name: '../../.ssh/memory.json', bytes: json(SAVED) }, chat]));
    const args = ['import', 'x.zip', '--as', 'chatgpt', '--to', 'claude', '--json'];
    const { code, stdout } = await memportHere(home, args);
    expect(code).toBe(0);
    expect(stdout).toContain('"decision":"new"');
    expect(standing(home)).not.toContain('.ssh');
  });
});

test('half a character, a tree that leads in circles and a date that is none do no harm', async () => {
  await inHome(async (home) => {
    const node = (next: string) => ({ parent: next, children: [next], message: null });
    const bio = {
      message: {
        author: { role: 'assistant' },
        recipient: 'bio',
        create_time: 1,
        content: { content_type: 'text', parts: ['Likes \ud800 and \udc80'] },
      },
    };
    writeFileSync(
      join(home, 'c.json'),
      json([{ mapping: { a: node('b'), b: node('a'), c: bio, d: null, e: 7 }, update_time: { toString: 1 } }, null]),
    );
    const { code, stdout } = await memportHere(home, ['import', 'c.json', '--to', 'claude', '--yes']);
    expect(stdout).toContain('Likes \ufffd and \ufffd');
    expect(code).toBe(0);
  });
});
