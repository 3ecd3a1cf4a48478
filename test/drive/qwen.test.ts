import { expect, test } from 'vitest';
import { qwenDrive } from '../../adapters/qwen/drive.ts';
import type { Captured } from '../../src/ir/drive.ts';

const asking = (messages: readonly object[]): Captured => ({
  order: 0,
  at: 0,
  method: 'POST',
  url: '/v1/chat/completions',
  headers: {},
  body: { messages: [{ role: 'system', content: 'You are Qwen Code' }, ...messages] },
});
const called = (call: object): object => ({ role: 'assistant', tool_calls: [{ id: 'c1', ...call }] });
const answer = { role: 'tool', tool_call_id: 'c1', content: 'the text' };

test('what a tool gave stands with what it was called with', () => {
  const { results } = qwenDrive.seen([
    asking([called({ function: { name: 'read_file', arguments: '{"file_path":"/a.md"}' } }), answer]),
  ]);
  expect(results).toEqual([{ call: { tool: 'read_file', input: { file_path: '/a.md' } }, hops: 1, text: 'the text' }]);
});

test.each<unknown>([{ toString: null }, { toString: 'a', valueOf: 1 }, ['read_file'], undefined])(
  'a name and arguments that are no texts (%j) say nothing, and end nothing',
  (odd) => {
    const { results } = qwenDrive.seen([asking([called({ function: { name: odd, arguments: odd } }), answer])]);
    expect(results).toEqual([{ call: { tool: '', input: {} }, hops: 1, text: 'the text' }]);
  },
);
