import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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
