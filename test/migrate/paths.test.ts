import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { character } from '../contract/memories.ts';
import { adapters } from '../../adapters/index.ts';
import { naming } from '../../src/kit/naming.ts';
import { disk } from '../../src/store/disk.ts';
import { landing } from '../../src/store/write-landing.ts';
import { trackedBelow } from '../../src/repo/tracked.ts';
import { inHome } from '../cli/here.ts';
import { carry, PAIRS, rootOf, settle, type Pair } from './pairs.ts';
import { filesBelow, statements, storeOf, tell } from './side.ts';

const [pair] = PAIRS as [Pair];
const HOSTILE = [
  '..',
  '../../x',
  '/etc/passwd',
  'a\0b',
  'CON',
  'nul.md',
  'MEMORY',
  'SKILL',
  '.git',
  '.hermes',
  '~',
  'a/b',
  'a\\b',
  '..\\..\\x',
  '',
  ' ',
  '.',
  'con.',
  'COM1',
  'x'.repeat(400),
  '\u202e',
  '%2e%2e%2f',
  '$(id)',
  '`id`',
  '\ud800',
  'ａ／ｂ',
  'İ',
  'ﬁ',
];

describe('where a write lands', () => {
  test('names that lead out, and links that do, are refused; links inside are followed', () =>
    inHome(async (home) => {
      const root = join(home, 'root');
      mkdirSync(join(root, 'in'), { recursive: true });
      mkdirSync(join(home, 'out'));
      writeFileSync(join(root, 'in/real.md'), 'x');
      writeFileSync(join(home, 'out/theirs.md'), 'x');
      symlinkSync('in/real.md', join(root, 'alias.md'));
      symlinkSync('../out/theirs.md', join(root, 'leads-out.md'));
      symlinkSync('../out', join(root, 'folder-out'));
      symlinkSync('nowhere', join(root, 'dangling.md'));
      symlinkSync('../out/not-yet', join(root, 'dangling-out'));
      symlinkSync('loop', join(root, 'loop'));
      symlinkSync('root', join(home, 'linked-root'));
      const at = (file: string, from = root) => landing(disk, from, file);
      expect(at('new/deep/file.md')).toEqual({ file: join(root, 'new/deep/file.md'), linked: false });
      expect(at('alias.md')).toEqual({ file: join(root, 'in/real.md'), linked: true });
      expect(at('in/real.md', join(home, 'linked-root'))).toEqual({ file: join(root, 'in/real.md'), linked: false });
      for (const file of [
        'leads-out.md',
        'folder-out/new.md',
        'folder-out/a/b.md',
        'dangling.md',
        'dangling-out/x.md',
        'loop',
        'loop/x',
        '../out/x.md',
        'in/../../x',
        '/etc/passwd',
        'a\0b',
        '',
        'in\\..\\..\\x',
      ]) {
        expect([file, at(file)]).toEqual([file, { refused: expect.any(String) }]);
      }
    }));

  test.each(adapters.map((adapter) => [adapter.id, adapter] as const))(
    '%s names no path from a hostile source that leaves the store',
    (id, adapter) =>
      inHome(async (home) => {
        const side = { harness: id };
        const store = storeOf(home, side);
        const text = fc.oneof(
          fc.constantFrom(...HOSTILE),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.string({ unit: character, maxLength: 20 }),
        );
        fc.assert(
          fc.property(text, text, text, fc.boolean(), (title, key, statement, project) => {
            const said = adapter.express(
              {
                id: `x/${title}`,
                kind: 'rule',
                name: title,
                title: title || 'x',
                statement: statement.trim() || 'x',
                detail: 'y'.repeat(3_000),
                scope: project ? { level: 'project', key, paths: [key] } : { level: 'global' },
                author: 'unknown',
                load: 'always',
                status: 'active',
                keywords: [],
                links: [],
                evidence: [],
                dates: {},
                places: [],
                native: {},
              },
              {
                at: store.at,
                scene: { cwd: home, home, platform: 'linux', now: 0, around: { folders: {}, projects: {} } },
                store,
                focus: undefined,
                name: naming(store.files.keys()),
              },
            );
            for (const part of 'forms' in said ? said.forms.flatMap(({ parts }) => parts) : []) {
              if (part.file !== undefined)
                expect(landing(disk, store.at.root, part.file)).toEqual({ file: expect.any(String), linked: false });
            }
          }),
          { numRuns: 60 },
        );
      }),
    120_000,
  );
});

describe('links and git in the target', () => {
  const told = (body: (home: string, root: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [{ statement: 'Use tabs over spaces' }]);
      await body(home, rootOf(home, pair.to));
    });

  test('a linked root is followed, and named in the plan', () =>
    told(async (home, root) => {
      renameSync(root, join(home, 'elsewhere'));
      symlinkSync(join(home, 'elsewhere'), root);
      expect((await carry(home, pair, ['--dry-run'])).stdout).toContain('the folder is a link to');
      expect((await carry(home, pair)).code).toBe(0);
      expect(statements(home, pair.to)).toEqual(['Use tabs over spaces']);
      expect(realpathSync(root)).toBe(join(home, 'elsewhere'));
    }));

  test('a linked file is written through while its target stays inside, and stays a link', () =>
    told(async (home, root) => {
      mkdirSync(join(root, 'memories'), { recursive: true });
      writeFileSync(join(root, 'memories/kept.md'), 'Ada is the lead');
      symlinkSync('kept.md', join(root, 'memories/MEMORY.md'));
      expect((await carry(home, pair, ['--dry-run'])).stdout).toContain('a link; ');
      expect((await carry(home, pair)).code).toBe(0);
      expect(readFileSync(join(root, 'memories/kept.md'), 'utf8')).toContain('Use tabs over spaces');
      expect(existsSync(join(root, 'memories/MEMORY.md'))).toBe(true);
      expect(statements(home, pair.to)).toEqual(['Ada is the lead', 'Use tabs over spaces']);
    }));

  test.each(['file', 'folder', 'dangling'] as const)(
    'a link that leads out is refused, nothing is written behind it: %s',
    (which) =>
      told(async (home, root) => {
        const out = join(home, 'out');
        mkdirSync(out);
        if (which === 'folder') symlinkSync(out, join(root, 'memories'));
        else {
          mkdirSync(join(root, 'memories'), { recursive: true });
          if (which === 'file') writeFileSync(join(out, 'theirs.md'), 'theirs');
          symlinkSync(join(out, 'theirs.md'), join(root, 'memories/MEMORY.md'));
        }
        const before = [...filesBelow(out)];
        const ran = await carry(home, pair);
        expect([ran.code, ran.stderr]).toEqual([3, expect.stringMatching(/link/)]);
        expect(ran.stderr).not.toContain('changed after the plan');
        expect([...filesBelow(out)]).toEqual(before);
        expect(readdirSync(dirname(root)).length).toBe(1);
      }),
  );

  test('a file that could not be read is no file to write over', () =>
    told(async (home, root) => {
      mkdirSync(join(root, 'memories'), { recursive: true });
      writeFileSync(join(root, 'memories/MEMORY.md'), 'x'.repeat(5 << 20));
      const ran = await carry(home, pair);
      expect([ran.code, ran.stderr]).toEqual([3, expect.stringContaining('MEMORY.md may not be written')]);
      expect(readFileSync(join(root, 'memories/MEMORY.md'), 'utf8').length).toBe(5 << 20);
    }));

  test.each(['2', '3', '4'])('a file that git tracks is marked in the plan (index version %s)', (version) =>
    told(async (home, root) => {
      const git = (...args: string[]): void =>
        void execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
          stdio: 'ignore',
          env: { PATH: process.env['PATH'] ?? '', HOME: home },
        });
      mkdirSync(join(root, 'memories/deep'), { recursive: true });
      for (const name of ['MEMORY.md', 'deep/a.md', 'deep/ab.md', 'zß.md'])
        writeFileSync(join(root, 'memories', name), 'Ada is the lead');
      git('init', '-q');
      git('config', 'index.version', version);
      git('add', 'memories');
      git('update-index', '--index-version', version);
      expect([
        ...trackedBelow(root, [
          'memories/MEMORY.md',
          'memories/deep/ab.md',
          'memories/zß.md',
          'memories/USER.md',
          'MEMORY.md',
        ]),
      ]).toEqual(['memories/MEMORY.md', 'memories/deep/ab.md', 'memories/zß.md']);
      expect([...trackedBelow(join(root, 'memories'), ['MEMORY.md', 'memories/MEMORY.md'])]).toEqual(['MEMORY.md']);
      expect((await carry(home, pair, ['--dry-run'])).stdout).toMatch(/MEMORY\.md: git tracks it/);
      rmSync(join(root, '.git/index'));
      expect([...trackedBelow(root, ['memories/MEMORY.md'])]).toEqual([]);
      writeFileSync(join(root, '.git/index'), 'DIRC');
      expect([...trackedBelow(root, ['memories/MEMORY.md'])]).toEqual([]);
    }),
  );
});
