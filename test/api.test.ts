import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as adapter from '../src/doors/adapter-door.ts';
import * as api from '../src/index.ts';
import * as testing from './contract/testing.ts';
import { clearedEnv, COMPILED, ROOT, withHome } from './cli/built.ts';

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(pattern)]
    .flatMap((match) =>
      (match[1] as string)
        .split(',')
        .map((name) => name.trim().replace(/^.* as /, ''))
        .filter((name) => name !== ''),
    )
    .sort();

/** The types that a file of the contract imports, and those that their files import; schemas are behind no name. */
const typesBehind = (file: string, seen = new Set<string>()): string[] =>
  [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/^import type \{([^}]*)\} from '(.*)';$/gm)].flatMap(
    ([, names = '', from = '']) => {
      const target = join(file, '..', from);
      if (target.endsWith('-schema.ts')) return [];
      const deeper = seen.has(target) ? [] : typesBehind(target, seen.add(target));
      return [...names.split(',').flatMap((name) => name.trim() || []), ...deeper];
    },
  );

describe('the public API', () => {
  test('the functions and values of memport', () => {
    expect(Object.keys(api).sort()).toEqual(VALUES);
  });

  test('the types of memport', () => {
    expect(namesIn('src/index.ts', /^export type \{([^}]*)\}/gm)).toEqual(TYPES);
  });

  test('the tools of memport/adapter, and the laws of memport/testing', () => {
    expect(Object.keys(adapter).sort()).toEqual(TOOLS);
    expect(Object.keys(testing).sort()).toEqual(LAWS);
  });

  test('memport/adapter has every type of the contract, and every type those are made of', () => {
    const given = namesIn('src/doors/adapter-door.ts', /^export type \{([^}]*)\}/gm);
    const own = namesIn('src/adapter.ts', /^export (?:interface|type) (\w+)/gm).filter((name) => name !== 'Landmark');
    expect([...own, ...typesBehind('src/adapter.ts')].filter((name) => !given.includes(name))).toEqual([]);
  });

  test('the API only passes on what other files define', () => {
    for (const door of ['src/index.ts', 'src/doors/adapter-door.ts', 'test/contract/testing.ts']) {
      const code = readFileSync(`${ROOT}/${door}`, 'utf8').replace(/^\/\/.*$/gm, '');
      expect(code.replace(/^export (?:type )?\{[^}]*\} from '.*';$/gm, '').trim()).toBe('');
    }
  });

  test('the package opens these doors and no others', () => {
    const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { exports: object };
    expect(Object.keys(exports)).toEqual(['.', './adapter', './testing', './package.json']);
  });
});

test('the example in the README lists, carries and takes back', () => {
  const example = /```js\n(import [^]*?)```/.exec(readFileSync(`${ROOT}/README.md`, 'utf8'))?.[1] as string;
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(21);
  withHome((home) => {
    mkdirSync(join(home, '.hermes/memories'), { recursive: true });
    mkdirSync(join(home, '.codex'));
    writeFileSync(join(home, '.hermes/memories/MEMORY.md'), 'The staging database is Postgres on port 5433');
    const file = join(home, 'example.mjs');
    writeFileSync(file, example.replace("'memport'", JSON.stringify(pathToFileURL(join(ROOT, 'dist/index.js')).href)));
    const out = execFileSync(process.execPath, [file], {
      cwd: home,
      env: { ...clearedEnv(home), ...COMPILED },
      encoding: 'utf8',
    });
    expect(out.replace(/[0-9a-f]{6,}/g, '…').split('\n')).toEqual([
      '… The staging database is Postgres on port 5433',
      'new hermes/global/…',
      expect.stringMatching(/^\d+ files written$/),
      expect.stringMatching(/^\d+ files as before$/),
      '',
    ]);
    expect(existsSync(join(home, '.codex/memories_v2'))).toBe(false);
  });
});

test('the files that src/README.md names stand there, and its walk has ten steps', () => {
  const text = readFileSync(`${ROOT}/src/README.md`, 'utf8');
  const named = [...text.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g)];
  expect(named.filter(([, shown, link]) => shown !== link || !existsSync(`${ROOT}/src/${link}`))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
  expect(text.match(/^\d+\. /gm)).toHaveLength(10);
});

const VALUES = ['MemportError', 'adapters', 'defineAdapter', 'everyHarness', 'isMemportError', 'open'];
const TYPES = [
  'Adapter',
  'Block',
  'Budget',
  'Choice',
  'Cost',
  'Decided',
  'Decision',
  'Delivered',
  'Delivery',
  'Draft',
  'Edition',
  'Edits',
  'Fact',
  'FileTree',
  'Finding',
  'FindingDocument',
  'FindingRule',
  'Form',
  'Given',
  'InUseRule',
  'Landmark',
  'ListDocument',
  'Location',
  'Loss',
  'Machine',
  'Memory',
  'Memport',
  'Migration',
  'Order',
  'Outlook',
  'Part',
  'Place',
  'Placed',
  'Plan',
  'PlanOptions',
  'Planned',
  'Put',
  'Route',
  'Run',
  'Scope',
  'Severity',
  'Site',
  'Store',
  'StoreDocument',
  'UndoOptions',
  'Undone',
  'View',
  'Wish',
];
const TOOLS = [
  'MARKDOWN_BODY',
  'PLAIN_BODY',
  'blocksOf',
  'bulletList',
  'bulletText',
  'bullets',
  'bulletsAmong',
  'byteLength',
  'chooseEdition',
  'codePoints',
  'covered',
  'decode',
  'defineAdapter',
  'derive',
  'distinct',
  'encode',
  'eolOf',
  'firstUndecodable',
  'folderOfTexts',
  'framed',
  'inFrame',
  'isText',
  'landing',
  'legible',
  'lineSpan',
  'linesOf',
  'memoryId',
  'movesOf',
  'nameFrom',
  'nameOfWords',
  'normalBody',
  'numbered',
  'ownWords',
  'parseBody',
  'plain',
  'plainHome',
  'printBody',
  'printScalar',
  'readFrontmatter',
  'readHead',
  'sameBody',
  'scopeKey',
  'unfit',
  'unframe',
  'weave',
  'wholeLines',
  'withOwnNames',
  'withSegments',
];
const LAWS = [
  'HOME',
  'NOW',
  'SCENE',
  'contractSuite',
  'formsFor',
  'machineOver',
  'memory',
  'phrase',
  'readAt',
  'storeFor',
  'textIn',
  'treeOf',
  'worldOf',
];
