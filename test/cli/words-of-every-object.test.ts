import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from './here.ts';

const WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test('memories about what every object has are carried, compared and audited like any other', () =>
  inHome(async (home) => {
    const folder = path.join(home, 'shop');
    const memory = path.join(home, '.claude/projects', slugOf(folder), 'memory');
    for (const each of [folder, memory, path.join(home, '.codex'), path.join(home, '.hermes/memories')])
      fs.mkdirSync(each, { recursive: true });
    fs.writeFileSync(path.join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    fs.writeFileSync(path.join(folder, 'package.json'), '{"scripts":{"build":"x"},"dependencies":{"a":"1.0.0"}}');
    fs.writeFileSync(path.join(memory, '../s.jsonl'), `${JSON.stringify({ cwd: folder })}\n`);
    const said = (word: string): string => `Run \`npm run ${word}\`; the ${word} 2.1.0 is pinned, constructor first.`;
    for (const word of WORDS)
      fs.writeFileSync(
        path.join(memory, `${word}.md`),
        `---\nname: ${word}\ndescription: ${word}\ntype: ${word}\n---\n\n${said(word)}\n`,
      );
    const index = WORDS.map((word) => `- [${word}](${word}.md) — ${said(word)}\n`);
    fs.writeFileSync(path.join(memory, 'MEMORY.md'), index.join(''));

    for (const way of ['claude:codex', 'codex:hermes', 'hermes:claude']) {
      const ran = await memportHere(home, [way, '--all', '--yes']);
      expect([way, ran.code, ran.stderr]).toEqual([way, 0, '']);
    }
    expect((await memportHere(home, ['claude:codex', '--all', '--yes'])).stdout).toMatch(/^Nothing to do/);
    expect((await memportHere(home, ['check', 'claude', 'codex'])).code).toBe(0);
    const audited = await memportHere(home, ['audit', 'claude'], { cwd: folder });
    expect(audited.stderr).toBe('');
    expect(audited.stdout).toContain('stale/script');
  }));
