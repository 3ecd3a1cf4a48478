import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, clearedEnv, ROOT, withHome } from '../cli/built.ts';
import type { Ratio } from './cold-start.ts';

/** Every module a command loads. */
const loadedBy = (...args: string[]): string[] =>
  withHome((home) => {
    const ran = spawnSync(process.execPath, ['--import', join(ROOT, 'test/bench/spy.mjs'), BIN, ...args], { env: clearedEnv(home), encoding: 'utf8' });
    return ran.stderr.split('\n').filter((line) => line.startsWith('file:')).map((url) => url.replace(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/.*$/, '$1').replace(/^.*\/dist\//, ''));
  });
const packagesOf = (modules: readonly string[]): string[] => [...new Set(modules.filter((each) => !each.includes('/') || each.startsWith('@')))];

describe('the bench', () => {
  test('gives a ratio for every start it times', () => {
    const ratios = JSON.parse(execFileSync(process.execPath, [join(ROOT, 'test/bench/main.ts'), '--rounds', '1', '--json'], { encoding: 'utf8' })) as Ratio[];
    expect(ratios.map((each) => each.what)).toEqual(['memport --version', 'memport list --json, empty HOME']);
    for (const each of ratios) expect(each.ratio).toBeGreaterThan(0);
  });
});

describe('a cold start', () => {
  test('of the version loads the command line alone: no adapter, no store, no verb', () => {
    const modules = loadedBy('--version');
    expect(packagesOf(modules)).toEqual(['commander']);
    expect(modules.filter((each) => !/^(?:commander$|src\/cli\/|src\/errors\.js$)/.test(each))).toEqual([]);
  });

  test('of a list loads no parser, no schema, no judgement and no writing', () => {
    const modules = loadedBy('list', '--json');
    expect(modules).toContain('adapters/hermes/index.js');
    expect(packagesOf(modules)).toEqual(['commander']);
    expect(modules.filter((each) => /^src\/(?:meaning|scan|plan|ir\/schema|migrate|apply)/.test(each))).toEqual([]);
  });
});
