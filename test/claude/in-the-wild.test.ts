import { expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { overlay } from '../../src/kit/overlay.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Location } from '../../src/ir/store.ts';
import { HOME, machineOver, NOW, readAt, SCENE, textFile } from '../contract/world.ts';

/** Shapes that real stores have and no golden case has yet; the others stand in golden/claude-*. */
const ROOT = `${HOME}/.claude/projects/-home-ada/memory`;
const AT = claude.locate(machineOver(new Map([[`${ROOT}/a.md`, '']]))).find((at) => at.root === ROOT) as Location;
const treeOf = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, textFile(text)]));
const readOf = (files: Readonly<Record<string, string>>) => readAt(claude, treeOf(files), AT);
const memoriesOf = (files: Readonly<Record<string, string>>): Memory[] => readOf(files).memories;
const only = (files: Readonly<Record<string, string>>): Memory => {
  const [memory, ...more] = memoriesOf(files);
  expect(more).toEqual([]);
  return memory as Memory;
};
const head = (...lines: string[]): string => `---\n${lines.map((line) => `${line}\n`).join('')}---\n`;
const index = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');
const LONG = `Deploys go out on Tuesdays. ${'Because of the freeze before the weekend, and so on. '.repeat(40)}`.trim();

const HEADS: [shape: string, text: string, wanted: Partial<Memory>][] = [
  [
    'a flat date of an update',
    `${head('name: x', 'type: project', 'updated_at: 2026-03-04')}S.\n`,
    { dates: { updated: { text: '2026-03-04', basis: 'declared' } } },
  ],
  [
    'a flat `modified`',
    `${head('name: x', 'type: project', 'modified: 2026-03-04T05:06:07Z')}S.\n`,
    { dates: { updated: { text: '2026-03-04T05:06:07Z', basis: 'declared' } } },
  ],
  [
    'a nested `created`',
    `${head('name: x', 'metadata:', '  type: project', '  created: 2026-01-02', '  modified: unknown')}S.\n`,
    { dates: { created: { text: '2026-01-02', basis: 'declared' } } },
  ],
  [
    'keys of one store only',
    `${head('name: x', 'source_session: 6b1d', 'metadata:', '  type: project', '  project: app', '  branch: main', '  version: "2"', '  node_id: n1', '  ended: yes')}S.\n`,
    {
      native: {
        dialect: 'B',
        name: 'x',
        head: { source_session: '6b1d', project: 'app', branch: 'main', version: '2', node_id: 'n1', ended: 'yes' },
      },
    },
  ],
  [
    'types off the list: technical',
    `${head('name: x', 'type: technical')}S.\n`,
    { kind: 'reference', nativeKind: 'technical' },
  ],
  [
    'types off the list: fact',
    `${head('name: x', 'metadata:', '  type: fact')}S.\n`,
    { kind: 'reference', nativeKind: 'fact' },
  ],
  [
    'no type, all else stamped',
    `${head('name: x', 'metadata: ', '  node_type: memory', '  originSessionId: 6b1d')}\nS.\n`,
    { kind: 'reference', author: 'agent', evidence: [{ type: 'session', id: '6b1d' }] },
  ],
  [
    'a description of more than a thousand characters',
    `${head('name: x', `description: "${LONG.replaceAll('"', '')}"`, 'type: feedback')}S.\n`,
    { hook: LONG, statement: 'S.' },
  ],
  [
    'no description',
    `${head('name: x', 'type: feedback')}The first sentence. The second.\n`,
    { statement: 'The first sentence. The second.' },
  ],
  [
    'no blank line below the head',
    `${head('name: x', 'description: d', 'type: user')}S.\nT.\n`,
    { kind: 'profile', statement: 'S.\nT.' },
  ],
  [
    'a nested head that is no YAML',
    `${head('name: x', 'description: has: colon and [x', 'metadata:', '  type: feedback')}S.\n`,
    { kind: 'rule', hook: 'has: colon and [x' },
  ],
  [
    'a flat stamped head that is no YAML',
    `${head('name: x', 'description: "Fast" path only', 'type: feedback', 'originSessionId: 6b1d')}S.\n`,
    { kind: 'rule', hook: '"Fast" path only' },
  ],
];

test.each(HEADS)('a head with %s', (_, text, wanted) => expect(only({ 'feedback_x.md': text })).toMatchObject(wanted));

const BODIES: [shape: string, body: string, wanted: Partial<Memory>][] = [
  [
    'a label in the middle of a paragraph',
    'Use tabs. **Why:** the linter.\n',
    { statement: 'Use tabs. **Why:** the linter.' },
  ],
  [
    'three paragraphs before the reason',
    'Use tabs.\n\nIn every file.\n\nAlso in tests.\n\n**Why:** the linter\n',
    { statement: 'Use tabs.', why: 'the linter', detail: 'In every file.\n\nAlso in tests.' },
  ],
  [
    'checkboxes and strike-through',
    'Done so far:\n\n- [x] one\n- [ ] ~~two~~\n',
    { statement: 'Done so far:\n\n- [x] one\n- [ ] ~~two~~' },
  ],
  [
    'inline HTML, a comment and emoji',
    'Press <kbd>x</kbd> 🚀 <!-- really --> now ✅.\n',
    { statement: 'Press <kbd>x</kbd> 🚀 <!-- really --> now ✅.' },
  ],
  ['a quote first', '> As she said.\n\nUse tabs.\n', { statement: '> As she said.', detail: 'Use tabs.' }],
  ['relative dates', 'The launch is next week, not today.\n', { statement: 'The launch is next week, not today.' }],
  [
    'a quarter of a megabyte',
    `Use tabs.\n\n${'A line of the log of that day, as it was.\n'.repeat(6_000)}`,
    { statement: 'Use tabs.', detail: 'A line of the log of that day, as it was.\n'.repeat(6_000).trimEnd() },
  ],
];

test.each(BODIES)('a body with %s is read whole, and a new reason leaves the rest as it was', (_, body, wanted) => {
  const files = {
    'feedback_x.md': `${head('name: x', 'description: d', 'type: feedback')}${body}`,
    'MEMORY.md': '- [X](feedback_x.md) — d\n',
  };
  const store = readOf(files);
  const [old] = store.memories as [Memory];
  expect(old).toMatchObject(wanted);
  const next = overlay(old, { ...old, importance: 2 });
  const result = claude.express(next, { at: AT, scene: SCENE, store, old, focus: undefined, name: naming([]) });
  const form = 'forms' in result ? result.forms[0] : undefined;
  const { changes } = claude.place(
    { put: form ? [{ memory: next, form, replaces: old.id }] : [], withdraw: [] },
    store,
  );
  const after = readAt(claude, applied(treeOf(files), changes, NOW), AT).memories[0] as Memory;
  expect(after).toMatchObject({ ...wanted, importance: 2 });
  expect(changes.map((change) => ('text' in change ? change.text.endsWith(body) : false))).toEqual([true]);
});

const LINES: [shape: string, line: string, hook: string][] = [
  ['a bare file name', '- feedback_x.md — tabs, always', 'tabs, always'],
  ['a link in bold', '- **[X](feedback_x.md)** — tabs, always', 'tabs, always'],
  ['no bullet', '[X](feedback_x.md) — tabs, always', 'tabs, always'],
  [
    'a hook with a link in it',
    '- [X](feedback_x.md) — tabs, see [the guide](https://x.example/guide)',
    'tabs, see [the guide](https://x.example/guide)',
  ],
  ['a hook with bold and code in it', '- [X](feedback_x.md) — **tabs**, `never` spaces', '**tabs**, `never` spaces'],
  [
    'more than 200 units',
    `- [X](feedback_x.md) — ${'tabs and tabs '.repeat(20).trim()}`,
    'tabs and tabs '.repeat(20).trim(),
  ],
  ['a title that is the file name', '- [feedback_x.md](feedback_x.md) — tabs, always', 'tabs, always'],
];

test.each(LINES)('an index line with %s', (_, line, hook) => {
  const memory = only({
    'feedback_x.md': `${head('name: x', 'type: feedback')}Use them.\n`,
    'MEMORY.md': index('# Memory', '', line),
  });
  expect([memory.hook, memory.load]).toEqual([hook, 'indexed']);
});

test('a file listed twice is one memory, told of where the words differ', () => {
  const store = readOf({
    'feedback_x.md': 'Use tabs.\n',
    'MEMORY.md': index('- [X](feedback_x.md) — one', '- [X again](feedback_x.md) — two'),
  });
  expect(store.memories.map(({ hook, places }) => [hook, places.length])).toEqual([['one', 3]]);
  expect(store.findings.map(({ rule }) => rule)).toEqual(['read/places-differ']);
});

test('names without a Latin letter do not collide, and a prefix that contradicts the type gives way to it', () => {
  const memories = memoriesOf({
    'a.md': `${head('name: 配置', 'type: user')}一。\n`,
    'b.md': `${head('name: 部署', 'type: user')}二。\n`,
    'feedback_c.md': `${head('name: c', 'type: project')}C.\n`,
  });
  expect(new Set(memories.map(({ id }) => id)).size).toBe(3);
  expect(memories.map(({ title, kind }) => [title, kind])).toEqual([
    ['配置', 'profile'],
    ['部署', 'profile'],
    [undefined, 'project'],
  ]);
});

test('more prose than entries: every bullet of it is a memory', () => {
  const memories = memoriesOf({
    'x.md': 'Use tabs.\n',
    'MEMORY.md': index(
      '- [X](x.md) — tabs',
      ...Array.from(
        { length: 101 },
        (_, n) => `- Rule ${n} stands only here, in the index, and is longer than sixty units.`,
      ),
    ),
  });
  expect(memories.filter(({ places }) => places[0]?.slot === 'prose')).toHaveLength(101);
});

test('lines to files out of the folder are no memories of it', () => {
  const store = readOf({
    'x.md': 'Use tabs.\n',
    'MEMORY.md': index(
      '- [X](x.md) — tabs',
      '- [Notes](../../docs/notes.md) — the notes',
      '- [Site](https://x.example/y.md) — the site',
    ),
  });
  expect(store.findings.filter(({ rule }) => rule === 'delivery/dangling')).toEqual([]);
  expect(store.memories.filter(({ places }) => places[0]?.slot === 'file')).toHaveLength(1);
});

test('a rule of which only the line is left is a rule: the name of the missing file says so', () => {
  const [rule, fact] = memoriesOf({
    'MEMORY.md': index('- [Gone](feedback_gone.md) — Never commit generated files', '- [Port](port.md) — It is 5433'),
  });
  expect([rule?.kind, fact?.kind]).toEqual(['rule', 'reference']);
});
