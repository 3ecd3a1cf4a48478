import type { Caps, Layout } from '../../adapters/letta/constraints.ts';

/** What Letta's published code was asked; `recorded.json` holds its answers in the same order. */

const heads = [
  '',
  'text\n',
  '---\n---\n',
  '---\ndescription: one\n---\nbody\n',
  '---\r\ndescription: one\r\n---\r\nbody\r\n',
  '---\ndescription: one\n',
  '---\ndescription:\n---\n',
  '---\ndescription: ""\n---\n',
  '---\nname: a\ndescription: b\n---\n',
  '---\nname: ""\ndescription: b\n---\n',
  "---\nname: a\ndescription: ''\n---\n",
  '---\nname: a\nname: b\ndescription: c\n---\n',
  '---\n name : a\ndescription: b\n---\n',
  '---\nname: a\n\ndescription: b\n---\n',
  '---\nname: a\n  more\ndescription: b\n---\n',
  '---\ndescription: a\nlimit: 20000\n---\n',
  '---\ndescription: a\nread_only: true\n---\nmine\n',
  '---\ndescription: a\nread_only: false\n---\n',
  '---\ndescription: a\nmemport: b\n---\n',
  '---\ndescription: a\nmetadata:\n  memport: b\n---\n',
  '---\nname\ndescription: b\n---\n',
  '\ufeff---\ndescription: a\n---\n',
];
const previous = [
  undefined,
  '---\ndescription: a\nread_only: true\n---\n',
  '---\ndescription: a\nread_only: false\n---\n',
];

export const HEADS: readonly { layout: Layout; path: string; text: string; previous?: string }[] = [
  ...heads.flatMap((text) =>
    previous.map((before) => ({
      layout: 'memfs-v1' as const,
      path: 'system/a.md',
      text,
      ...(before !== undefined && { previous: before }),
    })),
  ),
  ...heads.flatMap((text) =>
    ['a.md', 'MEMORY.md', 'topic/MEMORY.md'].map((path) => ({ layout: 'memfs-v2' as const, path, text })),
  ),
];

const many = (count: number): string => 'ä'.repeat(count);
const root = { 'MEMORY.md': '# Memory\n' };
const CAPS: readonly Caps[] = [
  {},
  { maxDepth: 2, maxFileCharacters: 20_000, maxCoreMemoryCharacters: 65_536 },
  { maxDepth: 0, maxFileCharacters: 10, maxCoreMemoryCharacters: 12 },
  {
    maxFileCharacters: 5,
    fileCharacterLimits: [
      { pattern: 'topic/**', maxCharacters: null },
      { pattern: '**/?.md', maxCharacters: 9 },
      { pattern: 'a*.md', maxCharacters: 3 },
    ],
  },
];
const FILES: readonly Record<string, string>[] = [
  root,
  { ...root, 'a.md': many(9), 'b.md': '😀😀😀😀😀😀' },
  { ...root, 'topic/a.md': many(20) },
  {
    ...root,
    'topic/MEMORY.md': '# t\n',
    'topic/deep/a.md': 'x',
    'topic/deep/MEMORY.md': '',
    'skills/x/SKILL.md': many(99),
  },
  {
    ...root,
    'ab.md': 'abcd',
    'x/y/z/a.md': 'deep',
    'notes.txt': many(99),
    '.memport': many(99),
    'a/.memport': many(99),
  },
  { ...root, 'big.md': many(20_001), 'core.md': many(50_000) },
  { 'system/a.md': many(30), 'system/b/c/d.md': 'deep', 'reference/r.md': many(12), 'loose.md': many(99) },
];

export const TREES: readonly { layout: Layout; files: Record<string, string>; config: Caps }[] = FILES.flatMap(
  (files) =>
    CAPS.map((config) => ({
      layout: 'MEMORY.md' in files ? ('memfs-v2' as const) : ('memfs-v1' as const),
      files,
      config,
    })),
);

export const CONFIGS: readonly string[] = [
  '{"version":1}',
  '{}',
  '[]',
  '{',
  'null',
  '{"version":2}',
  '{"version":1,"more":1}',
  '{"version":1,"maxDepth":0}',
  '{"version":1,"maxDepth":-1}',
  '{"version":1,"maxFileCharacters":0}',
  '{"version":1,"maxFileCharacters":1.5}',
  '{"version":1,"maxCoreMemoryCharacters":"9"}',
  '{"version":1,"fileCharacterLimits":{}}',
  ...[
    '{}',
    '{"pattern":"a","maxCharacters":null}',
    '{"pattern":"a"}',
    '{"pattern":"","maxCharacters":1}',
    '{"pattern":"/a","maxCharacters":1}',
    '{"pattern":"../a","maxCharacters":1}',
    '{"pattern":"a**","maxCharacters":1}',
    '{"pattern":"**/a","maxCharacters":1}',
    '{"pattern":"a\\\\b","maxCharacters":1}',
    '{"pattern":"a","maxCharacters":0}',
    '{"pattern":"a","maxCharacters":1,"x":1}',
  ].map((limit) => `{"version":1,"fileCharacterLimits":[${limit}]}`),
];

const file = (description: string, body: string): string => `---\ndescription: ${description}\n---\n\n${body}`;

/** Homes of the older layout, which the client compiles into a prompt itself. */
export const HOMES: readonly Record<string, string>[] = [
  {
    'system/persona.md': file('who I am', 'Careful.\n'),
    'system/human.md': file('the person: Ada', 'Ada works from Lisbon.\n\nShe reads diffs.\n'),
    'system/deploy/policy.md': '---\ndescription: approvals\nread_only: true\n---\nTwo approve.\n',
    'system/deploy.md': 'no head at all\n',
    'reference/ports.md': file('ports', '8080'),
    'reference/deep/z.md': file('z', 'z'),
    'loose.md': 'loose\n',
    'skills/using-slack/SKILL.md': '---\nname: x\n---\n',
  },
  { 'system/a.md': '---\r\ndescription: crlf\r\n---\r\nbody\r\nmore\r\n', 'Zeta.md': '', 'alpha.md': '' },
  { 'system/persona.md': file('who', '') },
  { 'reference/only.md': file('x', 'y') },
];
