import { expect, test } from 'vitest';
import { logText } from '../../src/report/log.ts';

const SCREEN = { width: 100, colour: false, wraps: false };

test.each([
  [{ same: 2, kept: 1 }, '2 same, 1 kept; 3 files'],
  [{ restored: 4, kept: 1 }, '4 put back, 1 kept; 3 files'],
  [{ restored: 4 }, '4 put back; 3 files'],
  [{}, '3 files'],
])('a kept memory and a kept file are each told once: %j', (counts, says) => {
  const [line] = logText(
    [{ id: 'a', when: 0, title: 'claude→codex', stage: 'done', counts, files: 3, stores: [] }],
    { root: '/state' },
    undefined,
    '/home',
    SCREEN,
  ).split('\n');
  expect(line).toBe(`1970-01-01 00:00  claude→codex  ${says}`);
});
