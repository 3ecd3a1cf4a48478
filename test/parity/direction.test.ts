import { mkdirSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckDocument } from '../../src/verbs/check.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, settle, type Pair } from '../migrate/pairs.ts';
import { reword, tell, type Said } from '../migrate/side.ts';

const RULES: readonly Said[] = [
  { statement: 'Keep a pull request under 400 changed lines.', why: 'Nobody reads more.' },
  { statement: 'Never run a migration against staging without asking first.' },
];
/** From a project of one harness, or from all of Codex, into another that is there and remembers nothing. */
const pairOf = (title: string): Pair => {
  const [from = '', to = ''] = title.split(' → ');
  const project = 'work/app';
  return {
    title,
    args: [`${from}:${to}`, '--all'],
    from: { harness: from, ...(from === 'claude' && { project }) },
    to: { harness: to },
    folders: [project, '.claude', '.codex', '.hermes/memories'],
  };
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const atParity = async (home: string, pair: Pair): Promise<void> => {
  settle(home, pair);
  write(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  tell(home, pair.from, RULES);
  expect((await carry(home, pair)).code).toBe(0);
};

const checked = async (home: string, args: readonly string[], cwd = home) => {
  const { code, stdout } = await memportHere(home, ['check', ...args, '--json'], { cwd });
  return { code, ...(JSON.parse(stdout) as CheckDocument) };
};

describe('a mirror', () => {
  test('fails where the model of the first side does not get what both hold', () =>
    inHome(async (home) => {
      await atParity(home, pairOf('claude → codex'));
      write(join(home, '.claude/settings.json'), '{"autoMemoryEnabled": false}');
      expect((await checked(home, ['claude', 'codex'])).code).toBe(0);
      const { code, findings } = await checked(home, ['claude', 'codex', '--direction', 'mirror']);
      expect(code).toBe(1);
      expect(new Set(findings.map(({ rule, side, message }) => `${rule} ${side} ${message}`))).toEqual(
        new Set([
          'parity/unseen claude claude has it, and its model does not get it as it should; Memory is switched off, and what stands here reaches no model.',
        ]),
      );
    }));

  test('names the side that says less, whichever it is', () =>
    inHome(async (home) => {
      await atParity(home, pairOf('claude → hermes'));
      rmSync(join(home, '../state'), { recursive: true });
      const first = RULES[0] as Said;
      tell(home, pairOf('claude → hermes').from, [{ statement: first.statement }, ...RULES.slice(1)]);
      const found = async (...args: string[]) =>
        (await checked(home, ['claude', 'hermes', ...args])).findings.map(({ rule, side }) => [rule, side]);
      expect(await found('--direction', 'mirror')).toEqual([['parity/narrowed', 'claude']]);
      expect(await found()).toEqual([]);
    }));
});

describe('what is to be typed next', () => {
  test.each([
    ['.codex/config.toml', '[features]\nmemories = false\n', 'claude → codex'],
    ['.hermes/config.yaml', 'memory:\n  memory_enabled: false\n  user_profile_enabled: false\n', 'claude → hermes'],
    ['.claude/settings.json', '{"autoMemoryEnabled": false}', 'codex → claude'],
  ])('is no migration where memory is switched off in %s', (file, text, title) =>
    inHome(async (home) => {
      const pair = pairOf(title);
      await atParity(home, pair);
      write(join(home, file), text);
      const { findings, next } = await checked(home, title.split(' → '));
      expect([new Set(findings.map(({ rule }) => rule)).size, next]).toEqual([findings.length > 0 ? 1 : 0, undefined]);
    }),
  );

  test('is none that would be refused', () =>
    inHome(async (home) => {
      const pair = pairOf('claude → hermes');
      await atParity(home, pair);
      tell(home, pair.from, [...RULES, { statement: 'Tag a release only after the smoke test is green.' }]);
      expect((await checked(home, ['claude', 'hermes'])).next).toBe('memport check claude hermes --fix');
      write(join(home, '.hermes/config.yaml'), 'memory:\n  write_approval: true\n');
      expect(await checked(home, ['claude', 'hermes'])).toMatchObject({ code: 1 });
      expect((await checked(home, ['claude', 'hermes'])).next).toBeUndefined();
    }));
});

describe('a memory folder that is committed', () => {
  test.each([
    ['claude → codex', '.codex/memories', 'team/memories'],
    ['claude → codex', '.codex/memories_v2', 'team/memories_v2'],
    ['claude → hermes', '.hermes', 'team/hermes'],
    ['claude → hermes', '.hermes/memories', 'team/hermes/memories'],
  ])('of %s, %s as %s, is held against what it was carried from', (title, from, to) =>
    inHome(async (home) => {
      const pair = pairOf(title);
      settle(home, pair);
      // An empty folder is what makes a home one of the older generation.
      if (from === '.codex/memories') mkdirSync(join(home, from));
      tell(home, pair.from, RULES);
      expect((await carry(home, pair)).code).toBe(0);
      const app = join(home, 'repo');
      mkdirSync(join(app, '.git'), { recursive: true });
      // What stands beside `memories/` of Hermes is no part of what was named.
      cpSync(
        join(home, from.replace('.hermes/memories', '.hermes')),
        join(app, to.replace('/hermes/memories', '/hermes')),
        {
          recursive: true,
        },
      );
      const harness = pair.to.harness;
      write(join(app, 'memport.json'), JSON.stringify({ stores: { team: { path: to, harness } } }));
      const green = await checked(home, ['claude', 'team'], app);
      expect([green.code, green.compared, green.findings]).toEqual([0, 2, []]);
      rmSync(join(app, to), { recursive: true });
      expect((await memportHere(home, ['check', 'claude', 'team'], { cwd: app })).stderr).toMatch(/is not there/);
    }),
  );
});

test('init writes a committed folder down with its harness', () =>
  inHome(async (home) => {
    mkdirSync(join(home, 'repo/.git'), { recursive: true });
    const rim = { cwd: join(home, 'repo') };
    const args = ['init', '--file', 'AGENTS.md', '--file', 'codex=team/memories_v2'];
    expect((await memportHere(home, args, rim)).code).toBe(0);
    const config = readFileSync(join(home, 'repo/memport.json'), 'utf8');
    expect(config).toMatch(/"agents": {\s+"path": "AGENTS.md"\s+}/);
    expect(config).toMatch(/"memories_v2": {\s+"path": "team\/memories_v2",\s+"harness": "codex"/);
  }));

test('words that were changed in a committed folder are found there', () =>
  inHome(async (home) => {
    const pair = pairOf('claude → codex');
    await atParity(home, pair);
    const app = join(home, 'repo');
    mkdirSync(join(app, '.git'), { recursive: true });
    reword(home, pair.to, 'Never run', 'Always run');
    const from = join(home, '.codex/memories_v2');
    cpSync(from, join(app, 'memories_v2'), { recursive: true });
    write(join(app, 'memport.json'), JSON.stringify({ stores: { team: { path: 'memories_v2', harness: 'codex' } } }));
    const { code, findings } = await checked(home, ['claude', 'team'], app);
    expect(code).toBe(1);
    expect(findings[0]).toMatchObject({ severity: 'error', file: expect.stringContaining(join(app, 'memories_v2')) });
  }));
