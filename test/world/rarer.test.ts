import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adapters, rarer } from '../../adapters/index.ts';
import { harnessesHere } from '../../src/world/harnesses-here.ts';
import { worldOf } from '../../src/world/world.ts';
import { clearedEnv, makeHome } from '../cli/built.ts';
import { sources } from '../sources.ts';

const TAKEN = ['list', 'show', 'sync', ...adapters.flatMap(({ id, aliases }) => [id, ...aliases])];

const loaded = async (argv: readonly string[]): Promise<string[]> => {
  const { home, remove } = makeHome();
  try {
    const cwd = join(home, 'app');
    mkdirSync(cwd, { recursive: true });
    const world = worldOf({ env: clearedEnv(home), cwd, adapters });
    return (await harnessesHere(world, rarer, argv, TAKEN)).map(({ id }) => id);
  } finally {
    remove();
  }
};

test.each([
  [[]],
  [['list']],
  [['claude:codex', '--dry-run']],
  [['show', 'claude-code', '--as-prompt']],
  [['list', '--format', 'markdown']],
  [['sync', 'codex', 'hermes']],
])('in an empty HOME no rarer harness is loaded for %j', async (argv) => expect(await loaded(argv)).toEqual([]));

test.each([
  ['mem0', ['mem0']],
  ['Gemini app', ['gemini-app']],
  ['claude.ai', ['claude-ai']],
])('%s loads what it names', async (word, ids) => expect(await loaded(['show', word])).toEqual(ids));

test('the core names no rarer harness', () => {
  const names = rarer.flatMap(({ id, title, aliases }) => [id, title, ...aliases]).filter((name) => !COMMON.has(name));
  const any = new RegExp(
    `(?<![\\w-])(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
    'gi',
  );
  const found = [...sources('src/**/*.ts')].flatMap(([file, text]) =>
    ABOUT.some((place) => file.startsWith(place))
      ? []
      : [...text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(any)].map(([name]) => `${file} ${name}`),
  );
  expect(found).toEqual([]);
});

/** Names that are words of other things as well. */
const COMMON = new Set(['memories', 'memory-bank']);

/** Where names are words that somebody else wrote or is to read: what memories speak of, and the help. */
const ABOUT = [
  'src/scan/',
  'src/audit/claims/',
  'src/audit/pages/',
  'src/cli/commands/import.ts',
  'src/cli/commands/export.ts',
];
