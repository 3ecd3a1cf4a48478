import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { character } from '../contract/memories.ts';
import { adapters } from '../../adapters/index.ts';
import type { Scene } from '../../src/ir/scene.ts';
import { overviewDocument, type OverviewDocument } from '../../src/verbs/overview.ts';
import { overviewText } from '../../src/report/overview.ts';
import { columns } from '../../src/report/terminal.ts';
import { survey, type Sight, type Surveyed } from '../../src/world/survey.ts';
import { HOME, machineOver, NOW, treeOf, type World } from '../contract/world.ts';

const SCREEN = { width: 80, colour: false };
const around = (folders: Scene['around']['folders']): Scene['around'] => ({ folders, projects: {} });

const surveyOf = (
  files: Readonly<Record<string, string>>,
  cwd = HOME,
  facts: Scene['around']['folders'] = {},
): Surveyed[] => {
  const world: World = new Map(Object.entries(files).map(([path, text]) => [`${HOME}/${path}`, text]));
  const sight: Sight = {
    machine: () => machineOver(world, {}, cwd),
    snapshot: (at) => treeOf(world, at),
    rows: () => ({ rows: {}, findings: [] }),
    surroundings: () => around(facts),
    now: NOW,
  };
  return survey(adapters, sight);
};
const overviewOf = (
  files: Readonly<Record<string, string>>,
  clients: Readonly<Record<string, string>> = {},
  cwd?: string,
  facts?: Scene['around']['folders'],
): OverviewDocument => overviewDocument(surveyOf(files, cwd, facts), new Map(Object.entries(clients)));
const nextOf = (...asked: Parameters<typeof overviewOf>): string => overviewOf(...asked).next.command;

const ENTRY = { '.hermes/memories/USER.md': 'prefers short answers' };
const SUMMARY = {
  '.codex/config.toml': '[features]\nmemories = true\n',
  '.codex/memories/MEMORY.md': '\n',
  '.codex/memories/memory_summary.md':
    "v1\n\n## User Profile\n\n## User preferences\n\n- Answers are short.\n- Commands come before what they print.\n- Lines end at a hundred columns.\n\n## General Tips\n\n## What's in Memory\n",
};

describe('the one command for a case', () => {
  test('is help where there is no harness at all', () => expect(nextOf({})).toBe('memport --help'));

  test('looks at what a harness without memories starts with', () =>
    expect(nextOf({ '.hermes/SOUL.md': 'x' })).toBe('memport show hermes'));

  test('looks at what is broken before anything is moved', () => {
    expect(nextOf({ ...SUMMARY, '.hermes/memories/MEMORY.md': 'the backup compares `cat .env` with the vault' })).toBe(
      'memport show hermes',
    );
  });

  test('carries to a harness that knows less than half, and to one whose client stands ready first', () => {
    expect(nextOf({ ...SUMMARY, '.hermes/SOUL.md': 'x' })).toBe('memport codex:hermes --dry-run');
    expect(nextOf({ ...SUMMARY, ...ENTRY })).toBe('memport codex:hermes --dry-run');
    expect(nextOf({ ...SUMMARY, '.hermes/memories/USER.md': 'a\n§\nb' })).not.toContain('--dry-run');
    expect(nextOf({ ...SUMMARY, '.hermes/SOUL.md': 'x' }, { claude: '2.1.329' })).toBe(
      'memport codex:claude --dry-run',
    );
  });

  test('carries to a client that is installed and was never started', () =>
    expect(nextOf(ENTRY, { codex: '0.169.0' })).toBe('memport hermes:codex --dry-run'));

  test('says why where nothing of it is seen', () => {
    const document = overviewOf({ ...ENTRY, '.hermes/config.yaml': 'memory:\n  user_profile_enabled: false\n' });
    expect(document.next).toEqual({
      command: 'memport show hermes',
      why: 'the model of Hermes Agent sees nothing of it: this says why',
    });
  });

  test('verifies where the client is newer than any that was tried', () => {
    expect(nextOf(SUMMARY, { codex: '99.0.0' })).toBe('memport verify codex');
    expect(nextOf(SUMMARY, { codex: '0.169.0' })).toBe('memport show codex --as-prompt');
  });
});

describe('what is here', () => {
  const PROJECT = {
    '.codex/config.toml': '[features]\nmemories = true\n',
    '.codex/memories/memory_summary.md': 'v1\n\n## User preferences\n\n- Answers are short.\n',
    '.codex/memories/MEMORY.md': `# Task Group: berths\n\nscope: berths\napplies_to: cwd=${HOME}/app; reuse_rule=safe\n\n## Reusable knowledge\n\n- A hold takes a lock.\n`,
  };

  test('is told by project, not by folder: from inside it, from a worktree, from another clone of its remote', () => {
    const at = (cwd: string, facts: Scene['around']['folders']) =>
      overviewOf(PROJECT, {}, cwd, {
        [`${HOME}/app`]: {
          exists: true,
          real: `${HOME}/app`,
          gitRoot: `${HOME}/app`,
          mainRoot: `${HOME}/app`,
          remote: 'git.example/ada/app',
        },
        ...facts,
      }).here;
    expect(
      at(`${HOME}/app/src`, {
        [`${HOME}/app/src`]: {
          exists: true,
          real: `${HOME}/app/src`,
          gitRoot: `${HOME}/app`,
          mainRoot: `${HOME}/app`,
          remote: 'git.example/ada/app',
        },
      }),
    ).toMatchObject({ project: `${HOME}/app`, harnesses: [{ harness: 'codex', memories: 1 }] });
    expect(
      at(`${HOME}/side`, {
        [`${HOME}/side`]: {
          exists: true,
          real: `${HOME}/side`,
          gitRoot: `${HOME}/side`,
          mainRoot: `${HOME}/app`,
          remote: 'git.example/ada/app',
        },
      }).harnesses,
    ).toHaveLength(1);
    expect(
      at(`${HOME}/clone`, {
        [`${HOME}/clone`]: {
          exists: true,
          real: `${HOME}/clone`,
          gitRoot: `${HOME}/clone`,
          mainRoot: `${HOME}/clone`,
          remote: 'git.example/ada/app',
        },
      }).harnesses,
    ).toHaveLength(1);
    expect(
      at(`${HOME}/other`, {
        [`${HOME}/other`]: {
          exists: true,
          real: `${HOME}/other`,
          gitRoot: `${HOME}/other`,
          mainRoot: `${HOME}/other`,
          remote: 'git.example/ada/other',
        },
      }).harnesses,
    ).toEqual([]);
    expect(at(HOME, { [HOME]: { exists: true, real: HOME } }).harnesses).toEqual([]);
  });

  test('a project below HOME is not here because somebody stands in HOME', () => {
    expect(overviewText(overviewOf(PROJECT), HOME, SCREEN)).toContain('~  no memories about this folder\n');
  });
});

describe('the screen', () => {
  const said = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: character, maxLength: 60 }),
    fc.constantFrom(
      '\u001b[31mred',
      '港のプロジェクト'.repeat(8),
      '👩‍👩‍👧‍👦'.repeat(20),
      'a'.repeat(200),
      '\u202eabc',
      'two\nlines\tand a tab',
    ),
  );
  const number = fc.nat({ max: 20_000 });
  const deliveries = fc.dictionary(fc.constantFrom('loaded', 'indexed', 'searchable', 'unseen'), number, {
    maxKeys: 4,
  });
  const document: fc.Arbitrary<OverviewDocument> = fc.record({
    version: fc.constant(1 as const),
    command: fc.constant('overview' as const),
    here: fc.record({
      project: said,
      repository: fc.boolean(),
      harnesses: fc.array(fc.record({ harness: fc.constantFrom('claude', 'codex'), memories: number, deliveries }), {
        maxLength: 2,
      }),
    }),
    harnesses: fc.array(
      fc.record({
        id: fc.constantFrom('claude', 'codex'),
        title: fc.constantFrom('Claude Code', 'Codex CLI'),
        root: said,
        exists: fc.boolean(),
        memories: number,
        kinds: fc.dictionary(
          fc.constantFrom('rule', 'profile', 'project', 'reference', 'procedure', 'episode'),
          number,
          { maxKeys: 3 },
        ),
        deliveries,
        budgets: fc.array(
          fc.record({
            name: fc.constantFrom('memory_summary.md', 'MEMORY.md lines'),
            used: number,
            limit: number,
            unit: fc.constantFrom('bytes', 'lines', 'utf-16 units'),
          }),
          { maxLength: 2 },
        ),
        findings: fc.dictionary(fc.constantFrom('error', 'warn', 'info'), number, { maxKeys: 3 }),
        once: said,
      }),
      { maxLength: 3 },
    ),
    stores: fc.array(
      fc.record({
        id: said,
        harness: fc.constantFrom('claude', 'codex'),
        root: said,
        exists: fc.boolean(),
        memories: number,
        deliveries,
        scope: fc.oneof(
          fc.constant({ level: 'global' as const }),
          fc.record({ level: fc.constant('project' as const), key: said, paths: fc.array(said, { maxLength: 1 }) }),
          fc.record({ level: fc.constant('agent' as const), name: said }),
        ),
        standing: fc.constantFrom('here', 'everywhere', 'elsewhere', 'absent', 'not in use'),
      }),
      { maxLength: 12 },
    ),
    next: fc.record({ command: fc.constant('memport --help'), why: fc.constant('this is what the model is given') }),
    findings: fc.constant([]),
  });

  test('keeps to 80 columns and sends nothing a terminal would obey, whatever paths and texts hold', () => {
    fc.assert(
      fc.property(document, (each) => {
        const text = overviewText(each, HOME, SCREEN);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(80);
        expect(text.endsWith('\nNext: memport --help\n')).toBe(true);
      }),
    );
  });

  test('ten projects are six lines and one that counts the rest', () => {
    const stores = Array.from({ length: 10 }, (_, at) => ({
      id: `s${at}`,
      harness: 'claude',
      root: `${HOME}/.claude/projects/p${at}/memory`,
      exists: true,
      scope: { level: 'project' as const, key: `p${at}`, paths: [`${HOME}/p${at}`] },
      standing: at === 0 ? ('here' as const) : ('elsewhere' as const),
      memories: at === 0 ? 2 : 100 - at,
      deliveries: {},
    }));
    const text = overviewText(
      {
        ...overviewOf({}),
        harnesses: [
          {
            id: 'claude',
            title: 'Claude Code',
            root: `${HOME}/.claude`,
            exists: true,
            memories: 857,
            kinds: {},
            deliveries: {},
            budgets: [],
            findings: {},
          },
        ],
        stores,
      },
      HOME,
      SCREEN,
    );
    expect(text).toContain('    2 memories  → ~/p0\n   99 memories    ~/p1\n');
    expect(text).toContain('  370 memories    in 4 more stores\n');
  });
});
