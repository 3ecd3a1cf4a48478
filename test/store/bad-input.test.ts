import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FindingDocument, ListDocument } from '../../src/verbs/document.ts';
import { clearedEnv, makeHome, memport, ROOT, type Ran } from '../cli/built.ts';
import { inHome, memportAlone, memportHere, type Asking } from '../cli/here.ts';

const MEMORY = '.hermes/memories/MEMORY.md';
const USER = '.hermes/memories/USER.md';
const GOOD = 'Ada keeps bees.';

const put = (home: string, name: string, content: string | Uint8Array): string => {
  const path = join(home, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const listed = (ran: Ran): ListDocument => {
  expect(ran.stderr).toBe('');
  expect(ran.signal).toBeNull();
  return JSON.parse(ran.stdout) as ListDocument;
};
const findingOn = (document: ListDocument, path: string): FindingDocument | undefined =>
  document.findings.find((finding) => finding.file === path && finding.rule.startsWith('read/'));
const statements = (document: ListDocument): string[] =>
  document.stores.flatMap((store) => store.memories.map((memory) => memory.statement));

interface Bad {
  title: string;
  /** Spoils MEMORY.md and gives the path that must be named. */
  spoil: (home: string, path: string) => string | void;
  rule: string;
  reason: RegExp;
}

/** Whoever waits at a pipe waits for ever: only a process of its own can be ended. */
const askingOf = (title: string): Asking => (title.includes('pipe') ? memportAlone : memportHere);

const folderFor = (path: string): string => dirname(path);

const BAD: Bad[] = [
  {
    title: 'a binary file',
    spoil: (_, path) =>
      writeFileSync(
        path,
        Uint8Array.from({ length: 5000 }, (_each, at) => (at * 37) % 256),
      ),
    rule: 'read/encoding',
    reason: /no UTF-8/,
  },
  {
    title: 'a Latin-1 file',
    spoil: (_, path) => writeFileSync(path, Buffer.from('caf\xe9\n\xa7\nth\xe9', 'latin1')),
    rule: 'read/encoding',
    reason: /no UTF-8/,
  },
  {
    title: 'a file of 50 MB',
    spoil: (_, path) => (writeFileSync(path, ''), truncateSync(path, 50_000_000)),
    rule: 'read/too-large',
    reason: /50000000 bytes; at most 4194304/,
  },
  {
    title: 'a file too large for memories',
    spoil: (_, path) => writeFileSync(path, 'x'.repeat((1 << 20) + 1)),
    rule: 'read/too-large',
    reason: /larger than 1048576 bytes/,
  },
  {
    title: 'a folder where a file belongs',
    spoil: (_, path) => mkdirSync(path),
    rule: 'read/not-a-file',
    reason: /a folder stands where a file belongs/,
  },
  {
    title: 'a named pipe',
    spoil: (_, path) => void execFileSync('mkfifo', [path]),
    rule: 'read/not-a-file',
    reason: /a named pipe/,
  },
  {
    title: 'a link to nothing',
    spoil: (_, path) => symlinkSync('nowhere.md', path),
    rule: 'read/link',
    reason: /a link to nothing/,
  },
  {
    title: 'a link to itself',
    spoil: (_, path) => symlinkSync('MEMORY.md', path),
    rule: 'read/link',
    reason: /leads to itself/,
  },
  {
    title: 'two links in a ring',
    spoil: (_, path) => (symlinkSync('MEMORY.md', join(folderFor(path), 'ring.md')), symlinkSync('ring.md', path)),
    rule: 'read/link',
    reason: /leads to itself/,
  },
  {
    title: 'a link that leaves the store',
    spoil: (home, path) => (put(home, 'secret.md', 'not of this store'), symlinkSync('../../secret.md', path)),
    rule: 'read/link',
    reason: /outside the store/,
  },
  {
    title: 'a link to a device',
    spoil: (_, path) => symlinkSync('/dev/zero', path),
    rule: 'read/link',
    reason: /outside the store/,
  },
  {
    title: 'a folder of links that leads back up',
    spoil: (home) => (
      mkdirSync(join(home, '.hermes/skills/memport'), { recursive: true }),
      symlinkSync('..', join(home, '.hermes/skills/memport/up')),
      join(home, '.hermes/skills/memport/up')
    ),
    rule: 'read/link',
    reason: /a linked folder is not followed/,
  },
];

describe('input that is bad', () => {
  test.each(BAD.map((bad) => [bad.title, bad] as const))(
    '%s is a finding with file and reason, and the rest is read',
    async (_, bad) => {
      await inHome(async (home) => {
        put(home, USER, GOOD);
        const path = bad.spoil(home, join(home, MEMORY)) ?? join(home, MEMORY);
        const ran = await askingOf(bad.title)(home, ['list', '--json']);
        const document = listed(ran);
        expect(statements(document)).toContain(GOOD);
        expect(findingOn(document, path)).toMatchObject({
          rule: bad.rule,
          message: expect.stringMatching(bad.reason) as string,
        });
        expect(ran.code).toBe(0);
        const strict = await askingOf(bad.title)(home, ['list', '--strict']);
        expect(strict.code).toBe(1);
        expect(strict.stdout).toMatch(bad.reason);
        expect((await askingOf(bad.title)(home, ['show', 'hermes', '--as-prompt'])).stdout).toContain(GOOD);
      });
    },
  );

  test('a file too large for memories is still in the view, as the client loads it', async () => {
    await inHome(async (home) => {
      put(home, MEMORY, `${'long '.repeat(300_000)}the end`);
      const ran = await memportHere(home, ['show', 'hermes', '--as-prompt']);
      expect(ran.stdout).toContain('MEMORY (your personal notes) [100% — 1,500,007/2,200 chars]');
      expect(ran.stdout).toContain('long the end');
      expect(statements(listed(await memportHere(home, ['list', '--json'])))).toEqual([]);
    });
  });

  test('undecodable entries are listed as they are, locked, and nothing of them is loaded', async () => {
    await inHome(async (home) => {
      put(home, MEMORY, Buffer.from('caf\xe9\n\xc2\xa7\nsecond', 'latin1'));
      const document = listed(await memportHere(home, ['show', 'hermes', '--json']));
      expect(document.stores[0]?.memories.map((memory) => [memory.statement, memory.readOnly])).toEqual([
        ['caf\udce9', true],
        ['second', true],
      ]);
      expect(document.stores[0]?.view?.deliveries.map((each) => each.delivery)).toEqual(['unseen', 'unseen']);
      expect(document.stores[0]?.view?.always).toEqual([]);
    });
  });

  test.each([
    ['config.yaml is a folder', (home: string) => mkdirSync(join(home, '.hermes/config.yaml'))],
    ['config.yaml is a named pipe', (home: string) => void execFileSync('mkfifo', [join(home, '.hermes/config.yaml')])],
  ])('%s: the defaults are assumed, and that is said', async (title, spoil) => {
    await inHome(async (home) => {
      put(home, USER, GOOD);
      spoil(home);
      const document = listed(await askingOf(title)(home, ['list', '--json']));
      expect(statements(document)).toEqual([GOOD]);
      expect(findingOn(document, join(home, '.hermes/config.yaml'))?.message).toContain('the defaults are assumed');
    });
  });

  test.each([
    ['a file where the home belongs', (home: string) => writeFileSync(join(home, '.hermes'), ''), /ENOTDIR/],
    [
      'a home that is a link to nothing',
      (home: string) => symlinkSync('gone', join(home, '.hermes')),
      /a link to nothing/,
    ],
    [
      'a home that is a link to itself',
      (home: string) => symlinkSync('.hermes', join(home, '.hermes')),
      /leads to itself/,
    ],
  ])('%s is a store that cannot be read at all: exit 4', async (_, spoil, reason) => {
    await inHome(async (home) => {
      spoil(home);
      const ran = await memportHere(home, ['list', '--json']);
      const document = listed(ran);
      expect(findingOn(document, join(home, '.hermes'))?.message).toMatch(reason);
      expect(ran.code).toBe(4);
      expect((await memportHere(home, ['show', 'hermes'])).code).toBe(4);
    });
  });
});

/** A user who may not read everything: nobody, where the tests run as root, else whoever runs them. */
const asStranger = (body: (home: string, run: (...args: string[]) => Ran) => void): void => {
  const { home, remove } = makeHome();
  const room = dirname(home);
  try {
    const uid = process.getuid?.() === 0 ? 65534 : undefined;
    // Copies: a checkout below somebody's home may be closed to that user.
    for (const part of ['dist', 'package.json'])
      cpSync(join(ROOT, part), join(room, 'memport', part), { recursive: true, dereference: true });
    const node = join(room, 'node');
    try {
      linkSync(process.execPath, node);
    } catch {
      copyFileSync(process.execPath, node);
    }
    clearedEnv(home);
    body(home, (...args) => {
      for (const path of [room, home]) chmodSync(path, 0o755);
      const ran = memport(args, {
        home,
        bin: join(room, 'memport/dist/bin.js'),
        node,
        ...(uid !== undefined && { uid }),
      });
      return ran;
    });
  } finally {
    for (const path of ['.hermes', '.hermes/memories'])
      if (existsSync(join(home, path))) chmodSync(join(home, path), 0o755);
    remove();
    rmSync(room, { recursive: true, force: true });
  }
};

describe('what another user may not read', () => {
  test('a file: a finding, the other one is read', () => {
    asStranger((home, run) => {
      put(home, USER, GOOD);
      chmodSync(put(home, MEMORY, 'closed'), 0);
      const document = listed(run('list', '--json'));
      expect(statements(document)).toEqual([GOOD]);
      expect(findingOn(document, join(home, MEMORY))).toMatchObject({
        rule: 'read/unreadable',
        message: expect.stringContaining('EACCES') as string,
      });
    });
  });

  test('a folder: a finding, the rest of the store is read', () => {
    asStranger((home, run) => {
      put(home, MEMORY, 'closed');
      put(home, '.hermes/pending/memory/0a0b0c0d.json', JSON.stringify({ payload: { action: 'add', content: GOOD } }));
      chmodSync(join(home, '.hermes/memories'), 0);
      const ran = run('list', '--json');
      const document = listed(ran);
      expect(statements(document)).toEqual([GOOD]);
      expect(findingOn(document, join(home, '.hermes/memories'))).toMatchObject({
        rule: 'read/unreadable',
        message: expect.stringContaining('EACCES') as string,
      });
      expect(ran.code).toBe(0);
    });
  });

  test('a whole store: exit 4', () => {
    asStranger((home, run) => {
      put(home, MEMORY, 'closed');
      chmodSync(join(home, '.hermes'), 0);
      const ran = run('list', '--json');
      expect(findingOn(listed(ran), join(home, '.hermes'))?.message).toMatch(/the store cannot be read: EACCES/);
      expect(ran.code).toBe(4);
    });
  });

  test('a config: the defaults are assumed, and that is said', () => {
    asStranger((home, run) => {
      put(home, USER, GOOD);
      chmodSync(put(home, '.hermes/config.yaml', 'memory:\n  user_char_limit: 5\n'), 0);
      expect(findingOn(listed(run('list', '--json')), join(home, '.hermes/config.yaml'))?.message).toContain(
        'the defaults are assumed',
      );
    });
  });
});

/** Each of them is opened by somebody: an adapter, git's index, the databases, locks, memport's own state. */
const OPENED = [
  '.codex/config.toml',
  '.codex/memories_1.sqlite',
  '.codex/memories/MEMORY.md',
  '.codex/memories.lock',
  '.claude/settings.json',
  '.claude.json',
  '.claude/CLAUDE.md',
  '.claude/rules/memport.md',
  'AGENTS.md',
  '.hermes/config.yaml',
  '.hermes/memories/MEMORY.md',
  '.hermes/memories/USER.md.lock',
  '.git/index',
  '.git/config',
];

describe('a named pipe in place of any file', () => {
  /** A pipe that is waited at ends the child by its time limit: nobody ever writes to it. */
  const ended = (ran: Ran, code: number): Ran => {
    expect(ran.signal).toBeNull();
    expect(ran.code, ran.stderr).toBe(code);
    return ran;
  };

  test('is waited at by nobody, and is a finding where a harness keeps its own', async () => {
    await inHome(async (home) => {
      for (const name of OPENED) {
        mkdirSync(dirname(join(home, name)), { recursive: true });
        execFileSync('mkfifo', [join(home, name)]);
      }
      const { findings } = listed(ended(await memportAlone(home, ['list', '--json']), 0));
      const told = new Set(findings.filter(({ rule }) => rule.startsWith('read/')).map(({ file }) => file));
      for (const name of OPENED.filter((each) => !/\.lock$|^\.git|CLAUDE/.test(each)))
        expect([...told], name).toContain(join(home, name));
      ended(await memportAlone(home, ['claude:hermes', '--dry-run']), 0);
    });
  });

  test('a write-ahead log that is one does not hold up a database', async () => {
    await inHome(async (home) => {
      const file = put(
        home,
        '.codex/memories_1.sqlite',
        Uint8Array.from({ length: 100 }, (_each, at) => (at === 18 || at === 19 ? 2 : 0)),
      );
      put(home, '.codex/config.toml', '[features]\nmemories = true\n');
      put(home, '.codex/memories/memory_summary.md', 'v1\n\n## User preferences\n- Ada keeps bees.\n');
      execFileSync('mkfifo', [`${file}-wal`]);
      expect(
        findingOn(listed(ended(await memportAlone(home, ['list', 'codex', '--json']), 0)), file)?.message,
      ).toContain('memories_1.sqlite-wal is a named pipe');
    });
  });

  test.each(['ledger.json', 'runs/x.json', 'plan.json'])(
    '%s of memport itself is an error that names it',
    async (name) => {
      await inHome(async (home) => {
        put(home, '.hermes/memories/USER.md', GOOD);
        mkdirSync(join(home, '.codex'));
        const path = join(home, '../state/memport', name);
        mkdirSync(dirname(path), { recursive: true });
        execFileSync('mkfifo', [path]);
        const args = name === 'plan.json' ? ['apply', path] : ['hermes:codex', '--yes', '--all'];
        expect(ended(await memportAlone(home, args), name === 'plan.json' ? 2 : 4).stderr).toContain(path);
      });
    },
  );
});
