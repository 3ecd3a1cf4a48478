import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { gate, type GateOptions } from '../../src/verbs/gate.ts';
import { worldOf } from '../../src/world/world.ts';
import { clearedEnv } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { CHANGES, stage, write } from '../migrate/touched.ts';

/** Whether a check stands by what an earlier one found, and what it says. */
const look = async (home: string, options: Partial<GateOptions> = {}, env: Record<string, string> = {}) => {
  const cwd = join(home, 'work/app');
  const world = worldOf({ env: { ...clearedEnv(home), ...env }, cwd, adapters });
  const wish = { cwd, a: 'claude', b: 'codex', ...options };
  const { compares, document } = await gate(world, wish, { anew: false, worthIt: 1 });
  return { known: compares.length === 0, document };
};

const ITS_OWN: typeof CHANGES = [
  ['an instruction file', (home) => write(join(home, 'work/app/CLAUDE.md'), 'Use pnpm.\n')],
  ['the configuration', (home) => write(join(home, 'work/app/memport.json'), '{}')],
];

describe('what a check found before', () => {
  test('holds while nothing was touched, says the same, and reads as no other options', () =>
    inHome(async (home) => {
      await stage(home);
      const [first, again] = [await look(home), await look(home)];
      expect([first.known, again.known]).toEqual([false, true]);
      expect(again.document).toEqual(first.document);
      expect(first.document).toMatchObject({ compared: 1, failed: false });
      for (const options of [
        { a: 'codex', b: 'claude' },
        { direction: 'mirror' },
        { projects: [home] },
        { cwd: home },
      ] as const)
        expect([options, (await look(home, options)).known]).toEqual([options, false]);
      for (const env of [
        { CODEX_HOME: join(home, '.codex') },
        { MEMPORT_NOW: '2027-01-01T00:00:00Z' },
        { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' },
      ])
        expect([env, (await look(home, {}, env)).known]).toEqual([env, false]);
      // Which of it counts is asked every time.
      await look(home);
      expect((await look(home, { failOn: 'none', baseline: new Set() })).known).toBe(true);
      expect((await look(home)).known).toBe(true);
    }));

  test.each([...CHANGES, ...ITS_OWN])('does not hold when %s is another', (_, change) =>
    inHome(async (home) => {
      await stage(home);
      await look(home);
      expect((await look(home)).known).toBe(true);
      change(home);
      expect((await look(home)).known).toBe(false);
    }),
  );

  test('is no file where few memories were compared, and is not asked by whoever needs the memories', () =>
    inHome(async (home) => {
      await stage(home);
      const rim = { cwd: join(home, 'work/app') };
      expect((await memportHere(home, ['check', 'claude', 'codex'], rim)).code).toBe(0);
      expect(() => statSync(join(home, '../state/memport/checks'))).toThrow();
    }));
});
