import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';
import { ALL_PAIRS, carry, decisions, PAIRS, rootOf, settle, stateRoot, type Pair } from './pairs.ts';
import { filesBelow, forget, reword, stateBelow, statements, tell, textsBelow } from './side.ts';

const undo = (home: string, ...args: string[]) => memportHere(home, ['undo', ...args]);

const TOLD = [
  { statement: 'Use tabs over spaces in the app' },
  { statement: 'The staging database listens on port 5433', kind: 'reference' as const },
  { statement: 'Never push to main without a review' },
];

const carried = (pair: Pair, body: (home: string, root: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    settle(home, pair);
    tell(home, pair.to, [{ statement: 'Ada is the lead of this project' }]);
    tell(home, pair.from, TOLD);
    expect(await carry(home, pair)).toMatchObject({ code: 0, stderr: '' });
    await body(home, rootOf(home, pair.to));
  });

/** What the next run would do, decision by decision. */
const next = async (home: string, pair: Pair): Promise<Record<string, number>> =>
  decisions(await carry(home, pair, ['--dry-run', '--json']));

describe.each(ALL_PAIRS)('an undo after others wrote there too, $title', (pair) => {
  test('takes its own lines out and leaves theirs', () =>
    carried(pair, async (home) => {
      tell(home, pair.to, [{ statement: 'Bob signs the releases' }]);
      reword(home, pair.to, 'Ada is the lead', 'Ada and Eve are the leads');
      expect(await undo(home)).toMatchObject({
        code: 0,
        stderr: '',
        stdout: expect.stringContaining('what others wrote there stands'),
      });
      expect(statements(home, pair.to)).toEqual([
        'Ada and Eve are the leads of this project',
        'Bob signs the releases',
      ]);
      expect(await next(home, pair)).toEqual({ new: 3 });
      expect((await undo(home)).code).toBe(2);
    }));

  test('leaves what somebody reworded, names it, and the rest is neither declined nor claimed', () =>
    carried(pair, async (home) => {
      reword(home, pair.to, 'Use tabs over spaces', 'Use tabs and never spaces');
      forget(home, pair.to, 'staging database');
      const ran = await undo(home);
      expect([ran.code, ran.stdout]).toEqual([
        1,
        expect.stringMatching(/kept[ :].*changed since[\s\S]*Next: memport undo \S+ --force --dry-run/),
      ]);
      expect(statements(home, pair.to)).toEqual([
        'Ada is the lead of this project',
        'Use tabs and never spaces in the app',
      ]);
      const again = await next(home, pair);
      expect(again).toMatchObject({ new: 2 });
      expect(again['declined']).toBeUndefined();
      expect(Object.values(again).reduce((sum, count) => sum + count, 0)).toBe(3);
    }));

  test('--dry-run shows it and writes nothing; --force shows what goes of others and needs a yes', () =>
    carried(pair, async (home, root) => {
      reword(home, pair.to, 'Use tabs over spaces', 'Use tabs and never spaces');
      const [before, state] = [textsBelow(root), stateBelow(stateRoot(home))];
      expect(await undo(home, '--dry-run')).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/Would take back[\s\S]*kept[ :][\s\S]*Next: memport undo \S+ carries it out/),
      });
      expect(JSON.parse((await undo(home, '--dry-run', '--json')).stdout)).toMatchObject({
        command: 'undo',
        dryRun: true,
        kept: [expect.anything(), ...(pair.to.harness === 'codex' ? [expect.anything()] : [])],
      });
      expect(await undo(home, '--force', '--dry-run')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('and never spaces'),
      });
      expect(await undo(home, '--force')).toMatchObject({
        code: 2,
        stdout: expect.stringContaining('and never spaces'),
        stderr: expect.stringContaining('--yes beside --force'),
      });
      expect(textsBelow(root)).toEqual(before);
      expect(stateBelow(stateRoot(home))).toEqual(state);
      expect(await memportHere(home, ['undo', '--force'], { ask: async () => 'n' })).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing was taken back. Next: '),
      });
      expect(textsBelow(root)).toEqual(before);
      expect(await undo(home, '--force', '--yes')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('as before'),
      });
      expect(statements(home, pair.to)).toEqual(['Ada is the lead of this project']);
      expect(await next(home, pair)).toEqual({ new: 3 });
    }));

  test('of an update brings the old words back where its own stood, and the source is carried again there', () =>
    carried(pair, async (home) => {
      reword(home, pair.from, 'port 5433', 'port 6000');
      reword(home, pair.from, 'without a review', 'without two reviews');
      expect((await carry(home, pair)).code).toBe(0);
      reword(home, pair.to, 'without two reviews', 'without a pair of reviews');
      const ran = await undo(home);
      expect(ran.code).toBe(1);
      expect(statements(home, pair.to)).toEqual([
        'Ada is the lead of this project',
        'Never push to main without a pair of reviews',
        'The staging database listens on port 5433',
        'Use tabs over spaces in the app',
      ]);
      expect(await next(home, pair)).toMatchObject({ updated: 1 });
      // The run that made them can be taken back too: what others changed stays.
      expect((await undo(home)).code).toBe(1);
      expect(statements(home, pair.to)).toEqual([
        'Ada is the lead of this project',
        'Never push to main without a pair of reviews',
      ]);
    }));

  test('of an earlier run whose lines a later one replaced names that run, and works after it', () =>
    carried(pair, async (home) => {
      reword(home, pair.from, 'port 5433', 'port 6000');
      expect((await carry(home, pair)).code).toBe(0);
      const runs = JSON.parse((await memportHere(home, ['log', '--json'])).stdout) as { runs: { id: string }[] };
      const [first, second] = runs.runs.map(({ id }) => id) as [string, string];
      const named = await undo(home, first);
      expect(named).toMatchObject({
        code: 1,
        stdout: expect.stringContaining(`Next: memport undo ${second}`),
      });
      expect((await undo(home, second)).code).toBe(0);
      expect((await undo(home, first)).code).toBe(0);
      expect(statements(home, pair.to)).toEqual(['Ada is the lead of this project']);
    }));
});

test('what Codex makes of its summary by itself: reworded, merged and dropped lines, sections in another order', () => {
  const pair = PAIRS.find(({ title }) => title === 'claude → codex') as Pair;
  return carried(pair, async (home, root) => {
    const [file] = [...filesBelow(root).keys()].filter((each) => each.endsWith('memory_summary.md')) as [string];
    const summary = readFileSync(join(root, file), 'utf8');
    const lines = summary.split('\n');
    const at = lines.findIndex((line) => line.includes('Use tabs'));
    lines[at] = '- Tabs everywhere in the app, never spaces; and no push to main without a review';
    const without = lines.filter((line) => !line.includes('Never push to main'));
    without.splice(without.indexOf('## User preferences') + 1, 0, '', '- Prefers short answers');
    writeFileSync(join(root, file), without.join('\n'));
    const ran = await undo(home);
    expect(ran.code).toBe(1);
    const left = readFileSync(join(root, file), 'utf8');
    expect(left.split('\n')[0]).toBe('v1');
    expect(left).toContain('- Tabs everywhere in the app, never spaces');
    expect(left).toContain('- Prefers short answers');
    expect(left).toContain('Ada is the lead');
    expect(left).not.toContain('port 5433');
  });
});
