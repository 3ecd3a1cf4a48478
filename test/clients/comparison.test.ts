import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { BlockDifference } from '../../src/verbs/observed.ts';
import { ROOT } from '../cli/built.ts';
import { claudePlace } from './claude-place.ts';
import { codexPlace } from './codex-cases.ts';
import { judge } from './judged.ts';
import { absent, pinned, scratch, write, type File } from './lab.ts';

let room: string;
beforeAll(() => {
  room = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-wrong-'));
});
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));

/** A build with one thing wrong in it. */
const wrongly = (file: string, from: string | RegExp, to: string): string => {
  const copy = fs.mkdtempSync(path.join(room, 'b-'));
  // One door of the package leads into the contract of the tests.
  for (const name of ['src', 'adapters', 'test/contract', '.ci', 'package.json', 'tsconfig.json'])
    fs.cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(fs.realpathSync(path.join(ROOT, 'node_modules')), path.join(copy, 'node_modules'));
  const at = path.join(copy, file);
  const before = fs.readFileSync(at, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  fs.writeFileSync(at, after);
  execFileSync(process.execPath, ['.ci/bundle.ts'], { cwd: copy, stdio: 'pipe' });
  return path.join(copy, 'dist/bin.js');
};

const kinds = (differences: readonly BlockDifference[]) =>
  differences.map(({ predicted, observed }) =>
    predicted === undefined ? 'not predicted' : observed === undefined ? 'not sent' : 'differs',
  );

describe('what holds prediction and client together fails when memport is wrong by a little, Claude Code', async () => {
  const client = await pinned(claudeDrive, '2.1.332');
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, '2.1.332')).toBe(true));

  const lines = (times: number): File[] => [
    { path: 'MEMORY.md', text: { times, of: '- [M {n}](m{n}.md) — hook {n}\n' } },
  ];
  const units = (size: number): File[] => [
    { path: 'MEMORY.md', text: [{ times: size / 100, of: `${'x'.repeat(99)}\n` }, 'y'] },
  ];

  test.concurrent.each<[string, string, string | RegExp, string, File[], string[]]>([
    [
      'a limit of 199 lines',
      'adapters/claude/conventions.ts',
      'indexLines: { value: 200,',
      'indexLines: { value: 199,',
      lines(200),
      ['differs'],
    ],
    [
      'a limit of 201 lines',
      'adapters/claude/conventions.ts',
      'indexLines: { value: 200,',
      'indexLines: { value: 201,',
      lines(201),
      ['differs'],
    ],
    [
      'a limit of 25,001 units',
      'adapters/claude/conventions.ts',
      /indexUnits: \{ value: 25_?000,/,
      'indexUnits: { value: 25_001,',
      units(25_000),
      ['differs'],
    ],
    [
      'a label of other words',
      'adapters/claude/run/capture.ts',
      'persists across conversations',
      'persists over conversations',
      lines(3),
      ['not sent', 'not predicted'],
    ],
    [
      'a file dropped from an index that the client will write',
      'adapters/claude/shown/generated-index.ts',
      "file.endsWith('.md') &&",
      "file.endsWith('.md') && file !== 'b.md' &&",
      [
        { path: 'a.md', text: 'A.\n', age: 1 },
        { path: 'b.md', text: 'B.\n', age: 2 },
      ],
      ['differs'],
    ],
    [
      'no index at all',
      'adapters/claude/view.ts',
      '...(index?.block ? [index.block] : [])',
      '',
      lines(3),
      ['not predicted'],
    ],
  ])('%s', (_, file, from, to, memory, expected) =>
    claudePlace({ name: '', memory }, '2.1.332', async (where) => {
      const { differences } = await judge(claudeDrive, client, { ...where, bin: wrongly(file, from, to) });
      expect(kinds(differences)).toEqual(expected);
    }),
  );

  test.concurrent('a line dropped from the index after the prediction', () =>
    claudePlace({ name: '', memory: lines(5) }, '2.1.332', async (where, located = '') => {
      const { differences } = await judge(claudeDrive, client, where, { between: () => write(located, lines(4)) });
      expect(kinds(differences)).toEqual(['differs']);
    }),
  );
});

describe('and the same for Codex', async () => {
  const client = await pinned(codexDrive, '0.171.0');
  if (client === undefined) return void test('is installed', () => expect(absent(codexDrive, '0.171.0')).toBe(true));

  test.concurrent.each<[string, string, string | RegExp, string, string[]]>([
    [
      'a limit of 10,001 bytes',
      'adapters/codex/conventions.ts',
      /injected: \{\s*value: 10_?000,/,
      'injected: { value: 10_001,',
      ['differs'],
    ],
    [
      'one byte less at each end',
      'adapters/codex/shown/injected.ts',
      'const half = limit / 2;',
      'const half = limit / 2 - 1;',
      ['differs'],
    ],
    ['the other generation', 'adapters/codex/paths.ts', "standing('v1') ? 'v1' : 'v2'", "'v2'", ['not predicted']],
  ])('%s', async (_, file, from, to, expected) => {
    const home = scratch();
    try {
      const place = codexPlace(
        home,
        { name: '', codex: [{ path: 'memories/memory_summary.md', text: ['v1\n', 'x'.repeat(9998)] }] },
        write,
      );
      const { differences } = await judge(codexDrive, client, {
        harness: 'codex',
        version: '0.171.0',
        home,
        ...place,
        bin: wrongly(file, from, to),
      });
      expect(kinds(differences)).toEqual(expected);
    } finally {
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    }
  });
});
