import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groundOf, groundsOf } from '../../src/repo/ground.ts';
import { surroundingsOf } from '../../src/repo/surroundings.ts';

let root: string;
const env = { PATH: process.env['PATH'], HOME: '/nonexistent' };
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'init.defaultBranch=main', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, GIT_COMMITTER_DATE: '2026-03-01T12:00:00Z', GIT_AUTHOR_DATE: '2026-03-01T12:00:00Z' },
  });
const write = (texts: Record<string, string>): void => {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'memport-ground-')));
  write({
    'package.json': JSON.stringify({
      name: 'shop',
      scripts: { build: 'tsc', 'db:migrate': 'x' },
      engines: { node: '>=20' },
      packageManager: 'pnpm@9.1.0+sha512.aa',
      dependencies: { zod: '^3.22.0', react: '^18.0.0', here: 'workspace:*' },
    }),
    'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version: '3.23.8' } } }),
    'packages/api/package.json': JSON.stringify({ scripts: { serve: 'x' } }),
    Makefile: '.PHONY: deploy up\nVAR := 1\ndeploy: build\n\tsh x\ncheck-%: up\n\techo\n',
    justfile: 'fmt arg="1":\n  echo\nset shell := ["sh"]\n',
    'Taskfile.yml': 'version: 3\ntasks:\n  seed:\n    cmds: [x]\n',
    'app/pubspec.yaml':
      'name: onibus\nversion: 3.1.0+44\ndependencies:\n  flutter:\n    sdk: flutter\n  riverpod: ^2.5.1\n',
    'py/pyproject.toml':
      '[project]\nname = "p"\nrequires-python = ">=3.11"\ndependencies = ["httpx[http2]>=0.27"]\n[project.scripts]\nserve = "p:run"\n[tool.poetry.group.dev.dependencies]\npytest = "^8.0"\n',
    'py/requirements-dev.txt': '# x\nruff==0.5.0\n-r other.txt\n',
    'rs/Cargo.toml': '[dependencies]\nserde = "1.0"\ntokio = { version = "1.38" }\n',
    'go/go.mod': 'module x\n\ngo 1.22\n\nrequire github.com/gin-gonic/gin v1.10.0\n',
    Gemfile: "gem 'rails', '~> 7.1'\n",
    Dockerfile: 'FROM node:20-alpine AS build\n',
    'compose.yaml': 'services:\n  db:\n    image: postgres:16.2\n',
    '.nvmrc': 'v20.11.0\n',
    '.gitignore': 'dist/\n*.local.ts\n/build\n!keep.local.ts\n',
    'src/a.ts': 'export const total = 1;\nexport const other = 2;\n',
    'src/ü n.ts': 'x',
    'src/gone.ts': 'gone\ngone\ngone\n',
  });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'a');
  git('mv', 'src/a.ts', 'src/b.ts');
  git('rm', '-q', 'src/gone.ts');
  git('commit', '-qm', 'b');
  git('mv', 'src/b.ts', 'src/c.ts');
  git('commit', '-qm', 'c');
  git('branch', 'release/2.x');
  git('pack-refs', '--all');
  git('branch', 'develop');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the ground of a project', () => {
  it('has the files, with names as they are, and where they went: the last place, and the day', () => {
    const ground = groundOf(root, env);
    expect(ground.partial).toBe(false);
    expect(ground.files.has('src/ü n.ts')).toBe(true);
    expect(ground.files.has('src/a.ts')).toBe(false);
    expect([...ground.renamed]).toEqual([
      ['src/b.ts', 'src/c.ts'],
      ['src/a.ts', 'src/c.ts'],
    ]);
    expect([...ground.deleted]).toEqual([['src/gone.ts', '2026-03-01']]);
    expect([...(ground.branches ?? [])].sort()).toEqual(['develop', 'main', 'release/2.x']);
  });

  it('has scripts, packages and versions of every manifest', () => {
    const { scripts, packages, ecosystems } = groundOf(root, env);
    const told = Object.fromEntries([...scripts].map(([file, names]) => [file, [...names].join(' ')]));
    expect(told).toEqual({
      'package.json': 'build db:migrate',
      'packages/api/package.json': 'serve',
      Makefile: 'deploy up check-%',
      justfile: 'fmt',
      'Taskfile.yml': 'seed',
      'py/pyproject.toml': 'serve',
    });
    const versions = ['zod', 'react', 'here', 'node', 'pnpm', 'python', 'httpx', 'pytest', 'ruff', 'serde', 'tokio'];
    expect(versions.map((name) => [name, ...(packages.get(name) ?? ['-'])].join(' '))).toEqual([
      'zod 3.23.8 ^3.22.0',
      'react ^18.0.0',
      'here',
      'node 20.11.0 20 >=20',
      'pnpm 9.1.0',
      'python >=3.11',
      'httpx >=0.27',
      'pytest ^8.0',
      'ruff ==0.5.0',
      'serde ^1.0',
      'tokio ^1.38',
    ]);
    expect(packages.get('gin')).toEqual(['1.10.0']);
    expect(packages.get('rails')).toEqual(['~> 7.1']);
    expect(packages.get('image:postgres')).toEqual(['16.2']);
    expect([...ecosystems].sort()).toEqual(['cargo', 'gem', 'go', 'npm', 'pub', 'pypi']);
    expect([packages.get('riverpod'), packages.get('onibus')]).toEqual([['^2.5.1'], ['3.1.0+44']]);
  });

  it('tells lines, words, what git leaves alone, and what stands there untracked', () => {
    const ground = groundOf(root, env);
    write({ 'notes.txt': 'x' });
    expect([ground.lines('src/c.ts'), ground.lines('src/none.ts')]).toEqual([2, undefined]);
    expect([ground.holds('total'), ground.holds('tot'), ground.holds('other', 'src/c.ts')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(ground.holds('total', 'package.json')).toBe(false);
    expect(['dist/a.js', 'x/y.local.ts', 'keep.local.ts', 'build', 'src/build'].map(ground.ignored)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect([ground.stands('notes.txt'), ground.stands('src'), ground.stands('../..'), ground.stands('/etc')]).toEqual([
      'file',
      'folder',
      undefined,
      undefined,
    ]);
    expect([ground.program('git'), ground.program('no-such-program')]).toEqual([true, false]);
  });

  it('takes a path for one that may be made where not every file could be read', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'memport-ground-')));
    writeFileSync(join(folder, 'a.sh'), 'x\n');
    expect(groundOf(folder, env).names('out/a.json')).toBe(false);
    writeFileSync(join(folder, 'b.sh'), 'y'.repeat(9 << 20));
    expect(groundOf(folder, env).names('out/a.json')).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('reads large files and passes over links, so that what stands nowhere is known to', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'memport-ground-')));
    writeFileSync(join(folder, 'fixture.json'), `{"a": "${'x'.repeat(2 << 20)} builtOnce tools/made.sh"}`);
    symlinkSync('fixture.json', join(folder, 'same.json'));
    execFileSync('git', ['init', '-q'], { cwd: folder });
    execFileSync('git', ['add', '-A'], { cwd: folder });
    const ground = groundOf(folder, env);
    expect([ground.holds('builtOnce'), ground.holds('builtTwice')]).toEqual([true, false]);
    expect([ground.names('tools/made.sh'), ground.names('tools/none.sh')]).toEqual([true, false]);
    rmSync(folder, { recursive: true });
  });

  it('runs nothing that the config of a repository names', () => {
    const made = join(root, 'made');
    const script = join(root, 'run.sh');
    writeFileSync(script, `#!/bin/sh\ntouch ${made}\n`);
    chmodSync(script, 0o755);
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'diff.external',
      'core.sshCommand',
      'gpg.program',
      'core.editor',
    ])
      git('config', key, script);
    git('config', 'log.showSignature', 'true');
    git('config', 'diff.x.textconv', script);
    writeFileSync(join(root, '.git/info/attributes'), '* diff=x filter=x\n');
    git('config', 'filter.x.clean', script);
    const { files, renamed, branches } = groundOf(root, env);
    expect([files.size > 10, renamed.size, branches?.size]).toEqual([true, 2, 3]);
    expect(existsSync(made)).toBe(false);
  });

  it('walks the folder where git says nothing, and knows no branch then', () => {
    const ground = groundOf(root, { PATH: '/nonexistent' });
    expect([ground.files.has('src/c.ts'), ground.partial, ground.branches, ground.renamed.size]).toEqual([
      true,
      false,
      undefined,
      0,
    ]);
    expect([...ground.files].some((file) => file.startsWith('.git/'))).toBe(false);
  });

  it('is one for all scopes of a repository, and none for what is not here', () => {
    const around = surroundingsOf([root, join(root, 'py'), '/gone'], root);
    const scope = (key: string, path: string) => ({ level: 'project' as const, key, paths: [path] });
    const grounds = groundsOf([scope('a', root), scope('b', join(root, 'py')), scope('c', '/gone')], around, env);
    expect([...grounds.keys()]).toEqual(['a', 'b']);
    expect(grounds.get('a')).toBe(grounds.get('b'));
  });

  it(
    'waits longer for the log than for other questions: a large repository takes its time',
    { timeout: 30_000 },
    () => {
      const slow = join(root, 'slow-git');
      write({
        'slow-git/git': `#!/bin/sh\ncase " $* " in *" log "*) sleep 5.5;; esac\nPATH="\${PATH#*:}" exec git "$@"\n`,
      });
      chmodSync(join(slow, 'git'), 0o755);
      const { renamed, deleted } = groundOf(root, { ...env, PATH: `${slow}:${env.PATH ?? ''}` });
      const told = groundOf(root, env);
      rmSync(slow, { recursive: true });
      expect(told.renamed.size + told.deleted.size).toBeGreaterThan(0);
      expect([renamed, deleted]).toEqual([told.renamed, told.deleted]);
    },
  );
});
