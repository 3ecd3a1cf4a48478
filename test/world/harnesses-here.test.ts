import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import type { Landmark } from '../../src/adapter.ts';
import { harnessesHere } from '../../src/world/harnesses-here.ts';
import { worldOf } from '../../src/world/world.ts';
import { clearedEnv, makeHome } from '../cli/built.ts';

const quill: Landmark = {
  id: 'quill',
  title: 'Quill',
  aliases: ['quill-cli'],
  stands: (machine) => machine.stat(`${machine.home}/.quill`) !== undefined,
  load: async () => ({ ...(adapters[0] as (typeof adapters)[number]), id: 'quill' }),
};

const found = async (argv: readonly string[], put: (home: string) => void = () => {}): Promise<string[]> => {
  const { home, remove } = makeHome();
  try {
    put(home);
    const cwd = join(home, 'app/src');
    mkdirSync(cwd, { recursive: true });
    const world = worldOf({ env: clearedEnv(home), cwd, adapters });
    return (await harnessesHere(world, [quill], argv)).map(({ id }) => id);
  } finally {
    remove();
  }
};

const write = (file: string, text: string): void => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

describe('a rarer harness', () => {
  test('is not loaded where nothing is of it', async () => expect(await found(['list'])).toEqual([]));

  test.each([
    ['something of it is here', ['list'], (home: string) => mkdirSync(join(home, '.quill'))],
    ['it is named in an arrow', ['claude:quill'], () => {}],
    ['it is named in an option', ['migrate', '--from=quill', '--to', 'codex'], () => {}],
    ['another name of it is typed', ['show', 'Quill-CLI'], () => {}],
    ['its name is misspelt', ['show', 'qiull'], () => {}],
    [
      'the repository names it',
      ['check'],
      (home: string) => write(join(home, 'app/memport.json'), '{"stores": {"q": {"harness": "quill"}}}'),
    ],
    [
      'the ledger names it',
      ['check'],
      (home: string) => write(join(home, '../state/memport/ledger.json'), '{"rows": [{"pair": "claude→quill"}]}'),
    ],
  ])('is loaded where %s', async (_, argv, put) => expect(await found(argv, put)).toEqual(['quill']));
});
