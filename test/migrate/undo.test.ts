import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disk } from '../../src/store/disk.ts';
import { readRuns } from '../../src/store/journal.ts';
import { prune } from '../../src/store/prune.ts';
import { readBlob } from '../../src/store/state.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { ALL_PAIRS, carry, rootOf, settle, stateRoot } from './pairs.ts';
import { filesBelow, reword, statements, tell } from './side.ts';

describe.each(ALL_PAIRS)('undo, $title', (pair) => {
  const TOLD = [{ statement: 'Use tabs over spaces' }, { statement: 'The port is 5433', kind: 'reference' as const }];
  const carried = (body: (home: string, root: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, TOLD);
      await body(home, rootOf(home, pair.to));
    });
  const undo = (home: string, ...args: string[]) => memportHere(home, ['undo', ...args]);
  const target = (root: string): unknown =>
    [...filesBelow(root)].map(([file, seen]) => [file, seen.bytes, seen.mode, Math.round(seen.mtimeMs)]);
  const state = (home: string) => ({ root: stateRoot(home), disk });

  test('twice after two runs gives what stood before, with modes, times and folders', () =>
    carried(async (home, root) => {
      tell(home, pair.to, [{ statement: 'Ada is the lead' }]);
      for (const [file] of filesBelow(root)) {
        chmodSync(join(root, file), 0o640);
        utimesSync(join(root, file), 1_600_000_000, 1_600_000_000);
      }
      const before = target(root);
      expect((await carry(home, pair)).code).toBe(0);
      const between = target(root);
      tell(home, pair.from, [{ statement: 'Never push to main' }]);
      expect((await carry(home, pair)).code).toBe(0);
      expect(await undo(home)).toMatchObject({ code: 0, stdout: expect.stringContaining('Took back') });
      expect(target(root)).toEqual(between);
      expect((await undo(home)).code).toBe(0);
      expect(target(root)).toEqual(before);
      expect(await undo(home)).toMatchObject({ code: 2, stderr: expect.stringContaining('nothing to undo') });
      // Everything can be carried once more: nothing counts as removed by the user.
      expect((await carry(home, pair)).code).toBe(0);
      expect(statements(home, pair.to)).toEqual([
        'Ada is the lead',
        'Never push to main',
        'The port is 5433',
        'Use tabs over spaces',
      ]);
    }));

  test('leaves no file and no folder of its own in a home that was empty', () =>
    carried(async (home, root) => {
      const folders = (): string[] =>
        existsSync(root) ? readdirSync(root, { recursive: true }).map(String).sort() : [];
      const before = folders();
      await carry(home, pair);
      expect(folders()).not.toEqual(before);
      expect((await undo(home)).code).toBe(0);
      expect(folders()).toEqual(before);
    }));

  test('keeps and names a file that was edited since, and takes back the rest', () =>
    carried(async (home, root) => {
      await carry(home, pair);
      const [mine, ...others] = [...filesBelow(root).keys()].sort(
        (a, b) =>
          Number(b.endsWith('USER.md') || b.endsWith('memory_summary.md')) -
          Number(a.endsWith('USER.md') || a.endsWith('memory_summary.md')),
      );
      appendFileSync(join(root, mine as string), '\nmy own line\n');
      const ran = await undo(home);
      const text = readFileSync(join(root, mine as string), 'utf8');
      expect(text).toContain('my own line');
      // A line below a list is nobody's edit; below an entry of Hermes it is one, and that entry stays.
      const edited = pair.to.harness === 'hermes';
      expect([ran.code, ran.stdout]).toEqual([
        Number(edited),
        expect.stringContaining(edited ? 'changed since' : 'what others wrote there stands'),
      ]);
      expect(text.includes('Use tabs over spaces') || text.includes('The port is 5433')).toBe(edited);
      for (const file of others) expect([file, existsSync(join(root, file))]).toEqual([file, false]);
      // What stands in the kept file still counts as carried, and nothing as removed.
      expect((await carry(home, pair)).code).toBe(0);
      expect(statements(home, pair.to).filter((each) => each.startsWith('Use tabs over spaces')).length).toBe(1);
    }));

  test('says so when the harness rewrote everything', () =>
    carried(async (home, root) => {
      await carry(home, pair);
      for (const [file] of filesBelow(root)) writeFileSync(join(root, file), 'rewritten\n');
      const before = target(root);
      const ran = await undo(home);
      expect([ran.code, ran.stdout]).toEqual([1, expect.stringContaining('Nothing of')]);
      expect(target(root)).toEqual(before);
    }));

  test('leaves folders that hold files of others, and a file that became a folder', () =>
    carried(async (home, root) => {
      await carry(home, pair);
      const files = [...filesBelow(root).keys()];
      const beside = join(root, dirname(files.at(-1) as string), 'theirs.txt');
      writeFileSync(beside, 'theirs');
      const folder = join(root, files[0] as string);
      rmSync(folder);
      mkdirSync(folder);
      const ran = await undo(home);
      expect([ran.code, ran.stdout]).toEqual([1, expect.stringContaining('it was changed since')]);
      expect(readFileSync(beside, 'utf8')).toBe('theirs');
      expect(statSync(folder).isDirectory()).toBe(true);
    }));

  test('of a run whose backup was pruned changes nothing and says why', () =>
    carried(async (home, root) => {
      tell(home, pair.to, [{ statement: 'Ada is the lead' }, { statement: 'The wiki is old', kind: 'reference' }]);
      await carry(home, pair);
      const [run] = readRuns(state(home));
      prune(state(home), { runs: 0, bytes: 0 });
      expect(run?.steps.some((step) => step.before !== null && !readBlob(state(home), step.before))).toBe(true);
      const before = target(root);
      const ran = await undo(home);
      expect([ran.code, ran.stdout]).toEqual([1, expect.stringContaining('its backup was pruned')]);
      expect(target(root)).toEqual(before);
    }));

  test('goes by an id, its beginning or its end; an undone run, an undo and an unknown one are told apart', () =>
    carried(async (home) => {
      await carry(home, pair);
      const [run] = readRuns(state(home));
      const id = run?.id ?? '';
      expect(await undo(home, 'nonsense')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('no run is called'),
      });
      expect((await undo(home, '')).code).toBe(2);
      expect((await undo(home, id.slice(-4))).code).toBe(0);
      expect(await undo(home, id)).toMatchObject({ code: 0, stdout: expect.stringContaining('it is undone already') });
      const back = readRuns(state(home)).at(-1)?.id ?? '';
      expect(await undo(home, back)).toMatchObject({ code: 2, stderr: expect.stringContaining('is itself an undo') });
      await carry(home, pair);
      expect(await undo(home, id.slice(0, 8))).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('could be 2 runs'),
      });
    }));

  test('of an earlier run names the later one that stands on it', () =>
    carried(async (home) => {
      await carry(home, pair);
      // The line that the first run wrote is the second one's now.
      reword(home, pair.from, 'Use tabs over spaces', 'Use tabs over spaces always');
      await carry(home, pair);
      const [first, second] = readRuns(state(home));
      const before = target(rootOf(home, pair.to));
      expect(await undo(home, first?.id ?? '')).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(
          new RegExp(`the later run ${second?.id} .* undo that one first\\nNext: memport undo ${second?.id}`),
        ),
      });
      expect(target(rootOf(home, pair.to))).toEqual(before);
    }));

  test('the log reads like a diary', () =>
    carried(async (home) => {
      expect((await memportHere(home, ['log'])).stdout).toContain('memport has written nothing yet');
      await carry(home, pair);
      await undo(home);
      tell(home, pair.from, [{ statement: 'Never push to main' }]);
      await carry(home, pair);
      const { stdout } = await memportHere(home, ['log']);
      expect(stdout.replaceAll(/\d{8}-\d{6}-[0-9a-f]{4}/g, 'ID').split('\n')).toEqual([
        expect.stringMatching(/^2026-11-20 12:00 {2}\w+→\S+.* {2}2 new; \d+ files?; taken back since$/),
        expect.stringMatching(/^2026-11-20 12:00 {2}undo of \w+→\S+.* {2}\d+ put back; \d+ files?$/),
        expect.stringMatching(/^2026-11-20 12:00 {2}\w+→\S+.* {2}3 new; \d+ files?$/),
        '                  memport undo ID',
        expect.stringMatching(/^State and backups: /),
        'Your settings: ~/.config/memport/config.json',
        '',
      ]);
      for (let count = 0; count < 2; count += 1) expect((await memportHere(home, ['log', '--prune'])).code).toBe(0);
    }));

  test('the log counts what was kept once', () =>
    carried(async (home) => {
      await carry(home, pair);
      reword(home, pair.to, 'Use tabs', 'Always use tabs');
      reword(home, pair.from, 'Use tabs', 'Only use tabs');
      await carry(home, pair, ['--yes', '--on-conflict', 'target']);
      const lines = (await memportHere(home, ['log'])).stdout.split('\n');
      expect(lines[2]).toMatch(/ {2}1 same, 1 kept; \d+ files?$/);
    }));

  test('runs that fall into one second, or under a clock that goes backwards, are undone in their order', () =>
    carried(async (home) => {
      await carry(home, pair, ['--yes'], { env: { MEMPORT_NOW: '2026-11-20T12:00:00Z' } });
      tell(home, pair.from, [{ statement: 'Never push to main' }]);
      await carry(home, pair, ['--yes'], { env: { MEMPORT_NOW: '2026-11-19T12:00:00Z' } });
      expect((await undo(home)).code).toBe(0);
      expect(statements(home, pair.to)).toEqual(['The port is 5433', 'Use tabs over spaces']);
      expect((await undo(home)).code).toBe(0);
      expect(statements(home, pair.to)).toEqual([]);
    }));
});
