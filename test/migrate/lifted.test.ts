import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
      expect([way, told(await carry(way))]).toEqual([way, ['same loaded', 'same loaded']]);
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
