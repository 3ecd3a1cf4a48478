import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopeKey } from '../../src/ir/identity.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { empty, HARNESSES } from '../bench/arrive/home.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { put } from './put.ts';

// Claude Code names the folder of a project by letters that no path can be told from: of a project that is gone, only
// the ledger knows which one that was.
test('what is about a folder that is gone goes round three harnesses and stays about it', () =>
  inHome(async (home) => {
    for (const harness of HARNESSES) empty(home, harness);
    const gone = join(home, 'work/gone app');
    put(
      join(home, '.codex/memories'),
      new Map([
        ['memory_summary.md', "v1\n\n## User preferences\n\n- Use tabs.\n\n## What's in Memory\n"],
        [
          'MEMORY.md',
          `# Task Group: gone\n\nscope: things\napplies_to: cwd=${gone}; reuse_rule=any\n\n## Reusable knowledge\n\n- The port is 3000.\n`,
        ],
      ]),
    );
    put(join(home, '.codex'), new Map([['config.toml', '[features]\nmemories = true\n']]));
    const scopes = async (harness: string): Promise<string[]> => {
      const { stores = [] } = JSON.parse((await memportHere(home, ['list', harness, '--json'])).stdout) as ListDocument;
      return stores.flatMap(({ memories }) => memories.map(({ scope }) => scopeKey(scope))).sort();
    };
    const before = await scopes('codex');
    expect(before).toHaveLength(2);
    const legs = ['codex:claude', 'claude:hermes', 'hermes:codex'];
    for (const leg of legs) {
      const { code } = await memportHere(home, [leg, '--all', '--include-absent', '--yes']);
      expect([leg, code]).toEqual([leg, 0]);
      expect(await scopes(leg.split(':')[1] ?? '')).toEqual(before);
    }
    for (const leg of legs)
      expect((await memportHere(home, [leg, '--all', '--include-absent', '--yes'])).stdout).toMatch(/^Nothing to do/);
  }));

test('the name that Claude Code gave to the folder of a gone project is the one that Qwen Code gives it', () =>
  inHome(async (home) => {
    const [slug, memory] = [
      '-srv-gone-app',
      '---\nname: tabs\ndescription: Use tabs\ntype: feedback\n---\n\nUse tabs.\n',
    ];
    put(join(home, `.claude/projects/${slug}/memory`), new Map([['feedback_tabs.md', memory]]));
    put(join(home, '.qwen'), new Map([['settings.json', '{}']]));
    const { code } = await memportHere(home, ['claude:qwen', '--all', '--include-absent', '--yes']);
    expect(code).toBe(0);
    const { stores = [] } = JSON.parse((await memportHere(home, ['list', 'qwen', '--json'])).stdout) as ListDocument;
    const held = stores.filter(({ memories }) => memories.length > 0).map(({ root }) => root);
    expect(held).toEqual([join(home, `.qwen/projects/${slug}/memory`)]);
  }));
