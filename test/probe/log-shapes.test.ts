import { expect, test } from 'vitest';
import { claudeLog } from '../../adapters/claude/sessions/claude-log.ts';
import { codexLog } from '../../adapters/codex/sessions/codex-log.ts';
import type { LogReader, Session } from '../../src/ir/session.ts';
import { callsDone } from '../../src/probe/calls-done.ts';

const read = (reader: LogReader, lines: readonly object[]): Session => {
  for (const line of lines) reader.take(JSON.stringify(line));
  return reader.sessions('log')[0] as Session;
};

const done = ({ turns }: Session): string[] =>
  turns.flatMap(({ steps }) => callsDone({ steps, files: {} }).map(({ call }) => call.text));

let count = 0;
const claude = (type: 'user' | 'assistant', content: unknown, more: object = {}): object => ({
  type,
  message: { role: type, content },
  uuid: `u${(count += 1)}`,
  timestamp: '2026-06-01T10:00:00.000Z',
  cwd: '/p',
  sessionId: 's',
  ...more,
});
const bash = (id: string, command: string): object =>
  claude('assistant', [{ type: 'tool_use', id, name: 'Bash', input: { command } }]);
const result = (id: string, content: string, is_error = true): object =>
  claude('user', [{ type: 'tool_result', tool_use_id: id, content, is_error }]);

test('only what the client carried out is done, whoever refused the rest', () => {
  const session = read(claudeLog(), [
    claude('user', 'go'),
    ...[
      ['a', "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was …"],
      ['b', 'Permission to use Bash with command b has been denied.'],
      ['c', "Claude requested permissions to use Bash, but you haven't granted it yet."],
      ['d', 'PreToolUse:Bash hook error: [x]: no'],
      ['e', '<tool_use_error>InputValidationError</tool_use_error>'],
    ].flatMap(([id = '', why = '']) => [bash(id, id), result(id, why)]),
    bash('f', 'ran and failed'),
    result('f', 'Exit code 127\nnot found'),
    bash('g', 'ran too long'),
    result('g', 'Command timed out after 2m 0.0s'),
    bash('h', 'nobody knows'),
  ]);
  expect(done(session)).toEqual(['ran and failed', 'ran too long']);
});

test('the user speaks in commands, too; what the client puts in the user’s place is no turn', () => {
  const { turns } = read(claudeLog(), [
    claude(
      'user',
      '<command-name>/commit</command-name>\n<command-message>commit</command-message>\n<command-args>now</command-args>',
    ),
    claude('user', 'Expanded words of the command.', { isMeta: true }),
    bash('a', 'git commit -m x'),
    result('a', 'done', false),
    claude('user', '<local-command-stdout>out</local-command-stdout>'),
    claude('user', '<bash-input>npm install</bash-input>'),
    claude('user', [{ type: 'text', text: '[Request interrupted by user for tool use]' }]),
    claude('assistant', [{ type: 'text', text: 'No response requested.' }], {
      message: { model: '<synthetic>', content: 'x' },
    }),
    claude('user', [
      { type: 'image', source: {} },
      { type: 'text', text: 'look at this' },
    ]),
  ]);
  expect(turns.map(({ steps }) => steps[0])).toEqual([
    { is: 'turn', text: '/commit now' },
    { is: 'turn', text: 'look at this' },
  ]);
});

test('a question that a tool puts to the user is one, and the result is the answer', () => {
  const { turns } = read(claudeLog(), [
    claude('user', 'finish it'),
    claude('assistant', [
      { type: 'tool_use', id: 'q', name: 'AskUserQuestion', input: { questions: [{ question: 'Push it now?' }] } },
    ]),
    result('q', 'User has answered: yes', false),
    bash('p', 'git push'),
    result('p', 'ok', false),
  ]);
  expect(turns.length).toBe(1);
  expect(turns[0]?.steps.map(({ is }) => is)).toEqual(['turn', 'text', 'call', 'result', 'turn', 'call', 'result']);
});

test('edits of a file that was written in the same turn leave what stands there in the end', () => {
  const write = (id: string, name: string, input: object): object[] => [
    claude('assistant', [{ type: 'tool_use', id, name, input: { file_path: '/p/a.md', ...input } }]),
    result(id, 'fine', false),
  ];
  const { turns } = read(claudeLog(), [
    claude('user', 'write'),
    ...write('a', 'Write', { content: 'one — two\n' }),
    ...write('b', 'Edit', { old_string: ' — ', new_string: ', ' }),
    claude('user', 'more'),
    ...write('c', 'Edit', { old_string: 'two', new_string: 'three' }),
  ]);
  expect(turns.map(({ files }) => files)).toEqual([
    { '/p/a.md': { text: 'one, two\n' } },
    { '/p/a.md': { text: 'three', partly: true } },
  ]);
});

test('a sub-agent that older clients log among the rest is a session of its own', () => {
  const reader = claudeLog();
  const agent = { isSidechain: true };
  for (const line of [
    claude('user', 'go'),
    claude('user', 'look around', agent),
    claude('assistant', [{ type: 'text', text: 'Agent — here.' }], agent),
    claude('assistant', [{ type: 'text', text: 'Done.' }]),
  ])
    reader.take(JSON.stringify(line));
  expect(reader.sessions('log').map(({ id, agentOf }) => [id, agentOf])).toEqual([
    ['s', undefined],
    ['s/agent', 's'],
  ]);
});

const codex = (type: string, payload: object): object => ({ timestamp: '2025-10-01T10:00:00.000Z', type, payload });

/** As public sources tell of versions before 0.169; none of them was run. */
test('older rollouts, without items of what was done, are read by their calls and what those gave', () => {
  const shell = (call_id: string, command: string[], output: string): object[] => [
    codex('response_item', { type: 'function_call', name: 'shell', arguments: JSON.stringify({ command }), call_id }),
    codex('response_item', { type: 'function_call_output', call_id, output }),
  ];
  const patch = '*** Begin Patch\n*** Add File: b.md\n+# B\n*** Update File: a.md\n@@\n-x\n+y\n*** End Patch';
  const session = read(codexLog(), [
    codex('session_meta', { id: 'old', cwd: '/p', timestamp: '2025-10-01T10:00:00.000Z', cli_version: '0.46.0' }),
    codex('response_item', {
      type: 'message',
      role: 'user',
      content: [{ type: 'input_text', text: '<environment_context>' }],
    }),
    codex('event_msg', { type: 'user_message', message: 'go', kind: 'plain' }),
    ...shell('a', ['bash', '-lc', 'npm test'], '{"output":"no","metadata":{"exit_code":1,"duration_seconds":0.1}}'),
    ...shell('b', ['bash', '-lc', 'rm -rf x'], 'exec command rejected by user'),
    codex('response_item', { type: 'custom_tool_call', name: 'apply_patch', input: patch, call_id: 'c' }),
    codex('response_item', {
      type: 'custom_tool_call_output',
      call_id: 'c',
      output: '{"output":"Success. Updated the following files:\\nA b.md\\n","metadata":{"exit_code":0}}',
    }),
    codex('event_msg', { type: 'agent_message', message: 'Done.' }),
    codex('event_msg', { type: 'user_message', message: 'thanks' }),
  ]);
  expect(done(session)).toEqual(['npm test', patch]);
  expect(session.turns[0]?.files).toEqual({ 'b.md': { text: '# B\n' }, 'a.md': { text: 'y', partly: true } });
  expect(session.turns.map(({ steps }) => steps[0])).toEqual([
    { is: 'turn', text: 'go' },
    { is: 'turn', text: 'thanks' },
  ]);
  expect(new Set(session.turns.map(({ id }) => id)).size).toBe(2);
});

test('a command that the user typed into Codex is not the model’s', () => {
  const item = (each: object): object => codex('event_msg', { type: 'item_completed', item: each });
  const session = read(codexLog(), [
    codex('session_meta', { id: 'x', cwd: '/p' }),
    item({ type: 'UserMessage', id: 'u', content: [{ type: 'text', text: 'go' }] }),
    item({ type: 'CommandExecution', id: 'a', command: ['bash', '-lc', 'npm ci'], source: 'user_shell', exit_code: 0 }),
    item({ type: 'CommandExecution', id: 'b', command: ['bash', '-lc', 'pnpm i'], status: 'declined' }),
    item({ type: 'CommandExecution', id: 'c', command: ['bash', '-lc', 'ls'], status: 'completed', exit_code: 0 }),
  ]);
  expect(done(session)).toEqual(['ls']);
});

test('a line of a log may hold anything at any place', () => {
  const item = (each: object): object => codex('event_msg', { type: 'item_completed', item: each });
  const ofCodex = [
    codex('session_meta', { id: 'x', cwd: '/p' }),
    codex('event_msg', { type: 'user_message', message: 'go' }),
    codex('response_item', { type: 'function_call', name: 'shell', call_id: 'a', arguments: '{"command":["ls"]}' }),
    codex('response_item', { type: 'function_call_output', call_id: 'a', output: 'x' }),
    item({ type: 'CommandExecution', id: 'b', command: ['bash', '-lc', 'ls'], aggregated_output: 'x' }),
    item({ type: 'FileChange', id: 'c', status: 'completed', changes: { a: { type: 'add', content: 'x' } } }),
    item({ type: 'McpToolCall', id: 'd', server: 's', tool: 't', arguments: {}, status: 'failed' }),
    item({ type: 'AgentMessage', memory_citation: { entries: [{ path: 'a', lineStart: 1, lineEnd: 2 }] } }),
  ];
  const ofClaude = [
    claude('user', 'go'),
    bash('a', 'ls'),
    result('a', 'x', false),
    claude('assistant', [{ type: 'text', text: 'x' }]),
  ];
  for (const [lines, log] of [
    [ofCodex, codexLog],
    [ofClaude, claudeLog],
  ] as const)
    for (const [at, line] of lines.entries())
      for (const odd of withOdd(line))
        expect(() => read(log(), [...lines.slice(0, at), odd as object, ...lines.slice(at + 1)])).not.toThrow();
});

/** The value as many times as it has places, each time with something else at one of them. */
const withOdd = (value: unknown): unknown[] => [
  { toString: 1, valueOf: 1 },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        withOdd(each).map((odd) => (Array.isArray(value) ? value.with(Number(key), odd) : { ...value, [key]: odd })),
      )
    : []),
];
