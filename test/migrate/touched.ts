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
import { expect } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { carry, settle, type Pair } from './pairs.ts';
import { tell } from './side.ts';

/** A memory that was carried, and everything that can be another for the next run. */
export const PAIR: Pair = {
  title: 'claude → codex',
  args: ['claude:codex', '--all'],
  from: { harness: 'claude', project: 'work/app' },
  to: { harness: 'codex' },
  folders: ['work/app/.git', '.codex'],
};

export const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

export const stage = async (home: string): Promise<void> => {
  settle(home, PAIR);
  write(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  tell(home, PAIR.from, [{ statement: 'Keep a pull request under 400 changed lines.', why: 'Nobody reads more.' }]);
  expect((await carry(home, PAIR)).code).toBe(0);
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

const NO_ANSWERS = '{"format": 1, "pairs": []}\n';
const NO_REWRITES = '{"format": 1}\n';

export const CHANGES: readonly (readonly [string, (home: string) => void])[] = [
  ['a byte of a memory', (home) => secretly(fileIn(home), '400', '401')],
  ['the time of a memory', (home) => utimesSync(fileIn(home), 1_700_000_000, 1_700_000_000)],
  ['a byte of a setting', (home) => secretly(join(home, '.codex/config.toml'), 'true', 'True')],
  ['a memory more', (home) => write(join(dirname(fileIn(home)), 'other.md'), 'Never rebase main.\n')],
  ['a memory less', (home) => rmSync(fileIn(home))],
  ['another name', (home) => renameSync(fileIn(home), fileIn(home).replace(/\.md$/, '_2.md'))],
  ['a file that nobody may read', (home) => chmodSync(fileIn(home), 0o200)],
  [
    'what the target holds',
    (home) => appendFileSync(join(home, '.codex/memories_v2/memory_summary.md'), '\n- One more.\n'),
  ],
  ['the settings of a project', (home) => write(join(home, 'work/app/.claude/settings.json'), '{}')],
  [
    'git',
    (home) => write(join(home, 'work/app/.git/config'), '[remote "origin"]\n\turl = https://git.example/a/b.git\n'),
  ],
  ['the ledger', (home) => rmSync(join(home, '../state/memport/ledger.json'))],
  ['an answer', (home) => write(join(home, '../state/memport/memport.pairs.json'), NO_ANSWERS)],
  ['an answer of the repository', (home) => write(join(home, 'work/app/memport.pairs.json'), NO_ANSWERS)],
  ['a rewrite', (home) => write(join(home, '../state/memport/memport.lock'), NO_REWRITES)],
  ['a rewrite of the repository', (home) => write(join(home, 'work/app/memport.lock'), NO_REWRITES)],
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
