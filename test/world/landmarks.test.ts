import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { common } from '../../adapters/landmarks.ts';
import { machineOf } from '../../src/store/machine.ts';
import { clearedEnv, makeHome } from '../cli/built.ts';

test('the harnesses that are always known and their landmarks are the same, in one order', () =>
  expect(common.map(({ id }) => id)).toEqual(adapters.map(({ id }) => id)));

const missedIn = (home: string, cwd: string, env: Readonly<Record<string, string>>): string[] => {
  const machine = machineOf({ env: { ...clearedEnv(home), ...env }, cwd });
  return adapters.flatMap((adapter, at) => {
    const stores = adapter.locate(machine).filter(({ role, exists }) => role === 'store' && exists);
    return stores.length === 0 || common[at]?.stands(machine) ? [] : [`${adapter.id}: ${stores[0]?.root}`];
  });
};

// The lists of all golden cases tell the same of the usual homes.
test.each<[string, string, Record<string, string>]>([
  ['work/app/.claude/memory/rule.md', 'work/app/src', {}],
  ['work/app/.claude/agent-memory/tester/rule.md', 'work/app', {}],
  ['elsewhere/projects/-x/memory/rule.md', '', { CLAUDE_CONFIG_DIR: '{home}/elsewhere' }],
  ['elsewhere/rule.md', '', { CLAUDE_COWORK_MEMORY_PATH_OVERRIDE: '{home}/elsewhere' }],
  ['elsewhere/memories/memory_summary.md', '', { CODEX_HOME: '{home}/elsewhere' }],
  ['elsewhere/memories/MEMORY.md', '', { HERMES_HOME: '{home}/elsewhere' }],
  ['.hermes-two/memories/MEMORY.md', '', { HERMES_DATA_DIR_SUFFIX: '-two' }],
])('a landmark stands wherever its adapter finds a store: where only %s is', (file, cwd, env) => {
  const { home, remove } = makeHome();
  try {
    mkdirSync(join(home, file, '..'), { recursive: true });
    mkdirSync(join(home, cwd), { recursive: true });
    mkdirSync(join(home, 'work/app/.git'), { recursive: true });
    writeFileSync(join(home, file), 'Always squash.\n');
    const named = Object.fromEntries(Object.entries(env).map(([name, at]) => [name, at.replace('{home}', home)]));
    expect(missedIn(home, join(home, cwd), named)).toEqual([]);
  } finally {
    remove();
  }
});
