import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inHome, memportHere } from './here.ts';
import { stateRoot } from '../migrate/pairs.ts';
import { statements, tell } from '../migrate/side.ts';

const CLAUDE = { harness: 'claude' };
const HERMES = { harness: 'hermes' };
const MINE = 'Never edit generated files by hand; run the generator.';
const THEIRS = 'Generated files are never edited by hand: they come out of the generator, rerun that.';

const two = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    mkdirSync(join(home, '.hermes'), { recursive: true });
    writeFileSync(join(home, '.hermes/config.yaml'), 'memory: {}\n');
    tell(home, CLAUDE, [{ statement: MINE }]);
    tell(home, HERMES, [{ statement: THEIRS }]);
    await body(home);
  });

const pairsOf = async (home: string): Promise<{ a: { handle: string }; b: { handle: string }; status: string }[]> =>
  (
    JSON.parse((await memportHere(home, ['pairs', 'claude', 'hermes', '--json'])).stdout) as {
      pairs: { a: { handle: string }; b: { handle: string }; status: string }[];
    }
  ).pairs;

const somebody =
  (answers: string[]): ((question: string) => Promise<string | undefined>) =>
  async () =>
    answers.shift();

describe('memories that look alike', () => {
  test('stand beside each other until somebody says that they are the same; then the copy goes, and an undo brings it back', () =>
    two(async (home) => {
      const ran = await memportHere(home, ['claude:hermes', '--yes']);
      expect(ran).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('1 memory looks like one that stands there') as string,
      });
      expect(statements(home, HERMES)).toEqual([THEIRS, MINE].sort());
      const [pair] = await pairsOf(home);
      expect(pair?.status).toBe('beside');
      const handles = [pair?.a.handle ?? '', pair?.b.handle ?? ''];
      expect(await memportHere(home, ['pairs', '--same', ...handles])).toMatchObject({
        code: 0,
        stdout: `${handles.join(' and ')} say the same.\nKept: the next run goes by it.\n`,
      });
      expect(await memportHere(home, ['pairs', 'claude', 'claude'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('one harness has no pairs with itself') as string,
      });
      const file = join(stateRoot(home), 'memport.pairs.json');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).not.toContain('generat');
      expect((await memportHere(home, ['claude:hermes', '--yes'])).stdout).toContain('1 merged');
      expect(statements(home, HERMES)).toEqual([THEIRS]);
      expect((await memportHere(home, ['claude:hermes', '--yes'])).stdout).toContain('Nothing to do');
      expect(await pairsOf(home)).toEqual([]);
      expect((await memportHere(home, ['undo'])).code).toBe(0);
      expect(statements(home, HERMES)).toEqual([THEIRS, MINE].sort());
    }));

  test('a terminal asks, and goes by the answer', () =>
    two(async (home) => {
      const ran = await memportHere(home, ['claude:hermes'], { ask: somebody(['same', 'y']) });
      expect(ran.stdout).toContain(`here:  ${MINE}`);
      expect(statements(home, HERMES)).toEqual([THEIRS]);
    }));

  test('what is newer stands for both', () =>
    two(async (home) => {
      await memportHere(home, ['claude:hermes'], { ask: somebody(['mine is newer', 'y']) });
      expect(statements(home, HERMES)).toEqual([MINE]);
    }));

  test('two that are two are both kept, and nobody is asked again', () =>
    two(async (home) => {
      await memportHere(home, ['claude:hermes'], { ask: somebody(['keep both', 'y']) });
      expect(statements(home, HERMES)).toEqual([THEIRS, MINE].sort());
      expect(await pairsOf(home)).toEqual([]);
      expect(readFileSync(join(stateRoot(home), 'memport.pairs.json'), 'utf8')).toContain('"different"');
      const again = await memportHere(home, ['claude:hermes', '--interactive'], { ask: somebody([]) });
      expect(again).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing to do: 1 memory stands as planned.') as string,
      });
    }));

  test('a copy that somebody edited is not taken out', () =>
    two(async (home) => {
      await memportHere(home, ['claude:hermes', '--yes']);
      const [pair] = await pairsOf(home);
      const file =
        ['USER.md', 'MEMORY.md']
          .map((name) => join(home, '.hermes/memories', name))
          .find((each) => existsSync(each) && readFileSync(each, 'utf8').includes(MINE)) ?? '';
      writeFileSync(file, readFileSync(file, 'utf8').replace(MINE, `${MINE} Ask Ada where it is.`));
      await memportHere(home, ['pairs', '--same', pair?.a.handle ?? '', pair?.b.handle ?? '']);
      await memportHere(home, ['claude:hermes', '--yes']);
      expect(statements(home, HERMES)).toContain(`${MINE} Ask Ada where it is.`);
    }));

  test('what a repository answers is a proposal', () =>
    two(async (home) => {
      const [pair] = await pairsOf(home);
      await memportHere(home, ['pairs', '--same', pair?.a.handle ?? '', pair?.b.handle ?? '']);
      const file = join(stateRoot(home), 'memport.pairs.json');
      mkdirSync(join(home, 'app/.git'), { recursive: true });
      writeFileSync(join(home, 'app/.git/HEAD'), 'ref: refs/heads/main\n');
      writeFileSync(join(home, 'app/memport.pairs.json'), readFileSync(file, 'utf8'));
      writeFileSync(file, '{"format": 1, "pairs": []}');
      const ran = await memportHere(home, ['claude:hermes', '--dry-run'], { cwd: join(home, 'app') });
      expect(ran.stdout).toContain('this repository says: same');
      expect(ran.stdout).toContain('1 new');
    }));

  test('a broken file of answers names its line', () =>
    two(async (home) => {
      mkdirSync(stateRoot(home), { recursive: true });
      writeFileSync(join(stateRoot(home), 'memport.pairs.json'), '{"format": 1, "pairs": [\n{"a": 1}\n]}');
      expect(await memportHere(home, ['claude:hermes', '--dry-run'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('memport.pairs.json:2') as string,
      });
    }));
});

const CODEX = { harness: 'codex' };
const RULE = 'Use pnpm in every project.';
const NEWER = 'Use bun in every project.';
const REWORDED = 'Use pnpm in every project, also in old ones.';
const SUMMARY = '.codex/memories_v2/memory_summary.md';

const summaryOf = (home: string): string => readFileSync(join(home, SUMMARY), 'utf8');

/** A rule of Claude's whose line in Codex' summary Codex has put in other words; then the source says another rule. */
const lineReworded = (body: (home: string, change: () => void) => Promise<void>, words = REWORDED): Promise<void> =>
  inHome(async (home) => {
    for (const folder of ['.codex', '.claude']) mkdirSync(join(home, folder), { recursive: true });
    tell(home, CLAUDE, [{ statement: RULE }]);
    expect((await memportHere(home, ['claude:codex', '--yes'])).code).toBe(0);
    writeFileSync(join(home, SUMMARY), summaryOf(home).replace(RULE, words));
    const file = join(home, '.claude/rules/memport.md');
    await body(home, () => writeFileSync(file, readFileSync(file, 'utf8').replace(RULE, NEWER)));
  });

describe('a line that was reworded there', () => {
  test('still says the old rule when the source changes: named, exit 1, with the command that takes an answer', () =>
    lineReworded(async (home, change) => {
      expect((await memportHere(home, ['claude:codex', '--yes'])).code).toBe(0);
      change();
      const ran = await memportHere(home, ['claude:codex', '--yes']);
      expect(ran).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('1 line there still says the old rule') as string,
      });
      expect(ran.stdout.replaceAll(/\s+/g, ' ')).toContain('memport pairs claude codex takes your answers');
      expect(summaryOf(home)).toContain(REWORDED);
      expect(statements(home, CODEX)).toEqual([NEWER]);
    }));

  test('is listed, and once answered to say the same a change at the source replaces it', () =>
    lineReworded(async (home, change) => {
      const listed = await memportHere(home, ['pairs', 'claude', 'codex']);
      expect(listed.stdout).toContain(`here:  ${RULE}`);
      expect(listed.stdout).toContain(`there: ${REWORDED}`);
      const [pair] = (
        JSON.parse((await memportHere(home, ['pairs', '--json'])).stdout) as {
          pairs: { a: { handle: string }; b: { handle: string }; status: string; file: string }[];
        }
      ).pairs;
      expect(pair).toMatchObject({ status: 'reworded', file: 'memory_summary.md' });
      expect((await memportHere(home, ['pairs', '--same', pair?.b.handle ?? '', pair?.a.handle ?? ''])).code).toBe(0);
      expect((await memportHere(home, ['pairs'])).stdout).toContain('Nothing looks alike');
      expect(await memportHere(home, ['claude:codex', '--yes'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing to do') as string,
      });
      expect(summaryOf(home)).toContain(REWORDED);
      change();
      expect((await memportHere(home, ['claude:codex', '--yes'])).code).toBe(0);
      expect(summaryOf(home)).toContain(NEWER);
      expect(summaryOf(home)).not.toContain(REWORDED);
    }));

  test('may be answered after the change too: newer words replace it, and what is something else stands unasked', () =>
    lineReworded(async (home, change) => {
      change();
      await memportHere(home, ['claude:codex', '--yes']);
      const [a = '', b = ''] = (await handlesIn(home)) ?? [];
      await memportHere(home, ['pairs', '--different', a, b]);
      expect(await handlesIn(home)).toBeUndefined();
      expect((await memportHere(home, ['claude:codex', '--yes'])).code).toBe(1);
      await memportHere(home, ['pairs', '--newer', a, b]);
      expect((await memportHere(home, ['claude:codex', '--yes'])).code).toBe(0);
      expect(summaryOf(home)).not.toContain(REWORDED);
      expect(await memportHere(home, ['claude:codex', '--yes'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing to do') as string,
      });
    }));

  test('is asked about in a terminal where the change would pass it by', () =>
    lineReworded(async (home, change) => {
      expect((await memportHere(home, ['claude:codex'], { ask: somebody([]) })).stdout).not.toContain('Did the line');
      change();
      const ran = await memportHere(home, ['claude:codex'], { ask: somebody(['same', 'y']) });
      expect(ran).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('1 line in Codex CLI was reworded there') as string,
      });
      expect(summaryOf(home)).toContain(NEWER);
      expect(summaryOf(home)).not.toContain(REWORDED);
    }));

  test('in equal words is nobody’s edit', () =>
    lineReworded(async (home, change) => {
      expect((await memportHere(home, ['pairs'])).stdout).toContain('Nothing looks alike');
      change();
      expect((await memportHere(home, ['claude:codex', '--yes'])).code).toBe(0);
      expect(summaryOf(home)).toContain(NEWER);
    }, '**use PNPM** in every project'));
});

const handlesIn = async (home: string): Promise<[string, string] | undefined> => {
  const [pair] = (
    JSON.parse((await memportHere(home, ['pairs', '--json'])).stdout) as {
      pairs: { a: { handle: string }; b: { handle: string } }[];
    }
  ).pairs;
  return pair && [pair.a.handle, pair.b.handle];
};
