import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claudeBlocks, claudeKind, LABELS } from '../../adapters/claude/run/capture.ts';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { Drive, Captured, Stage, ToolResult } from '../../src/ir/drive.ts';
import type { Block } from '../../src/ir/view.ts';
import type { Location } from '../../src/ir/store.ts';

const request = (messages: unknown[], over: Partial<Captured> = {}): Captured => ({
  order: 0,
  at: 0,
  method: 'POST',
  url: '/v1/messages?beta=true',
  headers: {},
  body: {
    tools: [{ name: 'Read' }],
    messages,
    system: [{ type: 'text', text: 'You have a memory at `/h/.claude/projects/-p/memory/`.' }],
  },
  ...over,
});

const section = (blocks: readonly (readonly [string, string, string])[]) =>
  blocks.map(([path, label, text]) => `Contents of ${path} (${label}):\n\n${text}`).join('\n\n');
/** The two framings, as far as they are ours to quote. */
const FRAMINGS: Record<string, (inner: string) => string> = {
  '2.1.197': (inner) =>
    `<system-reminder>\nContext:\n# claudeMd\nInstructions.\n\n${inner}\n# currentDate\nToday's date is 2026-11-20.\n\n      IMPORTANT: maybe.\n</system-reminder>\n\n`,
  '2.1.329': (inner) => `<system-reminder>\nInstructions.\n\n${inner}\n</system-reminder>`,
};
const user = (text: string) =>
  request([
    {
      role: 'user',
      content: [
        { type: 'text', text },
        { type: 'text', text: 'hello' },
      ],
    },
  ]);

describe.each(Object.entries(FRAMINGS))('instruction blocks in the framing of %s', (_, frame) => {
  const path = fc.constantFrom(
    '/a/CLAUDE.md',
    '/a b/é (x)/CLAUDE.md',
    '/h/.claude/rules/x.md',
    '/h/.claude/projects/-p/memory/MEMORY.md',
  );
  const label = fc.constantFrom(...Object.values(LABELS));
  const line = fc.constantFrom(
    '- [A](a.md) — b',
    '# currentDate',
    '</system-reminder>',
    '<system-reminder>',
    '# claudeMd',
    '',
    'Contents of nothing:',
    'Contents of /x.md',
    '日本 😀',
    '> WARNING: x',
    '\u2028',
  );
  const text = fc
    .array(line, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.join('\n').trim())
    .filter((each) => each !== '');

  test('come back whole, whatever lines stand in them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, label, text), { maxLength: 4 }), (blocks) => {
        const got = claudeBlocks(user(frame(section(blocks))));
        expect(got.map(({ label: said, text: inner, file }) => [said, inner, file])).toEqual(
          blocks.map(([file, about, inner]) => [`Contents of ${file} (${about})`, inner, file]),
        );
      }),
    );
  });

  test('are found behind other reminders, and only in the first user message', () => {
    const inner = frame(section([['/a/CLAUDE.md', LABELS.project, 'one']]));
    const messages = [
      {
        role: 'user',
        content: [
          { type: 'text', text: '<system-reminder>\nSkills.\n</system-reminder>' },
          { type: 'text', text: inner },
        ],
      },
      { role: 'user', content: [{ type: 'text', text: inner }] },
    ];
    expect(claudeBlocks(request(messages)).map((block) => block.text)).toEqual(['one']);
  });
});

describe('what a request is for', () => {
  test('a turn with tools is main, that of a subagent is not, the rest is beside it', () => {
    expect(claudeKind(user('x'))).toBe('main');
    expect(claudeKind({ ...user('x'), headers: { 'x-claude-code-agent-id': 'a' } })).toBe('agent');
    expect(claudeKind({ ...user('x'), body: { messages: [] } })).toBe('side');
    expect(claudeKind({ ...user('x'), url: '/v1/messages/count_tokens' })).toBe('side');
    expect(claudeKind({ ...user('x'), method: 'HEAD' })).toBe('side');
  });
});

const call = (id: string, file_path: string) => ({ type: 'tool_use', id, name: 'Read', input: { file_path } });
const result = (id: string, content: unknown, more: object = {}) => ({
  type: 'tool_result',
  tool_use_id: id,
  content,
  ...more,
});

describe('what tools gave', () => {
  const talk = [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: [call('1', '/m/a.md'), call('2', '/m/b.md')] },
    {
      role: 'user',
      content: [
        result('2', 'File does not exist.', { is_error: true }),
        result(
          '1',
          '<system-reminder>This memory is 12 days old. Look.</system-reminder>\n1\t---\n2\t5\tnumbered already\n3\t',
        ),
      ],
    },
    { role: 'assistant', content: [{ type: 'text', text: 'more' }, call('3', '/m/c.md')] },
    { role: 'user', content: [result('3', [{ type: 'text', text: '     1→old style\n     2→' }])] },
  ];

  test('loses line numbers and the reminder of age, keeps its call, and counts hops', () => {
    expect(claudeDrive.seen([request(talk)]).results).toEqual([
      { call: { tool: 'Read', input: { file_path: '/m/b.md' } }, text: 'File does not exist.', failed: true, hops: 1 },
      {
        call: { tool: 'Read', input: { file_path: '/m/a.md' } },
        text: '---\n5\tnumbered already\n',
        reminder: 'This memory is 12 days old. Look.',
        hops: 1,
      },
      { call: { tool: 'Read', input: { file_path: '/m/c.md' } }, text: 'old style\n', hops: 2 },
    ]);
  });

  test('counts hops over the whole run, also where a request no longer repeats what came before', () => {
    const after = [
      { role: 'user', content: 'what was said so far' },
      { role: 'assistant', content: [call('4', '/m/d.md')] },
      { role: 'user', content: [result('4', 'found')] },
    ];
    const { results } = claudeDrive.seen([request(talk), request(after)]);
    expect(results.map(({ hops }) => hops)).toEqual([1, 1, 2, 3]);
  });

  test('stays as it first came when a later request has shortened it', () => {
    const cleared = talk.map((message, index) =>
      index === 2 ? { role: 'user', content: [result('1', '[cleared]'), result('2', '[cleared]')] } : message,
    );
    expect(claudeDrive.seen([request(talk.slice(0, 3)), request(cleared)]).results.map(({ text }) => text)).toEqual([
      'File does not exist.',
      '---\n5\tnumbered already\n',
      'old style\n',
    ]);
  });
});

describe('what the scripted model opens next', () => {
  const INDEX = '/h/.claude/projects/-p/memory/MEMORY.md';
  const block = (text: string): Block => ({
    role: 'user',
    label: `Contents of ${INDEX} (${LABELS.memory})`,
    file: INDEX,
    text,
  });
  const read = (path: string, text: string): ToolResult => ({
    call: { tool: 'Read', input: { file_path: path } },
    text,
    hops: 1,
  });
  const next = (text: string, results: ToolResult[] = []) =>
    claudeDrive
      .follow({ blocks: [block(text)], later: [], results })
      .map(({ input }) => (input as { file_path: string }).file_path.replace('/h/.claude/projects/-p/memory/', ''));

  test.each([
    ['- [A](a.md) — b\n- [B](sub/b.md): c', ['a.md', 'sub/b.md']],
    ['[A](a (1).md) [B](<b c.md>) [C](./c.md#part) [D](sub/../d.md)', ['a (1).md', 'b c.md', 'c.md', 'd.md']],
    ['| plain.md | `code.md` | **bold.md** |', ['plain.md', 'code.md', 'bold.md']],
    ['see [[user-role]] and [[x|y]]', ['user-role.md', 'x.md']],
    ['- [out](../../other/memory/x.md) [abs](/etc/passwd.md) [url](https://e.org/a.md) [text](a.txt)', []],
    ['twice [A](a.md) and a.md', ['a.md']],
    ['nothing here', []],
  ])('%j', (text, files) => {
    expect(next(text)).toEqual(files);
  });

  // Work that grew with the square of the length would outlast the time that a test has.
  test('is found in a line much longer than an index can be', () => {
    for (const unit of ['x', 'x.', 'x/', '](', '[[', '.md', '](x('])
      expect(next(unit.repeat(400_000)).length).toBeLessThan(3);
  });

  test('is what opened files name, once, and never what memport knows', () => {
    const root = '/h/.claude/projects/-p/memory';
    expect(next('[T](topics/t.md)', [read(`${root}/topics/t.md`, '[A](../a.md) [self](t.md) [B](b.md)')])).toEqual([
      'a.md',
      'topics/b.md',
    ]);
    expect(next('[T](t.md)', [{ ...read(`${root}/t.md`, 'no such file as other.md'), failed: true }])).toEqual([]);
    expect(claudeDrive.follow({ blocks: [], later: [], directory: root, results: [] })).toEqual([]);
  });
});

describe('what goes into the copy', () => {
  const files: Record<string, string> = {
    '/h/p/CLAUDE.md': 'x @docs/a.md @~/b.md\n@missing.md `@code`',
    '/h/p/docs/a.md': '@deep/c.md @../docs/a.md',
    '/h/b.md': 'b',
    '/h/p/docs/deep/c.md': 'c',
  };
  const location = (root: string): Location => ({
    id: root,
    harness: 'claude',
    root,
    scope: { level: 'project', key: 'k', paths: [] },
    edition: '',
    seen: true,
    layout: '',
    exists: true,
    role: 'store',
    owns: [],
    reads: [],
    settings: {},
    findings: [],
  });
  const client: Drive = claudeDrive;
  const stage = (over: Partial<Stage> = {}) =>
    client.stage({
      at: [],
      home: '/h',
      cwd: '/h/p',
      env: {},
      around: { folders: {}, projects: {} },
      text: (path) => files[path],
      mirror: (path) => `/T${path}`,
      ...over,
    });
  const rewritten = (file: string, text: string, over: Partial<Stage> = {}) =>
    JSON.parse(
      stage(over)
        .copies.find(({ from }) => from === file)
        ?.rewrite?.(text) ?? 'null',
    ) as unknown;

  test('no login, no history, and of settings only what decides about memory', () => {
    const { copies } = stage({ at: [location('/h/.claude/projects/-h-p/memory')] });
    expect(copies.filter(({ from }) => /credential|history|\.jsonl|mcp/.test(from))).toEqual([]);
    for (const { from, rewrite } of copies) if (from.endsWith('.json')) expect(rewrite).toBeDefined();
    expect(
      rewritten(
        '/h/.claude/settings.json',
        JSON.stringify({
          autoMemoryEnabled: false,
          autoMemoryDirectory: '/x/y',
          claudeMdExcludes: ['/h/**', '**/b'],
          apiKeyHelper: 'sh',
          hooks: {},
          permissions: {},
          statusLine: {},
          env: { ANTHROPIC_API_KEY: 'sk', CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1' },
        }),
      ),
    ).toEqual({
      autoMemoryEnabled: false,
      autoMemoryDirectory: '/T/x/y',
      claudeMdExcludes: ['/T/h/**', '**/b'],
      env: { CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1' },
      permissions: { allow: [], deny: [] },
    });
    expect(rewritten('/h/.claude/settings.json', JSON.stringify({ autoMemoryDirectory: '~/x' }))).toEqual({
      autoMemoryDirectory: '~/x',
    });
    expect(
      rewritten(
        '/h/.claude.json',
        JSON.stringify({
          oauthAccount: { x: 1 },
          projects: { '/h/p': { hasClaudeMdExternalIncludesApproved: true, history: ['secret'] } },
        }),
      ),
    ).toEqual({ projects: { '/T/h/p': { hasClaudeMdExternalIncludesApproved: true } } });
  });

  test.each(['null', '[1]', '"x"', '{"env": 5, "projects": [1]}', '{broken', ''])(
    'settings that are no object (%s) do not stop it',
    (text) => {
      for (const { rewrite } of stage().copies) expect(typeof (rewrite?.(text) ?? '')).toBe('string');
    },
  );

  test("the person's variables: switches and folders, and nothing else", () => {
    expect(
      stage({
        env: {
          CLAUDE_CONFIG_DIR: '/c',
          CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
          ANTHROPIC_API_KEY: 'sk',
          HOME: '/h',
          NODE_OPTIONS: '--require=x',
        },
      }).env,
    ).toEqual({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1', CLAUDE_CONFIG_DIR: '/T/c' });
  });

  test('a store named after a path takes the name of that path in the copy; one that a setting names stays', () => {
    const to = (root: string, over: Partial<Stage> = {}) =>
      stage({ at: [location(root)], ...over }).copies.find(({ from }) => from === root)?.to;
    expect(to('/h/.claude/projects/-h-p/memory')).toBe(`/h/.claude/projects/${slugOf('/T/h/p')}/memory`);
    expect(
      to('/h/.claude/projects/-h-main/memory', {
        around: { folders: { '/h/p': { exists: true, gitRoot: '/h/p', mainRoot: '/h/main' } }, projects: {} },
      }),
    ).toBe(`/h/.claude/projects/${slugOf('/T/h/main')}/memory`);
    expect(to('/h/notes')).toBeUndefined();
  });

  test('imports are followed, each once, as far as the client goes', () => {
    const froms = stage().copies.map(({ from }) => from);
    expect(froms.filter((from) => /\/(a|b|c)\.md$/.test(from)).sort()).toEqual([
      '/h/b.md',
      '/h/p/docs/a.md',
      '/h/p/docs/deep/c.md',
    ]);
    expect(froms.some((from) => from.includes('missing') || from.includes('code'))).toBe(false);
  });
});
