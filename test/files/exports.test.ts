import { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Adapter } from '../../src/adapter.ts';
import { rarer } from '../../adapters/index.ts';
import { openMemory } from '../../adapters/mem0/openmemory/index.ts';
import { uuidOf } from '../../adapters/mem0/item.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { decode, encode } from '../../src/text/decode.ts';
import { gzipped, unzipped, zipped } from '../../src/text/zip.ts';
import { machineOver, readAt, textFile } from '../contract/world.ts';

const FILE = '/home/ada/given';

/** What an adapter reads of a file that only the machine gives. */
const readOf = (adapter: Adapter, bytes: Uint8Array) => {
  const machine = {
    ...machineOver(new Map([[FILE, decode(bytes)]]), { root: FILE }),
    stat: () => ({ kind: 'file', mtimeMs: 0, link: false, size: bytes.length }) as const,
    bytes: (_: string, from: number, length: number) => bytes.subarray(from, from + length),
  };
  const [at] = adapter.locate(machine);
  if (!at) throw new Error('nothing is located');
  return readAt(adapter, new Map([['given', textFile(decode(bytes))]]), at);
};

const memoriesOf = (...given: Parameters<typeof readOf>): Memory[] => readOf(...given).memories;

const adapterOf = async (id: string): Promise<Adapter> => {
  const landmark = rarer.find((each) => each.id === id);
  if (!landmark) throw new Error(id);
  return landmark.load();
};

const told = (memories: readonly Memory[]): string[] =>
  memories.map(({ kind, statement, dates, keywords }) =>
    [kind, statement, dates.updated?.text, ...keywords].filter((each) => each !== undefined).join(' | '),
  );

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const SUMMARY = '**Work context**\n\nAda is a data engineer.\n\n**Top of mind**\n\nThe billing service.\n';
const SHAPES = { conversations_memory: SUMMARY, project_memories: { p1: 'It is written in Go.' }, account_uuid: 'x' };
const PROJECTS = { name: 'projects.json', bytes: json([{ uuid: 'p1', name: 'Billing' }]) };

test.each([
  ['a list', [{ name: 'memories.json', bytes: json([SHAPES]) }, PROJECTS]],
  [
    'an object in a folder',
    [{ name: 'batch/memories/a1.json', bytes: json({ ...SHAPES, memory_files: [] }) }, PROJECTS],
  ],
])('the memories of Claude.ai are read from %s', async (_, members) => {
  expect(told(memoriesOf(await adapterOf('claude-ai'), zipped(members)))).toEqual([
    'profile | Ada is a data engineer.',
    'project | The billing service.',
    'project | It is written in Go. | Billing',
  ]);
});

test('a list that begins with the date of its first entry is no JSON', async () => {
  const bytes = Buffer.from('[2026-01-02] - Likes tea.\n[unknown] - Never use tabs.\n');
  expect(told(memoriesOf(await adapterOf('claude-ai'), bytes))).toEqual([
    'rule | Likes tea. | 2026-01-02',
    'rule | Never use tabs.',
  ]);
});

test('saved memories of ChatGPT go before what its conversations tell; those switched off are none', async () => {
  const saved = [
    { content: 'User prefers tea.', updated_at: 1_772_582_400 },
    { content: 'Off.', enabled: false },
  ];
  const members = [
    { name: 'memory.json', bytes: json(saved) },
    { name: 'conversations.json', bytes: json([{ mapping: {} }]) },
  ];
  expect(told(memoriesOf(await adapterOf('chatgpt'), zipped(members)))).toEqual([
    'rule | User prefers tea. | 2026-03-04',
  ]);
});

test.each([
  [
    'chatgpt',
    [{ content: 'User prefers tea.' }, { content: 'Off.', enabled: false }, { content: 5, enabled: true }, null],
    ['1 entry is not read: switched off in ChatGPT', '2 entries are not read: no text stands where a memory has it'],
  ],
  [
    'mem0',
    { results: [{ id: 'a', memory: 'Prefers tea' }, { id: 'b', memory: 7 }, 'loose'] },
    ['2 entries are not read: no text stands where a memory has it'],
  ],
  [
    'mem0',
    { results: [{ id: 'a', memory: 'Prefers tea' }, { id: 'b', memory: 'Gone', state: 'deleted' }, {}], next: 'page2' },
    [
      '1 entry is not read: deleted there',
      '1 entry is not read: no text stands where a memory has it',
      'it is one page of several: what the others hold is not read',
    ],
  ],
])('what a list of %s holds besides memories is counted and named', async (id, value, says) => {
  const { memories, findings } = readOf(await adapterOf(id), json(value));
  expect(memories).toHaveLength(1);
  expect(findings.map(({ message }) => message)).toEqual(says);
});

test('what stands in an export of Claude.ai besides texts is counted and named', async () => {
  const value = [
    {
      conversations_memory: SUMMARY,
      project_memories: { p1: 'It is written in Go.', p2: [{ type: 'image' }], p3: null, p4: 7 },
      memory_files: [{ path: 'a.md' }, { path: 'b.md' }],
      attachments: [{ file_name: 'plan.pdf' }],
      pinned: 'Never deploy on Fridays.',
      '\u001b[2J': { a: 1 },
      account_uuid: 'x',
      updated_at: '2026-09-01',
      drafts: [],
    },
    { conversations_memory: [{ type: 'text', text: 'x' }], project_memories: [1] },
    'loose',
  ];
  const { memories, findings } = readOf(await adapterOf('claude-ai'), json(value));
  expect(memories).toHaveLength(3);
  expect(findings.map(({ message }) => message)).toEqual([
    '1 entry is not read: no text stands where a memory has it (conversations_memory)',
    '3 entries are not read: no text stands where a memory has it (project_memories)',
    '1 entry is not read: no text stands where a memory has it',
    '2 entries are not read: memport does not know the shape of memory_files',
    '3 entries are not read: memport does not know what stands there (attachments, pinned, a name of other characters)',
  ]);
});

test('an export of Claude.ai that holds only texts has nothing left', async () => {
  const bytes = zipped([{ name: 'memories.json', bytes: json([SHAPES]) }, PROJECTS]);
  expect(readOf(await adapterOf('claude-ai'), bytes).findings).toEqual([]);
});

test.each([
  ['memory list of ChatGPT, pasted', '1. [2026-01-02]. User prefers tea.\n2. User lives in Porto.\n', 'chatgpt'],
  [
    'import prompt, older form',
    '```\n[2026-01-02] - Likes tea.\n[unknown] - Likes cats.\n```\nThat is all.',
    'claude-ai',
  ],
  ['export of conversations', '[{"title":"x","mapping":{}}]', 'chatgpt'],
  ['memories of Claude.ai', '[{"conversations_memory":"x"}]', 'claude-ai'],
  ['get_all', '{"results":[{"id":"1","memory":"x","userId":"ada"}]}', 'mem0'],
  ['entries of Copilot', '[{"subject":"x","fact":"y"}]', 'copilot-memory'],
  ['a note', 'Buy milk.\n', undefined],
  ['an export of memport', '{"version":1,"command":"export","stores":[]}', undefined],
])('%s: who wrote it is known', (_, head, id) => {
  const sure = rarer.map((each) => [each.wrote?.('/x', head) ?? 0, each.id] as const).filter(([most]) => most > 0);
  expect(sure.map(([, each]) => each)).toEqual(id === undefined ? [] : [id]);
});

test('a backup of OpenMemory reads back as it was packed, and its lines are the same memories', () => {
  const item = { id: uuidOf('a'), content: 'Likes tea.', state: 'paused', category_ids: ['c'] };
  const gone = { id: uuidOf('b'), content: 'Gone.', state: 'deleted' };
  const tables = json({ categories: [{ id: 'c', name: 'drinks' }], memories: [item, gone] });
  const [memory, ...more] = memoriesOf(openMemory, zipped([{ name: 'x/memories.json', bytes: tables }]));
  expect(more).toEqual([]);
  expect([memory?.status, memory?.keywords]).toEqual(['archived', ['drinks']]);
  const long = Buffer.alloc(200_000, 'line\n');
  expect(gunzipSync(gzipped(long)).equals(long)).toBe(true);
  const bytes = encode(decode(zipped([{ name: 'a', bytes: long }])));
  const opened = unzipped(
    { size: bytes.length, bytes: (from, length) => bytes.subarray(from, from + length) },
    () => true,
  );
  expect('members' in opened && Buffer.from(opened.members[0]?.bytes ?? '').equals(long)).toBe(true);
});

test('the same id gives the same UUID of version 5', () => {
  // As Python's uuid.uuid5(uuid.NAMESPACE_OID, 'memport') gives it.
  expect(uuidOf('memport')).toBe('9b3b1170-2040-55a0-b1a4-35c2dc505103');
});
