import { expect, test } from 'vitest';
import type { Finding } from '../../src/ir/finding.ts';
import { unreadIn } from '../../src/ledger/unread.ts';
import { storeOf } from '../plan/plain.ts';

const finding = (rule: Finding['rule'], severity: Finding['severity'], message: string = rule): Finding => ({
  rule,
  severity,
  message,
  file: 'a.md',
});
const reason = (...findings: Finding[]) => unreadIn(storeOf([], { findings }));

test('a store that was read in full has no reason against an absence', () => {
  expect(reason()).toBeUndefined();
  expect(reason(finding('form/name', 'error'), finding('read/encoding', 'warn'))).toBeUndefined();
});

test('a file that cannot be read is one, and so is a link that is not followed, though only a warning', () => {
  expect(reason(finding('read/unreadable', 'error', 'a.md cannot be read'))).toBe('a.md cannot be read');
  expect(reason(finding('read/link', 'warn', 'a.md is a link'))).toBe('a.md is a link');
});

test('a database that tells only of use is none', () => {
  expect(reason(finding('read/unreadable', 'warn'))).toBeUndefined();
});

test('the first is told, the others are counted', () => {
  expect(reason(finding('read/too-large', 'error', 'a'), finding('read/not-a-file', 'error', 'b'))).toBe(
    'a (and 1 more)',
  );
});

test('nothing follows from a store that is not there', () => {
  expect(unreadIn(storeOf([], { at: { exists: false } }))).toBe('it is not there');
});
