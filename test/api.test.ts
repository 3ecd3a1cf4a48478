import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as adapter from '../src/adapter.ts';
import * as api from '../src/index.ts';
import { clearedEnv, ROOT, withHome } from './cli/built.ts';

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(pattern)]
    .flatMap((match) =>
      (match[1] as string)
        .split(',')
        .map((name) => name.trim().replace(/^.* as /, ''))
        .filter((name) => name !== ''),
    )
    .sort();

describe('the public API', () => {
  test('the functions and values of memport', () => {
    expect(Object.keys(api).sort()).toEqual(VALUES);
  });

  test('the types of memport', () => {
    expect(namesIn('src/index.ts', /^export type \{([^}]*)\}/gm)).toEqual(TYPES);
  });

  test('memport/adapter is the contract and nothing else', () => {
    expect(Object.keys(adapter)).toEqual(['defineAdapter']);
    expect(namesIn('src/adapter.ts', /^export (?:interface|type) (\w+)/gm)).toEqual(CONTRACT);
  });

  test('the API only passes on what other files define', () => {
    const code = readFileSync(`${ROOT}/src/index.ts`, 'utf8').replace(/^\/\/.*$/gm, '');
    expect(code.replace(/^export (?:type )?\{[^}]*\} from '.*';$/gm, '').trim()).toBe('');
  });

  test('the package opens these doors and no others', () => {
    const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { exports: object };
    expect(Object.keys(exports)).toEqual(['.', './adapter', './package.json']);
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
    const out = execFileSync(process.execPath, [file], { cwd: home, env: clearedEnv(home), encoding: 'utf8' });
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
const CONTRACT = [
  'Adapter',
  'Cost',
  'Edition',
  'Edits',
  'Fact',
  'Form',
  'Framing',
  'Hand',
  'InUseRule',
  'Landmark',
  'Machine',
  'Part',
  'Placed',
  'Put',
  'SessionLogs',
  'Site',
];
