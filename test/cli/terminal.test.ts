import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPlain, plainlyDrawn, screenOf } from '../../src/cli/terminal-of.ts';
import { columns } from '../../src/report/terminal.ts';
import { furnish } from '../demo/machine.ts';
import { BIN, clearedEnv, COMPILED, memport } from './built.ts';
import { inHome, memportHere } from './here.ts';
import { python, typed } from './typed.ts';

describe('a terminal', () => {
  test('has colours where it can, and where they are asked for', () => {
    const colour = (env: Record<string, string>, isTTY = true): boolean => screenOf(env, { isTTY }).colour;
    expect([colour({}), colour({}, false)]).toEqual([true, false]);
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }, { FORCE_COLOR: '0' }]) expect(colour(env)).toBe(false);
    for (const env of [{ FORCE_COLOR: '1' }, { FORCE_COLOR: '3', NO_COLOR: '1' }])
      expect(colour({ ...env }, false)).toBe(true);
    expect(screenOf({}, { isTTY: true, columns: 0 }).width).toBe(100);
  });

  test('of another locale than UTF-8 is drawn in ASCII, in as many columns', () => {
    for (const env of [{ LC_ALL: 'C' }, { LANG: 'POSIX' }, { LC_CTYPE: 'de_DE.ISO-8859-1', LANG: 'C.UTF-8' }])
      expect(isPlain(env)).toBe(true);
    for (const env of [{}, { LANG: '' }, { LC_ALL: 'C.UTF-8', LANG: 'C' }, { LANG: 'en_US.utf8' }])
      expect(isPlain(env)).toBe(false);
    for (const [text, plain] of [
      ['███··  1 → 2 of 3', '###..  1 > 2 of 3'],
      ['→ …/ferry-api', '> </ferry-api'],
      ['Never run a migrati…', 'Never run a migrati>'],
      ['── system · MEMORY.md ──', '-- system . MEMORY.md --'],
    ] as const) {
      expect(plainlyDrawn(text)).toBe(plain);
      expect(columns(plain)).toBe(columns(text));
    }
    expect(plainlyDrawn('claude→codex grüßt')).toBe('claude->codex grüßt');
  });

  test('of 40 columns gets no line that is longer', async () => {
    const { home, state, remove } = furnish();
    try {
      for (const args of [
        [],
        ['doctor'],
        ['show', 'claude'],
        ['claude', 'codex', '--dry-run'],
        ['migrate', '--help'],
      ]) {
        const { stdout, code } = await memportHere(home, args, {
          cwd: join(home, 'ferry-api'),
          screen: { width: 40, colour: false, wraps: true },
          env: { XDG_STATE_HOME: state },
        });
        expect([args, code, stdout.split('\n').filter((line) => columns(line) > 40)]).toEqual([args, 0, []]);
      }
    } finally {
      remove();
    }
  });

  test.skipIf(python === '')('asks whose words stand where both sides changed, and draws as its locale can', () =>
    inHome(async (home) => {
      mkdirSync(join(home, '.hermes/memories'), { recursive: true });
      mkdirSync(join(home, '.claude/rules'), { recursive: true });
      const said = (words: string): void =>
        writeFileSync(join(home, '.claude/rules/memport.md'), `<!-- memport {"kind":"rule"} -->\n${words}\n`);
      said('Use npm to install packages in this house.');
      expect((await memportHere(home, ['claude', 'hermes', '--yes'])).code).toBe(0);
      said('Use pnpm to install packages in this house.');
      const there = join(home, '.hermes/memories/MEMORY.md');
      writeFileSync(there, 'User requires: Use yarn to install packages in this house.');
      const ran = typed(
        home,
        ['claude', 'to', 'hermes'],
        [
          { at: 'Whose words stand?', keys: 'source\n' },
          { at: 'Carry it out?', keys: 'y\n' },
        ],
        home,
        { LC_ALL: 'C', TERM: 'dumb' },
      );
      expect(ran).toMatchObject({ end: '0', text: expect.stringContaining('Undo: memport undo') });
      expect(ran.text).toMatch(/^[\x00-\x7f]*$/);
      expect(ran.text).not.toContain('\u001b[3');
      const after = JSON.parse((await memportHere(home, ['list', 'hermes', '--json'])).stdout) as object;
      expect(JSON.stringify(after)).toContain('Use pnpm to install');
    }),
  );
});

test('a folder that somebody deleted is said in one sentence, and help is given there', () =>
  inHome(async (home) => {
    const script = `mkdir gone; cd gone; rmdir ../gone; m() { "${process.execPath}" "${BIN}" "$@"; }
      m list; echo "code $?"; m list --json; m help migrate | head -1`;
    const ran = spawnSync('/bin/sh', ['-c', script], {
      cwd: home,
      env: { ...clearedEnv(home), ...COMPILED, PATH: `${clearedEnv(home)['PATH']}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
    expect(ran.stderr).toMatch(/^memport: the folder you are in is gone[^\n]*\n {2}expected: .*\n {2}do: cd .*\n$/);
    expect(ran.stdout).toMatch(/^code 2\n\{"version":1,"error":\{"code":"usage".*\}\nUsage: memport migrate/);
  }));

test('two variables that disagree about colours are no warning', () =>
  inHome(async (home) => {
    const ran = memport(['doctor', 'claude'], {
      home,
      env: { FORCE_COLOR: '1', NO_COLOR: '1', NODE_COMPILE_CACHE: '' },
    });
    expect(ran).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('\u001b[1m') });
  }));
