import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columns } from '../../src/report/terminal.ts';
import { furnish, type DemoMachine } from '../demo/machine.ts';
import { claudeSlug } from '../golden/marks.ts';
import { inHome, memportHere } from './here.ts';

const COMMANDS = [
  ['claude:codex', '--dry-run'],
  ['claude:codex', '--dry-run', '--interactive'],
  ['claude:codex', '--dry-run', '--project', 'ferry-web'],
  ['list'],
  ['show', 'claude'],
  ['hermes:codex', '--dry-run', '--interactive'],
] as const;

describe('what is printed fits the screen', () => {
  let machine: DemoMachine;
  beforeAll(() => void (machine = furnish()));
  afterAll(() => machine.remove());

  for (const width of [60, 80, 120]) {
    test.each(COMMANDS.map((args) => [args.join(' '), args] as const))(`at ${width} columns: %s`, async (_, args) => {
      const { stdout, code } = await memportHere(machine.home, args, {
        screen: { width, colour: false, wraps: true },
        env: { XDG_STATE_HOME: machine.state },
      });
      expect(code).toBe(0);
      expect(stdout.split('\n').filter((line) => columns(line) > width)).toEqual([]);
    });
  }

  test('through a pipe a finding stays one line, and nothing of a loss is cut', async () => {
    const piped = (args: readonly string[]) =>
      memportHere(machine.home, args, { env: { XDG_STATE_HOME: machine.state } });
    expect((await piped(['show', 'claude'])).stdout).toMatch(/^ {2}warn +\S+\/\S+ {2}.*\.md(:\d+)?$/m);
    const { stdout } = await piped(['claude:codex', '--dry-run']);
    expect(stdout).toContain('read-only, from inside the VPN.\n');
    // Sixty of them are no screenful: they are told when they are asked for.
    expect(stdout).not.toMatch(/^ {2}[0-9a-f]{6} {2}new /m);
    expect((await piped(['claude:codex', '--dry-run', '--diff'])).stdout).toMatch(/^ {2}[0-9a-f]{6} {2}new /m);
  });

  test('the rules of explain are whole sentences, through a pipe one a line', async () => {
    const lines = (await memportHere(machine.home, ['explain'])).stdout.trimEnd().split('\n');
    expect(lines.filter((line) => !/^[a-z]+\/\S+ +(?:error|warn|info) +\S.*\.$/.test(line))).toEqual([]);
  });

  test('what has no column on a narrow screen goes on below it, whole', async () => {
    const screen = { width: 40, colour: false, wraps: true };
    const { stdout } = await memportHere(machine.home, ['explain'], { screen });
    expect(stdout.split('\n').filter((line) => columns(line) > 40 || line.includes('…'))).toEqual([]);
  });

  test('numbers of a budget are whole at any width, and no row loses the arrow to where it goes', async () => {
    for (const width of [40, 60, 72, 80, 200]) {
      const { stdout } = await memportHere(machine.home, ['claude:codex', '--dry-run'], {
        screen: { width, colour: false, wraps: true },
        env: { XDG_STATE_HOME: machine.state },
      });
      expect(stdout).toMatch(/ \d,\d{3} → \d,\d{3} of \d{1,2},\d{3} bytes\n/);
      expect(stdout).toMatch(/^\S+ +\d+ memor(?:y|ies) +→ \S/m);
    }
  });
});

test('the order is: where it goes, counts, budgets, losses and findings by name, then each memory where there is room', () =>
  inHome(async (home) => {
    const [folder, app] = [join(home, '.claude/projects', claudeSlug(join(home, 'app')), 'memory'), join(home, 'app')];
    for (const each of [folder, app, join(home, '.codex')]) mkdirSync(each, { recursive: true });
    writeFileSync(
      join(folder, 'a.md'),
      '---\nname: a\nmetadata:\n  type: project\n---\n\nThe cutover was yesterday.\n',
    );
    writeFileSync(
      join(folder, 'b.md'),
      `---\nname: b\nmetadata:\n  type: reference\n---\n\nThe key is AKIA${'Q3EGRT7XHZ2WNP5K'} and aws_secret_access_key = ${'wJalrXUtnFEMIK7MDENGbPxRfiCYzP4kQ8sT2vLm'}\n`,
    );
    writeFileSync(join(folder, 'MEMORY.md'), '- [a](a.md) — the cutover\n- [b](b.md) — the key\n');
    const { stdout } = await memportHere(home, ['claude:codex', '--dry-run']);
    const marks = [
      '~/app  2 memories  → ',
      '2 memories: 0 loaded now, 1 once memories are on, 0 indexed and 0 searchable then, 1 not carried\n',
      '1 new, 1 blocked\n',
      'Memories are off: ',
      'memory_summary.md  ',
      '1 memory is not carried:\n',
      '1 finding on the way:\n  stale/relative-date: 1\n',
      '"yesterday" names no date',
    ];
    expect(
      marks
        .map((mark) => stdout.indexOf(mark))
        .every((at, index, all) => at >= 0 && (index === 0 || at > (all[index - 1] as number))),
    ).toBe(true);
    expect(stdout.slice(stdout.indexOf('"yesterday"'))).toMatch(
      / {2}new +unseen now, loaded once on +The cutover was yesterday\.[^]*\nNext: memport claude:codex --yes\n$/,
    );
  }));

test('a conflict shows the words of both sides', () =>
  inHome(async (home) => {
    mkdirSync(join(home, '.hermes/memories'), { recursive: true });
    mkdirSync(join(home, '.claude/rules'), { recursive: true });
    const said = (words: string): void =>
      writeFileSync(join(home, '.claude/rules/memport.md'), `<!-- memport {"kind":"rule"} -->\n${words}\n`);
    said('Use npm to install packages in this house.');
    await memportHere(home, ['claude:hermes', '--yes']);
    said('Use pnpm to install packages in this house.');
    writeFileSync(
      join(home, '.hermes/memories/MEMORY.md'),
      'User requires: Use yarn to install packages in this house.',
    );
    const ran = await memportHere(home, ['claude:hermes', '--yes']);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(
      /conflict {2}[0-9a-f]+ {2}Use pnpm to install packages in this house\.\n {4}there: Use yarn to install packages in this house\.\n/,
    );
    expect(ran.stdout).toMatch(/1 conflict left \(--on-conflict source, target or both settles it\)\.\n$/);
  }));
