import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from './here.ts';

test('a memory that is gone on both sides is told once, by what it was called', () =>
  inHome(async (home) => {
    const folder = path.join(home, 'shop');
    const memory = path.join(home, '.claude/projects', slugOf(folder), 'memory');
    for (const each of [folder, memory, path.join(home, '.codex')]) fs.mkdirSync(each, { recursive: true });
    fs.writeFileSync(path.join(memory, '../s.jsonl'), `${JSON.stringify({ cwd: folder })}\n`);
    const texts = { pnpm: 'Use pnpm and never npm in the shop.', night: 'Backups of the shop run at night.' };
    const line = (name: string, text: string): string => `- [${name}](${name}.md) — ${text}\n`;
    for (const [name, text] of Object.entries(texts))
      fs.writeFileSync(
        path.join(memory, `${name}.md`),
        `---\nname: ${name}\ndescription: ${text}\nmetadata:\n  type: feedback\n---\n\n${text}\n`,
      );
    const index = Object.entries(texts).map(([name, text]) => line(name, text));
    fs.writeFileSync(path.join(memory, 'MEMORY.md'), index.join(''));
    expect((await memportHere(home, ['claude:codex', '--all', '--yes'])).code).toBe(0);

    fs.rmSync(path.join(memory, 'night.md'));
    fs.writeFileSync(path.join(memory, 'MEMORY.md'), line('pnpm', texts.pnpm));
    const root = path.join(home, '.codex/memories_v2');
    const notes = fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('night.md'));
    expect(notes).toHaveLength(1);
    fs.rmSync(path.join(root, notes[0] as string));
    const summary = path.join(root, 'memory_summary.md');
    const lines = fs.readFileSync(summary, 'utf8').split('\n');
    fs.writeFileSync(summary, lines.filter((each) => !each.includes('run at night')).join('\n'));

    const { stdout } = await memportHere(home, ['claude:codex', '--all', '--dry-run']);
    expect(stdout).toMatch(/withdrawn\s+claude\/project:~\/shop\/night\.md\s+it is gone on both sides/);
    expect((await memportHere(home, ['claude:codex', '--all', '--yes'])).code).toBe(0);
    expect((await memportHere(home, ['claude:codex', '--all', '--dry-run'])).stdout).not.toContain(
      'gone on both sides',
    );
  }));
