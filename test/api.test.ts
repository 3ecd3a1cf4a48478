import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as adapter from '../src/adapter.ts';
import * as api from '../src/index.ts';
import { ROOT } from './cli/built.ts';

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(pattern)].flatMap((match) => (match[1] as string).split(',').map((name) => name.trim().replace(/^.* as /, '')).filter((name) => name !== '')).sort();

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
    const code = readFileSync(`${ROOT}/src/index.ts`, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('//'));
    expect(code.filter((line) => !/^export (?:type )?\{.*\} from '.*';$/.test(line))).toEqual([]);
  });

  test('the package opens these doors and no others', () => {
    const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { exports: object };
    expect(Object.keys(exports)).toEqual(['.', './adapter', './package.json']);
  });
});

const VALUES = [
  'MemportError', 'adapters', 'defineAdapter', 'isMemportError', 'list', 'show', 'survey',
];
const TYPES = [
  'Adapter', 'Block', 'Budget', 'Cost', 'Delivered', 'Delivery', 'Edition', 'Edits', 'Fact', 'FileTree', 'Finding', 'FindingRule', 'Form',
  'InUseRule', 'Location', 'Loss', 'Machine', 'Memory', 'Part', 'Place', 'Placed', 'Put', 'Scope', 'Severity', 'Site',
  'Store', 'View',
];
const CONTRACT = [
  'Adapter', 'Cost', 'Edition', 'Edits', 'Fact', 'Form', 'InUseRule', 'Machine', 'Part', 'Placed', 'Put', 'Site',
];
