import { expect, test } from 'vitest';
import { opening, resultsIn, type TalkStep } from '../../src/kit/tool-results.ts';

const call = (id: string, readsOn = false): TalkStep['calls'][number] => ({
  id,
  call: { tool: id, input: {} },
  readsOn,
});
const step = (calls: TalkStep['calls'], given: TalkStep['given'] = []): TalkStep => ({ calls, given });

test('a talk that every request repeats counts each call once, and keeps the result that was whole', () => {
  const first = [step([call('a')]), step([], [{ id: 'a', text: 'whole' }])];
  const next = [step([call('a')]), step([], [{ id: 'a', text: 'short' }]), step([call('b'), call('c')])];
  const gave = step(
    [],
    [
      { id: 'b', text: 'two' },
      { id: 'nobody', text: 'x' },
    ],
  );
  expect(resultsIn([...first, ...next, gave])).toEqual([
    { call: { tool: 'a', input: {} }, hops: 1, text: 'whole' },
    { call: { tool: 'b', input: {} }, hops: 2, text: 'two' },
  ]);
});

test('a call that reads on is no hop of its own', () => {
  const talk = [step([call('a')], [{ id: 'a', text: '' }]), step([call('b', true)], [{ id: 'b', text: '' }])];
  expect(resultsIn(talk).map(({ hops }) => hops)).toEqual([1, 1]);
});

test('a file that two texts name is opened once', () => {
  expect(opening('Read', ['/a.md', '/a.md'])).toEqual([{ tool: 'Read', input: { file_path: '/a.md' } }]);
});
