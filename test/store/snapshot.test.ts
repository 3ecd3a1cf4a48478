import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileTree, Location } from '../../src/ir/store.ts';
import { disk, type Disk } from '../../src/store/disk.ts';
import { machineOf } from '../../src/store/machine.ts';
import { BOUNDS, snapshot } from '../../src/store/snapshot.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(realpathSync(tmpdir()), 'memport-snapshot-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (reads: string[], where = root): Location => ({
  id: 'x',
  harness: 'x',
  root: where,
  scope: { level: 'global' },
  edition: '1',
  seen: true,
  layout: 'home',
  exists: true,
  role: 'store',
  owns: [],
  reads,
  settings: {},
  findings: [],
});
const put = (name: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const said = (tree: FileTree): Record<string, string> =>
  Object.fromEntries(
    [...tree].map(([file, found]) => [file, 'text' in found ? found.text : `${found.problem}: ${found.detail}`]),
  );
/** The real disk, but for one path on which one call fails the way a kernel fails. */
const failing = (call: keyof Disk, path: string, code: string): Disk => ({
  ...disk,
  [call]: (asked: string, ...rest: never[]) => {
    if (asked === path) throw Object.assign(new Error(code), { code });
    return (disk[call] as (path: string, ...rest: never[]) => unknown)(asked, ...rest);
  },
});

describe('a snapshot', () => {
  test.each([
    ['lstat', 'EACCES'],
    ['lstat', 'EIO'],
    ['read', 'EACCES'],
    ['read', 'EIO'],
    ['read', 'EISDIR'],
    ['read', 'EMFILE'],
  ] as const)('when %s fails with %s, that file is unreadable and its neighbours are read', (call, code) => {
    put('a.md', 'A');
    put('b.md', 'B');
    put('c.md', 'C');
    expect(said(snapshot(at(['*.md']), BOUNDS, failing(call, join(root, 'b.md'), code)))).toEqual({
      'a.md': 'A',
      'b.md': `unreadable: ${code}`,
      'c.md': 'C',
    });
  });

  test('a folder that cannot be listed is one finding, and the rest is read', () => {
    put('sub/a.md', 'A');
    put('b.md', 'B');
    expect(said(snapshot(at(['**']), BOUNDS, failing('readdir', join(root, 'sub'), 'EACCES')))).toEqual({
      sub: 'unreadable: EACCES',
      'b.md': 'B',
    });
  });

  test.each([['**/*.md'], ['**']])(
    'a folder in the place of a file is a finding for %s, and what lies below it is read',
    (glob) => {
      put('note.md/a.md', 'A');
      put('sub/b.md', 'B');
      expect(said(snapshot(at([glob])))).toEqual({
        'note.md': 'not-a-file: a folder stands where a file belongs',
        'note.md/a.md': 'A',
        'sub/b.md': 'B',
      });
    },
  );

  test('a root that cannot be listed or resolved is the whole store', () => {
    put('a.md', 'A');
    expect(said(snapshot(at(['*.md']), BOUNDS, failing('readdir', root, 'EACCES')))).toEqual({
      '.': 'unreadable: EACCES',
    });
    expect(said(snapshot(at(['*.md']), BOUNDS, failing('realpath', root, 'EACCES')))).toEqual({
      '.': 'unreadable: EACCES',
    });
    expect(said(snapshot(at(['*.md'], join(root, 'gone'))))).toEqual({});
  });

  test('a file that goes away between the listing and the look is simply not there any more', () => {
    put('a.md', 'A');
    put('b.md', 'B');
    expect(said(snapshot(at(['*.md']), BOUNDS, failing('lstat', join(root, 'b.md'), 'ENOENT')))).toEqual({
      'a.md': 'A',
    });
    expect(said(snapshot(at(['*.md']), BOUNDS, failing('read', join(root, 'b.md'), 'ENOENT')))).toEqual({
      'a.md': 'A',
    });
  });

  test('a pipe that takes the place of a file after the look does not hang', () => {
    put('a.md', 'A');
    put('b.md', 'B');
    const swapping: Disk = {
      ...disk,
      read: (path, max) => {
        if (path.endsWith('b.md')) {
          rmSync(path);
          execFileSync('mkfifo', [path]);
        }
        return disk.read(path, max);
      },
    };
    expect(said(snapshot(at(['*.md']), BOUNDS, swapping))).toMatchObject({
      'a.md': 'A',
      'b.md': 'not-a-file: it stopped being a file while it was read',
    });
  });

  test('a file that grows while it is read stays within the bound', () => {
    put('a.md', 'x');
    const growing: Disk = { ...disk, read: (path, max) => (writeFileSync(path, 'x'.repeat(50)), disk.read(path, max)) };
    expect(said(snapshot(at(['*.md']), { ...BOUNDS, fileBytes: 10 }, growing))['a.md']).toMatch(
      /^too-large: grew past 10 bytes/,
    );
  });

  test('every bound is a finding where it is reached, and what comes before it is read', () => {
    for (let index = 0; index < 5; index += 1) put(`${index}.md`, 'x'.repeat(10));
    expect(said(snapshot(at(['*.md']), { ...BOUNDS, files: 3 }))).toEqual({
      '0.md': 'xxxxxxxxxx',
      '1.md': 'xxxxxxxxxx',
      '2.md': 'xxxxxxxxxx',
      '3.md': expect.stringMatching(/^too-many: more than 3 files/) as string,
    });
    expect(
      Object.values(said(snapshot(at(['*.md']), { ...BOUNDS, storeBytes: 25 }))).filter((each) =>
        each.startsWith('too-large: the store'),
      ),
    ).toHaveLength(3);
    put('a/b/c/d.md', 'deep');
    expect(said(snapshot(at(['a/**']), { ...BOUNDS, depth: 2 }))).toEqual({
      'a/b/c': 'too-deep: deeper than 2 folders',
    });
    expect(said(snapshot(at(['a/**'])))).toEqual({ 'a/b/c/d.md': 'deep' });
  });

  test('exactly at a bound nothing is left out', () => {
    put('a.md', 'x'.repeat(10));
    put('b.md', 'y');
    expect(said(snapshot(at(['*.md']), { ...BOUNDS, fileBytes: 10, files: 2, storeBytes: 11 }))).toEqual({
      'a.md': 'x'.repeat(10),
      'b.md': 'y',
    });
  });

  test('a linked root is followed, a linked file inside is read, a link out is not', () => {
    put('real/a.md', 'A');
    put('secret.md', 'S');
    symlinkSync('real', join(root, 'linked'));
    symlinkSync('a.md', join(root, 'real/b.md'));
    symlinkSync('../secret.md', join(root, 'real/c.md'));
    expect(said(snapshot(at(['*.md'], join(root, 'linked'))))).toEqual({
      'a.md': 'A',
      'b.md': 'A',
      'c.md': 'link: a link that leads outside the store',
    });
  });

  test('only what an adapter asks for is looked at', () => {
    put('memories/a.md', 'A');
    put('node_modules/x/y.md', 'no');
    const seen: string[] = [];
    snapshot(at(['memories/*.md']), BOUNDS, {
      ...disk,
      readdir: (path) => (seen.push(path), disk.readdir(path)),
      read: (path, max) => (seen.push(path), disk.read(path, max)),
    });
    expect(seen).toEqual([root, join(root, 'memories'), join(root, 'memories/a.md')]);
  });
});

describe('the machine', () => {
  test('what cannot be read is absent, never an exception', () => {
    put('a', 'A');
    execFileSync('mkfifo', [join(root, 'pipe')]);
    symlinkSync('loop', join(root, 'loop'));
    const machine = machineOf({ env: {}, cwd: root });
    expect([
      machine.text(join(root, 'pipe'), 9),
      machine.text(root, 9),
      machine.text(join(root, 'loop'), 9),
      machine.text(join(root, 'gone'), 9),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect([
      machine.list(join(root, 'a')),
      machine.stat(join(root, 'loop')),
      machine.realpath(join(root, 'loop')),
    ]).toEqual([undefined, undefined, undefined]);
    expect(machine.stat(join(root, 'pipe'))?.kind).toBe('other');
    expect(machine.text(join(root, 'a'), 9)).toBe('A');
  });
});
