import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const note = (words: string): string => `---\nname: note\ndescription: ${words}\ntype: feedback\n---\n\n${words}\n`;

test('what stands in the repository is the same for two homes of one harness, and only the rest is carried', () =>
  inHome(async (home) => {
    const app = join(home, 'app');
    mkdirSync(join(app, '.git'), { recursive: true });
    const own = join(home, '.claude/projects', app.replace(/[^A-Za-z0-9]/g, '-'), 'memory');
    for (const [folder, words] of [
      [own, 'Indent with tabs, never with spaces.'],
      [join(app, '.claude/agent-memory/reviewer'), 'Use short names.'],
    ] as const) {
      write(join(folder, 'MEMORY.md'), `- [Note](note.md) — ${words}\n`);
      write(join(folder, 'note.md'), note(words));
    }
    mkdirSync(join(home, 'other/.claude'), { recursive: true });
    const args = ['claude:claude', '--to-root', join(home, 'other/.claude'), '--all', '--yes'];
    const ran = await memportHere(home, args, { cwd: app });
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toMatch(/^1 memory: 1 loaded/m);
    expect(existsSync(join(home, 'other', own.slice(home.length + 1), 'MEMORY.md'))).toBe(true);
    // Where a home shares all that it has, there is nothing to carry.
    const same = await memportHere(home, ['claude:claude', '--all', '--yes'], { cwd: app });
    expect([same.code, same.stderr]).toEqual([2, expect.stringContaining('source and target are the same store')]);
  }));

const profiles = (home: string): ((profile: string, words: string) => void) => {
  mkdirSync(join(home, '.hermes'));
  return (profile, words) =>
    write(join(home, '.hermes', profile === '' ? '' : `profiles/${profile}`, 'memories/USER.md'), words);
};

test('what came from another profile stays there on the way back, and is kept up to date there', () =>
  inHome(async (home) => {
    const remember = profiles(home);
    remember('', 'Mobile lead in São Paulo.');
    remember('home', 'Vegetarian; the partner eats fish.');
    write(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    const told = async (...args: string[]): Promise<string> => {
      const ran = await memportHere(home, [...args, '--all', '--yes']);
      expect([ran.code, ran.stderr]).toEqual([0, '']);
      return ran.stdout;
    };
    await told('hermes:codex');
    expect(await told('codex:hermes')).toMatch(/^Nothing to do: 2 memories/m);
    expect(await told('sync', 'hermes', 'codex')).toMatch(/^Nothing to do: 2 memories/m);
    const root = join(home, '.codex/memories_v2');
    for (const file of ['memory_summary.md', 'extensions/memport/resources/general/vegetarian.md'])
      write(join(root, file), readFileSync(join(root, file), 'utf8').replace('eats fish', 'eats fish and eggs'));
    expect(await told('codex:hermes')).toMatch(/^1 same, 1 updated$/m);
    expect(readFileSync(join(home, '.hermes/memories/USER.md'), 'utf8')).toBe('Mobile lead in São Paulo.');
    expect(readFileSync(join(home, '.hermes/profiles/home/memories/USER.md'), 'utf8')).toBe(
      'Vegetarian; the partner eats fish and eggs.',
    );
    expect(await told('codex:hermes')).toMatch(/^Nothing to do: 2 memories/m);
    expect(await told('sync', 'codex', 'hermes')).toContain('Nothing to do: 2 memories stand on both sides.');
    expect(await told('sync', 'hermes', 'codex')).toBe('Nothing to do: 2 memories stand on both sides.\n');
  }));

test('what another profile has too is told by the one it goes to', () =>
  inHome(async (home) => {
    const remember = profiles(home);
    remember('home', 'Vegetarian; the partner eats fish.');
    write(
      join(home, '.codex/memories_v2/memory_summary.md'),
      'v1\n\n## User Profile\n\n- Vegetarian; the partner eats fish.\n',
    );
    const ran = await memportHere(home, ['codex:hermes', '--all', '--yes']);
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toMatch(/^1 memory: 1 loaded, 0 indexed, 0 searchable, 0 not carried\n1 new$/m);
    expect(ran.stdout).toContain('Nothing is lost.');
  }));

test('an entry that was changed by carrying back is not gone at the source', () =>
  inHome(async (home) => {
    profiles(home)('', 'Prefers tea to coffee.\n§\nMobile lead in São Paulo.');
    write(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    const told = async (...args: string[]): Promise<string> => (await memportHere(home, [...args, '--all'])).stdout;
    await told('hermes:codex', '--yes');
    const root = join(home, '.codex/memories_v2');
    for (const file of ['memory_summary.md', 'extensions/memport/resources/general/mobile-lead-in-são.md'])
      write(join(root, file), readFileSync(join(root, file), 'utf8').replace('in São Paulo', 'in São Paulo since May'));
    expect(await told('codex:hermes', '--yes')).toMatch(/^1 same, 1 updated$/m);
    expect(await told('hermes:codex', '--withdraw', '--dry-run')).toMatch(/^2 same$/m);
    await told('hermes:codex', '--yes');
    expect(await told('hermes:codex', '--yes')).toBe('Nothing to do: 2 memories stand as planned.\n');
  }));
