import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import type { FormatOptions } from '../../src/cli/format-options.ts';
import { runMigration } from '../../src/cli/migrated.ts';
import type { MigrateOptions } from '../../src/cli/plan-options.ts';
import type { Rim, Setting } from '../../src/cli/setting.ts';
import { syncHarnesses } from '../../src/cli/synced.ts';
import { disk } from '../../src/store/disk.ts';
import { remembered } from '../../src/world/remembered.ts';
import { worldOf } from '../../src/world/world.ts';
import { clearedEnv } from '../cli/built.ts';
import { inHome } from '../cli/here.ts';
import { CHANGES, stage } from './touched.ts';

const checks = (home: string): string => join(home, '../state/memport/checks');

const ASKED: MigrateOptions = {
  from: 'claude',
  to: 'codex',
  all: true,
  yes: true,
  onConflict: 'ask',
  onSecret: 'block',
  onInjection: 'block',
};

/** A run from the project, and whether it only said what an earlier one had said. */
const again = async (
  home: string,
  more: Partial<MigrateOptions & FormatOptions> = {},
  { cwd = join(home, 'work/app'), env = {}, ...terminal }: Partial<Rim> = {},
  run: (setting: Setting, asked: MigrateOptions & FormatOptions, worthIt?: number) => Promise<void> = runMigration,
) => {
  const out: string[] = [];
  const world = worldOf({ env: { ...clearedEnv(home), ...env }, cwd, adapters });
  const say = (text: string): void => void out.push(text);
  const screen = { width: 100, colour: false };
  const setting: Setting = { world, argv: [], exit: 0, screen, out: say, err: say, command: say, ...terminal };
  await run(setting, { ...ASKED, ...more }, 1);
  const told = out.join('');
  return { told, exit: setting.exit, known: told === 'KNOWN\n' };
};

/** What was kept says so from now on. */
const marked = (home: string): void => {
  for (const name of readdirSync(checks(home))) {
    const file = join(checks(home), name);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { value: object };
    writeFileSync(file, JSON.stringify({ ...kept, value: { ...kept.value, printed: 'KNOWN\n' } }));
  }
};

describe('a run that left nothing to do', () => {
  test.each(CHANGES)('is planned anew when %s is another', (_, change) =>
    inHome(async (home) => {
      await stage(home);
      expect((await again(home)).told).toMatch(/^Nothing to do: 1 memory stands/);
      marked(home);
      expect((await again(home)).known).toBe(true);
      change(home);
      expect((await again(home)).known).toBe(false);
    }),
  );

  test('says the same again, a dry run too, and is none for other options, settings or terminals', () =>
    inHome(async (home) => {
      await stage(home);
      for (const more of [{}, { dryRun: true }, { dryRun: true, strict: true }, { json: true }]) {
        const [first, second] = [await again(home, more), await again(home, more)];
        expect(second).toEqual(first);
      }
      marked(home);
      expect((await again(home)).known).toBe(true);
      expect((await again(home, { json: true })).known).toBe(true);
      for (const more of [
        { withdraw: true },
        { refill: true },
        { includeAbsent: true },
        { kind: 'rule' },
        { project: ['.'] },
        { onConflict: 'source' },
        { onSecret: 'mask' },
        { onInjection: 'keep' },
        { clientVersion: '0.1.0' },
        { cwd: '..' },
        { strict: true },
        { diff: true },
        { bypassApproval: true },
      ] as const)
        expect([more, (await again(home, more as object)).known]).toEqual([more, false]);
      for (const rim of [
        { cwd: home },
        { screen: { width: 60, colour: false } },
        { env: { CODEX_HOME: join(home, '.codex') } },
        { env: { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' } },
        { env: { MEMPORT_NOW: '2027-01-01T00:00:00Z' } },
        { ask: async () => undefined },
      ])
        expect([rim, (await again(home, {}, rim)).known]).toEqual([rim, false]);
    }));

  test('is never one that has written, left something to do, or made a file', () =>
    inHome(async (home) => {
      await stage(home);
      for (const more of [{ format: ['sarif' as const], out: home }, { planOut: join(home, 'plan.json') }])
        await again(home, more);
      const [[, change]] = CHANGES as [(typeof CHANGES)[number]];
      change(home);
      for (const more of [{ dryRun: true }, {}]) expect((await again(home, more)).told).not.toMatch(/Nothing to do/);
      expect(() => readdirSync(checks(home))).toThrow();
    }));

  test('is known of both directions too, and planned anew when either side is another', () =>
    inHome(async (home) => {
      await stage(home);
      const sync = (more: Partial<MigrateOptions> = {}) => again(home, more, {}, syncHarnesses);
      await sync();
      for (const more of [{}, { json: true }]) expect(await sync(more)).toEqual(await sync(more));
      // A migration over the same two stores is another question.
      expect((await again(home)).told).toMatch(/^Nothing to do: 1 memory stands as planned/);
      marked(home);
      for (const more of [{}, { json: true }]) expect((await sync(more)).known).toBe(true);
      for (const more of [{ withdraw: true }, { from: 'codex', to: 'claude' }, { dryRun: true }])
        expect([more, (await sync(more)).known]).toEqual([more, false]);
      for (const what of ['what the target holds', 'a byte of a memory']) {
        const [, change] = CHANGES.find(([name]) => name === what) ?? [];
        change?.(home);
        for (const more of [{ json: true }, {}])
          expect([what, more, (await sync(more)).known]).toEqual([what, more, false]);
      }
    }));

  test('is nothing to another version or build, nor on another day', () =>
    inHome(async (home) => {
      const look = async (program: string, env: Record<string, string> = {}) => {
        const world = worldOf({ env: { ...clearedEnv(home), ...env }, cwd: home, adapters: [], disk });
        const work = async () => ({ value: {}, isWorthIt: true });
        return (await remembered(world, 'work', work, program)).isKnown;
      };
      for (const program of ['1.0.0 a', '1.0.1 a', '1.0.1 b'])
        expect([await look(program), await look(program)]).toEqual([false, true]);
      expect(await look('1.0.1 b', { MEMPORT_NOW: '2027-01-01T00:00:00Z' })).toBe(false);
    }));
});
