import { expect, test } from 'vitest';
import { nameOfWords } from '../../src/kit/called.ts';
import { hermes } from '../../adapters/hermes/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { isText } from '../../src/ir/store.ts';
import { HOME, machineOver, NOW, readAt, SCENE, treeOf, type World } from '../contract/world.ts';

const ROOT = `${HOME}/.hermes`;
const APP: Scope = { level: 'project', key: '/home/ada/app', paths: ['/home/ada/app'] };
const [LABELS, ROWS] = [`${ROOT}/skills/memport/projects.json`, `${ROOT}/skills/memport/.memport`];
const ENTRIES = `${ROOT}/memories/MEMORY.md`;

const memoryOf = (statement: string, more: Partial<Memory> = {}): Memory => ({
  id: `from/${statement}`,
  kind: 'reference',
  name: nameOfWords({ kind: 'reference', statement }),
  statement,
  scope: APP,
  author: 'human',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
  ...more,
});

const look = (world: World) => {
  const at = hermes.locate(machineOver(world)).find((each) => each.role === 'store');
  if (!at) throw new Error('no store');
  return readAt(hermes, treeOf(world, at), at);
};

/** The world with one more memory, in the first form that is called so. */
const carried = (world: World, memory: Memory, form: string): World => {
  const store = look(world);
  const result = hermes.express(memory, {
    at: store.at,
    scene: SCENE,
    store,
    from: memory,
    focus: 'project:/home/ada/app',
    name: naming(store.files.keys()),
  });
  const taken = 'forms' in result ? result.forms.find((each) => each.name.startsWith(form)) : undefined;
  if (!taken)
    throw new Error(
      `no form ${form} among ${'forms' in result ? result.forms.map(({ name }) => name).join() : result.reason}`,
    );
  const tree = applied(
    treeOf(world, store.at),
    hermes.place({ put: [{ memory, form: taken }], withdraw: [] }, store).changes,
    NOW,
  );
  const kept = [...world].filter(
    ([file]) => !tree.has(file.slice(ROOT.length + 1)) && !store.files.has(file.slice(ROOT.length + 1)),
  );
  return new Map([
    ...kept,
    ...[...tree].flatMap(([file, each]) => (isText(each) ? [[`${ROOT}/${file}`, each.text] as const] : [])),
  ]);
};

const start = new Map([[`${ROOT}/memories/USER.md`, 'Ada']]);
const full = carried(
  carried(start, memoryOf('The queue drains at noon.'), 'entry in'),
  memoryOf('Port 8080 is taken.', { why: 'by the proxy' }),
  'entry + note',
);
const without = (world: World, ...files: string[]): World =>
  new Map([...world].filter(([file]) => !files.includes(file)));
const scopes = (world: World): string[] =>
  look(world)
    .memories.map(({ statement, scope }) => `${scope.level} ${statement}`)
    .sort();
const WHOLE = ['global Ada', 'project Port 8080 is taken.', 'project The queue drains at noon.'];
const findings = (world: World) =>
  look(world).findings.map(({ rule, severity, file, line }) => [rule, severity, file, line]);

test('a label stands in two files, and either is enough', () => {
  expect([scopes(full), findings(full)]).toEqual([WHOLE, []]);
  expect([scopes(without(full, ROWS)), findings(without(full, ROWS))]).toEqual([WHOLE, []]);
  expect([scopes(without(full, LABELS)), findings(without(full, LABELS))]).toEqual([
    WHOLE,
    [['read/labels', 'info', 'skills/memport/projects.json', undefined]],
  ]);
});

test('with both gone, a note of the project that says what stands behind the label tells what it means', () => {
  expect(scopes(without(full, LABELS, ROWS))).toEqual(WHOLE);
});

test('two projects that could be meant are no answer', () => {
  const other = carried(
    full,
    memoryOf('Port 8080 is taken.', { id: 'other', scope: { level: 'project', key: '/srv/app', paths: ['/srv/app'] } }),
    'note',
  );
  expect(scopes(without(other, LABELS, ROWS))).toContain('global app: The queue drains at noon.');
});

test('a frame, a sign of its own or any other word before a colon is no label, whatever a note of a project says', () => {
  const said = ['User requires: Port 8080 is taken.', '§ app: Port 8080 is taken.', 'Remember: Port 8080 is taken.'];
  const noted = carried(start, memoryOf('Port 8080 is taken.'), 'note');
  const file = '/home/ada/.hermes/memories/USER.md';
  for (const entry of said)
    expect(scopes(new Map(noted).set(file, entry)).filter((each) => !each.startsWith('global')).length).toBe(1);
});

test.each([
  ['{"app": ', 1],
  ['not json', 1],
  ['{\n "app": {\n  "level": project\n }\n}\n', 3],
  ['[]', 1],
  ['\n\n7', 3],
])(
  'a broken file (%j) is told with its line, the labels are found again, and nothing is written over it',
  (text, line) => {
    const world = new Map(full).set(LABELS, text);
    expect([scopes(world), findings(world)]).toEqual([
      WHOLE,
      [['read/labels', 'warn', 'skills/memport/projects.json', line]],
    ]);
    const next = carried(world, memoryOf('Releases are cut on Tuesday.'), 'entry in');
    expect(scopes(next)).toEqual([...WHOLE, 'project Releases are cut on Tuesday.'].sort());
    expect(next.get(LABELS)).toBe(text);
    const { changes } = hermes.place(
      {
        put: [],
        withdraw: look(next)
          .memories.filter(({ scope }) => scope.level === 'project')
          .map(({ id }) => id),
      },
      look(next),
    );
    expect(changes.filter(({ file }) => file.endsWith('projects.json'))).toEqual([]);
  },
);

test('a missing file, and a missing label, come back with the next label that is written; what nobody can read stays', () => {
  const next = carried(without(full, LABELS), memoryOf('Releases are cut on Tuesday.'), 'entry in');
  expect(next.get(LABELS)).toBe(full.get(LABELS));
  const strange = { level: 'workspace', of: ['x'] };
  const lacking = new Map(full).set(LABELS, JSON.stringify({ zebra: strange, web: 7 }));
  expect([scopes(lacking), findings(lacking)]).toEqual([
    WHOLE,
    [['read/labels', 'warn', 'skills/memport/projects.json', 1]],
  ]);
  const healed = carried(lacking, memoryOf('Releases are cut on Tuesday.'), 'entry in');
  expect(JSON.parse(healed.get(LABELS) ?? '')).toEqual({
    ...JSON.parse(full.get(LABELS) ?? ''),
    zebra: strange,
    web: 7,
  });
});

test.each([['__proto__'], ['constructor'], ['toString']])(
  'a label of a hostile name (%s) is a label like any other',
  (label) => {
    const scope = { level: 'project', key: '/home/ada/app', paths: ['/home/ada/app'] };
    const world = new Map([
      ...start,
      [LABELS, `{${JSON.stringify(label)}: ${JSON.stringify(scope)}}`],
      [ENTRIES, `${label}: tabs`],
    ]);
    expect(scopes(world)).toEqual(['global Ada', 'project tabs']);
    expect(
      look(new Map([...start, [ENTRIES, `${label}: tabs`]])).memories.map(({ scope: { level } }) => level),
    ).toEqual(['global', 'global']);
  },
);

test('an entry in other words stays the place of its note, and two that may be meant are nobody’s', () => {
  const edit = (text: string): World =>
    new Map(full).set(ENTRIES, (full.get(ENTRIES) ?? '').replace('app: Port 8080 is taken.', text));
  const one = look(edit('app: Port 8080 is taken by the old proxy until March.'));
  const [note] = one.memories.filter(({ statement }) => statement === 'Port 8080 is taken.');
  expect(note?.places.map(({ slot, words }) => [slot, words])).toEqual([
    ['entry', 'Port 8080 is taken by the old proxy until March.'],
    ['note', undefined],
    ['index', undefined],
  ]);
  expect(one.findings.map(({ rule, file, line }) => [rule, file, line])).toEqual([
    ['read/places-differ', 'memories/MEMORY.md', 3],
  ]);
  expect(hermes.view([one], SCENE).deliveries.find(({ id }) => id === note?.id)?.delivery).toBe('searchable');
  const two = look(edit('app: Port 8080 is taken by the proxy.\n§\napp: Port 8080 is taken by nobody.'));
  expect(two.memories).toHaveLength(5);
  const gone = look(edit('Ada likes tea.'));
  expect([
    gone.memories.find(({ statement }) => statement === 'Port 8080 is taken.')?.places.map(({ slot }) => slot),
    gone.memories.length,
  ]).toEqual([['note', 'index'], 4]);
  // An entry of its own in those words would be read as the missing one: it gets a note.
  const near = memoryOf('Port 8080 is taken on staging too.');
  expect(() => carried(edit('Ada likes tea.'), near, 'entry in MEMORY.md')).toThrow('no form');
  expect(
    look(carried(edit('Ada likes tea.'), near, 'entry + note'))
      .memories.find(({ statement }) => statement === near.statement)
      ?.places.map(({ slot }) => slot),
  ).toEqual(['entry', 'note', 'index']);
});
