import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, clearedEnv, withHome } from '../cli/built.ts';

test('what Node compiled is kept beside what memport keeps, of this build alone, unless somebody says otherwise', () =>
  withHome((home) => {
    const state = join(home, '../state/memport');
    const list = (env: Record<string, string> = {}): void => {
      const ran = spawnSync(process.execPath, [BIN, 'list', '--json'], {
        cwd: home,
        env: { ...clearedEnv(home), ...env },
        encoding: 'utf8',
      });
      expect([ran.status, ran.stderr]).toEqual([0, '']);
    };
    list();
    expect(existsSync(state)).toBe(false);
    mkdirSync(join(state, 'compiled/of-another-build'), { recursive: true });
    list();
    const [own = '', ...others] = readdirSync(join(state, 'compiled'));
    expect([own, others]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), []]);
    const folder = join(state, 'compiled', own);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const kept = (): number => readdirSync(folder, { recursive: true }).length;
    const before = kept();
    expect(before).toBeGreaterThan(1);
    // Other files are loaded, and nothing is kept of them.
    const run = (...args: string[]): void =>
      void spawnSync(process.execPath, [BIN, ...args], {
        cwd: home,
        env: { ...clearedEnv(home), NODE_DISABLE_COMPILE_CACHE: '1' },
      });
    run('doctor');
    expect(kept()).toBe(before);
  }));
