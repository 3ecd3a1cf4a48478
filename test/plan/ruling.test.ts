import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import type { Row } from '../../src/ledger/row.ts';
import { verdictOf, type RulingOrder } from '../../src/plan/ruling.ts';
import { carried, placeIn, plain } from './plain.ts';

const ASK: RulingOrder = { onConflict: 'ask' };
const was = plain('Use tabs', { why: 'the linter' });
const ours = (source: Memory, target: Memory, row: Row = carried(was, was), order = ASK) =>
  verdictOf(source, { by: 'ledger', target, row }, order);

describe('what is no edit of a person', () => {
  test.each<[string, Partial<Memory>]>([
    ['a link that the harness finds in the words', { links: [{ as: 'wiki', to: 'linter' }] }],
    ['how often it was used', { usage: { count: 7 } }],
    ['the time of its file', { dates: { updated: { text: '2026-11-01', basis: 'mtime' } } }],
    ['the session in which the harness touched it', { evidence: [{ type: 'session', id: '01' }] }],
  ])('%s, in the target', (_, more) => {
    expect(ours(was, { ...was, ...more }).decision).toBe('same');
  });

  test('the time of a file at the source, where nothing but the disk tells it', () => {
    const later: Memory = { ...was, dates: { updated: { text: '2026-11-01', basis: 'mtime' } } };
    expect(ours(later, was).decision).toBe('same');
    expect(ours({ ...later, dates: { updated: { text: '2026-11-01', basis: 'declared' } } }, was).decision).toBe(
      'updated',
    );
  });
});

test('evidence of another kind than a session is an edit', () => {
  expect(ours(was, { ...was, evidence: [{ type: 'url', url: 'https://example.com' }] }).decision).toBe('kept');
});

test('the same edit on both sides is no conflict', () => {
  const edited = { ...was, why: 'the formatter' };
  expect(ours(edited, { ...edited }).decision).toBe('same');
  expect(ours(edited, { ...was, why: 'Ada' }).decision).toBe('conflict');
});

test('edits in different fields are brought together', () => {
  const { decision, wanted } = ours({ ...was, why: 'the formatter' }, { ...was, how: 'in Go files' });
  expect([decision, wanted?.why, wanted?.how]).toEqual(['merged', 'the formatter', 'in Go files']);
});

describe('a memory of the target in equal words', () => {
  const lean = plain('Use tabs');
  test('gets what it leaves out', () => {
    expect(verdictOf(was, { by: 'words', target: lean }, ASK)).toMatchObject({
      decision: 'updated',
      theirs: true,
      wanted: { why: 'the linter' },
    });
  });

  test('stays as it is where it cannot be changed, or stands for another memory of the source already', () => {
    expect(verdictOf(was, { by: 'words', target: { ...lean, readOnly: true } }, ASK).decision).toBe('same');
    expect(verdictOf(was, { by: 'words', target: lean, shared: true }, ASK).decision).toBe('same');
  });
});

describe('a line that somebody reworded in the target', () => {
  const line = placeIn('summary.md', { words: 'Tabs, please' });
  const target = { ...was, places: [placeIn('notes/tabs.md'), line] };
  const row = carried(was, was, { lines: { 'notes/tabs.md': 'x', 'summary.md': 'y' } });
  const moved = { ...was, why: 'the formatter' };

  test('stands when the source changes, and is passed by', () => {
    expect(ours(moved, target, row)).toMatchObject({ decision: 'updated', leaves: ['summary.md'] });
  });

  test('is written anew where it was said that the words of the source stand', () => {
    expect(ours(moved, target, row, { onConflict: 'source' }).leaves).toBeUndefined();
    expect(ours(was, target, row, { onConflict: 'source' })).toMatchObject({ decision: 'updated', afresh: true });
  });

  test('one that was taken away comes back only when that is asked for', () => {
    const without = { ...was, places: [placeIn('notes/tabs.md')] };
    expect(ours(was, without, row)).toMatchObject({ decision: 'kept' });
    expect(ours(moved, without, row, { onConflict: 'source' })).toMatchObject({
      decision: 'updated',
      leaves: ['summary.md'],
    });
    expect(ours(was, without, row, { onConflict: 'ask', choice: 'again' })).toMatchObject({
      decision: 'moved',
      afresh: true,
    });
  });
});
