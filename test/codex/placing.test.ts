import { describe, expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { overlay } from '../../src/kit/overlay.ts';
import type { Store } from '../../src/ir/store.ts';
import { byteLength } from '../../src/text/measure.ts';
import { SCENE } from '../contract/world.ts';
import { carried, deliveryOf, homeOf, look, memoryOf, ON, project, ROOT, summaryIn } from './home.ts';

const APP = project('/home/ada/app');
const API = project('/home/ada/work/api');
const RULE = 'Never push to main without a green CI run.';
const WHY = '  - why: A red main blocked a release.';
const V1 = { 'memories/.keep': '' };

const KEPT = [
  memoryOf('r', RULE, { why: 'A red main blocked a release.' }),
  memoryOf('p', 'Ada works in Lisbon.', { kind: 'profile' }),
  memoryOf('f', 'Deploys go out on Friday before noon.', { scope: APP }),
  memoryOf('d', 'The staging database listens on 5433.', {
    scope: APP,
    kind: 'reference',
    detail: '```\npsql -p 5433\n```',
  }),
];

test('in v2 a global rule is a bullet, a project memory a route below a heading that names its folder once', () => {
  const { world, order } = carried(homeOf({}), KEPT);
  expect(summaryIn(world, 'v2')).toBe(`v1

## User Profile

- Ada works in Lisbon.

## User preferences

- ${RULE}
  - why: A red main blocked a release.

## General Tips

## What's in Memory

### Older Memory Topics

#### /home/ada/app (extensions/memport/resources/app)

- deploys-go-out-on-friday: Deploys go out on Friday before noon.
- the-staging-database: The staging database listens on 5433.
  - \`\`\`
    psql -p 5433
    \`\`\`
`);
  expect(order).toEqual([
    'put extensions/memport/instructions.md',
    'put extensions/memport/resources/app/scope.json',
    'put extensions/memport/resources/general/scope.json',
    'put extensions/memport/resources/app/deploys-go-out-on-friday.md',
    'put extensions/memport/resources/app/the-staging-database.md',
    'put extensions/memport/resources/general/ada-works-in-lisbon.md',
    'put extensions/memport/resources/general/never-push-to-main.md',
    'put extensions/memport/resources/app/.memport',
    'put extensions/memport/resources/general/.memport',
    'put memory_summary.md',
  ]);
  expect(world.get(`${ROOT}/memories_v2/extensions/memport/resources/app/scope.json`)).toBe(
    '{"cwd":"/home/ada/app","key":"/home/ada/app"}',
  );
  // What a model is told of these lines is what stands there: the memory itself, or its name, below the folder's name.
  const told = world.get(`${ROOT}/memories_v2/extensions/memport/instructions.md`);
  expect(told).toContain('a line there says the memory itself, or its name and what it is about');
  expect(told).not.toContain('only as a route');
});

test('in v1 the handbook cites the files, and every cited file is there', () => {
  const { world } = carried(homeOf(V1), KEPT);
  const handbook = world.get(`${ROOT}/memories/MEMORY.md`) ?? '';
  const cited = [...handbook.matchAll(/^- (extensions\/\S+\.md) \(/gm)].map((match) => match[1]);
  expect(cited).toHaveLength(4);
  for (const file of cited) expect(world.has(`${ROOT}/memories/${file}`)).toBe(true);
  expect(handbook).toContain('applies_to: cwd=/home/ada/app; reuse_rule=');
  expect(handbook).toContain(
    '- Deploys go out on Friday before noon. (extensions/memport/resources/app/deploys-go-out-on-friday.md) [Task 1]',
  );
  expect(handbook).not.toMatch(/rollout|thread_id/);
  const here = look(world);
  expect(codex.health(here.stores, here.view, SCENE)).toEqual([]);
});

test('the same rule in two projects and for everyone is three memories, each loaded, and again the same when done twice', () => {
  const all = [memoryOf('g', RULE), memoryOf('a', RULE, { scope: APP }), memoryOf('b', RULE, { scope: API })];
  for (const start of [homeOf({}), homeOf(V1)]) {
    const once = carried(start, all);
    const here = look(once.world);
    expect(
      here.store.memories.map((each) => [each.statement, 'key' in each.scope ? each.scope.key : 'global']).sort(),
    ).toEqual([
      [RULE, '/home/ada/app'],
      [RULE, '/home/ada/work/api'],
      [RULE, 'global'],
    ]);
    expect(here.view.deliveries.map((each) => each.delivery)).toEqual(['loaded', 'loaded', 'loaded']);
    const again = carried(once.world, all, (memory, store) =>
      store.memories.find((each) => JSON.stringify(each.scope) === JSON.stringify(memory.scope)),
    );
    expect(again.order).toEqual([]);
  }
});

test('withdrawing everything takes every heading, block and file of ours away', () => {
  for (const start of [homeOf({}), homeOf(V1)]) {
    const { world } = carried(start, KEPT);
    const { store } = look(world);
    const { changes } = codex.place({ put: [], withdraw: store.memories.map((each) => each.id) }, store);
    expect(changes.every((change) => change.op === 'remove')).toBe(true);
    expect(changes.map((change) => change.file).sort()).toEqual(
      [...store.files.keys()].filter((file) => !file.startsWith('.')).sort(),
    );
    // A line that names a file goes before the file does.
    expect(changes[0]?.file).toBe('memory_summary.md');
  }
});

test('a quote and its situation are said only where the evidence holds the words', () => {
  const how = 'when a pull request is opened';
  const quoted = memoryOf('q', 'link the ticket', { how, evidence: [{ type: 'quote', text: 'where is the ticket?' }] });
  expect(summaryIn(carried(homeOf({}), [quoted]).world, 'v2')).toContain(
    '- when a pull request is opened, the user asked: "where is the ticket?" -> link the ticket\n',
  );
  expect(summaryIn(carried(homeOf({}), [memoryOf('q', 'link the ticket', { how })]).world, 'v2')).toContain(
    '- when a pull request is opened -> link the ticket\n',
  );
  expect(
    summaryIn(carried(homeOf({}), [memoryOf('q', 'link the ticket', { how: 'on every request' })]).world, 'v2'),
  ).toContain('- link the ticket\n  - how to apply: on every request\n');
  const back = look(carried(homeOf({}), [quoted]).world).store.memories;
  expect(back).toHaveLength(1);
  expect(back[0]).toMatchObject({ statement: 'link the ticket', how, evidence: quoted.evidence });
});

describe('a consolidation worked on our lines', () => {
  const edited = (from: string, to: string) => {
    const { world } = carried(homeOf({}), KEPT);
    return new Map(world).set(`${ROOT}/memories_v2/memory_summary.md`, summaryIn(world, 'v2').replace(from, to));
  };
  const memoryIn = (world: ReadonlyMap<string, string>, statement: string) =>
    look(world).store.memories.find((each) => each.statement === statement && each.places[0]?.slot === 'resource');
  const wordsIn = (world: ReadonlyMap<string, string>, statement: string) =>
    memoryIn(world, statement)
      ?.places.filter((place) => place.file === 'memory_summary.md')
      .map(({ container, words }) => [container, words]);
  const differ = (world: ReadonlyMap<string, string>) =>
    look(world).store.findings.map(({ rule, file, line }) => [rule, file, line]);
  const DEPLOY = 'Deploys go out on Friday before noon.';

  test('a bullet in other words is a place of its memory, and told with its line', () => {
    const world = edited(`- ${RULE}`, '- Pushing to main needs a green CI run.');
    expect(wordsIn(world, RULE)).toEqual([['summary/User preferences', 'Pushing to main needs a green CI run.']]);
    expect(differ(world)).toEqual([['read/places-differ', 'memory_summary.md', 9]]);
    expect(look(world).store.memories).toHaveLength(KEPT.length);
  });

  test('a bullet that is gone is a place less, and its mark still knows of the line', () => {
    const world = edited(`- ${RULE}\n${WHY}\n`, '');
    expect(wordsIn(world, RULE)).toEqual([]);
    expect(Object.keys(memoryIn(world, RULE)?.mark?.lines ?? {})).toEqual(['memory_summary.md']);
  });

  test.each([
    ['a reason in other words', `- ${RULE}\n  - why: Somebody was angry.`, `${RULE} - why: Somebody was angry.`],
    ['a reason that is gone', `- ${RULE}`, RULE],
    [
      'both in other words',
      '- Pushing to main needs a green CI run.\n  - why: A release was late.',
      'Pushing to main needs a green CI run. - why: A release was late.',
    ],
  ])('%s is seen', (_, to, words) => {
    const world = edited(`- ${RULE}\n${WHY}`, to);
    expect(wordsIn(world, RULE)).toEqual([['summary/User preferences', words]]);
    expect(look(world).store.memories).toHaveLength(KEPT.length);
  });

  test('below a line of a project it is seen too, with and without the name of the file', () => {
    const PORT = 'The staging database listens on 5433.';
    for (const name of ['the-staging-database: ', '']) {
      const world = edited(
        `- the-staging-database: ${PORT}\n  - \`\`\`\n    psql -p 5433`,
        `- ${name}${PORT}\n  - \`\`\`\n    psql -p 5434`,
      );
      expect(wordsIn(world, PORT)).toEqual([
        ['extensions/memport/resources/app', `${PORT} - \`\`\` psql -p 5434 \`\`\``],
      ]);
      const same = edited(`- the-staging-database: ${PORT}`, `- ${name}${PORT}`);
      expect(wordsIn(same, PORT)).toEqual([['extensions/memport/resources/app', undefined]]);
    }
  });

  test('a bullet about something else, or two that may be meant, are nobody’s rewording', () => {
    const other = edited(`- ${RULE}`, '- Answer in Portuguese when asked about invoices.');
    expect([wordsIn(other, RULE), look(other).store.memories.length]).toEqual([[], KEPT.length + 1]);
    const two = edited(
      `- ${RULE}`,
      '- Never push to main without green CI.\n- Push to main when the CI run is green, never without.',
    );
    expect([wordsIn(two, RULE), look(two).store.memories.length]).toEqual([[], KEPT.length + 2]);
  });

  test('a route in other words is known by the file it names', () => {
    const world = edited(
      `- deploys-go-out-on-friday: ${DEPLOY}`,
      '- deploys-go-out-on-friday: Friday morning is deploy time',
    );
    expect(wordsIn(world, DEPLOY)).toEqual([['extensions/memport/resources/app', 'Friday morning is deploy time']]);
    expect(deliveryOf(look(world), DEPLOY)?.delivery).toBe('searchable');
  });

  test('a route that lost its name and its words is found below its heading', () => {
    const world = edited(
      `- deploys-go-out-on-friday: ${DEPLOY}`,
      '- The deploys go out on Friday, before noon in Lisbon',
    );
    expect(wordsIn(world, DEPLOY)).toEqual([
      ['extensions/memport/resources/app', 'The deploys go out on Friday, before noon in Lisbon'],
    ]);
  });

  test('a line that moved to another section of the summary is the same line', () => {
    const world = edited(`- ${RULE}\n${WHY}\n\n## General Tips\n`, `## General Tips\n\n- ${RULE}\n${WHY}\n`);
    expect([wordsIn(world, RULE), differ(world)]).toEqual([[['summary/General Tips', undefined]], []]);
  });

  test('a bullet of the handbook is known by the file it names, and without it in the block that cites the folder', () => {
    const { world } = carried(homeOf(V1), KEPT);
    const handbook = world.get(`${ROOT}/memories/MEMORY.md`) ?? '';
    const bullet = `${DEPLOY} (extensions/memport/resources/app/deploys-go-out-on-friday.md) [Task 1]`;
    for (const words of [
      'Deploy on Friday before 12 only. (extensions/memport/resources/app/deploys-go-out-on-friday.md) [Task 1]',
      'Deploys go out Friday, before noon [Task 1]',
    ]) {
      const next = new Map(world).set(`${ROOT}/memories/MEMORY.md`, handbook.replace(bullet, words));
      const [first = ''] = words.split(/ [([]/);
      expect(
        memoryIn(next, DEPLOY)
          ?.places.filter(({ file }) => file === 'MEMORY.md')
          .map((place) => [place.slot, place.words]),
      ).toEqual(expect.arrayContaining([['handbook', first]]));
      expect(differ(next)).toEqual([['read/places-differ', 'MEMORY.md', expect.any(Number)]]);
    }
  });
});

test('words that somebody wrote into the line that cites a file stay when the memory changes', () => {
  const handbook = `${ROOT}/memories/MEMORY.md`;
  const { world } = carried(homeOf(V1), KEPT);
  const noted = (world.get(handbook) ?? '').replace('.md (cwd=/home/ada/app,', '.md (cwd=/home/ada/app, see Ada,');
  const edited = new Map(world).set(handbook, noted);
  const old = (memory: { id: string }, store: Store) => store.memories[KEPT.findIndex(({ id }) => id === memory.id)];
  const said = look(edited).store.memories.map((memory, at) => ({ ...memory, id: KEPT[at]?.id ?? '' }));
  const after = carried(
    edited,
    said.map((memory) => ({ ...memory, statement: `${memory.statement} Always.` })),
    old,
  );
  expect(after.world.get(handbook)).toContain(' Always. (extensions/');
  const lines = (text = '') => text.match(/^- extensions.*$/gm)?.sort();
  expect(lines(after.world.get(handbook))).toEqual(lines(noted));
});

test.each([
  ['.md (cwd=/home/ada/app,', '.md (cwd=/home/ada/app, see Ada,'],
  ['source=memport)', 'source=memport) asked twice'],
])('words in the line that cites a file are told, and keep the memory from being withdrawn: %s', (written, edited) => {
  const handbook = `${ROOT}/memories/MEMORY.md`;
  const { world } = carried(homeOf(V1), KEPT);
  const added = (memory: { places: readonly { added?: string }[] }): boolean =>
    memory.places.some((place) => place.added !== undefined);
  expect(look(world).store.memories.filter(added)).toEqual([]);
  const { store } = look(new Map(world).set(handbook, (world.get(handbook) ?? '').replace(written, edited)));
  expect(store.memories.filter(added)).toHaveLength(1);
  expect(store.findings.filter(({ message }) => message.startsWith('somebody wrote into this line'))).toHaveLength(1);
});

test('a changed reason changes its file and its line, and the wording of a native bullet stays in its frame', () => {
  const { world } = carried(homeOf({}), KEPT);
  const changed = carried(world, [{ ...(KEPT[0] as (typeof KEPT)[0]), why: 'Twice in March.' }], (memory, store) =>
    store.memories.find((each) => each.statement === memory.statement),
  );
  expect(changed.order).toEqual([
    'put extensions/memport/resources/general/never-push-to-main.md',
    'put extensions/memport/resources/general/.memport',
    'put memory_summary.md',
  ]);
  const native = homeOf({
    'memories/MEMORY.md':
      '# Task Group: g\n\nscope: s\napplies_to: cwd=/home/ada/app\n\n## Task 1: t\n\n## User preferences\n\n- when x breaks, the user asked: "stop" -> stop at once [Task 1]\n- other\n',
    'memories/memory_summary.md': 'v1\n',
  });
  const { store, at } = look(native);
  const old = store.memories[0] as (typeof store.memories)[0];
  const wanted = overlay(old, { ...old, statement: 'stop and ask' });
  const result = codex.express(wanted, { at, scene: SCENE, store, old, focus: undefined, name: (wish) => wish });
  const form = 'forms' in result ? result.forms[0] : undefined;
  expect(form?.name).toBe('in place');
  const { changes } = codex.place(
    { put: [{ memory: wanted, form: form as NonNullable<typeof form>, replaces: old.id }], withdraw: [] },
    store,
  );
  expect(changes.map((each) => each.file)).toEqual(['MEMORY.md']);
  expect(changes[0]?.op === 'put' && changes[0].text).toContain(
    '\n- when x breaks, the user asked: "stop" -> stop and ask [Task 1]\n- other\n',
  );
});

describe('hazards', () => {
  const headings = "v1\n\n## User Profile\n\n## User preferences\n\n## General Tips\n\n## What's in Memory\n";
  const full = (bytes: number) => `${headings}\n${'x'.repeat(bytes - byteLength(headings) - 1)}`;

  test('a v1 summary without a handbook is told, and the next write mends it', () => {
    const world = homeOf({ 'memories/memory_summary.md': headings });
    const here = look(world);
    expect(
      codex
        .health(here.stores, here.view, SCENE)
        .map((each) => [each.rule, each.message.includes('MEMORY.md is missing')]),
    ).toEqual([['form/invalid-summary', true]]);
    expect(carried(world, [memoryOf('a', RULE)]).world.has(`${ROOT}/memories/MEMORY.md`)).toBe(true);
  });

  test('a handbook without a summary is invisible, and the next write brings the summary', () => {
    const here = look(homeOf({ 'memories/MEMORY.md': '# notes\n\n- tabs\n' }));
    expect(codex.health(here.stores, here.view, SCENE).map((each) => each.rule)).toEqual(['delivery/summary-missing']);
    expect(here.view.deliveries).toEqual([
      {
        id: here.store.memories[0]?.id,
        delivery: 'unseen',
        reason: 'there is no memory_summary.md: Codex does not mention its memory at all',
      },
    ]);
  });

  test.each([
    [9_999, []],
    [10_000, ['form/invalid-summary']],
    [10_001, ['delivery/summary-cut', 'form/invalid-summary']],
  ])('a v2 summary of %i bytes', (bytes, rules) => {
    const here = look(homeOf({ 'memories_v2/memory_summary.md': full(bytes) }));
    expect(codex.health(here.stores, here.view, SCENE).map((each) => each.rule)).toEqual(rules);
    const after = carried(homeOf({ 'memories_v2/memory_summary.md': full(bytes) }), [memoryOf('a', RULE)]);
    expect(after.forms.get('a')?.delivery).toBe('unseen');
    expect(summaryIn(after.world, 'v2')).toBe(full(bytes));
  });

  test('CRLF in a v2 summary is told, and a write leaves LF', () => {
    const world = homeOf({ 'memories_v2/memory_summary.md': `${headings}\n- x\n`.replaceAll('\n', '\r\n') });
    const here = look(world);
    expect(codex.health(here.stores, here.view, SCENE).map((each) => each.message)).toEqual([
      'the next consolidation will not accept memory_summary.md: it has CRLF line ends',
    ]);
    expect(summaryIn(carried(world, [memoryOf('a', RULE)]).world, 'v2')).not.toContain('\r');
  });

  test('a v1 summary over 10,000 bytes gets no line, only the route to the rest', () => {
    const world = homeOf({ 'memories/MEMORY.md': '\n', 'memories/memory_summary.md': full(14_800) });
    const after = carried(world, KEPT);
    expect([...after.forms.values()].map((form) => form.name)).toEqual(KEPT.map(() => 'resource'));
    expect(look(after.world).view.deliveries.filter((each) => each.delivery !== 'searchable')).toEqual([]);
  });

  test('no resource is ever named like a timestamp, and one that is gets told', () => {
    const { order } = carried(homeOf({}), [memoryOf('t', '2026-11-01T10-00-00 was the outage.')]);
    expect(order.find((each) => each.includes('resources/general/') && each.endsWith('.md'))).toBe(
      'put extensions/memport/resources/general/on-2026-11-01t10-00-00.md',
    );
    const here = look(homeOf({ 'memories_v2/extensions/other/resources/2026-11-01T10-00-00-a.md': 'x' }));
    const [finding] = codex.health(here.stores, here.view, SCENE).filter((each) => each.rule === 'form/name');
    expect(finding?.message).toBe('its name begins with a timestamp: Codex deletes it with the next consolidation');
  });

  test('switched off, everything is unseen and the switch is named', () => {
    const here = look(
      homeOf({
        'config.toml': '',
        'memories/memory_summary.md': `${headings}\n- x\n`,
        'memories/MEMORY.md': '- tabs\n',
      }),
    );
    expect(here.view.always).toEqual([]);
    expect(codex.health(here.stores, here.view, SCENE).map((each) => [each.rule, each.file])).toContainEqual([
      'delivery/feature-off',
      `${ROOT}/config.toml`,
    ]);
    expect(ON).toContain('memories = true');
  });

  test('a line that names a resource which is gone is dangling', () => {
    const world = new Map(carried(homeOf({}), KEPT).world);
    world.delete(`${ROOT}/memories_v2/extensions/memport/resources/app/the-staging-database.md`);
    const here = look(world);
    expect(codex.health(here.stores, here.view, SCENE).map((each) => [each.rule, each.line])).toEqual([
      ['delivery/dangling', 21],
    ]);
  });

  test('one bullet that takes a tenth of what is loaded is a hog', () => {
    const here = look(
      homeOf({
        'memories_v2/memory_summary.md': headings.replace(
          '## General Tips\n',
          `- ${'word '.repeat(220)}\n\n## General Tips\n`,
        ),
      }),
    );
    expect(codex.health(here.stores, here.view, SCENE).map((each) => each.rule)).toEqual(['weight/hog']);
  });
});

describe('the head of a resource', () => {
  const folder = `${ROOT}/memories_v2/extensions/memport/resources/app`;
  const file = `${folder}/deploys-go-out-on-friday.md`;
  const scopesIn = (world: ReadonlyMap<string, string>) =>
    look(world)
      .store.memories.filter(({ places }) => places[0]?.file.includes('/app/'))
      .map(({ scope }) => scope);

  test('leaves the scope to the file beside it, and says one that differs', () => {
    const { world } = carried(homeOf({}), KEPT);
    expect(world.get(file)).toBe(
      '---\nkind: rule\nscope: project\nauthor: human\nby: memport\n---\n\nDeploys go out on Friday before noon.\n',
    );
    expect(scopesIn(world)).toEqual([APP, APP]);
    const { level, key, paths } = APP as { level: 'project'; key: string; paths: string[] };
    const globs = carried(homeOf({}), [
      memoryOf('g', 'Only for Go.', { scope: { level, key, paths, globs: ['*.go'] } }),
    ]).world;
    expect(scopesIn(globs)).toEqual([{ ...APP, globs: ['*.go'] }]);
  });

  test.each([
    ['is gone', undefined],
    ['is broken', '{'],
  ])('keeps its project while the file beside it %s', (_, text) => {
    const world = new Map(carried(homeOf({}), KEPT).world);
    if (text === undefined) world.delete(`${folder}/scope.json`);
    else world.set(`${folder}/scope.json`, text);
    expect(scopesIn(world)).toEqual([APP, APP]);
    world.set(`${ROOT}/memories_v2/memory_summary.md`, 'v1\n');
    expect(scopesIn(world)).toEqual([
      { level: 'project', key: 'app', paths: [] },
      { level: 'project', key: 'app', paths: [] },
    ]);
  });
});
