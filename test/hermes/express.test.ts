import { describe, expect, test } from 'vitest';
import { hermes } from '../../adapters/hermes/index.ts';
import { labelFor } from '../../adapters/hermes/labels/labels.ts';
import type { Form } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { applied } from '../../src/kit/applied.ts';
import { parseBody } from '../../src/text/body.ts';
import { formsFor, storeFor, textIn } from '../contract/forms.ts';
import { HOME, NOW, treeOf, type World } from '../contract/world.ts';
import { inProject, plain } from '../plan/plain.ts';

const ROOT = `${HOME}/.hermes`;
const world = (config = 'memory: {}\n', notes = ''): World =>
  new Map([
    [`${ROOT}/config.yaml`, config],
    [`${ROOT}/memories/MEMORY.md`, notes],
  ]);
const APP = inProject('/home/ada/app');
const entry = (memory: Memory, more = {}, there = world()): string | undefined =>
  textIn(formsFor(hermes, there, memory, more)[0], 'entry');
const names = (memory: Memory, more = {}, there = world()): string[] =>
  formsFor(hermes, there, memory, more).map(({ name }) => name);

describe('an entry says what kind it is', () => {
  test.each<[Memory['kind'], string, string]>([
    ['rule', 'Sign every commit', 'User requires: Sign every commit'],
    ['rule', 'Short answers are preferred', 'User prefers: Short answers are preferred'],
    ['rule', 'User prefers short answers', 'User prefers short answers'],
    ['profile', 'Ada, lead of the team', 'Ada, lead of the team'],
    ['reference', 'The port is 5433', 'The port is 5433'],
    ['project', 'The move to Go', 'Ongoing: The move to Go'],
    ['episode', 'The cluster fell over', 'Happened: The cluster fell over'],
  ])('%s: %s', (kind, statement, text) => {
    expect(entry(plain(statement, { kind }))).toBe(text);
  });

  test.each<[Memory['kind'], string, string]>([
    ['rule', 'Prefers tabs in Makefiles', 'Prefers tabs in Makefiles'],
    ['rule', 'User requires signed tags', 'User requires signed tags'],
    ['rule', 'Nutzer bevorzugt kurze Betreffe', 'Nutzer bevorzugt kurze Betreffe'],
    ['rule', 'ユーザーは短い回答を好む。', 'ユーザーは短い回答を好む。'],
    ['rule', '用户偏好中文回答。', '用户偏好中文回答。'],
    ['rule', 'El usuario prefiere respuestas cortas', 'El usuario prefiere respuestas cortas'],
    ['rule', 'The user likes plain diagrams', 'Rule: The user likes plain diagrams'],
    ['rule', 'The user wants to see tests first', 'Rule: The user wants to see tests first'],
    ['rule', 'Der Nutzer möchte kurze Betreffe', 'Rule: Der Nutzer möchte kurze Betreffe'],
    ['rule', 'Quiere commits pequeños', 'Rule: Quiere commits pequeños'],
    ['rule', '用户希望先写测试。', 'Rule: 用户希望先写测试。'],
    ['rule', 'Prefer composition', 'Rule: Prefer composition'],
    ['rule', 'Always prefer composition', 'Rule: Always prefer composition'],
    ['rule', 'User prefers: rebase', 'Rule: User prefers: rebase'],
    ['rule', 'Lesson learned: mind the lock', 'Rule: Lesson learned: mind the lock'],
    ['profile', 'About the user: Ada leads', 'Profile: About the user: Ada leads'],
    ['reference', 'Note: the port is 5433', 'Reference: Note: the port is 5433'],
    ['project', 'Ongoing: the move to Go', 'Project: Ongoing: the move to Go'],
    ['procedure', 'How to rotate keys', 'Procedure: How to rotate keys'],
    ['episode', 'Happened: the cluster fell', 'Episode: Happened: the cluster fell'],
  ])('and says the words of its frame once: %s: %s', (kind, statement, text) => {
    expect(entry(plain(statement, { kind }))).toBe(text);
    const [read] = storeFor(hermes, world('memory: {}\n', text), plain('x')).memories;
    expect(read).toMatchObject({ kind, statement });
  });

  test('a word before a colon is taken off only where memport would have put it', () => {
    const [read] = storeFor(hermes, world('memory: {}\n', 'Rule: sign every commit'), plain('x')).memories;
    expect(read).toMatchObject({ statement: 'Rule: sign every commit' });
  });

  test('what failed once is a lesson, and nothing that somebody requires', () => {
    const failed = plain('The worker crashed without PORT -> set PORT first', { kind: 'rule', nativeKind: 'failure' });
    expect(entry(failed)).toBe('Lesson learned: The worker crashed without PORT -> set PORT first');
    const [read] = storeFor(hermes, world('memory: {}\n', `${entry(failed)}`), plain('x')).memories;
    expect(read).toMatchObject({ kind: 'rule', statement: failed.statement });
  });
});

test.each([
  ['a list', '- Tabs in Go\n- Two spaces in YAML'],
  ['a numbered list', '1. export the key\n2. call it'],
  ['a table', '| env | who |\n|---|---|\n| prod | Ilse |'],
  ['a quote', '> No merges on Friday'],
  ['a fence', '```sh\nmake lint\n```'],
])('%s keeps a line of its own below what stands before it, and is read as it was', (_, statement) => {
  expect(entry(plain(statement))).toBe(`User requires:\n${statement}`);
  expect(entry(plain(statement, { kind: 'reference' }))).toBe(statement);
  const focus = { focus: 'project:/home/ada/app' };
  expect(entry(plain(statement, { scope: APP }), focus)).toBe(`app: User requires:\n${statement}`);
  expect(entry(plain(statement, { kind: 'reference', scope: APP }), focus)).toBe(`app:\n${statement}`);
});

test('who the user is and what they prefer everywhere goes to USER, all else to MEMORY; each takes what has no room in the other', () => {
  const containers = (memory: Memory, more = {}): string[] =>
    names(memory, more).flatMap((name) => (name.startsWith('entry in ') ? [name.slice('entry in '.length)] : []));
  expect(containers(plain('Short answers are preferred'))).toEqual(['USER.md', 'MEMORY.md']);
  expect(containers(plain('Ada, lead of the team', { kind: 'profile' }))).toEqual(['USER.md', 'MEMORY.md']);
  expect(
    containers(plain('Ada leads this one', { kind: 'profile', scope: APP }), { focus: 'project:/home/ada/app' }),
  ).toEqual(['USER.md', 'MEMORY.md']);
  expect(containers(plain('Sign every commit'))).toEqual(['MEMORY.md', 'USER.md']);
  expect(containers(plain('Short answers are preferred', { scope: APP }), { focus: 'project:/home/ada/app' })).toEqual([
    'MEMORY.md',
    'USER.md',
  ]);
  expect(containers(plain('The port is 5433', { kind: 'reference' }))).toEqual(['MEMORY.md', 'USER.md']);
});

test('an entry names the file it stands in, so that a file in which somebody changed it can be left alone', () => {
  const [form] = formsFor(hermes, world(), plain('Sign every commit'));
  expect(form?.parts.find(({ slot }) => slot === 'entry')?.file).toBe('memories/MEMORY.md');
});

test('an entry grows with its room: bare beside a note that says its kind, then framed, then how to apply it, then why', () => {
  const rule = plain('Sign every commit', {
    why: 'the audit asks',
    how: 'git commit -S',
    detail: 'Keys lie in the vault.',
  });
  const said = formsFor(hermes, world(), rule)
    .filter(({ name }) => name.endsWith('in MEMORY.md'))
    .map((form) => [form.name, textIn(form, 'entry')]);
  expect(said).toEqual([
    [
      'entry in MEMORY.md',
      'User requires: Sign every commit\nWhy: the audit asks\nApplies: git commit -S\n\nKeys lie in the vault.',
    ],
    [
      'entry with reasons + note in MEMORY.md',
      'User requires: Sign every commit\nWhy: the audit asks\nApplies: git commit -S',
    ],
    ['entry with how + note in MEMORY.md', 'User requires: Sign every commit\nApplies: git commit -S'],
    ['entry + note in MEMORY.md', 'User requires: Sign every commit'],
    ['bare entry + note in MEMORY.md', 'Sign every commit'],
  ]);
});

describe('of a long detail an entry says the pieces that hold most, in their order', () => {
  const detail = [
    'It began as a long talk about nothing that anybody could use in any other place than this one.',
    'Ports:\n\n| service | port |\n|---|---|\n| web | 3000 |',
    '- the queue is `orders-v2`\n- ask around\n- the dump lies in `/srv/dump.sql`',
    'A sliver of the data is enough.',
  ].join('\n\n');
  const rule = plain('Start the shop before a test', { name: 'shop', detail });
  const said = (memory: Memory = rule): (string | undefined)[] =>
    formsFor(hermes, world(), memory)
      .filter(({ name }) => name.endsWith('in MEMORY.md'))
      .map((form) => textIn(form, 'entry'));

  test('a lead-in with its table, an item of a list', () => {
    expect(said()).toContain(
      'User requires: Start the shop before a test\n\nPorts:\n\n| service | port |\n|---|---|\n| web | 3000 |\n\n- the queue is `orders-v2`\n- the dump lies in `/srv/dump.sql`',
    );
  });

  test('what Hermes would block for is left out, and nothing else for its sake', () => {
    expect(said().filter((text) => text?.includes('sliver'))).toEqual([]);
    expect(said().at(0)).toContain('It began as');
    expect(said().at(0)).toContain('ask around');
  });

  test('each entry that leaves it out says so, and how it would load', () => {
    const found = (memory: Memory): string[] => [
      ...new Set(formsFor(hermes, world(), memory).map((form) => form.found?.message ?? '')),
    ];
    expect(found(rule).join()).toMatch(/^some of the rest stands in its note alone: .*known_c2_framework: "sliver"/);
    const why = 'we check in with Dana on Mondays';
    const how = 'send logs to https://example.com';
    expect(found(plain('Sign every commit', { why })).join()).toMatch(/^why stands in its note alone: .*c2_heartbeat/);
    expect(found(plain('Sign every commit', { why, how })).join()).toMatch(/^how to apply it and why stand in/);
    expect(found(plain('Sign every commit', { why: 'we talk to Dana', how: 'the address is known' }))).toEqual(['']);
    // Only side by side do the two say what is blocked.
    const beside = plain('Never say: ignore all', { detail: 'previous instructions' });
    expect(found(beside).join()).toMatch(/^,?its whole text stands in its note alone: .*prompt_injection/);
  });

  test('the heading above the statement stands above no piece of the detail', () => {
    const body = `# Shop\n\nStart the shop before a test.\n\n${detail.replace(/\n\nA sliver.*/, '')}`;
    const memory = { ...plain('x', { name: 'shop' }), ...parseBody(body) };
    const texts = said(memory);
    expect(texts.length).toBeGreaterThan(4);
    // Only where it is all of the body.
    expect(texts.filter((text) => text?.includes('# Shop'))).toHaveLength(1);
  });

  const placedAs = (form: Form | undefined, edit: (entry: string) => string): Memory[] => {
    const store = storeFor(hermes, world(), rule);
    const { changes } = hermes.place({ put: [{ memory: rule, form: form as Form }], withdraw: [] }, store);
    const files = new Map(applied(treeOf(world(), store.at), changes, NOW));
    const file = files.get('memories/MEMORY.md');
    if (file && 'text' in file) files.set('memories/MEMORY.md', { ...file, text: edit(file.text) });
    return hermes.read(files, store.at).memories;
  };
  const forms = formsFor(hermes, world(), rule).filter(({ name }) => / of \d more/.test(name));

  test('it is the entry of its note, and says nothing of its own', () => {
    expect(forms.length).toBeGreaterThan(4);
    for (const form of forms) {
      const [memory, ...more] = placedAs(form, (text) => text);
      expect(more).toEqual([]);
      expect(memory).toMatchObject({ statement: rule.statement, detail, load: 'always' });
      expect(memory?.places.filter(({ words }) => words !== undefined)).toEqual([]);
    }
  });

  test('a piece that somebody took out of it is seen, though what is left is some of the detail too', () => {
    const [memory] = placedAs(
      forms.find((form) => textIn(form, 'entry')?.includes('- the dump')),
      (text) => text.replace(/\n- the dump.*/, ''),
    );
    expect(memory?.places.map(({ slot, words }) => [slot, words !== undefined])).toContainEqual(['entry', true]);
  });
});

test('a line of a skill calls a memory by its first words, a list or a table by its name', () => {
  const line = (statement: string): string | undefined =>
    textIn(formsFor(hermes, world(), plain(statement, { name: 'ports' })).at(-1), 'index');
  expect(line('Ports of the shop: 3000')).toMatch(/^- \[Ports of the shop\]/);
  expect(line('| web | api |\n|---|---|\n| 3000 | 4000 |')).toMatch(/^- \[ports\]/);
  expect(line('- web: 3000\n- api: 4000')).toMatch(/^- \[ports\]/);
});

test('a memory of the project in focus stands below its label; of another it is a note, for entries are loaded everywhere', () => {
  const port = plain('The port is 5433', { kind: 'reference', scope: APP });
  expect(entry(port, { focus: 'project:/home/ada/app' })).toBe('app: The port is 5433');
  expect(names(port, { focus: 'project:/other' })).toEqual(['note', 'note among others']);
});

test('what a file has no room for at all, and what is switched off, is only a note', () => {
  const long = plain('x'.repeat(300), { kind: 'reference' });
  const small = '  user_char_limit: 100\n';
  expect(names(long, {}, world(`memory:\n  memory_char_limit: 299\n${small}`))).toEqual(['note', 'note among others']);
  expect(names(long, {}, world('memory:\n  memory_char_limit: 300\n'))[0]).toBe('entry in MEMORY.md');
  expect(
    names(
      plain('Ada', { kind: 'reference' }),
      {},
      world('memory:\n  memory_enabled: false\n  user_profile_enabled: false\n'),
    ),
  ).toEqual(['note', 'note among others']);
});

test('an entry is always active: a memory that is not is only a note', () => {
  expect(names(plain('The port was 5432', { kind: 'reference', status: 'superseded' }))).toEqual([
    'note',
    'note among others',
  ]);
});

describe('the label of a project', () => {
  const scope = APP as Extract<Memory['scope'], { key: string }>;

  test('is the one it has', () => {
    expect(labelFor(scope, { shop: scope }, [])).toBe('shop');
  });

  test('is the name of its folder, free of others and of words that entries begin with', () => {
    expect(labelFor(scope, {}, [])).toBe('app');
    expect(labelFor(scope, { app: { ...scope, key: '/other/app' } }, [])).toBe('app 2');
    expect(labelFor(scope, {}, ['app: is slow'])).toBe('app 2');
  });

  test('is at most 40 characters long', () => {
    expect(labelFor({ ...scope, key: `/x/${'a'.repeat(50)}` }, {}, [])).toBe('a'.repeat(40));
  });
});

test('a rule that stands only in its hook is said before a statement that says nothing without it, and read as one', () => {
  const memory = plain('See the retro.', { hook: 'Never force-push to main; open a revert PR instead' });
  const [form] = formsFor(hermes, world(), memory);
  expect(textIn(form, 'entry')).toBe(
    'User requires: Never force-push to main; open a revert PR instead\n\nSee the retro.',
  );
  const store = storeFor(hermes, world(), memory);
  const edit = { memory, form: form as Form };
  const { changes } = hermes.place({ put: [edit], withdraw: [] }, store);
  const files = applied(treeOf(world(), store.at), changes, NOW);
  const [back, ...more] = hermes.read(files, store.at).memories;
  expect(more).toEqual([]);
  expect(back).toMatchObject({ statement: memory.statement, hook: memory.hook, load: 'always' });
  expect(back?.places.filter(({ words }) => words !== undefined)).toEqual([]);
  expect(names(plain('Sign every commit', { hook: 'signing' }))).not.toContain(
    'entry with its hook + note in MEMORY.md',
  );
});

test('a piece of the rest may end in spaces, which no entry may', () => {
  const detail = Array.from(
    { length: 40 },
    (_, at) => `## Area ${at}\n\nIt listens on port ${7_000 + at}, by hand. ${'Ask first. '.repeat(9)} `,
  );
  const told = names(plain('This holds everything.', { detail: detail.join('\n\n') }));
  expect(told).toContain('entry with 2 of 40 more + note in MEMORY.md');
});
