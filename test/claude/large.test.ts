import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { memport, withHome } from '../cli/built.ts';

test('an instruction file and an index of two megabytes are seen as they are sent, and become no memories', () =>
  withHome((home) => {
    const app = path.join(home, 'app');
    const store = path.join(home, '.claude/projects', slugOf(app), 'memory');
    for (const folder of [path.join(app, '.git'), store, path.join(home, '.codex/memories/extensions')])
      fs.mkdirSync(folder, { recursive: true });
    const rules = Array.from(
      { length: 30_000 },
      (_, n) => `Rule ${n} of a file of two megabytes, all of which is sent to the model.\n`,
    ).join('');
    const index = Array.from(
      { length: 40_000 },
      (_, n) => `- [M ${n}](m${n % 3}.md) — the hook of memory ${n} in a very long index\n- words of nobody ${n}\n`,
    ).join('');
    fs.writeFileSync(path.join(app, 'CLAUDE.md'), rules);
    fs.writeFileSync(path.join(store, 'MEMORY.md'), index);
    fs.writeFileSync(path.join(store, 'm0.md'), 'Nothing.\n');
    fs.writeFileSync(path.join(store, 'm1.md'), 'One thing.\n');
    fs.writeFileSync(path.join(store, 'm2.md'), 'Two things.\n');
    expect(Math.min(rules.length, index.length)).toBeGreaterThan(2 << 20);
    const prompt = memport(['show', 'claude', '--as-prompt'], { home, cwd: app }).stdout;
    // The texts are too long to be shown by a failure.
    const has = [
      'Rule 29999 of a file of two megabytes',
      '\n- [M 99](m0.md)',
      '\n- [M 100]',
      '> WARNING: MEMORY.md is 80000 lines and',
    ].map((each) => prompt.includes(each));
    expect(has).toEqual([true, true, false, true]);
    const { stdout } = memport(['show', 'claude', '--json'], { home, cwd: app });
    const { stores, findings } = JSON.parse(stdout) as {
      stores: {
        memories: { id: string; statement: string }[];
        view: { deliveries: { id: string; delivery: string }[] };
      }[];
      findings: { rule: string; file: string }[];
    };
    expect(stores.flatMap(({ memories }) => memories.map(({ statement }) => statement))).toEqual([
      'Nothing.',
      'One thing.',
      'Two things.',
    ]);
    expect(stores.flatMap(({ view }) => view.deliveries.map(({ delivery }) => delivery))).toEqual([
      'indexed',
      'indexed',
      'indexed',
    ]);
    expect(findings.filter(({ rule }) => rule === 'read/too-large').map(({ file }) => path.basename(file))).toEqual([
      'MEMORY.md',
    ]);
  }));
