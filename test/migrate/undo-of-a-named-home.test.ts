import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

test('an undo knows the store of a home that was named: the note of a line that somebody wrote below stays with it', () =>
  inHome(async (home) => {
    const app = join(home, 'app');
    mkdirSync(app);
    const own = join(home, '.claude/projects', app.replace(/[^A-Za-z0-9]/g, '-'));
    write(join(own, 's.jsonl'), `${JSON.stringify({ cwd: app })}\n`);
    write(join(own, 'memory/MEMORY.md'), '- [Tabs](user_tabs.md) — how to indent\n');
    write(
      join(own, 'memory/user_tabs.md'),
      '---\nname: tabs\ndescription: How to indent\ntype: user\n---\n\nAlways use tabs.\n\n**Why:** the linter wants it\n',
    );
    const root = join(home, 'other');
    write(join(root, 'config.toml'), '[features]\nmemories = true\n');
    mkdirSync(join(root, 'memories_v2'));
    const run = (...more: string[]) =>
      memportHere(home, ['claude:codex', '--to-root', root, '--all', ...more], { cwd: app });
    expect((await run('--yes')).code).toBe(0);
    const [summary, note] = ['memory_summary.md', 'extensions/memport/resources/app/tabs.md'].map((file) =>
      join(root, 'memories_v2', file),
    ) as [string, string];
    appendFileSync(summary, 'Somebody wrote this by hand.\n');
    const stood = readFileSync(summary, 'utf8');

    const undone = await memportHere(home, ['undo'], { cwd: app });
    expect(undone.stdout).toContain('memory_summary.md: it holds a memory that was changed since');
    expect(readFileSync(summary, 'utf8')).toBe(stood);
    expect(existsSync(note)).toBe(true);

    // It was placed beside the line of before else, and the next run took that one for other words of it.
    expect((await run('--yes')).code).toBe(0);
    expect(readFileSync(summary, 'utf8')).toBe(stood);
  }));
