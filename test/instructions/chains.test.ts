import { describe, expect, test } from 'vitest';
import { formats } from '../../adapters/formats.ts';
import type { Adapter } from '../../src/adapter.ts';
import type { Store } from '../../src/ir/store.ts';
import { HOME, machineOver, readAt, SCENE, treeOf } from '../contract/world.ts';

const APP = `${HOME}/app`;
const adapterOf = (id: string): Adapter => formats.find((each) => each.id === id) as Adapter;

/** Files of the project `app`, or of HOME where the path begins with `~`; it is a repository. */
type Files = Readonly<Record<string, string>>;

const worldOf = (files: Files): Map<string, string> =>
  new Map([
    [`${APP}/.git/HEAD`, 'ref: refs/heads/main\n'],
    ...Object.entries(files).map(([file, text]): [string, string] => [
      file.startsWith('~') ? HOME + file.slice(1) : `${APP}/${file}`,
      text,
    ]),
  ]);

const told = (path: string): string =>
  path.startsWith(`${APP}/`) ? path.slice(APP.length + 1) : path.replace(HOME, '~');

/** What is instructed in a folder, in the order it is loaded in: the file, the words, how they reach the model. */
const chain = (id: string, files: Files, below = ''): string[] => {
  const adapter = adapterOf(id);
  const world = worldOf(files);
  const cwd = below === '' ? APP : `${APP}/${below}`;
  const stores: Store[] = adapter
    .locate(machineOver(world, {}, cwd))
    .map((at) => readAt(adapter, treeOf(world, at), at));
  const deliveries = new Map(adapter.view(stores, SCENE).deliveries.map((each) => [each.id, each.delivery]));
  return stores.flatMap(({ at, memories }) =>
    memories.map(({ id: memory, statement, places, scope }) => {
      const globs = 'globs' in scope && scope.globs ? ` [${scope.globs.join(' ')}]` : '';
      const delivery = deliveries.get(memory);
      return `${told(`${at.root}/${places[0]?.file}`)}: ${statement}${globs}${delivery === 'loaded' ? '' : ` (${delivery})`}`;
    }),
  );
};

const head = (fields: string, text: string): string => `---\n${fields}\n---\n\n${text}\n`;
const BLOCK = '<!-- memport:begin -->\n## Rules to keep\n\n- Ours.\n<!-- memport:end -->\n';

type Case = [title: string, files: Files, expected: readonly string[], below?: string];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'claude-md': [
    ['nothing', {}, []],
    ['a file of the project', { 'CLAUDE.md': '- A\n- B\n' }, ['CLAUDE.md: A', 'CLAUDE.md: B']],
    [
      "the user's own comes first, then from the outermost folder in",
      { '~/.claude/CLAUDE.md': 'U', '~/CLAUDE.md': 'H', 'CLAUDE.md': 'P', 'sub/CLAUDE.md': 'S' },
      ['~/.claude/CLAUDE.md: U', '~/CLAUDE.md: H', 'CLAUDE.md: P', 'sub/CLAUDE.md: S'],
      'sub',
    ],
    ['a folder below is not loaded from above', { 'CLAUDE.md': 'P', 'sub/CLAUDE.md': 'S' }, ['CLAUDE.md: P']],
    [
      'in one folder: the file, the one in .claude, rules, the local one',
      { 'CLAUDE.local.md': 'L', '.claude/rules/a.md': 'R', '.claude/CLAUDE.md': 'D', 'CLAUDE.md': 'P' },
      ['CLAUDE.md: P', '.claude/CLAUDE.md: D', '.claude/rules/a.md: R', 'CLAUDE.local.md: L'],
    ],
    [
      'rules with paths wait for a file',
      { '.claude/rules/a.md': head('paths: "src/**/*.ts, test/**"', '- T') },
      ['.claude/rules/a.md: T [src/**/*.ts test/**] (searchable)'],
    ],
    [
      'paths as a list, braces as two',
      { '.claude/rules/deep/a.md': head('paths:\n  - "*.{ts,tsx}"', 'T') },
      ['.claude/rules/deep/a.md: T [*.ts *.tsx] (searchable)'],
    ],
    [
      'paths of everything are no condition',
      { '.claude/rules/a.md': head('paths: "**"', 'T') },
      ['.claude/rules/a.md: T'],
    ],
    [
      "memport's own rules are another store",
      { '~/.claude/rules/memport.md': 'M', '~/.claude/rules/b.md': 'B' },
      ['~/.claude/rules/b.md: B'],
    ],
    ['the local file of the home is not read', { '~/.claude/CLAUDE.local.md': 'L' }, []],
    [
      'an import, and what it imports',
      { 'CLAUDE.md': 'P @docs/a.md\n', 'docs/a.md': 'A @b.md\n', 'docs/b.md': 'B' },
      ['CLAUDE.md: P @docs/a.md', 'docs/a.md: A @b.md', 'docs/b.md: B'],
    ],
    ['an import alone on a line says nothing itself', { 'CLAUDE.md': '@a.md\n', 'a.md': 'A' }, ['a.md: A']],
    [
      'each file once, in a circle too',
      { 'CLAUDE.md': 'P @a.md\n', 'a.md': 'A @CLAUDE.md\n' },
      ['CLAUDE.md: P @a.md', 'a.md: A @CLAUDE.md'],
    ],
    [
      'four hops and no more',
      {
        'CLAUDE.md': '@1.md\n',
        '1.md': '@2.md\n',
        '2.md': '@3.md\n',
        '3.md': '@4.md\n',
        '4.md': '4 @5.md\n',
        '5.md': '5',
      },
      ['4.md: 4 @5.md'],
    ],
    [
      'a project imports nothing from outside',
      { 'CLAUDE.md': 'P @~/secret.md\n', '~/secret.md': 'S' },
      ['CLAUDE.md: P @~/secret.md'],
    ],
    [
      'the user does',
      { '~/.claude/CLAUDE.md': 'U @~/mine.md\n', '~/mine.md': 'M' },
      ['~/.claude/CLAUDE.md: U @~/mine.md', '~/mine.md: M'],
    ],
    [
      'what stands in code imports nothing',
      { 'CLAUDE.md': '`@a.md` stays\n', 'a.md': 'A' },
      ['CLAUDE.md: `@a.md` stays'],
    ],
    [
      'memories that are imported are memories',
      { '~/.claude/CLAUDE.md': '@projects/x/memory/a.md\n', '~/.claude/projects/x/memory/a.md': 'A' },
      [],
    ],
    ['our block is no instruction', { 'CLAUDE.md': `- A\n\n${BLOCK}\n- B\n` }, ['CLAUDE.md: A', 'CLAUDE.md: B']],
    [
      'nor a broken one',
      { 'CLAUDE.md': `- A\n\n<!-- memport:end -->\n- O\n<!-- memport:begin -->\n\n- B\n` },
      ['CLAUDE.md: A', 'CLAUDE.md: B'],
    ],
    ['AGENTS.md is not loaded', { 'AGENTS.md': 'A' }, []],
    ['a BOM and CRLF', { 'CLAUDE.md': '\ufeff- A\r\n- B\r\n' }, ['CLAUDE.md: A', 'CLAUDE.md: B']],
  ],
  'agents-md': [
    ['a file of the project', { 'AGENTS.md': '- A' }, ['AGENTS.md: A']],
    [
      'from the root of the repository down',
      { '~/.codex/AGENTS.md': 'U', '~/AGENTS.md': 'H', 'AGENTS.md': 'P', 'sub/AGENTS.md': 'S' },
      ['~/.codex/AGENTS.md: U', 'AGENTS.md: P', 'sub/AGENTS.md: S'],
      'sub',
    ],
    ['an override is loaded in its place', { 'AGENTS.md': 'P', 'AGENTS.override.md': 'O' }, ['AGENTS.override.md: O']],
    ['an empty override is none', { 'AGENTS.md': 'P', 'AGENTS.override.md': ' \n' }, ['AGENTS.md: P']],
    [
      'folder by folder',
      { 'AGENTS.md': 'P', 'sub/AGENTS.md': 'S', 'sub/AGENTS.override.md': 'O' },
      ['AGENTS.md: P', 'sub/AGENTS.override.md: O'],
      'sub',
    ],
    [
      "the user's own override",
      { '~/.codex/AGENTS.md': 'U', '~/.codex/AGENTS.override.md': 'O' },
      ['~/.codex/AGENTS.override.md: O'],
    ],
    ['nothing is imported', { 'AGENTS.md': 'P @a.md\n', 'a.md': 'A' }, ['AGENTS.md: P @a.md']],
    [
      'what stands behind 32 KiB reaches nobody',
      { '~/.codex/AGENTS.md': `${'u'.repeat(32_000)}\n`, 'AGENTS.md': `First.\n\n${'p'.repeat(1_000)}\n` },
      [`~/.codex/AGENTS.md: ${'u'.repeat(32_000)}`, 'AGENTS.md: First.', `AGENTS.md: ${'p'.repeat(1_000)} (unseen)`],
    ],
    ['our block is no instruction', { 'AGENTS.md': `${BLOCK}\nA\n` }, ['AGENTS.md: A']],
  ],
  'hermes-md': [
    ['a file of the project', { '.hermes.md': '- A' }, ['.hermes.md: A']],
    ['the other name', { 'HERMES.md': '- A' }, ['HERMES.md: A']],
    ['the nearest alone', { '.hermes.md': 'P', 'sub/.hermes.md': 'S' }, ['sub/.hermes.md: S'], 'sub'],
    ['of a folder above', { '.hermes.md': 'P' }, ['.hermes.md: P'], 'sub/deep'],
    ['not from above the repository', { '~/.hermes.md': 'H' }, []],
    ['a head is no rule', { '.hermes.md': head('title: A', 'B') }, ['.hermes.md: B']],
    ['the persona is no instruction', { '~/.hermes/SOUL.md': 'S' }, []],
  ],
  'gemini-md': [
    [
      'the chain',
      { '~/.gemini/GEMINI.md': 'U', 'GEMINI.md': 'P', 'sub/GEMINI.md': 'S' },
      ['~/.gemini/GEMINI.md: U', 'GEMINI.md: P', 'sub/GEMINI.md: S'],
      'sub',
    ],
    [
      'what it was told to remember',
      { '~/.gemini/GEMINI.md': '## Gemini Added Memories\n- A\n' },
      ['~/.gemini/GEMINI.md: A'],
    ],
    ['an import', { 'GEMINI.md': '@docs/a.md\n', 'docs/a.md': 'A' }, ['docs/a.md: A']],
    ['its private memory is another store', { '~/.gemini/tmp/app/memory/MEMORY.md': 'M' }, []],
  ],
  'qwen-md': [
    [
      'the chain',
      { '~/.qwen/QWEN.md': 'U', 'QWEN.md': 'P', 'QWEN.local.md': 'L' },
      ['~/.qwen/QWEN.md: U', 'QWEN.md: P', 'QWEN.local.md: L'],
    ],
    [
      'rules with paths',
      { '.qwen/rules/a.md': head('paths: src/**', 'A') },
      ['.qwen/rules/a.md: A [src/**] (searchable)'],
    ],
  ],
  copilot: [
    [
      'the file of the repository',
      { '.github/copilot-instructions.md': '- A' },
      ['.github/copilot-instructions.md: A'],
      'sub',
    ],
    [
      'with a condition',
      { '.github/instructions/a.instructions.md': head('applyTo: "**/*.ts,**/*.tsx"', 'A') },
      ['.github/instructions/a.instructions.md: A [**/*.ts **/*.tsx] (searchable)'],
    ],
    [
      'for every file',
      { '.github/instructions/a.instructions.md': head('applyTo: "**"', 'A') },
      ['.github/instructions/a.instructions.md: A'],
    ],
    [
      'without one it waits to be asked for',
      { '.github/instructions/a.instructions.md': 'A' },
      ['.github/instructions/a.instructions.md: A (unseen)'],
    ],
    ['other files there are none', { '.github/instructions/a.md': 'A' }, []],
    ["the user's own", { '~/.copilot/copilot-instructions.md': 'U' }, ['~/.copilot/copilot-instructions.md: U']],
  ],
  cursor: [
    ['always', { '.cursor/rules/a.mdc': head('alwaysApply: true', 'A') }, ['.cursor/rules/a.mdc: A']],
    [
      'by globs',
      { '.cursor/rules/a.mdc': head('description: x\nglobs: src/**/*.ts, *.md\nalwaysApply: false', 'A') },
      ['.cursor/rules/a.mdc: A [src/**/*.ts *.md] (searchable)'],
    ],
    [
      'globs that say nothing',
      { '.cursor/rules/a.mdc': head('description: x\nglobs:\nalwaysApply: false', 'A') },
      ['.cursor/rules/a.mdc: A (unseen)'],
    ],
    ['by hand', { '.cursor/rules/a.mdc': 'A' }, ['.cursor/rules/a.mdc: A (unseen)']],
    ['the old file', { '.cursorrules': '- A\n- B' }, ['.cursorrules: A', '.cursorrules: B']],
    ['a plain .md is none', { '.cursor/rules/a.md': 'A' }, []],
  ],
  kiro: [
    ['without a head', { '.kiro/steering/product.md': '- A' }, ['.kiro/steering/product.md: A']],
    ['always', { '.kiro/steering/a.md': head('inclusion: always', 'A') }, ['.kiro/steering/a.md: A']],
    [
      'by files',
      { '.kiro/steering/a.md': head('inclusion: fileMatch\nfileMatchPattern: "src/**"', 'A') },
      ['.kiro/steering/a.md: A [src/**] (searchable)'],
    ],
    ['by hand', { '.kiro/steering/a.md': head('inclusion: manual', 'A') }, ['.kiro/steering/a.md: A (unseen)']],
    [
      'by itself',
      { '.kiro/steering/a.md': head('inclusion: auto\nname: a\ndescription: b', 'A') },
      ['.kiro/steering/a.md: A (unseen)'],
    ],
    ["the user's own", { '~/.kiro/steering/a.md': 'U' }, ['~/.kiro/steering/a.md: U']],
  ],
};

describe.each(Object.entries(CASES))('what %s says', (id, cases) => {
  test.each(cases)('%s', (_, files, expected, below) => expect(chain(id, files, below)).toEqual(expected));
});

test('every family has its cases', () =>
  expect(Object.keys(CASES).sort()).toEqual(formats.flatMap(({ instructs, id }) => (instructs ? [id] : [])).sort()));
