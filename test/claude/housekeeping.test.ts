import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { HOME, machineOver, readAt, treeOf, type World } from '../contract/world.ts';

const D = `${HOME}/.claude/projects/-home-ada-app/memory`;

const readOf = (index: string, more: Readonly<Record<string, string>> = {}) => {
  const world: World = new Map([
    [`${HOME}/app/.git/HEAD`, 'ref: refs/heads/main\n'],
    [`${D}/MEMORY.md`, index],
    ...Object.entries(more).map(([file, text]) => [`${D}/${file}`, text] as const),
  ]);
  const at = claude.locate(machineOver(world)).find(({ root }) => root === D);
  if (!at) throw new Error('no store');
  return readAt(claude, treeOf(world, at), at);
};

const ABOUT_THE_INDEX = [
  '**File name**: {type}_{topic}.md',
  '- Files are named `<type>_<slug>.md`, one memory each.',
  '- user_*.md, feedback_*.md, project_*.md: one per topic',
  '- To see everything, glob every .md of this folder.',
  '**Dateiname**: `thema.md`',
  '**Имя файла**: `тема.md`',
  '- 此目录下的所有 `*.md` 都是记忆',
  '- [Feedback](#feedback)\n- [Project](#project)',
  '> This file is the index of what is remembered.',
  'Entries:',
  '- Ficheros: `{tipo}_{tema}.md`',
  '## Inhalt\n\n1. [Regeln](#regeln)\n2. [Personen](#personen)',
];

const SAYS_SOMETHING = [
  '- Indent with tabs.',
  '- Name migrations `docs/adr/{number}-{slug}.md`.',
  '- Never commit a .md file from this folder.',
  '- Write release notes as CHANGELOG.md entries.',
  'The user prefers short answers.',
  '- File names in kebab-case.',
  '- Run prettier on *.md before a commit.',
  '- Этот сервис пишет в папку `out`.',
  '- 必ず `feedback_*.md` を読んでから答える',
  '- This project holds two databases.',
  '- See [the guide](https://x.example/guide) for deploys.',
  '- Notes go to `notes-<date>.md` in the wiki.',
];

describe('what an index says', () => {
  test.each(ABOUT_THE_INDEX)('of itself is no memory, and told: %j', (line) => {
    const { memories, findings } = readOf(`# Memory\n\n${line}\n`);
    expect(memories.map(({ statement }) => statement)).toEqual([]);
    expect(findings.map(({ rule, severity, file }) => [rule, severity, file])).toEqual([
      ['read/housekeeping', 'info', 'MEMORY.md'],
    ]);
  });

  test.each(SAYS_SOMETHING)('of the work or the user is a memory: %j', (line) => {
    const { memories, findings } = readOf(`# Memory\n\n${line}\n`);
    expect(memories).toHaveLength(1);
    expect(findings).toEqual([]);
  });

  test('is counted once a file, from its first line', () => {
    const { findings, memories } = readOf(
      '# Memory\n\n**File name**: {type}_{topic}.md\n\n- Indent with tabs.\n\nEntries:\n',
    );
    expect(memories.map(({ name, statement }) => [name, statement])).toEqual([
      ['indent-with-tabs', 'Indent with tabs.'],
    ]);
    expect(findings).toEqual([
      {
        rule: 'read/housekeeping',
        severity: 'info',
        message: '2 items are about the index itself and no memories: lines 3, 7',
        file: 'MEMORY.md',
        line: 3,
      },
    ]);
  });
});

test('a README beside the memories is named with its reason, unless a line names it', () => {
  const readme = { 'README.md': '# About this folder\n\nKeep it tidy.\n' };
  expect(readOf('- Indent with tabs.\n', readme).findings).toEqual([
    {
      rule: 'read/readme',
      severity: 'info',
      message: 'README.md is no memory: it has no head, and no line of MEMORY.md names it',
      file: 'README.md',
    },
  ]);
  const named = readOf('- [About](README.md) — keep it tidy\n', readme);
  expect([named.memories.length, named.findings]).toEqual([1, []]);
});

describe('the name of a memory', () => {
  const body = (type: string, name = '') =>
    `---\nname: ${name}\ndescription: d\nmetadata:\n  type: ${type}\n---\n\nUse tabs ${type} ${name}.\n`;
  test.each([
    ['user_role.md', 'user', 'role'],
    ['feedback_release_train.md', 'feedback', 'release_train'],
    ['feedback-tabs.md', 'feedback', 'tabs'],
    ['project-status.md', 'feedback', 'project-status'],
    ['release.md', 'project', 'release'],
    ['user.md', 'user', 'user'],
    ['правила.md', 'feedback', 'правила'],
    ['feedback_予約画面.md', 'feedback', '予約画面'],
    ['project_2026-11-20.md', 'project', 'on-2026-11-20'],
  ])('of %s (%s) is %s', (file, type, name) => {
    expect(readOf('', { [file]: body(type) }).memories.map((each) => each.name)).toEqual([name]);
  });

  test('is the declared one where the file has no letter, and the whole stem where two files share it', () => {
    expect(readOf('', { '🚢.md': body('project', 'ships') }).memories.map(({ name }) => name)).toEqual(['ships']);
    const two = readOf('', {
      'user_role.md': body('user'),
      'feedback_role.md': body('feedback'),
      'role.md': body('project'),
      'sub/role.md': body('reference'),
    });
    expect(two.memories.map(({ name, places }) => [places[0]?.file, name]).sort()).toEqual([
      ['feedback_role.md', 'feedback_role'],
      ['role.md', 'role'],
      ['sub/role.md', 'role-2'],
      ['user_role.md', 'user_role'],
    ]);
  });
});
