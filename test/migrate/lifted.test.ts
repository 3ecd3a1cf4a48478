import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const NOTES = {
  tabs: ['feedback', 'Indent with tabs, never with spaces.'],
  korean: ['user', '사용자는 한국어로 답을 받고 싶어한다.'],
} as const;

/** Two projects of Claude Code that say one rule, and in one of them who the person is. */
const furnish = (home: string): void => {
  for (const [project, names] of [
    ['one', ['tabs', 'korean']],
    ['two', ['tabs']],
  ] as const) {
    mkdirSync(join(home, project), { recursive: true });
    const folder = join(home, '.claude/projects', join(home, project).replace(/[^A-Za-z0-9]/g, '-'), 'memory');
    write(join(folder, 'MEMORY.md'), names.map((name) => `- [${name}](${name}.md) — ${NOTES[name][1]}\n`).join(''));
    for (const name of names) {
      const [type, words] = NOTES[name];
      write(join(folder, `${name}.md`), `---\nname: ${name}\ndescription: ${words}\ntype: ${type}\n---\n\n${words}\n`);
    }
  }
  write(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  mkdirSync(join(home, '.hermes'), { recursive: true });
};

test('what was carried once for several projects goes back to where it came from, also over a third harness', () =>
  inHome(async (home) => {
    furnish(home);
    const carry = async (way: string, ...more: string[]): Promise<Plan> =>
      JSON.parse((await memportHere(home, [way, '--all', '--yes', '--json', ...more])).stdout) as Plan;
    const told = ({ decisions }: Plan): string[] =>
      decisions.map(({ decision, delivery }) => `${decision} ${delivery}`).sort();
    const raised = await carry('claude:codex', '--lift');
    expect(told(raised)).toEqual(['new loaded', 'new loaded', 'new loaded']);
    expect(told(await carry('codex:hermes'))).toEqual(['new loaded', 'new loaded']);
    for (const way of ['codex:claude', 'hermes:claude'])
      expect([way, told(await carry(way))]).toEqual([way, ['same loaded', 'same loaded', 'same loaded']]);
    expect(told(await carry('claude:codex'))).toEqual(['same loaded', 'same loaded', 'same loaded']);
    const { stdout } = await memportHere(home, ['sync', 'claude', 'codex', '--all', '--yes']);
    const summary = join(home, '.codex/memories_v2/memory_summary.md');
    writeFileSync(summary, readFileSync(summary, 'utf8').replace('never with spaces', 'and never with spaces'));
    const reworded = await memportHere(home, ['claude:codex', '--all', '--dry-run']);
    expect(reworded.stdout).toMatch(/^1 line was reworded there and stands so/m);
    expect(stdout).toMatch(/^(?:No file of a harness changed.* )?Nothing to do/);
  }));

test('what was carried for each project and is lifted since has one decision each, and is not gone at the source', () =>
  inHome(async (home) => {
    furnish(home);
    const carry = async (...more: string[]): Promise<Plan & { outcome: { standing?: number; status: string } }> =>
      JSON.parse((await memportHere(home, ['claude:codex', '--all', '--yes', '--json', ...more])).stdout);
    const told = ({ decisions }: Plan): string[] =>
      decisions.map(({ decision, delivery }) => `${decision} ${delivery}`).sort();
    expect(told(await carry())).toEqual(['new loaded', 'new loaded', 'new loaded']);
    const lifted = await carry('--lift');
    expect(told(lifted)).toEqual(['kept loaded', 'updated loaded', 'updated loaded']);
    expect(lifted.outcome).toMatchObject({ status: 'written', standing: 3 });
    const { stdout } = await memportHere(home, ['claude:codex', '--all', '--dry-run']);
    expect(stdout).toContain('\n3 memories: 3 loaded, 0 indexed, 0 searchable, 0 not carried\n2 same, 1 kept\n');
    expect(stdout).toMatch(/^global +3 memories +→/m);
    expect(stdout).not.toContain('gone at the source');
    const taken = await carry('--withdraw');
    expect(told(taken)).toEqual(['merged loaded', 'same loaded', 'same loaded']);
    const summary = readFileSync(join(home, '.codex/memories_v2/memory_summary.md'), 'utf8');
    expect(summary.match(/Indent with tabs/g)).toHaveLength(1);
    const idle = await carry();
    expect([told(idle), idle.outcome.status]).toEqual([['same loaded', 'same loaded', 'same loaded'], 'nothing to do']);
  }));

/** A rule that two projects say, lifted to Codex; what is done there and here since, and who says what in the end. */
const withLifted = (body: (at: Lifted) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    furnish(home);
    const noteOf = (project: string): string =>
      join(home, '.claude/projects', join(home, project).replace(/[^A-Za-z0-9]/g, '-'), 'memory/tabs.md');
    const carry = async (way: string, ...more: string[]): Promise<string[]> => {
      const { stdout } = await memportHere(home, [way, '--all', '--yes', '--json', ...more]);
      return (JSON.parse(stdout) as Plan).decisions.map(({ decision }) => decision).sort();
    };
    const edit = (files: readonly string[], before: string, after: string): void => {
      for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after));
    };
    const codex = join(home, '.codex/memories_v2');
    await carry('claude:codex', '--lift');
    await body({
      home,
      carry,
      noteOf,
      inCodex: (before, after) =>
        edit([`${codex}/memory_summary.md`, `${codex}/extensions/memport/resources/general/tabs.md`], before, after),
      inClaude: (project, before, after) => {
        const note = noteOf(project);
        edit([note, join(dirname(note), 'MEMORY.md')], before, after);
      },
      says: (project) => readFileSync(noteOf(project), 'utf8').trimEnd().split('\n').at(-1),
      run: (words) => memportHere(home, words),
    });
  });

interface Lifted {
  home: string;
  carry: (way: string, ...more: string[]) => Promise<string[]>;
  noteOf: (project: string) => string;
  inCodex: (before: string, after: string) => void;
  inClaude: (project: string, before: string, after: string) => void;
  says: (project: string) => string | undefined;
  run: (words: readonly string[]) => ReturnType<typeof memportHere>;
}

test('what is edited in the target of a lifted rule goes back to every project that said it, again and again', () =>
  withLifted(async ({ carry, inCodex, says, run }) => {
    for (const [before, after] of [
      ['with tabs', 'with two blanks'],
      ['with two blanks', 'with four blanks'],
    ] as const) {
      const said = ['one', 'two'].map(says);
      inCodex(before, after);
      expect(await carry('codex:claude')).toEqual(['same', 'updated', 'updated']);
      const words = `Indent ${after}, never with spaces.`;
      expect(['one', 'two'].map(says)).toEqual([words, words]);
      for (const way of ['codex:claude', 'claude:codex'])
        expect([way, await carry(way)]).toEqual([way, ['same', 'same', 'same']]);
      expect((await run(['undo'])).code).toBe(0);
      expect(['one', 'two'].map(says)).toEqual(said);
      expect(await carry('codex:claude')).toEqual(['same', 'updated', 'updated']);
    }
  }));

test('a project whose words were edited since keeps them, and is in conflict where both sides were', () =>
  withLifted(async ({ carry, inCodex, inClaude, says }) => {
    inCodex('with tabs', 'with two blanks');
    await carry('codex:claude');
    inCodex('with two blanks', 'with four blanks');
    inClaude('two', 'with two blanks', 'with eight blanks');
    expect(await carry('codex:claude')).toEqual(['conflict', 'same', 'updated']);
    expect(says('one')).toBe('Indent with four blanks, never with spaces.');
    expect(says('two')).toBe('Indent with eight blanks, never with spaces.');
  }));

test.each(['one', 'two'])(
  '%s, edited before anything went back, is in conflict, and stays so until somebody says',
  (edited) =>
    withLifted(async ({ carry, inCodex, inClaude, says }) => {
      const other = edited === 'one' ? 'two' : 'one';
      inClaude(edited, 'with tabs', 'with eight blanks');
      inCodex('with tabs', 'with two blanks');
      expect(await carry('codex:claude')).toEqual(['conflict', 'same', 'updated']);
      expect([edited, other].map(says)).toEqual([
        'Indent with eight blanks, never with spaces.',
        'Indent with two blanks, never with spaces.',
      ]);
      expect(await carry('codex:claude')).toEqual(['conflict', 'same', 'same']);
      expect(await carry('codex:claude', '--on-conflict', 'source')).toEqual(['same', 'same', 'updated']);
      expect(says(edited)).toBe('Indent with two blanks, never with spaces.');
    }),
);

test.each([
  ['one', true],
  ['one', false],
  ['two', true],
  ['two', false],
] as const)(
  '%s, which lost its copy, does not get it back, and the other gets the edit (after a way back: %s)',
  (lost, after) =>
    withLifted(async ({ carry, inCodex, noteOf, says }) => {
      if (after) {
        inCodex('with tabs', 'with six blanks');
        await carry('codex:claude');
      }
      for (const name of ['tabs.md', 'MEMORY.md']) rmSync(join(dirname(noteOf(lost)), name));
      inCodex(after ? 'with six blanks' : 'with tabs', 'with four blanks');
      await carry('codex:claude');
      expect(existsSync(noteOf(lost))).toBe(false);
      expect(says(lost === 'one' ? 'two' : 'one')).toBe('Indent with four blanks, never with spaces.');
    }),
);

test('what one of the projects says anew is its own rule, and the other one keeps the old', () =>
  withLifted(async ({ carry, inCodex, inClaude }) => {
    inCodex('with tabs', 'with two blanks');
    await carry('codex:claude');
    inClaude('one', 'with two blanks', 'with eight blanks');
    expect(await carry('claude:codex')).toEqual(['new', 'same', 'updated']);
    expect(await carry('claude:codex')).toEqual(['same', 'same', 'same']);
  }));

test('a project that moved, or has a remote by now, still gets what is edited of the rule that was lifted from it', () =>
  withLifted(async ({ carry, inCodex, says, run, home }) => {
    inCodex('with tabs', 'with two blanks');
    await carry('codex:claude');
    for (const [project, moved, before, after] of [
      ['two', 'zwei', 'with two blanks', 'with four blanks'],
      ['one', 'eins', 'with four blanks', 'with six blanks'],
    ] as const) {
      renameSync(join(home, project), join(home, moved));
      const { code } = await run(['relocate', join(home, project), join(home, moved), '--yes']);
      expect(code).toBe(0);
      inCodex(before, after);
      expect(await carry('codex:claude')).toEqual(['same', 'updated', 'updated']);
      expect(says(moved)).toBe(`Indent ${after}, never with spaces.`);
    }
    for (const project of ['zwei', 'eins']) {
      mkdirSync(join(home, project, '.git'), { recursive: true });
      const remote = `[remote "origin"]\n\turl = https://forge.example/us/${project}.git\n`;
      writeFileSync(join(home, project, '.git/config'), remote);
      writeFileSync(join(home, project, '.git/HEAD'), 'ref: refs/heads/main\n');
    }
    inCodex('with six blanks', 'with eight blanks');
    expect(await carry('codex:claude')).toEqual(['same', 'updated', 'updated']);
    const words = 'Indent with eight blanks, never with spaces.';
    expect(['zwei', 'eins'].map(says)).toEqual([words, words]);
    expect(await carry('claude:codex')).toEqual(['same', 'same', 'same']);
  }));
