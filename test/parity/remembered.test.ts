import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { gate, type GateOptions } from '../../src/verbs/gate.ts';
import { worldOf } from '../../src/world/world.ts';
import { clearedEnv } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, settle, type Pair } from '../migrate/pairs.ts';
import { tell } from '../migrate/side.ts';

const PAIR: Pair = {
  title: 'claude → codex',
  args: ['claude:codex', '--all'],
  from: { harness: 'claude', project: 'work/app' },
  to: { harness: 'codex' },
  folders: ['work/app/.git', '.codex'],
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const stage = async (home: string): Promise<void> => {
  settle(home, PAIR);
  write(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  tell(home, PAIR.from, [{ statement: 'Keep a pull request under 400 changed lines.', why: 'Nobody reads more.' }]);
  expect((await carry(home, PAIR)).code).toBe(0);
};

/** Whether a check stands by what an earlier one found, and what it says. */
const look = async (home: string, options: Partial<GateOptions> = {}, env: Record<string, string> = {}) => {
  const cwd = join(home, 'work/app');
  const world = worldOf({ env: { ...clearedEnv(home), ...env }, cwd, adapters });
  const wish = { cwd, a: 'claude', b: 'codex', ...options };
  const { compares, document } = await gate(world, wish, { anew: false, worthIt: 1 });
  return { known: compares.length === 0, document };
};

const fileIn = (home: string): string => {
  const folder = join(home, '.claude/projects', slugOf(join(home, 'work/app')), 'memory');
  return join(folder, readdirSync(folder).find((name) => name !== 'MEMORY.md' && name.endsWith('.md')) ?? '');
};

/** Other bytes of the same length in a file that looks as if nobody had touched it. */
const secretly = (file: string, from: string, to: string): void => {
  const { atime, mtime } = statSync(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  utimesSync(file, atime, mtime);
};

const CHANGES: readonly (readonly [string, (home: string) => void])[] = [
  ['a byte of a memory', (home) => secretly(fileIn(home), '400', '401')],
  ['a byte of a setting', (home) => secretly(join(home, '.codex/config.toml'), 'true', 'True')],
  ['a memory more', (home) => write(join(dirname(fileIn(home)), 'other.md'), 'Never rebase main.\n')],
  ['a memory less', (home) => rmSync(fileIn(home))],
  ['another name', (home) => renameSync(fileIn(home), fileIn(home).replace(/\.md$/, '_2.md'))],
  ['a file that nobody may read', (home) => chmodSync(fileIn(home), 0o200)],
  [
    'what the target holds',
    (home) => appendFileSync(join(home, '.codex/memories_v2/memory_summary.md'), '\n- One more.\n'),
  ],
  ['an instruction file', (home) => write(join(home, 'work/app/CLAUDE.md'), 'Use pnpm.\n')],
  ['the settings of a project', (home) => write(join(home, 'work/app/.claude/settings.json'), '{}')],
  [
    'git',
    (home) => write(join(home, 'work/app/.git/config'), '[remote "origin"]\n\turl = https://git.example/a/b.git\n'),
  ],
  ['the ledger', (home) => rmSync(join(home, '../state/memport/ledger.json'))],
  ['an answer', (home) => write(join(home, '../state/memport/memport.pairs.json'), '{"format": 1, "pairs": []}\n')],
  [
    'an answer of the repository',
    (home) => write(join(home, 'work/app/memport.pairs.json'), '{"format": 1, "pairs": []}\n'),
  ],
  ['the configuration', (home) => write(join(home, 'work/app/memport.json'), '{}')],
  [
    "the person's own configuration",
    (home) => write(join(home, '.config/memport/config.json'), '{"projects": {"acme": ["~/work/app"]}}'),
  ],
  [
    'the client',
    (home) => {
      write(join(home, 'bin/codex'), '#!/bin/sh\n');
      chmodSync(join(home, 'bin/codex'), 0o755);
      write(join(home, 'package.json'), '{"name": "@openai/codex", "version": "0.169.1"}');
    },
  ],
];

describe('what a check found before', () => {
  test('holds while nothing was touched, says the same, and reads as no other options', () =>
    inHome(async (home) => {
      await stage(home);
      const [first, again] = [await look(home), await look(home)];
      expect([first.known, again.known]).toEqual([false, true]);
      expect(again.document).toEqual(first.document);
      expect(first.document).toMatchObject({ compared: 1, failed: false });
      for (const options of [
        { a: 'codex', b: 'claude' },
        { direction: 'mirror' },
        { projects: [home] },
        { cwd: home },
      ] as const)
        expect([options, (await look(home, options)).known]).toEqual([options, false]);
      for (const env of [
        { CODEX_HOME: join(home, '.codex') },
        { MEMPORT_NOW: '2027-01-01T00:00:00Z' },
        { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' },
      ])
        expect([env, (await look(home, {}, env)).known]).toEqual([env, false]);
      // Which of it counts is asked every time.
      await look(home);
      expect((await look(home, { failOn: 'none', baseline: new Set() })).known).toBe(true);
      expect((await look(home)).known).toBe(true);
    }));

  test.each(CHANGES)('does not hold when %s is another', (_, change) =>
    inHome(async (home) => {
      await stage(home);
      await look(home);
      expect((await look(home)).known).toBe(true);
      change(home);
      expect((await look(home)).known).toBe(false);
    }),
  );

  test('is no file where few memories were compared, and is not asked by whoever needs the memories', () =>
    inHome(async (home) => {
      await stage(home);
      const rim = { cwd: join(home, 'work/app') };
      expect((await memportHere(home, ['check', 'claude', 'codex'], rim)).code).toBe(0);
      expect(() => statSync(join(home, '../state/memport/checks'))).toThrow();
    }));
});
