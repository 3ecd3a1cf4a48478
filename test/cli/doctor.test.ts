import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { schemas, type Documents } from '../../src/ir/documents-schema.ts';
import { claudeSlug } from '../golden/marks.ts';
import { NOW } from './built.ts';
import { inHome, memportHere } from './here.ts';

const put = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** A client on the PATH of the tests whose package says this version; it ends the test that starts it. */
const installed = (home: string, name: string, manifest: object): void => {
  put(join(home, 'bin', 'package.json'), JSON.stringify(manifest));
  put(join(home, 'bin', name), '#!/bin/sh\nexit 99\n');
  chmodSync(join(home, 'bin', name), 0o755);
};

const asked = async (home: string, args: readonly string[] = []): Promise<Documents['doctor']> => {
  const rim = { harnesses: ['claude', 'codex', 'hermes'] };
  const { stdout, code } = await memportHere(home, ['doctor', ...args, '--json'], rim);
  expect(code).toBe(0);
  return schemas.doctor.parse(JSON.parse(stdout));
};

test('says of a machine what is installed, off, locked and refused, each with what to do', () =>
  inHome(async (home) => {
    const memory = join(home, '.claude/projects', claudeSlug(join(home, 'app')), 'memory');
    put(join(memory, 'MEMORY.md'), '- [a](a.md) — tabs\n');
    put(join(memory, 'a.md'), '---\nname: a\ndescription: tabs\nmetadata:\n  type: feedback\n---\n\nUse tabs.\n');
    put(join(memory, '.consolidate-lock'), '');
    utimesSync(join(memory, '.consolidate-lock'), new Date(NOW), new Date(NOW));
    put(join(home, '.codex/config.toml'), '[features\n');
    put(join(home, '.hermes/config.yaml'), 'memory:\n  write_approval: true\n');
    put(join(home, '.hermes/memories/MEMORY.md'), 'User requires: Use tabs.');
    installed(home, 'claude', { name: '@anthropic-ai/claude-code', version: '99.1.2' });
    mkdirSync(join(home, 'app'), { recursive: true });
    const { harnesses, problems, memport } = await asked(home, ['--cwd', 'app']);
    expect(harnesses.map(({ id, assumed, client }) => [id, assumed, client?.version])).toEqual([
      ['claude', true, '99.1.2'],
      ['codex', true, undefined],
      ['hermes', false, undefined],
    ]);
    expect(memport).toMatchObject({ runs: 0, state: join(home, '../state/memport') });
    const said = (about: string, what: RegExp): object | undefined =>
      problems.find((each) => each.about === about && what.test(each.what));
    expect(said('claude', /99\.1\.2 is newer than/)).toMatchObject({ type: 'memport verify claude' });
    expect(said('claude', /in use: Claude Code is consolidating/)).toMatchObject({ where: memory, severity: 'warn' });
    expect(said('codex', /switched off/)).toMatchObject({ todo: expect.stringContaining('memories = true') });
    expect(said('codex', /config\.toml|TOML|toml/)).toMatchObject({ type: 'memport explain read/config' });
    expect(said('codex', /not on PATH/)).toMatchObject({
      todo: expect.stringContaining('npm install'),
      type: 'memport verify codex --bin FILE',
    });
    expect(said('hermes', /refuses to write: .*--bypass-approval/)).toMatchObject({ severity: 'warn' });
    // People read the same.
    const { stdout } = await memportHere(home, ['doctor', '--cwd', 'app'], {
      screen: { width: 60, colour: false, wraps: true },
    });
    expect(stdout).toMatch(/Claude Code {2}99\.1\.2/);
    expect(stdout).toMatch(/^In the way:$/m);
    expect(stdout).toContain('no client was started');
    expect(stdout).toMatch(/^Next: memport /m);
    expect((await memportHere(home, ['doctor', '--strict'])).code).toBe(1);
    expect((await asked(home, ['hermes'])).harnesses).toHaveLength(1);
  }));

test('goes on where a setting is broken, and names it', () =>
  inHome(async (home) => {
    put(join(home, 'memport.json'), '{"projects": 3}');
    put(join(home, '.config/memport/config.json'), 'nonsense');
    const { problems } = await asked(home);
    for (const file of ['memport.json', '.config/memport/config.json'])
      expect(problems.filter(({ where }) => where?.startsWith(join(home, file)))).toMatchObject([
        { severity: 'error', about: 'memport' },
      ]);
  }));

test('says where settings of your own stand, be they there or not', () =>
  inHome(async (home) => {
    const file = join(home, '.config/memport/config.json');
    const text = async (env = {}): Promise<string> => (await memportHere(home, ['doctor'], { env })).stdout;
    expect((await asked(home)).memport).toMatchObject({ config: file, configured: false });
    expect(await text()).toMatch(/settings +~\/\.config\/memport\/config\.json, not there yet\n/);
    put(file, '{}');
    expect((await asked(home)).memport).toMatchObject({ config: file, configured: true });
    expect(await text()).toMatch(/settings +~\/\.config\/memport\/config\.json\n/);
    expect(await text({ XDG_CONFIG_HOME: join(home, 'xdg') })).toContain('~/xdg/memport/config.json, not there yet');
    expect((await memportHere(home, ['log'])).stdout).toContain('Your settings: ~/.config/memport/config.json\n');
  }));

test('an empty machine is told how to begin', () =>
  inHome(async (home) => {
    const { problems } = await asked(home);
    expect(problems.map(({ about, severity }) => `${about} ${severity}`)).toEqual([
      'claude info',
      'codex info',
      'hermes info',
    ]);
    expect(problems[0]).toMatchObject({ what: expect.stringContaining('is not here'), type: expect.any(String) });
  }));
