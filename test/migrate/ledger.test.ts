import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../cli/built.ts';
import { inHome } from '../cli/here.ts';
import { ALL_PAIRS, carry, decisions, PAIRS, rootOf, settle, stateRoot } from './pairs.ts';
import { forget, reword, stateBelow, statements, tell, textsBelow } from './side.ts';

const THREE = [
  { statement: 'Use tabs over spaces in every file of the app', why: 'the linter wants it' },
  { statement: 'Never push to main without a review' },
  { statement: 'The staging database is called blue', kind: 'reference' as const },
];

describe.each(ALL_PAIRS)('the ledger, $title', (pair) => {
  const carried = (body: (home: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, THREE);
      expect(await carry(home, pair)).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to)).toEqual(THREE.map(({ statement }) => statement).sort());
      await body(home);
    });
  const plan = async (home: string, ...more: string[]) =>
    decisions(await carry(home, pair, ['--dry-run', '--json', ...more]));
  const target = (home: string): Record<string, string> => textsBelow(rootOf(home, pair.to));
  const nothingToDo = async (home: string): Promise<void> => {
    const before = [stateBelow(stateRoot(home)), target(home)];
    expect(await carry(home, pair)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing to do: \d+ memor(?:y stands|ies stand) as planned\.\n$/),
      stderr: '',
    });
    expect([stateBelow(stateRoot(home)), target(home)]).toEqual(before);
  };

  test('holds ids and hashes, no text', () =>
    carried(async (home) => {
      const text = readFileSync(join(stateRoot(home), 'ledger.json'), 'utf8');
      for (const word of ['linter', 'the staging', 'over spaces in']) expect(text).not.toContain(word);
    }));

  test('without it the same run has nothing to do', () =>
    carried(async (home) => {
      rmSync(join(stateRoot(home), 'ledger.json'));
      expect(await carry(home, pair)).toMatchObject({
        code: 0,
        stdout: 'Nothing to do: 3 memories stand as planned.\n',
      });
      expect(existsSync(join(stateRoot(home), 'ledger.json'))).toBe(false);
    }));

  test('a why that was edited at the source changes one line of the target and nothing around it', () =>
    carried(async (home) => {
      reword(home, pair.to, 'called blue', 'called "blue" by everybody');
      reword(home, pair.from, 'the linter wants it', 'the formatter insists on it');
      expect(await plan(home)).toEqual({ updated: 1, same: 1, kept: 1 });
      const before = target(home);
      expect(await carry(home, pair)).toMatchObject({ code: 0, stderr: '' });
      const after = target(home);
      const changed = Object.keys(after)
        .flatMap((file) => after[file]?.split('\n').filter((line) => !before[file]?.split('\n').includes(line)) ?? [])
        .filter((line) => !line.startsWith('{"note":'));
      expect(new Set(changed.map((line) => line.replace(/^.*why:\S* /i, '')))).toEqual(
        new Set(['the formatter insists on it']),
      );
      expect(statements(home, pair.to)).toContain('The staging database is called "blue" by everybody');
      await nothingToDo(home);
    }));

  test('a statement that was edited at the source replaces the one it was', () =>
    carried(async (home) => {
      reword(home, pair.from, 'called blue', 'called green now');
      expect(await plan(home)).toEqual({ updated: 1, same: 2 });
      expect((await carry(home, pair)).code).toBe(0);
      expect(statements(home, pair.to)).toEqual(
        [...THREE.slice(0, 2).map(({ statement }) => statement), 'The staging database is called green now'].sort(),
      );
      await nothingToDo(home);
    }));

  test('what was deleted at the source is proposed, and taken away with --withdraw only', () =>
    carried(async (home) => {
      forget(home, pair.from, 'Never push');
      expect(await plan(home)).toEqual({ same: 2, withdrawn: 1 });
      const before = target(home);
      const ran = await carry(home, pair);
      expect(ran.code).toBe(0);
      expect(ran.stdout).toContain('withdrawn');
      expect(target(home)).toEqual(before);
      expect(await carry(home, pair, ['--yes', '--withdraw'])).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to).join()).not.toContain('Never push');
      await nothingToDo(home);
    }));

  test('the last memory of a source can be withdrawn as well', () =>
    carried(async (home) => {
      for (const { statement } of THREE) forget(home, pair.from, statement);
      expect(await plan(home)).toEqual({ withdrawn: 3 });
      expect((await carry(home, pair, ['--yes', '--withdraw'])).code).toBe(0);
      expect(statements(home, pair.to)).toEqual([]);
    }));

  test('what was deleted at the source and edited in the target stays there', () =>
    carried(async (home) => {
      forget(home, pair.from, 'Never push');
      reword(home, pair.to, 'without a review', 'without two reviews');
      expect(await plan(home, '--withdraw')).toEqual({ same: 2, kept: 1 });
      expect((await carry(home, pair, ['--yes', '--withdraw'])).code).toBe(0);
      expect(statements(home, pair.to)).toContain('Never push to main without two reviews');
    }));

  test('what was deleted in the target is not brought back', () =>
    carried(async (home) => {
      forget(home, pair.to, 'Never push');
      expect(await plan(home)).toEqual({ same: 2, declined: 1 });
      await carry(home, pair);
      expect(statements(home, pair.to).join()).not.toContain('Never push');
      await nothingToDo(home);
    }));

  test('what is gone on both sides is forgotten', () =>
    carried(async (home) => {
      forget(home, pair.from, 'Never push');
      forget(home, pair.to, 'Never push');
      expect(await plan(home)).toEqual({ same: 2, withdrawn: 1 });
      expect((await carry(home, pair)).stdout).toContain('the ledger was brought up to date');
      expect(await plan(home)).toEqual({ same: 2 });
      await nothingToDo(home);
    }));

  test('what was edited in the target is kept', () =>
    carried(async (home) => {
      reword(home, pair.to, 'without a review', 'unless two people have reviewed it');
      expect(await plan(home)).toEqual({ same: 2, kept: 1 });
      await nothingToDo(home);
      expect(statements(home, pair.to)).toContain('Never push to main unless two people have reviewed it');
    }));

  test('edits of one field on both sides are a conflict, left as it stands', () =>
    carried(async (home) => {
      reword(home, pair.to, 'without a review', 'without two reviews');
      reword(home, pair.from, 'without a review', 'without a green build');
      expect(await plan(home)).toEqual({ same: 2, conflict: 1 });
      const before = target(home);
      expect((await carry(home, pair)).code).toBe(1);
      expect(target(home)).toEqual(before);
    }));

  test('a conflict settled for the source is written and stays settled', () =>
    carried(async (home) => {
      reword(home, pair.to, 'without a review', 'without two reviews');
      reword(home, pair.from, 'without a review', 'without a green build');
      expect(await carry(home, pair, ['--yes', '--on-conflict', 'source'])).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to)).toContain('Never push to main without a green build');
      await nothingToDo(home);
    }));

  test('a conflict settled for the target stays settled, until the source speaks again', () =>
    carried(async (home) => {
      reword(home, pair.to, 'without a review', 'without two reviews');
      reword(home, pair.from, 'without a review', 'without a green build');
      expect(await carry(home, pair, ['--yes', '--on-conflict', 'target'])).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to)).toContain('Never push to main without two reviews');
      await nothingToDo(home);
      reword(home, pair.from, 'a green build', 'a green build on Linux');
      expect(await plan(home)).toEqual({ same: 2, conflict: 1 });
    }));

  test('a conflict settled for both leaves both', () =>
    carried(async (home) => {
      reword(home, pair.to, 'without a review', 'without two reviews');
      reword(home, pair.from, 'without a review', 'without a green build');
      expect(await carry(home, pair, ['--yes', '--on-conflict', 'both'])).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to)).toEqual(
        expect.arrayContaining(['Never push to main without two reviews', 'Never push to main without a green build']),
      );
      await nothingToDo(home);
    }));

  test('edits of different fields on both sides are merged, and the edit of the target stays its own', () =>
    carried(async (home) => {
      reword(home, pair.to, 'in every file of the app', 'in every file there is');
      reword(home, pair.from, 'the linter wants it', 'the formatter insists on it');
      expect(await plan(home)).toEqual({ same: 2, merged: 1 });
      expect(await carry(home, pair)).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to)).toContain('Use tabs over spaces in every file there is');
      expect(JSON.stringify(target(home))).toContain('the formatter insists on it');
      await nothingToDo(home);
      expect(await plan(home)).toEqual({ same: 2, kept: 1 });
      reword(home, pair.from, 'in every file of the app', 'in every file of the web app');
      expect(await plan(home)).toEqual({ same: 2, conflict: 1 });
    }));

  test('a home that was emptied as a whole is a reset: left as it is, said with 1, and filled with --again all', () =>
    carried(async (home) => {
      rmSync(rootOf(home, pair.to), { recursive: true });
      settle(home, pair);
      const emptied = target(home);
      expect(await plan(home)).toEqual({ declined: 3 });
      expect(await carry(home, pair)).toMatchObject({ code: 1, stdout: expect.stringContaining('--again all') });
      expect(target(home)).toEqual(emptied);
      expect(await carry(home, pair, ['--yes', '--again', 'all'])).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to)).toEqual(THREE.map(({ statement }) => statement).sort());
      await nothingToDo(home);
    }));

  test('a newer format is refused, a damaged one is named', () =>
    carried(async (home) => {
      const file = join(stateRoot(home), 'ledger.json');
      reword(home, pair.from, 'called blue', 'called green now');
      const before = target(home);
      for (const [text, code, says] of [
        ['{"format": 99, "rows": []}', 3, 'newer memport'],
        ['{"format": 1', 4, 'damaged'],
        ['null', 4, 'damaged'],
        ['{"format":1,"rows":[{"pair":1}]}', 4, 'damaged'],
        ['{"format":1,"rows":[null]}', 4, 'damaged'],
        ['[]', 4, 'damaged'],
      ] as const) {
        writeFileSync(file, text);
        const ran = await carry(home, pair);
        expect([ran.code, ran.stderr]).toEqual([code, expect.stringContaining(says)]);
        expect(ran.stderr).toContain(file);
        expect(readFileSync(file, 'utf8')).toBe(text);
      }
      expect(target(home)).toEqual(before);
    }));
});

describe('ledgers of past formats', () => {
  const [pair] = PAIRS;
  if (!pair) throw new Error('no pair');

  test('format 0 is migrated on the first write, and the old file is kept', () =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [{ statement: 'Tabs are better than spaces' }, { statement: 'Deploy on Mondays only' }]);
      tell(home, pair.to, [{ statement: 'Tabs are better than spaces' }]);
      mkdirSync(stateRoot(home), { recursive: true });
      const ledger = join(stateRoot(home), 'ledger.json');
      copyFileSync(join(ROOT, 'test/fixtures/ledger/format-0.json'), ledger);
      // The row of the memory that was removed in the target is understood: it is not brought back.
      expect(decisions(await carry(home, pair, ['--dry-run', '--json']))).toEqual({ same: 1, declined: 1 });
      expect(readFileSync(ledger, 'utf8')).toBe(readFileSync(join(ROOT, 'test/fixtures/ledger/format-0.json'), 'utf8'));
      tell(home, pair.from, [{ statement: 'Ports are given out by Ada' }]);
      expect((await carry(home, pair)).code).toBe(0);
      expect(JSON.parse(readFileSync(ledger, 'utf8'))).toMatchObject({ format: 1, rows: { length: 3 } });
      expect(readFileSync(join(stateRoot(home), 'ledger.format-0.json'), 'utf8')).toBe(
        readFileSync(join(ROOT, 'test/fixtures/ledger/format-0.json'), 'utf8'),
      );
    }));
});
