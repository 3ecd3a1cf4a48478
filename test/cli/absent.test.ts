import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patience } from '../../src/world/patience.ts';
import { inHome, memportHere } from './here.ts';

const furnished = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    for (const folder of ['.hermes/memories', '.hermes/profiles/work/memories', '.codex', 'app', 'other'])
      mkdirSync(join(home, folder), { recursive: true });
    writeFileSync(join(home, '.hermes/memories/USER.md'), 'User prefers: Use tabs over spaces.');
    writeFileSync(join(home, '.codex/work.config.toml'), '');
    await body(home);
  });

/** A command line that names what is not there, and what it is told is there instead. */
const ABSENT: readonly [readonly string[], string][] = [
  [['hermse:codex'], 'one of claude, codex, hermes'],
  [['hermes:cluade', '--yes'], 'one of claude, codex, hermes'],
  [['list', 'cluade'], 'one of claude, codex, hermes'],
  [['hermes:codex', '--from-profile', 'wrok'], 'Hermes Agent has default, work'],
  [['hermes:hermes', '--to-profile', 'wrok', '--yes'], 'Hermes Agent has default, work'],
  [['hermes:codex', '--to-profile', 'wrok'], 'Codex CLI has work'],
  [['hermes:claude', '--to-profile', 'work'], 'Claude Code has no profiles'],
  [['list', 'hermes', '--profile', 'wrok'], 'Hermes Agent has default, work'],
  [['list', '--profile', 'wrok'], 'Claude Code has no profiles; Codex CLI has work; Hermes Agent has default, work'],
  [['show', 'hermes', '--profile', 'wrok'], 'Hermes Agent has default, work'],
  [['show', 'tabs', '--profile', 'wrok'], 'Hermes Agent has default, work'],
  [['--profile', 'wrok'], 'Hermes Agent has default, work'],
  [['hermes:codex', '--project', '/nope', '--yes'], 'a project that has memories'],
  [['hermes:codex', '--project', 'other', '--dry-run'], 'a project that has memories'],
  [['hermes:codex', '--project', 'app', '--project', '/nope'], 'a project that has memories'],
  [['claude:codex', '--yes'], 'a harness that has one: codex (~/.codex/memories_v2), hermes (~/.hermes)'],
  [['hermes:codex', '--from-root', 'nowhere'], 'a folder that exists'],
];

test.each(ABSENT)('%j is told what there is', (args, there) =>
  furnished(async (home) => {
    const { code, stderr, stdout } = await memportHere(home, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replace('memport list shows', '')).toContain(there);
  }),
);

test('a source that is files of a project is told by their names', () =>
  furnished(async (home) => {
    const { stderr } = await memportHere(home, ['cursor:codex']);
    expect(stderr).toContain('Cursor rules: this project has none');
    expect(stderr).toContain('expected: .cursor/rules/**/*.mdc or .cursorrules');
  }));

test('what is there is taken', () =>
  furnished(async (home) => {
    for (const args of [
      ['list', '--profile', 'work'],
      ['list', 'hermes', '--profile', 'default'],
      ['hermes:codex', '--from-profile', 'default', '--dry-run'],
      ['hermes:codex', '--to-profile', 'work', '--dry-run'],
    ]) {
      expect([args, (await memportHere(home, args)).code]).toEqual([args, 0]);
    }
  }));

test('a plan of which nothing can be carried is refused, and says so', () =>
  furnished(async (home) => {
    writeFileSync(
      join(home, '.hermes/memories/USER.md'),
      'The token is ghp_9Kd2vXq7LmT4wZb8RfN1pYc6HsJ3gUa5Ee0o for pushes.',
    );
    const { code, stdout } = await memportHere(home, ['hermes:codex', '--yes']);
    expect([code, stdout]).toEqual([3, 'Nothing could be carried: 1 not carried (--dry-run names it).\n']);
    const plan = await memportHere(home, ['hermes:codex', '--dry-run']);
    expect([plan.code, plan.stdout]).toEqual([3, expect.not.stringContaining('Nothing is lost')]);
  }));

test('a filter that nothing passes is nothing to do, and nothing is claimed of it', () =>
  furnished(async (home) => {
    const { code, stdout } = await memportHere(home, ['hermes:codex', '--kind', 'episode', '--dry-run']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('the source has no memories of kind episode')]);
    expect(stdout).not.toContain('Nothing is lost');
  }));

test('a run of the client may take longer than one on a machine at rest, and as long as somebody says', () => {
  expect(patience(0, undefined)).toBeGreaterThanOrEqual(60_000);
  expect(patience(200, undefined)).toBeGreaterThan(patience(20, undefined));
  expect(patience(200, 1.5)).toBe(1_500);
});

test('a harness that keeps nothing is no word about the others', () =>
  furnished(async (home) => {
    for (const args of [['list', 'claude'], ['show', 'claude'], ['claude']])
      expect(await memportHere(home, args)).toMatchObject({
        code: 0,
        stdout: 'Claude Code keeps nothing here. Next: memport doctor\n',
      });
  }));

test('a memport.json that names one store says what it lacks, and a check of it does not deny that it is there', () =>
  furnished(async (home) => {
    mkdirSync(join(home, 'app/.git'));
    const cwd = { cwd: join(home, 'app') };
    const { stdout } = await memportHere(home, ['init', '--harness', 'hermes'], cwd);
    expect(stdout).toMatch(/^[^\n]*memport\.json is written[^]*Next: memport init --force --harness hermes --harness /);
    const { stderr } = await memportHere(home, ['check'], cwd);
    expect(stderr).toMatch(/memport\.json names no groups/);
    const next = /Next: memport (.*)\n$/.exec(stdout)?.[1] ?? '';
    expect((await memportHere(home, next.split(' '), cwd)).stdout).toMatch(/Next: memport check\n$/);
  }));

test('pasted text is gone when its plan is read: what to type next pastes it once more', () =>
  furnished(async (home) => {
    const file = join(home, 'state/memport/pasted.txt');
    mkdirSync(join(home, 'state/memport'), { recursive: true });
    writeFileSync(file, '1. User prefers tea.\n2. User lives in Porto.\n');
    const env = { XDG_STATE_HOME: join(home, 'state') };
    const { stdout } = await memportHere(home, ['import', file, '--as', 'chatgpt', '--to', 'codex', '--dry-run'], {
      env,
    });
    expect(stdout).toMatch(/Next: paste it once more, into the same command with --yes\n$/);
  }));

test('a memport.json written where nobody remembers anything names two harnesses to begin with', () =>
  inHome(async (home) => {
    mkdirSync(join(home, 'app/.git'), { recursive: true });
    const { stdout } = await memportHere(home, ['init'], { cwd: join(home, 'app') });
    const [, one, other] = /--harness (\S+) --harness (\S+)/.exec(stdout) ?? [];
    expect([one, other === one]).toEqual(['claude', false]);
  }));

test('an audit of nobody finds nothing to look at, and sends on to what tells who is here', () =>
  inHome(async (home) => {
    const { code, stdout } = await memportHere(home, ['audit']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^0 memories in 0 stores: nothing to look at\n[^]*Next: memport doctor\n$/);
    expect((await memportHere(home, ['doctor'])).stdout).toMatch(/Install \S+ [^\n]*, or name its home: memport list/);
  }));

test('a plan that was only shown ends in the command that carries it out, of every verb that writes', () =>
  twoProjects(async (home) => {
    const last = async (...typed: string[]): Promise<string> => {
      const { stdout } = await memportHere(home, typed);
      return stdout.trimEnd().split('\n').slice(-2).join('\n');
    };
    const only = 'This is the plan only: nothing was written.\nNext: ';
    expect(await last('sync', 'claude', 'codex', '--dry-run')).toBe(`${only}memport sync claude codex --all --yes`);
    const { stderr } = await memportHere(home, ['claude:codex', '--yes']);
    expect(stderr).toContain('expected: memport claude:codex --yes --all\n');
    await memportHere(home, ['claude:codex', '--all', '--yes']);
    renameSync(join(home, 'app'), join(home, 'moved app'));
    const moved = [join(home, 'app'), join(home, 'moved app')];
    expect(await last('relocate', ...moved)).toBe(`${only}memport relocate ${moved[0]} '${moved[1]}' --yes`);
    const { stdout } = await memportHere(home, ['relocate', ...moved, '--yes']);
    const [, files] = /Written: (\d+) files/.exec(stdout) ?? [];
    expect((await memportHere(home, ['log'])).stdout).toContain(`2 moved; ${files} files`);
    const folder = join(home, '.claude/projects', `${home}/web`.replace(/[^A-Za-z0-9]/g, '-'), 'memory');
    writeFileSync(join(folder, 'MEMORY.md'), '');
    expect(await last('audit', 'claude', '--fix')).toBe(`${only}memport audit claude --fix --yes`);
  }));

const twoProjects = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    mkdirSync(join(home, '.codex'), { recursive: true });
    writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    for (const name of ['app', 'web']) {
      mkdirSync(join(home, name, '.git'), { recursive: true });
      const folder = join(home, '.claude/projects', `${home}/${name}`.replace(/[^A-Za-z0-9]/g, '-'), 'memory');
      mkdirSync(folder, { recursive: true });
      const hook = `Start ${name} with make ${name}-up`;
      writeFileSync(
        join(folder, 'start.md'),
        `---\nname: start\ndescription: ${hook}\nmetadata:\n  type: feedback\n---\n\n${hook}.\n`,
      );
      writeFileSync(join(folder, 'MEMORY.md'), `- [Start](start.md) — ${hook}\n`);
    }
    await body(home);
  });
