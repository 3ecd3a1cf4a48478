import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FINDING_RULES } from '../../src/ir/finding-rules.ts';
import { BIN, clearedEnv, COMPILED, ROOT } from './built.ts';
import { inHome, memportHere } from './here.ts';

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** What a shell offers for each line, in one process: `memport` there is the built command. */
const offered = (home: string, lines: readonly string[]): string[][] => {
  const script = `
memport() { ${JSON.stringify(process.execPath)} ${JSON.stringify(BIN)} "$@"; }
eval "$(memport completion bash)"
while IFS= read -r line; do
  COMP_LINE="$line"; COMP_POINT=\${#line}; COMPREPLY=(); _memport
  echo "\${COMPREPLY[*]}"
done`;
  const PATH = `${clearedEnv(home)['PATH']}:/usr/bin:/bin`;
  const input = lines.map((line) => `${line}\n`).join('');
  const env = { ...clearedEnv(home), ...COMPILED, PATH };
  return execFileSync('bash', ['-c', script], { input, env, cwd: home, encoding: 'utf8' })
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split(' '));
};

test.skipIf(!has('bash'))('bash offers commands, arrows, their places, values, handles and runs', () =>
  inHome(async (home) => {
    mkdirSync(join(home, '.hermes/memories'), { recursive: true });
    writeFileSync(join(home, '.hermes/memories/MEMORY.md'), 'User requires: Use tabs.');
    mkdirSync(join(home, '.codex'));
    const ran = await memportHere(home, ['hermes:codex', '--yes', '--json']);
    const { outcome } = JSON.parse(ran.stdout) as { outcome: { run: string } };
    const stores = JSON.parse((await memportHere(home, ['list', 'hermes', '--json'])).stdout) as {
      stores: { memories: { handle: string }[] }[];
    };
    const [handle] = stores.stores.flatMap(({ memories }) => memories.map((each) => each.handle));
    const [first, arrow, list, option, value, end, memory, run, format, last] = offered(home, [
      'memport ',
      'memport claude:cod',
      'memport list ',
      'memport list --cl',
      'memport claude:codex --on-conflict ',
      'memport migrate --from claude --to ',
      'memport show hermes ',
      'memport undo ',
      'memport list --format ',
      'memport completion ',
    ]);
    for (const word of ['migrate', 'doctor', 'man', 'diff', 'help', 'claude', 'claude:codex', 'hermes:claude'])
      expect(first).toContain(word);
    expect(arrow).toEqual(['codex']);
    expect(list).toEqual(expect.arrayContaining(['claude', 'codex', 'hermes', 'qwen']));
    expect(option).toEqual(['--client-version']);
    expect(value).toEqual(['ask', 'source', 'target', 'both']);
    expect(end).toContain('hermes');
    expect(memory).toContain(handle);
    expect(run).toEqual([outcome.run]);
    expect(format).toContain('sarif');
    expect(last).toEqual(['bash', 'zsh', 'fish']);
  }),
);

test('zsh and fish say what each word is', () =>
  inHome(async (home) => {
    for (const shell of ['zsh', 'fish']) {
      const { stdout } = await memportHere(home, ['completion', shell]);
      for (const word of ['carry out a plan that --plan-out wrote', 'show the plan and stop', 'claude', 'ask source'])
        expect(stdout).toContain(word);
      expect(stdout).toMatch(/claude\\?:codex/);
      if (has(shell)) expect(spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' }).stderr).toBe('');
    }
    const { stdout } = await memportHere(home, ['completion', '--words', 'rule']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(FINDING_RULES.length);
  }));

describe('the manual', () => {
  test('is the help of every command, in requests that every reader of manuals knows', () =>
    inHome(async (home) => {
      const { stdout } = await memportHere(home, ['man']);
      expect(stdout).toBe(readFileSync(join(ROOT, 'dist/memport.1'), 'utf8'));
      expect(stdout).toMatch(/^\.TH MEMPORT 1 "" "memport \d/);
      expect(stdout).toMatch(/^[\x20-\x7e\n]*$/);
      const requests = stdout.match(/^\.\S*/gm) ?? [];
      expect([...new Set(requests)].sort()).toEqual(['.B', '.PP', '.SH', '.SS', '.TH', '.TP', '.fi', '.nf']);
      // A backslash begins an escape, and each of these is one.
      expect(stdout.replace(/\\(?:-|e|&|\(dq|\[u[0-9A-F]{4,6}\])/g, '')).not.toContain('\\');
      const plain = stdout.replaceAll('\\-', '-');
      const [, help = ''] = (await memportHere(home, ['--help'])).stdout.split(/\nMove:\n|\nHow a memory/);
      const commands = [...help.matchAll(/^ {2}([a-z]+)\b.* {2,}/gm)].map(([, name]) => name);
      expect(commands.length).toBeGreaterThan(18);
      for (const name of commands) expect(plain).toContain(`.SS "memport ${name}`);
      for (const words of ['memport probe plan', '--on-conflict <way>', '.SH EXIT STATUS', 'XDG_STATE_HOME'])
        expect(plain).toContain(words);
    }));
});
