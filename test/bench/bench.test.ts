import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BIN, clearedEnv, COMPILED, ROOT, withHome } from '../cli/built.ts';
import type { Row } from './row.ts';

/** Every module a command loads: ours by the sources that were joined to the file. */
const loadedBy = (...args: string[]): string[] =>
  withHome((home) => {
    const sources = JSON.parse(readFileSync(join(ROOT, 'dist/modules.json'), 'utf8')) as Record<string, string[]>;
    const ran = spawnSync(process.execPath, ['--import', join(ROOT, 'test/bench/spy.mjs'), BIN, ...args], {
      cwd: home,
      env: { ...clearedEnv(home), ...COMPILED },
      encoding: 'utf8',
    });
    return ran.stderr
      .split('\n')
      .filter((line) => line.startsWith('file:'))
      .flatMap((url) => {
        const [, ofOthers] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
        return (
          ofOthers ??
          sources[basename(fileURLToPath(url))]?.filter((source) => !/^(?:package\.json$|\0)/.test(source)) ??
          []
        );
      });
  });
const packagesOf = (modules: readonly string[]): string[] => [
  ...new Set(modules.filter((each) => !each.includes('/') || each.startsWith('@'))),
];

const bench = (...args: string[]): Row[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'test/bench/main.ts'), '--rounds', '1', '--json', ...args], {
      encoding: 'utf8',
      env: { ...process.env, PEERS: undefined, METERED_CACHE: COMPILED.NODE_COMPILE_CACHE },
    }),
  ) as Row[];

describe('the bench', () => {
  test('gives a ratio for every start it times', () => {
    const rows = bench('--only', 'start');
    expect(rows.map((each) => each.what)).toEqual([
      'memport --version',
      'memport list --json, empty HOME',
      'claude:codex --dry-run, 10',
      'claude:codex --dry-run, 100',
    ]);
    for (const { against, taken } of rows) {
      expect(against?.ratio).toBeGreaterThan(0);
      expect(taken?.mb).toBeGreaterThan(10);
    }
  });

  test('tells of each judgement whether it grows with the number of texts alone', () => {
    const rows = bench('--only', 'judgements', '--sizes', '100');
    expect(rows.map((each) => each.what)).toEqual(['scan, 100 memories', 'alike, 100 memories']);
    for (const { against } of rows) expect(against?.ratio).toBeGreaterThan(0);
  });

  test('lists, plans, writes and rests over memories whose counts are those of the generator', () => {
    const rows = bench('--only', 'large', '--sizes', '6');
    const each = [
      'list claude',
      'claude:codex --dry-run, empty target',
      'rulesync convert --dry-run',
      'claude:codex --yes, writing',
      'claude:codex --yes, nothing to do, planned',
      'claude:codex --yes, nothing to do',
      'claude:codex --yes --json, nothing to do',
      'sync claude codex --yes, nothing to do',
      'list codex',
      'check claude codex',
      'check claude codex, unchanged',
      'rulesync generate --check',
      'claude:codex --dry-run, as large a target',
    ];
    expect(rows.map(({ what }) => what)).toEqual(each.map((what) => `${what}, 6`));
    expect(rows.filter(({ taken }) => taken === undefined).map(({ note }) => note)).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringContaining('PEERS=DIR') as string),
    ]);
  });
});

describe('a cold start', () => {
  test('of the version loads nothing else', () => {
    expect(loadedBy('--version')).toEqual(['src/cli/bin.ts']);
  });

  test('of the help loads the command line and the machine it is told of: no adapter, no verb, nothing that reads a store', () => {
    const modules = loadedBy('--help');
    expect(packagesOf(modules)).toEqual([]);
    const own =
      /^(?:node_modules\/commander\/|src\/cli\/|src\/errors\.ts$|src\/text\/nearest\.ts$|\\0rolldown\/runtime\.js$)/;
    const machine = [
      'src/store/clock.ts',
      'src/store/compiled.ts',
      'src/store/disk.ts',
      'src/store/state.ts',
      // What a misspelt word was meant to be, and how a path is typed: they import nothing.
      'src/text/nearest.ts',
      'src/text/shell-word.ts',
      'src/world/harness.ts',
      'src/world/world.ts',
    ];
    expect(modules.filter((each) => !own.test(each) && !machine.includes(each))).toEqual([]);
  });

  test('of a list loads no parser, no schema, no writing, and no harness where none is', () => {
    const modules = loadedBy('list', '--json');
    expect(modules).toContain('adapters/hermes/landmark.ts');
    expect(packagesOf(modules)).toEqual([]);
    // Texts known to be clean are kept by the scanner's version.
    const heavy = /^(?:adapters\/.*\/index\.ts|src\/(?:meaning|scan|plan|ir\/schema|migrate|apply)\b.*)$/;
    expect(modules.filter((each) => heavy.test(each))).toEqual(['src/scan/version.ts']);
  });

  test('of a plan between two harnesses loads no schema: it reads no export', () => {
    const modules = loadedBy('claude:codex', '--dry-run');
    expect(modules).toContain('src/cli/migrated.ts');
    expect(packagesOf(modules)).toEqual([]);
  });
});
