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
