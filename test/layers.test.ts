import { describe, expect, test } from 'vitest';
import data from './layers.json' with { type: 'json' };
import { violations, type Layer } from './layers.ts';
import { sources } from './sources.ts';

const layers = data.layers as Layer[];
const real = sources('src/**/*.ts', 'adapters/**/*.ts', 'package.json');
const planted = (file: string, text: string): string[] => {
  const files = new Map([...real, [file, `${text}\n${real.get(file) ?? ''}`]]);
  return violations(files, layers);
};

describe('who may import whom', () => {
  test('every file of src and adapters keeps to its layer', () => {
    expect(real.size).toBeGreaterThan(50);
    expect(violations(real, layers)).toEqual([]);
  });

  test.each([
    [
      'ir is a leaf',
      'src/ir/memory.ts',
      "import type { X } from '../text/body.ts';",
      /\(ir\) may not import src\/text\/body\.ts/,
    ],
    [
      'an adapter does not import the disk',
      'adapters/hermes/read.ts',
      "import { disk } from '../../src/store/disk.ts';",
      /\(adapters\) may not import .*\(store\)/,
    ],
    [
      'an adapter does not import the command line, not even lazily',
      'adapters/hermes/read.ts',
      "const run = () => import('../../src/cli/run.ts');",
      /\(adapters\) may not import .*\(cli\)/,
    ],
    [
      'an adapter does not drive clients',
      'adapters/hermes/read.ts',
      "import type { Child } from '../../src/drive/child.ts';",
      /\(adapters\) may not import .*\(drive\)/,
    ],
    [
      'planning does not touch the disk',
      'src/plan/store-migration.ts',
      "import { disk } from '../store/disk.ts';",
      /\(plan\) may not import .*\(store\)/,
    ],
    ['only IO folders read files', 'src/text/glob.ts', "import { readFileSync } from 'node:fs';", /imports node:fs/],
    [
      'only IO folders start programs',
      'src/kit/pack.ts',
      "import { spawn } from 'node:child_process';",
      /imports node:child_process/,
    ],
    [
      'only IO folders open sockets',
      'adapters/hermes/view.ts',
      "import * as http from 'node:http';",
      /imports node:http/,
    ],
    [
      'the environment is passed inward',
      'src/text/glob.ts',
      "export const home = process.env['HOME'];",
      /uses process/,
    ],
    ['the clock is passed inward', 'src/plan/fit.ts', 'export const now = Date.now();', /uses Date\.now/],
    ['the clock hides in a date, too', 'src/plan/fit.ts', 'export const now = new Date();', /uses new Date\(\)/],
    ['chance is passed inward', 'src/ir/identity.ts', 'export const id = Math.random();', /uses chance/],
    [
      'a package is loaded where the table says',
      'src/text/glob.ts',
      "import * as z from 'zod';",
      /loads the package zod/,
    ],
    ['a file on no layer fails', 'src/helpers/any.ts', 'export const a = 1;', /src\/helpers\/any\.ts is on no layer/],
    ['an import of nothing fails', 'src/text/glob.ts', "import { a } from './gone.ts';", /which is not there/],
    [
      'a cycle fails, of types as well',
      'src/text/blocks.ts',
      "import type { Body } from './body.ts';",
      /a cycle: .*src\/text\/body\.ts/,
    ],
  ])('%s', (_, file, text, complaint) => expect(planted(file, text).join('\n')).toMatch(complaint));

  test('an adapter never imports another one', () => {
    const files = new Map([...real, ['adapters/other/index.ts', "import { hermes } from '../hermes/index.ts';"]]);
    expect(violations(files, layers).join()).toContain('strangers');
  });

  test('words in comments and strings are no use of them', () => {
    expect(planted('src/text/glob.ts', "// Date.now() and import './gone.ts'\n/* process.env */")).toEqual([]);
  });
});
