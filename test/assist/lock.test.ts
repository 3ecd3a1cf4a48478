import { expect, test } from 'vitest';
import { lockKey, parseLock, printLock, withEntries, type LockEntry, type LockKey } from '../../src/assist/lock.ts';

const KEY: LockKey = {
  kind: 'rule',
  source: { statement: 'Use tabs.' },
  target: 'hermes',
  edition: '0.20.3',
  purpose: 'room',
  prompt: 'p',
  asked: 'a#m',
};
const accepted: LockEntry = {
  key: lockKey(KEY),
  target: 'hermes',
  asked: 'a#m',
  served: 'm-1',
  judge: 'm-1',
  accepted: { wording: { statement: 'Tabs.', why: 'They are wide.' }, of: ['0'.repeat(32)], reads: '1'.repeat(32) },
  when: '2026-11-20T12:00:00.000Z',
};
const refused: LockEntry = { key: 'f'.repeat(32), target: 'codex', asked: 'a#m', refused: ['polarity'], when: 'then' };

test('it reads what it prints, in one order, and says first that it holds memory text', () => {
  const text = printLock([refused, accepted]);
  expect(text).toBe(printLock([accepted, refused]));
  expect(JSON.parse(text.split('\n')[0] as string)).toMatchObject({ format: 1, holds: 'memory text' });
  expect(parseLock(text)).toEqual(expect.arrayContaining([accepted, refused]));
});

test('another text, target, edition, prompt, purpose or model has another key', () => {
  const others: Partial<LockKey>[] = [
    { source: { statement: 'Use tabs' } },
    { source: { statement: 'Use tabs.', why: 'They are wide.' } },
    { source: { statement: 'Use tabs.', how: 'They are wide.' } },
    { target: 'codex' },
    { edition: '0.21' },
    { purpose: 'voice' },
    { prompt: 'q' },
    { asked: 'a#n' },
    { kind: 'profile' },
  ];
  expect(new Set([{}, ...others].map((other) => lockKey({ ...KEY, ...other }))).size).toBe(others.length + 1);
});

test.each([
  ['', 1],
  ['{"format":2}\n', 1],
  [`${printLock([accepted])}not a line\n`, 3],
  [printLock([{ ...accepted, key: 'short' }]), 2],
  [printLock([{ ...refused, refused: ['luck' as 'judge'] }]), 2],
  [printLock([{ ...accepted, accepted: { ...(accepted.accepted as object), reads: 'x' } as never }]), 2],
])('a file that is none is a fault with its line: %#', (text, line) => {
  expect(parseLock(text)).toMatchObject({ line });
});

test('of one key the last entry stands', () => {
  expect(withEntries([accepted, refused], [{ ...accepted, when: 'later' }])).toEqual([
    { ...accepted, when: 'later' },
    refused,
  ]);
});
