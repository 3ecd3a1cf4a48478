import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { clearedEnv, COMPILED, ROOT, withHome } from '../cli/built.ts';

interface Step {
  uses?: string;
  with?: Record<string, string>;
  id?: string;
  run?: string;
  env?: Record<string, string>;
  'working-directory'?: string;
}

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const action = parse(textOf('action.yml')) as {
  inputs: Record<string, { default: string }>;
  runs: { using: string; steps: Step[] };
};
const workflow = parse(textOf('.github/workflows/memory.yml')) as {
  permissions: Record<string, string>;
  jobs: { parity: { strategy: { matrix: { os: string[] } }; steps: Step[] } };
};

/** A checkout of somebody who committed the demo's exports, and what a runner gives to a step. */
const checkout = (home: string): string => {
  const room = join(home, 'checkout');
  mkdirSync(join(room, '.git'), { recursive: true });
  for (const each of ['memport.json', 'test/demo/exports'])
    cpSync(join(ROOT, each), join(room, each), { recursive: true });
  return room;
};

/** The steps of the action as a runner would run them, inputs filled in, until one fails. */
const ran = (home: string, given: Record<string, string> = {}) => {
  const filled = (text: string): string =>
    text.replace(
      /\$\{\{ inputs\.([\w-]+) \}\}/g,
      (_, name: string) => given[name] ?? action.inputs[name]?.default ?? '',
    );
  const runner = { summary: join(home, 'summary.md'), output: join(home, 'output.txt') };
  for (const file of Object.values(runner)) writeFileSync(file, '');
  let [stdout, stderr, code] = ['', '', 0];
  for (const { run = '', env = {}, 'working-directory': folder = '.' } of action.runs.steps) {
    const script = join(home, 'step.sh');
    writeFileSync(script, run);
    const step = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: join(home, 'checkout', filled(folder)),
      encoding: 'utf8',
      env: {
        ...clearedEnv(home),
        ...COMPILED,
        PATH: '/usr/local/bin:/usr/bin:/bin',
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION_PATH: ROOT,
        GITHUB_STEP_SUMMARY: runner.summary,
        GITHUB_OUTPUT: runner.output,
        RUNNER_TEMP: join(home, 'tmp'),
        ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
      },
    });
    [stdout, stderr, code] = [stdout + step.stdout, stderr + step.stderr, step.status ?? -1];
    if (code !== 0) break;
  }
  const read = (file: string): string => readFileSync(file, 'utf8');
  return { stdout, stderr, code, summary: read(runner.summary), output: read(runner.output) };
};

describe('the action', () => {
  test('is made of plain steps, and every action of ours is pinned', () => {
    expect(action.runs.using).toBe('composite');
    expect(action.runs.steps.filter(({ uses }) => uses !== undefined)).toEqual([]);
    expect(JSON.stringify(action.runs)).not.toMatch(/github\.token|secrets\.|upload/);
    for (const file of ['ci.yml', 'memory.yml'])
      for (const [, uses = ''] of textOf(`.github/workflows/${file}`).matchAll(/uses: (.*)/g))
        expect(uses).toMatch(/^(?:\.\/|actions\/[\w-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*)$/);
  });

  test('is run by our own workflow on three systems, with inputs that it has and the right to read alone', () => {
    const { steps, strategy } = workflow.jobs.parity;
    const own = steps.find(({ uses }) => uses === './');
    expect(strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(own?.with ?? {}).filter((name) => !(name in action.inputs))).toEqual([]);
    withHome((home) => {
      checkout(home);
      const { code, stdout, summary, output } = ran(home, own?.with);
      expect([code, output]).toEqual([0, 'exit-code=0\n']);
      expect(stdout).toMatch(/compared 120 of 144 memories in 2 pairs: at parity/);
      expect(stdout).not.toContain('::error');
      expect(summary).toContain('Nothing found.');
      expect(existsSync(join(home, 'tmp'))).toBe(false);
    });
  });

  test('fails with an annotation for each memory that is forgotten, and not a word of it', () =>
    withHome((home) => {
      const file = join(checkout(home), 'test/demo/exports/hermes.ir.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Never run a migration', 'Always run a migration'));
      const { code, stdout, summary, output } = ran(home, { reports: 'sarif,junit' });
      expect(code).toBe(1);
      expect(stdout.match(/^::error file=test\/demo\/exports\/hermes\.ir\.json,line=\d+,title=/gm)).toHaveLength(1);
      expect(stdout).toMatch(/equal but for a negator/);
      expect(summary).toMatch(/1 error, 0 warn/);
      expect(`${stdout}${summary}`).not.toMatch(/run a migration|against staging/);
      const folder = join(home, 'tmp/memport/');
      expect(output).toBe(`reports-folder=${folder}\nexit-code=1\n`);
      for (const each of ['memport.sarif', 'memport.junit.xml']) {
        expect(existsSync(join(folder, each))).toBe(true);
        expect(readFileSync(join(folder, each), 'utf8')).not.toContain('run a migration');
      }
    }));

  test('what is typed as an input is an argument, and never a command', () =>
    withHome((home) => {
      checkout(home);
      const { code, stderr } = ran(home, {
        stores: 'claude $(touch${IFS}made);`touch${IFS}made` codex',
        'fail-on': '"; touch made',
      });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^memport|error/m);
      expect(existsSync(join(home, 'checkout/made'))).toBe(false);
    }));
});

describe('the hook', () => {
  const [hook] = parse(textOf('.pre-commit-hooks.yaml')) as { entry: string; files: string; language: string }[];

  // npm runs no other script of a package that it installs out of git, as pre-commit does (npm 11, pre-commit 4.6).
  test('installs out of git with the command in it', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    expect(scripts['prepare']).toBe('node .ci/prepare.mjs');
  });

  test('runs what the package installs, when a file that a check reads was changed', () => {
    const { bin } = JSON.parse(textOf('package.json')) as { bin: Record<string, string> };
    const [program = '', ...args] = hook?.entry.split(' ') ?? [];
    expect([hook?.language, Object.keys(bin)]).toEqual(['node', [program]]);
    // Python's verbose form: blanks and line ends say nothing.
    const files = new RegExp((hook?.files ?? '').replace(/^\(\?x\)/, '').replace(/\s+/g, ''));
    for (const each of [
      'memport.json',
      'memport.pairs.json',
      'AGENTS.md',
      'packages/a/CLAUDE.md',
      'AGENTS.override.md',
      'GEMINI.md',
      '.github/copilot-instructions.md',
      '.cursor/rules/style.mdc',
      '.memport/claude.ir.json',
      '.hermes.md',
      '.claude/memory/role.md',
      'memory/MEMORY.md',
      '.serena/memories/style.md',
    ])
      expect([each, files.test(each)]).toEqual([each, true]);
    for (const each of ['README.md', 'src/index.ts', 'docs/memport.json.md'])
      expect([each, files.test(each)]).toEqual([each, false]);
    withHome((home) => {
      const cwd = checkout(home);
      const { status } = spawnSync(process.execPath, [join(ROOT, bin[program] ?? ''), ...args], {
        cwd,
        env: { ...clearedEnv(home), ...COMPILED },
      });
      expect(status).toBe(0);
    });
  });
});
