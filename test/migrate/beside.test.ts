import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';

const CARRIED = 'Use pnpm for installs in every repository, never npm.';
const NATIVE = 'User requires: Use pnpm for installs in the shop repository, never npm or yarn.';

interface Hermes {
  entries: () => string[];
  put: (entries: readonly string[]) => void;
  edit: (before: string, after: string) => void;
  carry: () => Promise<string[]>;
}

/** One rule of Codex, and what else stands in Hermes' memory. */
const withRule = (body: (at: Hermes) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    const write = (name: string, text: string): void => {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), text);
    };
    const [summary, memory] = ['.codex/memories_v2/memory_summary.md', '.hermes/memories/MEMORY.md'];
    write('.codex/config.toml', '[features]\nmemories = true\n');
    write(summary, `v1\n\n## User preferences\n\n- ${CARRIED}\n`);
    await body({
      entries: () => readFileSync(join(home, memory), 'utf8').split('\n§\n'),
      put: (entries) => write(memory, entries.join('\n§\n')),
      edit: (before, after) => write(summary, readFileSync(join(home, summary), 'utf8').replace(before, after)),
      carry: async () => {
        const { stdout } = await memportHere(home, ['codex:hermes', '--all', '--yes', '--json']);
        return (JSON.parse(stdout) as Plan).decisions.map(({ decision }) => decision);
      },
    });
  });

test('what stood beside a carried entry before is not its rewording once the carried one is removed', () =>
  withRule(async ({ entries, put, edit, carry }) => {
    put([NATIVE]);
    expect(await carry()).toEqual(['new']);
    put([NATIVE]);
    expect(await carry()).toEqual(['declined']);
    edit('every', 'each');
    expect(await carry()).toEqual(['declined']);
    expect(entries()).toEqual([NATIVE]);
  }));

test('what somebody wrote beside it is not either, once memport has seen the two side by side', () =>
  withRule(async ({ entries, put, carry }) => {
    expect(await carry()).toEqual(['new']);
    put([...entries(), NATIVE]);
    expect(await carry()).toEqual(['same']);
    put([NATIVE]);
    expect(await carry()).toEqual(['declined']);
  }));

test('what stands where the carried entry stood and was never seen beside it is its rewording', () =>
  withRule(async ({ put, edit, carry }) => {
    expect(await carry()).toEqual(['new']);
    put([NATIVE]);
    expect(await carry()).toEqual(['kept']);
    edit('every', 'each');
    expect(await carry()).toEqual(['conflict']);
  }));
