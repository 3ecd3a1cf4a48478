import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gitDisk } from '../../src/repo/git-disk.ts';
import { surroundingsOf } from '../../src/repo/surroundings.ts';

let root = '';
const git = (folder: string, ...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always', ...args], {
    cwd: path.join(root, folder),
    stdio: 'ignore',
    env: { PATH: process.env['PATH'] ?? '', HOME: root },
  });
const repo = (folder: string, remote?: string): void => {
  fs.mkdirSync(path.join(root, folder, 'src'), { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
  if (remote !== undefined) git(folder, 'remote', 'add', 'origin', remote);
};
const factsOf = (folder: string) => surroundingsOf([path.join(root, folder)], root).folders[path.join(root, folder)];
const at = (folder: string): string => path.join(root, folder);

describe('what git and the disk say about a folder', () => {
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-repo-'));
    repo('app', 'git@GitHub.com:ada/app.git');
    git('app', 'worktree', 'add', '-q', '../side', '-b', 'w');
    repo('app/inner');
    git('.', 'clone', '-q', '--bare', 'app', 'x.git');
    git('x.git', 'worktree', 'add', '-q', '../bareside', '-b', 'b');
    fs.mkdirSync(at('plain'));
    fs.symlinkSync('app/src', at('link'));
    fs.cpSync(at('side'), at('copy'), { recursive: true });
  });
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  test('a subdirectory belongs to its repository and has its remote', () => {
    expect(factsOf('app/src')).toEqual({
      exists: true,
      real: at('app/src'),
      gitRoot: at('app'),
      mainRoot: at('app'),
      remote: 'github.com/ada/app',
    });
  });

  test('a linked worktree is its main checkout, with the remote of it', () => {
    expect(factsOf('side')).toEqual({
      exists: true,
      real: at('side'),
      gitRoot: at('side'),
      mainRoot: at('app'),
      remote: 'github.com/ada/app',
    });
  });

  test('a worktree of a bare repository belongs to that repository', () => {
    expect(factsOf('bareside')).toMatchObject({ gitRoot: at('bareside'), mainRoot: at('x.git') });
  });

  test('a nested repository stands for itself, and so does a copied worktree', () => {
    expect(factsOf('app/inner')).toEqual({
      exists: true,
      real: at('app/inner'),
      gitRoot: at('app/inner'),
      mainRoot: at('app/inner'),
    });
    expect(factsOf('copy')).toMatchObject({ gitRoot: at('copy'), mainRoot: at('copy') });
  });

  test('a linked folder is the one it leads to; a folder that is gone is asked and not here', () => {
    expect(factsOf('link')).toMatchObject({ real: at('app/src'), gitRoot: at('app') });
    expect(factsOf('gone')).toEqual({ exists: false });
    expect(factsOf('plain')).toEqual({ exists: true, real: at('plain') });
  });

  test('a config that is a pipe or a folder, and a .git that points to itself, do not hang it', () => {
    fs.mkdirSync(at('odd/.git/config'), { recursive: true });
    execFileSync('mkfifo', [at('pipe')]);
    fs.mkdirSync(at('odd2/.git'), { recursive: true });
    fs.symlinkSync(at('pipe'), at('odd2/.git/config'));
    fs.mkdirSync(at('odd3'));
    fs.writeFileSync(at('odd3/.git'), 'gitdir: .git\n');
    expect([factsOf('odd')?.gitRoot, factsOf('odd2')?.gitRoot, factsOf('odd3')?.gitRoot]).toEqual([
      at('odd'),
      at('odd2'),
      at('odd3'),
    ]);
  });

  test('of a thousand folders of one repository its config is read once', () => {
    const paths = Array.from({ length: 1000 }, (_, index) => at(`app/src/${index}`));
    for (const folder of paths) fs.mkdirSync(folder);
    const text = vi.spyOn(gitDisk, 'text');
    expect(Object.keys(surroundingsOf(paths, root).folders)).toHaveLength(1001);
    expect(text.mock.calls.filter(([file]) => path.basename(file) === 'config')).toHaveLength(1);
    text.mockRestore();
  });
});
