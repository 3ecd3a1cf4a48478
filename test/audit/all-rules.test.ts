import { chmodSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keepAnswers } from '../../src/world/answered-pairs.ts';
import type { Answer } from '../../src/ir/answer.ts';
import { foundIn, note, roomWith, type Files, type Room } from './home.ts';

const TABS = { 'memory/tabs.md': note('Indent with tabs, never with spaces.', { name: 'tabs' }) };
const INDEX = { 'memory/MEMORY.md': '- [Tabs](tabs.md) — Indent with tabs, never with spaces.\n' };
const SPACES = { 'memory/spaces.md': note('Prefer spaces for indentation in YAML files.', { name: 'spaces' }) };
const BOTH = {
  'memory/MEMORY.md': `${INDEX['memory/MEMORY.md']}- [Spaces](spaces.md) — Prefer spaces in YAML files.\n`,
};

/** Nobody's: no scanner of repositories takes the two halves for one. */
const TOKEN = ['ghp', 'x7Kq2vT9mB4nW8cR1zL6pD3sF5hJ0yG2aE7u'].join('_');

const CODEX: Files = {
  '.codex/config.toml': '[features]\nmemories = true\n',
  '.codex/memories/memory_summary.md': 'v1\n\n## User preferences\n\n- answer in one paragraph\n',
  '.codex/memories/MEMORY.md': '',
};

const wide = ({ at }: Room): void => chmodSync(at('memory/tabs.md'), 0o666);

/** A HOME in which a rule speaks, and one like it in which it has nothing to say. */
const RULES: readonly [rule: string, speaks: Files, silent: Files, prepare?: (room: Room) => void][] = [
  ['warn delivery/orphan tabs.md', { ...TABS, 'memory/MEMORY.md': '# Memory\n' }, { ...TABS, ...INDEX }],
  ['warn delivery/dangling MEMORY.md', { ...INDEX }, { ...TABS, ...INDEX }],
  [
    'info delivery/hook-without-rule MEMORY.md',
    { ...TABS, 'memory/MEMORY.md': '- [Formatting](tabs.md) — notes about formatting\n' },
    { ...TABS, ...INDEX },
  ],
  [
    'info delivery/weak-description tabs.md',
    {
      'memory/tabs.md': note('Indent with tabs, never with spaces.', { name: 'tabs', description: 'some notes' }),
      'memory/MEMORY.md': '- [Tabs](tabs.md) — tabs to indent\n',
    },
    { ...TABS, ...INDEX },
  ],
  [
    'info delivery/weak-description tabs.md',
    {
      'memory/tabs.md': note('Indent with tabs, never with spaces.', { name: 'tabs', description: 'some notes' }),
      'memory/MEMORY.md': '- [Tabs](tabs.md) — some notes\n',
    },
    { ...TABS, ...INDEX },
  ],
  [
    // Line ends of Windows in the head.
    'info delivery/weak-description tabs.md',
    {
      'memory/tabs.md': note('Indent with tabs, never with spaces.', {
        name: 'tabs',
        description: 'some notes',
      }).replaceAll('\n', '\r\n'),
      'memory/MEMORY.md': '- [Tabs](tabs.md) — some notes\n',
    },
    { ...TABS, ...INDEX },
  ],
  [
    'warn form/frontmatter tabs.md',
    {
      'memory/tabs.md': '---\nname: tabs\ndescription: how to indent\n\nIndent with tabs, never with spaces.\n',
      ...INDEX,
    },
    { 'memory/tabs.md': '---\n\nIndent with tabs, never with spaces.\n', ...INDEX },
  ],
  ...['', '----\n', '\n---\n', '```yaml\n'].map((opening): [string, Files, Files] => [
    'warn form/frontmatter tabs.md',
    {
      'memory/tabs.md': `${opening}name: tabs\ndescription: how to indent\ntype: feedback\n\nIndent with tabs, never with spaces.\n`,
      ...INDEX,
    },
    { 'memory/tabs.md': 'name: tabs\n\nIndent with tabs, never with spaces.\n', ...INDEX },
  ]),
  [
    'warn delivery/rule-not-loaded tabs.md',
    {
      ...TABS,
      'memory/MEMORY.md': '- [More](more_index.md) — more of it\n',
      'memory/more_index.md': '- [Tabs](tabs.md) — Indent with tabs, never with spaces.\n',
    },
    { ...TABS, ...INDEX },
  ],
  [
    // Spanish as well as Portuguese by its words: it binds in both.
    'warn delivery/rule-not-loaded tabs.md',
    {
      'memory/tabs.md': note('Nunca envie resultados por e-mail aberto.', { name: 'tabs', description: 'resultados' }),
      'memory/MEMORY.md': '- [More](more_index.md) — more of it\n',
      'memory/more_index.md': '- [Tabs](tabs.md) — resultados por e-mail\n',
    },
    { ...TABS, ...INDEX },
  ],
  [
    'warn weight/duplicate twice.md',
    { ...TABS, 'memory/twice.md': note('Indent with tabs, never with spaces.', { name: 'twice' }), ...INDEX },
    { ...TABS, ...SPACES, ...BOTH },
  ],
  [
    'warn stale/superseded spaces.md',
    {
      ...SPACES,
      'memory/tabs.md': note('Indent with tabs everywhere. This replaces [[spaces]].', { name: 'tabs' }),
      ...BOTH,
    },
    {
      ...SPACES,
      'memory/tabs.md': note('Indent with tabs everywhere. This does not replace [[spaces]].', { name: 'tabs' }),
      ...BOTH,
    },
  ],
  [
    'warn stale/superseded spaces.md',
    {
      ...SPACES,
      'memory/tabs.md': note('Tabulatoren überall. Die Notiz [[spaces]] ist hiermit aufgehoben.', { name: 'tabs' }),
      ...BOTH,
    },
    {
      ...SPACES,
      'memory/tabs.md': note('Indent with tabs. [[spaces]] was replaced by [[other]].', { name: 'tabs' }),
      ...BOTH,
    },
  ],
  [
    // By the title of its line in the index.
    'warn stale/superseded spaces.md',
    {
      ...SPACES,
      'memory/tabs.md': note('Indent with tabs everywhere. This replaces "Blanks and their width".', { name: 'tabs' }),
      'memory/MEMORY.md':
        '- [Blanks and their width](spaces.md) — Indent with spaces\n- [Tabs](tabs.md) — Indent with tabs\n',
    },
    {
      ...SPACES,
      'memory/tabs.md': note('Indent with tabs everywhere. "Blanks and their width" still holds for YAML.', {
        name: 'tabs',
      }),
      'memory/MEMORY.md':
        '- [Blanks and their width](spaces.md) — Indent with spaces\n- [Tabs](tabs.md) — Indent with tabs\n',
    },
  ],
  [
    'info stale/link tabs.md',
    { 'memory/tabs.md': note('Indent with tabs, as in [[gone]].', { name: 'tabs' }), ...INDEX },
    { ...SPACES, 'memory/tabs.md': note('Indent with tabs, unlike [[spaces]].', { name: 'tabs' }), ...BOTH },
  ],
  [
    'warn stale/link tabs.md',
    { 'memory/tabs.md': note('Indent with tabs, see [it](gone.md).', { name: 'tabs' }), ...INDEX },
    { 'memory/tabs.md': note('Indent with tabs, see [it](https://a.example/gone.md) and `[[ -f x ]]`.'), ...INDEX },
  ],
  ['warn safety/permissions tabs.md', { ...TABS, ...INDEX }, { 'memory/MEMORY.md': '' }, wide],
  ['info across/only-in-one memory', { ...TABS, ...INDEX, ...CODEX }, { ...TABS, ...INDEX }],
  [
    'error safety/secret tabs.md',
    { 'memory/tabs.md': note(`The token is ${TOKEN}.`, { name: 'tabs' }), ...INDEX },
    { 'memory/tabs.md': note('The token is in the password store, entry `ci`.', { name: 'tabs' }), ...INDEX },
  ],
  [
    'info form/rewrite-pending tabs.md',
    { 'memory/tabs.md': '---\nname: tabs\ndescription: tabs\ntype: feedback\n---\nIndent with tabs.\n', ...INDEX },
    { ...TABS, ...INDEX },
  ],
];

describe('a rule', () => {
  test.each(RULES)('%s', async (told, speaks, silent, prepare) => {
    const rule = told.split(' ')[1] as string;
    expect(await foundIn(speaks, prepare)).toContain(told);
    const found = await foundIn(silent, (room) => {
      if (prepare && silent['memory/tabs.md'] !== undefined) prepare(room);
    });
    expect(found.filter((each) => each.includes(rule))).toEqual([]);
  });

  test('safety/symlink: a link out of the store, not one that stays inside', async () => {
    const links = (to: string) => (room: Room) => symlinkSync(to, room.at('memory/linked.md'));
    const files = { ...TABS, ...INDEX, 'diary.md': 'mine\n' };
    expect(await foundIn(files, links('../../../../diary.md'))).toContain('warn safety/symlink linked.md');
    expect((await foundIn(files, links('tabs.md'))).filter((each) => each.includes('symlink'))).toEqual([]);
  });

  test('safety/symlink: a folder of Codex that leads out of the store, though only some files of it are read', async () => {
    const link = (room: Room): void => symlinkSync(room.at('elsewhere'), room.at('.codex/memories/skills'));
    const files = { ...CODEX, 'elsewhere/SKILL.md': 'mine\n' };
    expect(await foundIn(files, link)).toContain('warn safety/symlink skills');
  });

  test('in Hermes, one that takes over a tenth of what is loaded', async () => {
    const said = (words: string): Files => ({ '.hermes/memories/MEMORY.md': `${words}\n§\nUses zsh.\n` });
    expect(await foundIn(said('a '.repeat(150)))).toContain('info weight/hog MEMORY.md');
    expect((await foundIn(said('a '.repeat(20)))).filter((each) => each.includes('hog'))).toEqual([]);
  });
});

/** What an audit says once somebody answered the pair that it found to look alike. */
const answered = async (files: Files, answer: Answer): Promise<{ open: number; told: string[] }> => {
  const room = roomWith(files);
  try {
    const { alike } = await room.audit();
    keepAnswers(
      room.world,
      alike.map(({ a, b }) => ({ a, b, answer })),
    );
    const { document } = await room.audit();
    return {
      open: alike.length,
      told: document.findings
        .filter(({ rule }) => /^weight\/(?:dup|contra)|superseded|corrected/.test(rule))
        .map(({ rule, severity, file }) => `${severity} ${rule} ${file.replace(/^.*\//, '')}`),
    };
  } finally {
    room.remove();
  }
};

describe('meanings', () => {
  const pair = {
    'memory/one.md': note('Always squash the commits of a pull request before merging it.', { name: 'one' }),
    'memory/two.md': note('Never squash the commits of a pull request before merging it.', { name: 'two' }),
    'memory/MEMORY.md':
      '- [One](one.md) — Always squash the commits of a pull request\n- [Two](two.md) — Never squash the commits of a pull request\n',
  };

  test('are a question until somebody answers it', async () => {
    const room = roomWith(pair);
    const { document } = await room.audit();
    room.remove();
    expect(document.alike).toBe(1);
    expect(document.findings.filter(({ rule }) => rule.startsWith('weight/'))).toEqual([]);
  });

  test.each([
    ['contradict', ['error weight/contradiction two.md']],
    ['same', ['warn weight/duplicate two.md']],
    ['b-newer', ['warn stale/superseded one.md']],
    ['different', []],
  ] as const)('answered %s', async (answer, told) => {
    expect(await answered(pair, answer)).toEqual({ open: 1, told });
  });

  test('in a project, the opposite of what is global is an override', async () => {
    const rule = 'Always squash the commits of a pull request before merging it.';
    const files = {
      '.claude/rules/memport.md': `<!-- memport rule -->\n${rule}\n`,
      'memory/two.md': pair['memory/two.md'],
      'memory/MEMORY.md': '- [Two](two.md) — Never squash the commits of a pull request\n',
    };
    expect(await answered(files, 'contradict')).toEqual({ open: 1, told: ['info weight/contradiction two.md'] });
  });
});
