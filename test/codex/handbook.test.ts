import { expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { isPlaceholder, printBullet, readBullet } from '../../adapters/codex/summary/bullets.ts';
import { SCENE } from '../contract/world.ts';
import { homeOf, look } from './home.ts';

const GROUP = `# Task Group: app build

scope: building the app; use when touching CI
applies_to: cwd=/home/ada/app; reuse_rule=safe in this checkout

## Task 1: faster CI, success

### rollout_summary_files

- rollout_summaries/a.md (cwd=/home/ada/app, rollout_path=/r/a.jsonl, updated_at=2026-10-01T08:00:00+00:00, thread_id=019a-1, worked)

### keywords

- pnpm, vitest, cache

## Task 2: flaky test, partial

### rollout_summary_files

- rollout_summaries/b.md (cwd=/home/ada/app, rollout_path=/r/b.jsonl, updated_at=2026-10-05T08:00:00+00:00, thread_id=019a-2)

### keywords

- flake, ports

## User preferences

- when CI is slow, the user asked: "cache the store first" -> cache the pnpm store before anything else [Task 1]
- keep commits small [Task 1][Task 2]

## Reusable knowledge

- The port is taken from PORT, else 8080 [Task 2]
- Related skill: skills/ci/SKILL.md

## Failures and how to do differently

- tests hang on CI -> port 8080 is taken -> pick a free port in the fixture [Task 2]
- npm ci fails -> use pnpm [Task 1] [ad-hoc note]
`;

const read = (files: Record<string, string>) => look(homeOf(files));
const said = (files: Record<string, string>) => read(files).store.memories.map((each) => each.statement);

test('what happened once is why a rule is kept, and a situation says when to apply it', () => {
  const failing = (line: string): string => GROUP.replace('tests hang on CI -> port 8080 is taken', line);
  const told = (line: string) =>
    read({ 'memories/MEMORY.md': failing(line) }).store.memories.find(({ statement }) => /free port/.test(statement));
  expect(told('Lock taken too late -> two charges')).toMatchObject({ why: 'Lock taken too late -> two charges' });
  expect(told('Lock taken too late -> two charges')?.how).toBeUndefined();
  expect(told('when tests hang -> port 8080 is taken')).toMatchObject({
    how: 'when tests hang',
    why: 'port 8080 is taken',
  });
});

test('a schema-true handbook gives every statement bullet as a memory, with its evidence', () => {
  const { store } = read({ 'memories/MEMORY.md': GROUP });
  const seen = store.memories.map((each) => [
    each.kind,
    each.statement,
    each.how,
    each.why,
    each.evidence.map((one) => (one.type === 'session' ? one.id : one.type === 'quote' ? one.text : one.type)),
    each.keywords,
    each.dates.updated?.text,
  ]);
  expect(seen).toEqual([
    [
      'rule',
      'cache the pnpm store before anything else',
      'when CI is slow',
      undefined,
      ['cache the store first', '019a-1'],
      ['pnpm', 'vitest', 'cache'],
      '2026-10-01T08:00:00+00:00',
    ],
    [
      'rule',
      'keep commits small',
      undefined,
      undefined,
      ['019a-1', '019a-2'],
      ['pnpm', 'vitest', 'cache', 'flake', 'ports'],
      '2026-10-05T08:00:00+00:00',
    ],
    [
      'reference',
      'The port is taken from PORT, else 8080',
      undefined,
      undefined,
      ['019a-2'],
      ['flake', 'ports'],
      '2026-10-05T08:00:00+00:00',
    ],
    [
      'rule',
      'pick a free port in the fixture',
      undefined,
      'tests hang on CI -> port 8080 is taken',
      ['019a-2'],
      ['flake', 'ports'],
      '2026-10-05T08:00:00+00:00',
    ],
    [
      'rule',
      'npm ci fails -> use pnpm',
      undefined,
      undefined,
      ['019a-1'],
      ['pnpm', 'vitest', 'cache'],
      '2026-10-01T08:00:00+00:00',
    ],
  ]);
  expect(store.memories.every((each) => each.scope.level === 'project' && each.scope.key === '/home/ada/app')).toBe(
    true,
  );
  expect(store.memories.at(-1)?.author).toBe('human');
});

test('a citation without a thread id takes it from the rollout summary it names', () => {
  const { store } = read({
    'memories/MEMORY.md': GROUP.replace(', thread_id=019a-2)', ')'),
    'memories/rollout_summaries/b.md':
      'thread_id: 019a-2\nupdated_at: 2026-10-05T08:00:00+00:00\ncwd: /home/ada/app\n\n# what happened\n\n- not a memory\n',
  });
  expect(store.memories[2]?.evidence).toEqual([{ type: 'session', id: '019a-2', note: 'rollout_summaries/b.md' }]);
  expect(store.memories).toHaveLength(5);
});

test.each([
  ['cwd=/a/b; reuse_rule=x', ['/a/b']],
  ['cwd=`/a/b/**`, /c/d; reuse_rule=x', ['/a/b', '/c/d']],
  ['cwd=~/app; reuse_rule=x', ['/home/ada/app']],
  ['cwd=/a/b and worktrees of /a/b; reuse_rule=x', ['/a/b']],
  ['cwd=any release workflow; reuse_rule=x', undefined],
])('applies_to: %s', (applies, paths) => {
  const { store } = read({
    'memories/MEMORY.md': `# Task Group: g\n\nscope: s\napplies_to: ${applies}\n\n## User preferences\n\n- tabs\n`,
  });
  const scope = store.memories[0]?.scope;
  expect(scope && 'paths' in scope ? scope.paths : undefined).toEqual(paths);
});

test('a plain hand-written file under one heading is read bullet by bullet', () => {
  expect(
    said({
      'memories/MEMORY.md':
        '# Notes\n\nI work in Lisbon.\n\n## Ports\n\n- app 8080\n* api 9090\n1. db 5433\n\n```sh\n- not this\n```\n',
    }),
  ).toEqual(['I work in Lisbon.', 'app 8080', 'api 9090', 'db 5433']);
});

test('one block of free sections whose bullets wrap over two lines', () => {
  const free = Array.from(
    { length: 11 },
    (_, index) =>
      `## Topic ${index}\n\n- first half of ${index}\n  second half\n- lazily wrapped ${index}\nover two lines\n\n`,
  ).join('');
  const statements = said({ 'memories/MEMORY.md': `# Task Group: everything\n\nscope: all\n\n${free}` });
  expect(statements).toHaveLength(22);
  expect(statements.slice(0, 2)).toEqual(['first half of 0 second half', 'lazily wrapped 0 over two lines']);
});

test.each([
  ['an HTML comment before the first group', '<!-- kept by hand\n- not a memory\n-->\n\n'],
  [
    'a list of links to other files before the first group',
    '- [Deploys](deploys.md)\n- [Ports](notes/ports.md) - where they are\n\n',
  ],
])('%s takes nothing away and adds nothing', (_, lead) => {
  expect(said({ 'memories/MEMORY.md': lead + GROUP })).toEqual(said({ 'memories/MEMORY.md': GROUP }));
});

test('`## Task 2` without a colon is the same task', () => {
  const { store } = read({
    'memories/MEMORY.md': GROUP.replace('## Task 2: flaky test, partial', '## Task 2 flaky test'),
  });
  expect(store.memories[2]?.evidence).toEqual([{ type: 'session', id: '019a-2', note: 'rollout_summaries/b.md' }]);
});

test('refs to tasks that are not there are no evidence, and the text keeps none of them', () => {
  const { store } = read({ 'memories/MEMORY.md': GROUP.replaceAll('[Task 2]', '[Task 9]') });
  expect(store.memories[2]).toMatchObject({
    statement: 'The port is taken from PORT, else 8080',
    evidence: [],
    native: { refs: '[Task 9]' },
  });
});

test.each([
  'No preferences retained yet.',
  'None',
  'None yet',
  'Nothing recorded so far.',
  '(none)',
  'No stable user preferences captured.',
  'No durable tips yet',
  '_No reusable failures noted yet._',
  'N/A',
])('"%s" is no memory', (text) => {
  expect(isPlaceholder(text)).toBe(true);
  expect(said({ 'memories/memory_summary.md': `v1\n\n## User preferences\n\n- ${text}\n- tabs\n` })).toEqual(['tabs']);
});

test.each([
  'No push to main.',
  'No staging server available',
  'None of the tests may touch the network',
  'Nothing is deployed on Fridays',
  'No secrets in the repo',
  'Not on Fridays',
])('"%s" is one', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});

test('a summary without line 1, with headings of its own, in two scripts', () => {
  const { store, view } = read({
    'memories/MEMORY.md': '\n',
    'memories/memory_summary.md':
      '## About me\n\nAda, Lisbon.\n\n## Regeln\n\n- "kurz" heißt: ein Satz\n- 説明は短くする\n',
  });
  expect(store.memories.map((each) => [each.kind, each.statement])).toEqual([
    ['reference', 'Ada, Lisbon.'],
    ['reference', '"kurz" heißt: ein Satz'],
    ['reference', '説明は短くする'],
  ]);
  expect(view.deliveries.every((each) => each.delivery === 'loaded')).toBe(true);
  expect(codex.health([store], view, SCENE).map((each) => each.rule)).toEqual(['form/invalid-summary']);
});

test('topics of a summary are routes, whatever their headings repeat', () => {
  const topics =
    "## What's in Memory\n\n### /home/ada/app\n\n#### 2026-10-05\n\n- ports: 8080\n  - desc: where ports come from\n  - learnings: read PORT\n\n### /home/ada/app\n\n#### 2026-10-01\n\n- ci: cache\n\n### Older Memory Topics\n\n#### /home/ada/app\n\n- old: x\n  - desc: cwd=/home/ada/app\n";
  expect(
    said({
      'memories/memory_summary.md': `v1\n\n## User Profile\n\nAda.\n\n## User preferences\n\n- tabs\n\n## General Tips\n\n- read the log\n\n${topics}`,
    }),
  ).toEqual(['Ada.', 'tabs', 'read the log']);
  expect(
    said({
      'memories_v2/memory_summary.md': `v1\n\n## User Profile\n\n## User preferences\n\n- tabs\n\n## General Tips\n\n## What's in Memory\n\n### app\n\n#### 2026-10-05\n\n- rollout_summaries/a.md\n  Fixed the port; thread_id=019a\n`,
    }),
  ).toEqual(['tabs']);
});

test('a summary bullet and a handbook bullet of equal text are one memory where both are for everyone, else two', () => {
  const summary = 'v1\n\n## User preferences\n\n- keep commits small\n';
  const handbook = (cwd: string) =>
    `# Task Group: g\n\nscope: s\napplies_to: cwd=${cwd}; reuse_rule=x\n\n## Task 1: t\n\n### keywords\n\n- git\n\n## User preferences\n\n- keep   commits\n  small [Task 1]\n`;
  const one = read({ 'memories/memory_summary.md': summary, 'memories/MEMORY.md': handbook('any repository') }).store
    .memories;
  expect(one.map((each) => [each.statement, each.places.map((place) => place.container), each.keywords])).toEqual([
    ['keep commits small', ['summary/User preferences', 'handbook/User preferences'], ['git']],
  ]);
  expect(
    read({ 'memories/memory_summary.md': summary, 'memories/MEMORY.md': handbook('/home/ada/app') }).store.memories,
  ).toHaveLength(2);
});

test('ad-hoc notes wait, whatever their names and line ends, and are never edited', () => {
  const { store, view } = read({
    'memories/extensions/ad_hoc/notes/2026-11-01T10-00-00-tabs.md': 'Use tabs.\r\n\r\n**Why:** the linter\r\n',
    'memories/extensions/ad_hoc/notes/20260101-120000-topic.md': 'Remember the port.\n',
    'memories/extensions/ad_hoc/notes/badname.md': 'Forget Jenkins.\n',
    'memories/extensions/ad_hoc/instructions.md': '- not a memory\n',
    'memories/memory_summary.md': 'v1\n\n## User Profile\n\nAda.\n',
  });
  const notes = store.memories.filter((each) => each.places[0]?.slot === 'note');
  expect(notes.map((each) => [each.statement, each.why, each.status, each.readOnly, each.dates.created?.text])).toEqual(
    [
      ['Use tabs.', 'the linter', 'pending', true, '2026-11-01T10-00-00'],
      ['Remember the port.', undefined, 'pending', true, '20260101-120000'],
      ['Forget Jenkins.', undefined, 'pending', true, undefined],
    ],
  );
  expect(codex.health([store], view, SCENE).filter((each) => each.rule === 'form/note-pending')).toHaveLength(3);
  expect(view.deliveries.filter((each) => each.reason?.startsWith('a note that waits'))).toHaveLength(3);
});

test('copies of the importer keep their types and scopes and belong to it', () => {
  const root = 'memories_v2/extensions/external_agent_import/resources/-home-ada-app';
  const { store } = read({
    [`${root}/scope.json`]: '{"cwd":"/home/ada/app"}',
    [`${root}/tabs.md`]:
      '---\nname: tabs\ndescription: tabs, not spaces\nmetadata:\n  type: feedback\n---\nUse tabs.\n\n**Why:** the linter\n',
    [`${root}/MEMORY.md`]: '- [tabs](tabs.md)\n',
  });
  expect(
    store.memories.map((each) => [
      each.kind,
      each.statement,
      each.why,
      each.title,
      each.hook,
      each.author,
      each.status,
      each.readOnly,
      'key' in each.scope && each.scope.key,
    ]),
  ).toEqual([
    ['rule', 'Use tabs.', 'the linter', 'tabs', 'tabs, not spaces', 'import', 'pending', true, '/home/ada/app'],
  ]);
});

test('a skill is a procedure, mechanical and foreign files are none', () => {
  const { store, view } = read({
    'memories/skills/ci/SKILL.md':
      '---\nname: ci\ndescription: run CI locally\n---\n\n# CI\n\nRun `pnpm ci`.\n\n1. install\n2. test\n',
    'memories/raw_memories.md': '# Raw Memories\n\n- not a memory\n',
    'memories/phase2_workspace_diff.md': '- M MEMORY.md\n',
    'memories/01-notes/x.md': '- foreign\n',
    'memories/archive/y.md': '- foreign\n',
    'memories/todo.md': '- foreign\n',
    'memories/memory_summary.md': 'v1\n\n## User Profile\n\nAda.\n',
  });
  expect(store.memories.map((each) => [each.kind, each.title, each.statement])).toEqual([
    ['profile', undefined, 'Ada.'],
    ['procedure', 'ci', 'Run `pnpm ci`.'],
  ]);
  expect(
    codex
      .health([store], view, SCENE)
      .filter((each) => each.rule === 'delivery/orphan')
      .map((each) => each.file),
  ).toEqual(['todo.md']);
});

test('refs that close the line of a bullet with nested ones are refs, and stay there when its words change', () => {
  const nested = GROUP.replace(
    '- keep commits small [Task 1][Task 2]',
    '- keep commits small [Task 1][Task 2]\n  - Why: reviews took days',
  );
  const { store } = read({ 'memories/MEMORY.md': nested });
  const memory = store.memories.find(({ statement }) => statement.startsWith('keep commits'));
  expect(memory).toMatchObject({ statement: 'keep commits small', why: 'reviews took days' });
  expect(memory?.evidence.length).toBeGreaterThan(0);
  const raw = '- keep commits small [Task 1][Task 2]\n  - Why: reviews took days'.slice(2);
  const { statement, why, refs, refsInHead } = readBullet(raw, 'preferences', true);
  expect([statement, why, refs, refsInHead]).toEqual([
    'keep commits small',
    'reviews took days',
    '[Task 1][Task 2]',
    true,
  ]);
  const { tasks } = readBullet(raw, 'preferences', true);
  expect(printBullet({ statement: 'keep commits tiny', tasks, refs: '[Task 1]', refsInHead: true })).toBe(
    'keep commits tiny [Task 1]',
  );
  expect(printBullet({ statement: 'tiny:\n- one', tasks, refs: '[Task 1]', refsInHead: true })).toBe(
    'tiny: [Task 1]\n  - one',
  );
  // In a summary they are words like any other.
  expect(readBullet(raw, 'preferences', false).statement).toBe('keep commits small [Task 1][Task 2]');
});
