import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { overlay } from '../../src/kit/overlay.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import type { Ran } from '../cli/built.ts';
import { claudeSlug } from '../golden/marks.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { decisions } from './pairs.ts';
import { textsBelow } from './side.ts';

/** A project's memories in one Claude home, by the name of the file; null takes one away. */
const remember = (home: string, claude: string, notes: Readonly<Record<string, string | null>>): string => {
  const app = join(home, 'app');
  mkdirSync(join(app, '.git'), { recursive: true });
  const root = join(home, claude, 'projects', claudeSlug(app), 'memory');
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(notes)) {
    if (text === null) rmSync(join(root, `${name}.md`));
    else
      writeFileSync(
        join(root, `${name}.md`),
        `---\nname: ${name}\ndescription: about ${name}\nmetadata:\n  type: feedback\n---\n\n${text}\n`,
      );
  }
  return root;
};
const carry = (home: string, ...more: string[]): Promise<Ran> =>
  memportHere(home, ['claude:codex', ...more], { cwd: join(home, 'app') });
const planOf = async (home: string, ...more: string[]): Promise<Plan> =>
  JSON.parse((await carry(home, '--dry-run', '--json', ...more)).stdout) as Plan;
const texts = (home: string): string => Object.values(textsBelow(join(home, '.codex'))).join('\n');
const inCodex = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    mkdirSync(join(home, '.codex/memories'), { recursive: true });
    await body(home);
  });

describe('a source that moves on', () => {
  test('new words that contradict what the same run replaces are carried, and stay', () =>
    inCodex(async (home) => {
      remember(home, '.claude', { t: 'The staging database runs on port 5432.' });
      expect((await carry(home, '--yes')).code).toBe(0);
      remember(home, '.claude', { t: 'Backups are kept for 30 days.', n: 'The staging database runs on port 5433.' });
      expect(await carry(home, '--yes')).toMatchObject({
        code: 0,
        stderr: '',
        stdout: expect.stringContaining('Read back: everything stands as planned.'),
      });
      expect(texts(home)).not.toContain('5432');
      expect((await carry(home, '--yes')).stdout).toMatch(/^Nothing to do: 2 memories stand/);
    }));

  test('two homes that have a file of one name and other words in it keep both, whichever comes again', () =>
    inCodex(async (home) => {
      remember(home, '.claude', { testing: 'Run the integration tests against a real Postgres.' });
      remember(home, '.claude-work', { testing: 'Never deploy on a Friday afternoon without asking Ada.' });
      const other = ['--from-root', join(home, '.claude-work')];
      for (const forget of [false, true]) {
        expect((await carry(home, '--yes')).code).toBe(0);
        if (forget) rmSync(join(home, '..', 'state'), { recursive: true });
        expect((await carry(home, '--yes', ...other)).code).toBe(0);
        expect(texts(home)).toContain('real Postgres');
        expect(texts(home)).toContain('Friday afternoon');
        expect(decisions(await carry(home, '--dry-run', '--json'))).toEqual({ same: 1 });
        expect(decisions(await carry(home, '--dry-run', '--json', ...other))).toEqual({ same: 1 });
        rmSync(join(home, '.codex/memories'), { recursive: true });
        rmSync(join(home, '..', 'state'), { recursive: true, force: true });
        mkdirSync(join(home, '.codex/memories'));
      }
    }));

  test('an updated memory is in normal form: a hook that its new statement gives is not kept beside it', () => {
    const old: Memory = {
      id: 'a',
      kind: 'rule',
      name: 'drain',
      statement: 'Drain it.',
      hook: 'Drain the queue first, whatever else is on fire.',
      scope: { level: 'global' },
      author: 'agent',
      load: 'always',
      status: 'active',
      keywords: [],
      links: [],
      evidence: [],
      dates: {},
      places: [],
      native: {},
    };
    const next = overlay(old, { ...old, statement: old.hook as string });
    expect(next).not.toHaveProperty('hook');
    expect(next.statement).toBe(old.hook);
  });

  test('a file that cannot be read is named in the plan', () =>
    inCodex(async (home) => {
      remember(home, '.claude', { t: 'Use pnpm.', big: `Too long. ${'x'.repeat(1 << 20)}` });
      const plan = await planOf(home);
      expect(plan.findings.map(({ rule, file }) => [rule, file])).toEqual(
        expect.arrayContaining([['read/too-large', 'big.md']]),
      );
      expect((await carry(home, '--dry-run')).stdout).toContain('big.md');
    }));

  test('what cannot be read any more is held: named, not withdrawn, and --yes wants --partial', () =>
    inCodex(async (home) => {
      const root = remember(home, '.claude', { t: 'Use pnpm, never npm.', other: 'Ask Ada.' });
      expect((await carry(home, '--yes')).code).toBe(0);
      writeFileSync(join(root, 't.md'), 'x'.repeat(2 << 20));
      const { stdout } = await carry(home, '--dry-run', '--diff');
      expect(stdout).toMatch(/held +\S.* Use pnpm, never npm\./);
      expect(stdout).toContain('1 file or folder of the source could not be read');
      expect(stdout).not.toContain('Nothing is lost.');
      expect((await carry(home, '--dry-run', '--strict')).code).toBe(1);
      remember(home, '.claude', { n: 'Deploys go out on Monday.' });
      expect(await carry(home, '--yes', '--withdraw')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--partial'),
      });
      // A plan file is carried out without a --yes: what is to be typed has none either.
      await carry(home, '--plan-out', join(home, 'p.json'));
      const { stderr } = await memportHere(home, ['apply', join(home, 'p.json')]);
      expect(stderr).toContain(`expected: memport apply ${join(home, 'p.json')} --partial   to carry`);
      expect((await carry(home, '--yes', '--withdraw', '--partial')).code).toBe(0);
      expect(Object.values(textsBelow(join(home, '.codex'))).join('\n')).toContain('Use pnpm, never npm.');
    }));

  test('what is not found while a harness works on the store is held, and judged when it is done', () =>
    inCodex(async (home) => {
      const root = remember(home, '.claude', { t: 'Use pnpm, never npm.', other: 'Ask Ada.' });
      expect((await carry(home, '--yes')).code).toBe(0);
      remember(home, '.claude', { t: null });
      writeFileSync(join(root, '.consolidate-lock'), '1');
      const held = (await planOf(home, '--withdraw')).decisions.find(({ decision }) => decision === 'held');
      expect(held?.reason).toBe('Claude Code is consolidating this memory');
      rmSync(join(root, '.consolidate-lock'));
      expect((await planOf(home, '--withdraw')).decisions.map(({ decision }) => decision).sort()).toEqual([
        'same',
        'withdrawn',
      ]);
    }));

  test('an undo after an undo says what was changed, not that the undo must be undone', () =>
    inCodex(async (home) => {
      remember(home, '.claude', { t: 'Use pnpm, never npm.' });
      expect((await carry(home, '--yes')).code).toBe(0);
      const [file] = Object.keys(textsBelow(join(home, '.codex'))).filter((each) => each.endsWith('memory_summary.md'));
      const summary = join(home, '.codex', file as string);
      writeFileSync(summary, `${textsBelow(join(home, '.codex'))[file as string]}\nby hand\n`);
      remember(home, '.claude', { n: 'Ask Ada before a deploy.' });
      expect((await carry(home, '--yes')).code).toBe(0);
      expect((await memportHere(home, ['undo'])).code).toBe(0);
      const second = await memportHere(home, ['undo']);
      expect(second.stdout).toContain('1 file without its lines, what others wrote there stands');
      expect(second.stdout).not.toContain('undo that one first');
    }));
});
