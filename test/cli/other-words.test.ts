import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from './here.ts';

test('words of the source that are not carried are told, and nothing is called whole beside them', () =>
  inHome(async (home) => {
    const folder = path.join(home, 'shop');
    const memory = path.join(home, '.claude/projects', slugOf(folder), 'memory');
    for (const each of [folder, memory, path.join(home, '.codex'), path.join(home, '.hermes/memories')])
      fs.mkdirSync(each, { recursive: true });
    fs.writeFileSync(path.join(memory, '../s.jsonl'), `${JSON.stringify({ cwd: folder })}\n`);
    const text = 'Use pnpm and never npm when packages of the shop are installed.';
    fs.writeFileSync(
      path.join(memory, 'pnpm.md'),
      `---\nname: pnpm\ndescription: ${text}\nmetadata:\n  type: feedback\n---\n\n${text}\n`,
    );
    fs.writeFileSync(path.join(memory, 'MEMORY.md'), `- [pnpm](pnpm.md) — ${text}\n`);
    expect((await memportHere(home, ['claude:codex', '--all', '--yes'])).code).toBe(0);
    const summary = path.join(home, '.codex/memories_v2/memory_summary.md');
    const line = fs.readFileSync(summary, 'utf8');
    fs.writeFileSync(summary, line.replace('Use pnpm and never npm when packages', 'Use npm or pnpm when packages'));

    const first = await memportHere(home, ['codex:hermes', '--all', '--yes']);
    expect(first.code).toBe(0);
    expect(first.stdout).toContain('read/places-differ: 1');
    expect(first.stdout).not.toContain('Nothing is lost');
    const told = /Nothing to do: .*1 place of the source says other words than its memory, which are not carried/;
    for (const command of ['codex:hermes', 'sync codex hermes']) {
      const again = await memportHere(home, [...command.split(' '), '--all', '--yes']);
      expect([command, again.code]).toEqual([command, 0]);
      expect(again.stdout.replace(/\s+/g, ' ')).toMatch(told);
    }
  }));
