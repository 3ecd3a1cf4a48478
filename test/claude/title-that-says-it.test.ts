import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

test.each([
  ['short', '', 'Use tabs.', '- [Use tabs](feedback_use-tabs.md)'],
  [
    'with a reason',
    'Why: the linter asks for it',
    'Use tabs.',
    '- [Use tabs](feedback_use-tabs.md) — Why: the linter asks for it',
  ],
])('a line whose title says the rule is read back and follows its source: %s', (_, why, rule, line) =>
  inHome(async (home) => {
    const app = join(home, 'app');
    mkdirSync(join(app, '.git'), { recursive: true });
    const source = join(app, '.goose/memory/rules.txt');
    const say = (statement: string): void => write(source, `${[statement, why].filter(Boolean).join('\n')}\n\n`);
    say(rule);
    const memory = join(home, '.claude/projects', app.replace(/[^A-Za-z0-9]/g, '-'), 'memory');
    write(join(memory, 'MEMORY.md'), '- [Ports](ports.md) — where staging listens\n');
    write(
      join(memory, 'ports.md'),
      '---\nname: ports\ndescription: where staging listens\ntype: reference\n---\n\n8443.\n',
    );
    const carry = (...more: string[]) => memportHere(home, ['goose:claude', '--all', '--yes', ...more], { cwd: app });
    const ours = (): string => readFileSync(join(memory, 'MEMORY.md'), 'utf8').split('\n')[1] ?? '';

    const first = await carry();
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/new +loaded +Use tabs\./);
    expect(ours()).toBe(line);
    expect((await carry()).stdout).toMatch(/^Nothing to do/);

    // A longer rule has a title that is only its beginning, and is said whole behind it.
    say('Use tabs, and never spaces.');
    expect((await carry()).stdout).toContain('Read back: everything stands as planned.');
    expect(ours()).toContain('[Use tabs](feedback_use-tabs.md) — Use tabs, and never spaces.');
    expect((await carry()).stdout).toMatch(/^Nothing to do/);
    say(rule);
    expect((await carry()).stdout).toContain('Read back: everything stands as planned.');
    expect(ours()).toBe(line);
    expect((await carry()).stdout).toMatch(/^Nothing to do/);
  }),
);
