import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';
import { put } from './put.ts';
import { filesBelow, forget, reword, statements, tell, type Side } from './side.ts';

const [CLAUDE, HERMES]: [Side, Side] = [{ harness: 'claude' }, { harness: 'hermes' }];
const sync = (home: string, ...args: string[]) => memportHere(home, ['sync', 'claude', 'hermes', '--yes', ...args]);

const held = (home: string): unknown =>
  ['.claude', '.hermes'].flatMap((folder) =>
    [...filesBelow(join(home, folder))].map(([file, { bytes, mode }]) => [file, bytes, mode]),
  );

/** Two harnesses that were alike, and were edited on both sides since. */
const edited = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    for (const folder of ['.claude', '.hermes/memories']) mkdirSync(join(home, folder), { recursive: true });
    tell(home, CLAUDE, [
      { statement: 'Never push to main', why: 'it deploys' },
      { statement: 'Use tabs over spaces', why: 'the linter' },
      { statement: 'Ask before a release', why: 'Ada decides' },
    ]);
    expect(await sync(home)).toMatchObject({ code: 0, stderr: '' });
    reword(home, CLAUDE, 'the linter', 'the formatter');
    tell(home, HERMES, [{ statement: 'Answer in Portuguese' }]);
    tell(home, CLAUDE, [{ statement: 'The tests use port 8443' }]);
    forget(home, HERMES, 'Ask before');
    await body(home);
  });

describe('sync', () => {
  test('after edits on both sides is the same as two migrations', () =>
    edited((one) =>
      inHome(async (two) => {
        cpSync(dirname(one), dirname(two), { recursive: true, preserveTimestamps: true });
        await sync(one);
        for (const pair of ['claude:hermes', 'hermes:claude']) await memportHere(two, [pair, '--yes']);
        expect(held(one)).toEqual(held(two));
        expect(statements(one, CLAUDE)).toContain('Answer in Portuguese');
        expect(statements(one, HERMES)).toContain('The tests use port 8443');
      }),
    ));

  test('twice is once, writes nothing the second time, and one undo takes both ways back', () =>
    edited(async (home) => {
      const before = held(home);
      expect((await sync(home)).stdout).toContain('Read back: everything stands as planned.');
      const after = held(home);
      const ledger = statSync(join(home, '../state/memport/ledger.json')).mtimeMs;
      expect((await sync(home)).stdout).toMatch(/^Nothing to do: \d memories stand on both sides\.\n$/);
      expect(held(home)).toEqual(after);
      expect(statSync(join(home, '../state/memport/ledger.json')).mtimeMs).toBe(ledger);
      expect(await memportHere(home, ['undo'])).toMatchObject({ code: 0 });
      expect(held(home)).toEqual(before);
    }));

  test('what was removed on one side is not brought back from the other, and goes there too only when asked for', () =>
    edited(async (home) => {
      forget(home, CLAUDE, 'Never push');
      await sync(home);
      expect(statements(home, CLAUDE)).toContain('Ask before a release');
      expect(statements(home, HERMES)).not.toContain('Ask before a release');
      expect(statements(home, CLAUDE)).not.toContain('Never push to main');
      expect(statements(home, HERMES)).toContain('Never push to main');
      await sync(home, '--withdraw');
      expect(statements(home, HERMES)).not.toContain('Never push to main');
    }));

  test('what stands on one side only is not said to stand on both', () =>
    edited(async (home) => {
      await sync(home);
      forget(home, CLAUDE, 'Never push');
      // 'Ask before a release' was removed in Hermes, 'Never push to main' in Claude Code.
      expect((await sync(home)).stdout.split('\n').at(-2)).toBe(
        'Nothing to do: 3 memories stand on both sides, 1 memory is gone on one side (--withdraw takes it away on the other).',
      );
    }));

  test('a harness that has no home yet gets one, and a folder that only one side knows is no mistake', () =>
    inHome(async (home) => {
      mkdirSync(join(home, '.claude'));
      tell(home, CLAUDE, [{ statement: 'Never push to main' }]);
      const { code, stdout } = await memportHere(home, ['sync', 'claude', 'codex', '--yes']);
      expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('Read back') });
    }));

  test('where neither harness has a home, nothing is said to stand on both sides', () =>
    inHome(async (home) => {
      const { code, stdout, stderr } = await memportHere(home, ['sync', 'claude', 'codex', '--yes']);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('Claude Code has no home here, so there is nothing to carry');
    }));

  test('--json is one document with both plans', () =>
    edited(async (home) => {
      const { stdout } = await memportHere(home, ['sync', 'claude', 'hermes', '--dry-run', '--json']);
      const document = JSON.parse(stdout) as { command: string; plans: { options: { from: string } }[] };
      expect(document.plans.map(({ options }) => options.from)).toEqual(['claude', 'hermes']);
    }));
});

test('a sync is taken back on one side where somebody deleted the folder of the other', () =>
  inHome(async (home) => {
    // Its store is that folder, not the home above it.
    put(
      join(home, '.codex'),
      new Map([
        ['config.toml', '[features]\nmemories = true\n'],
        ['memories/memory_summary.md', 'v1\n\n## User preferences\n\n- Answer in Portuguese.\n'],
      ]),
    );
    tell(home, CLAUDE, [{ statement: 'Never push to main', why: 'it deploys' }]);
    const claude = () => [...filesBelow(join(home, '.claude'))].map(([file, { bytes }]) => [file, bytes]);
    const before = claude();
    expect(await memportHere(home, ['sync', 'claude', 'codex', '--all', '--yes'])).toMatchObject({ code: 0 });
    expect(claude()).not.toEqual(before);
    rmSync(join(home, '.codex/memories'), { recursive: true });
    const { code, stdout, stderr } = await memportHere(home, ['undo']);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/memory_summary\.md: it was removed since$/m);
    expect(claude()).toEqual(before);
    // What was kept is said where somebody asks once more, with the line that shows it.
    const again = await memportHere(home, ['undo']);
    expect(again.stderr).toMatch(/memport undo \S+ --force --dry-run shows what is left of it/);
  }));
