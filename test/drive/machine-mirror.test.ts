import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plant, skeletonOf } from '../../src/drive/git.ts';
import { copyInto, mirrorAt } from '../../src/drive/machine-mirror.ts';
import type { Copied } from '../../src/ir/drive.ts';

let folder: string;
let real: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-mirror-'));
  real = path.join(folder, 'real');
  fs.mkdirSync(real);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const mirrored = (copies: readonly Copied[] = []) => mirrorAt(path.join(folder, 'T'), () => copies);
const put = (name: string, bytes: string | Uint8Array): string => {
  const file = path.join(real, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  return file;
};

describe('the copy', () => {
  test('holds what was asked for, byte for byte, with its stamps, and nothing else', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x0d, 0x0a]);
    fs.utimesSync(put('store/a.md', bytes), 1_000_000, 1_234_567.891);
    put('store/sub/b.md', 'b');
    put('store/key.pem', 'secret');
    put('other.md', 'other');
    const copies: Copied[] = [
      { from: path.join(real, 'store'), only: (name) => name.endsWith('.md') },
      { from: path.join(real, 'missing.md') },
    ];
    copyInto(mirrored(), copies);
    const there = path.join(folder, 'T', real);
    expect(fs.readdirSync(there, { recursive: true }).sort()).toEqual([
      'store',
      'store/a.md',
      'store/sub',
      'store/sub/b.md',
    ]);
    expect(fs.readFileSync(path.join(there, 'store/a.md'))).toEqual(bytes);
    expect(fs.statSync(path.join(there, 'store/a.md')).mtimeMs).toBeCloseTo(1_234_567_891, 0);
  });

  test('holds no links: what they lead to is copied, dangling and circular ones are left out', () => {
    put('elsewhere/x.md', 'x');
    fs.mkdirSync(path.join(real, 'store'));
    fs.symlinkSync('../elsewhere/x.md', path.join(real, 'store/link.md'));
    fs.symlinkSync('../elsewhere', path.join(real, 'store/folder'));
    fs.symlinkSync('nowhere', path.join(real, 'store/dangling.md'));
    fs.symlinkSync('.', path.join(real, 'store/round'));
    copyInto(mirrored(), [{ from: path.join(real, 'store') }]);
    const there = path.join(folder, 'T', real, 'store');
    expect(fs.readFileSync(path.join(there, 'link.md'), 'utf8')).toBe('x');
    expect(fs.readFileSync(path.join(there, 'folder/x.md'), 'utf8')).toBe('x');
    expect(fs.existsSync(path.join(there, 'dangling.md'))).toBe(false);
    expect(
      fs.readdirSync(there, { recursive: true, withFileTypes: true }).filter((each) => each.isSymbolicLink()),
    ).toEqual([]);
    fs.writeFileSync(path.join(there, 'link.md'), 'changed');
    expect(fs.readFileSync(path.join(real, 'elsewhere/x.md'), 'utf8')).toBe('x');
  });

  test('can be written to, whatever the original allowed, and an empty folder is a folder', () => {
    fs.chmodSync(put('ro.md', 'x'), 0o400);
    fs.mkdirSync(path.join(real, 'empty'));
    copyInto(mirrored(), [{ from: path.join(real, 'ro.md') }, { from: path.join(real, 'empty') }]);
    expect(fs.statSync(path.join(folder, 'T', real, 'ro.md')).mode & 0o777).toBe(0o644);
    expect(fs.readdirSync(path.join(folder, 'T', real, 'empty'))).toEqual([]);
  });

  test('says what a rewrite makes of a text, bytes that are no UTF-8 included', () => {
    copyInto(mirrored(), [
      { from: put('s.json', Buffer.from([0x61, 0xff, 0x62])), rewrite: (text) => text.replace('a', 'A') },
    ]);
    expect(fs.readFileSync(path.join(folder, 'T', real, 's.json'))).toEqual(Buffer.from([0x41, 0xff, 0x62]));
  });
});

describe('paths in what comes back', () => {
  test('are those of the machine, at any depth, moved folders included', () => {
    const mirror = mirrorAt('/T', () => [{ from: '/h/.c/projects/-h-p/memory', to: '/h/.c/projects/-T-h-p/memory' }]);
    expect(
      mirror.restore({ a: ['see /T/h/.c/projects/-T-h-p/memory/x.md and /T/h/p', { b: '/T/h' }], n: 1, z: null }),
    ).toEqual({ a: ['see /h/.c/projects/-h-p/memory/x.md and /h/p', { b: '/h' }], n: 1, z: null });
  });
});

describe('as much of a repository as is needed', () => {
  const git = (cwd: string, ...argv: string[]) =>
    execFileSync('git', argv, {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CEILING_DIRECTORIES: folder },
    }).trim();
  const at = (cwd: string, gitRoot: string, mainRoot?: string) => {
    const mirror = (name: string) => path.join(folder, 'T') + name;
    fs.mkdirSync(mirror(cwd), { recursive: true });
    plant(
      mirror,
      skeletonOf(
        {
          folders: { [cwd]: { exists: true, gitRoot, ...(mainRoot === undefined ? {} : { mainRoot }) } },
          projects: {},
        },
        cwd,
      ),
    );
    return {
      top: git(mirror(cwd), 'rev-parse', '--show-toplevel'),
      common: path.resolve(mirror(cwd), git(mirror(cwd), 'rev-parse', '--git-common-dir')),
      mirror,
    };
  };

  test('git itself finds the root from a folder below it', () => {
    const { top, common, mirror } = at('/w/repo/sub/deep', '/w/repo', '/w/repo');
    expect([top, common]).toEqual([mirror('/w/repo'), mirror('/w/repo/.git')]);
  });

  test('git itself finds the main checkout of a linked worktree, and a bare one', () => {
    const linked = at('/w/tree/sub', '/w/tree', '/w/repo');
    expect([linked.top, linked.common]).toEqual([linked.mirror('/w/tree'), linked.mirror('/w/repo/.git')]);
    const bare = at('/b/tree', '/b/tree', '/b/store.git');
    expect([bare.top, bare.common]).toEqual([bare.mirror('/b/tree'), bare.mirror('/b/store.git')]);
  });

  test('outside of git there is nothing to make', () => {
    expect(skeletonOf({ folders: { '/x': { exists: true } }, projects: {} }, '/x')((name) => name)).toEqual({});
  });
});
