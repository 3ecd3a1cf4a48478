import { expect, test } from 'vitest';
import { wordsHash } from '../../src/kit/line-hashes.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import { conceded, inQuestion, written } from '../../src/ledger/conceded.ts';
import { targetMoves } from '../../src/ledger/moves.ts';
import { NO_LINES } from '../../src/plan/other-lines.ts';
import { carried, inProject, placeIn, plain } from '../plan/plain.ts';

const ends = { source: { store: 'a', id: '1' }, target: { store: 'b', id: '2' } };

test('a row says what the source said, and what the target says now', () => {
  const [source, got] = [plain('Use tabs', { why: 'the linter' }), plain('Use tabs', { places: [placeIn('note.md')] })];
  const row = written(ends, source, got, 'note', { verdict: {}, adopted: false });
  expect(row).toMatchObject({ ...ends, form: 'note', files: ['note.md'], lines: { 'note.md': wordsHash('Use tabs') } });
  expect([row.base.why, row.placed?.why, row.placed?.statement]).toEqual([
    fieldHash('the linter'),
    undefined,
    fieldHash('Use tabs'),
  ]);
  expect(row.adopted).toBeUndefined();
});

test('an edit of the target stays one after the source moved in another field', () => {
  const was = plain('Use tabs', { why: 'the linter' });
  const old = { ...was, why: 'Ada wants it', how: 'in Go files' };
  const source = { ...was, detail: 'Since May.' };
  const got = { ...old, detail: 'Since May.' };
  const row = written(ends, source, got, 'note', {
    row: carried(was, was),
    verdict: { old },
    adopted: false,
  });
  expect(targetMoves(got, row.placed, row.base)).toEqual(['why', 'how']);
  expect(row.placed?.detail).toBe(fieldHash('Since May.'));
});

test('a line that was passed by is remembered as it was written before', () => {
  const got = plain('Use tabs always', {
    places: [placeIn('note.md'), placeIn('summary.md', { words: 'Tabs, please' })],
  });
  const reworded = got.places.slice(1);
  const verdict = {
    leaves: ['summary.md', 'gone.md'],
    lines: { ...NO_LINES, reworded, removed: ['gone.md'], was: { 'summary.md': 'old', 'gone.md': 'older' } },
  };
  const row = written(ends, got, got, 'note', { verdict, adopted: false });
  expect(row.lines).toEqual({ 'note.md': wordsHash('Use tabs always'), 'summary.md': 'old', 'gone.md': 'older' });
  expect(row.behind).toEqual(['summary.md']);
});

test('a conflict that was settled for the target leaves its words as its own edit', () => {
  const [source, target] = [
    plain('Use tabs', { why: 'the formatter' }),
    plain('Use tabs', { why: 'Ada', how: 'in Go files' }),
  ];
  const row = conceded(ends, source, target, carried(source, target));
  expect(targetMoves(target, row.placed, row.base)).toEqual(['why', 'how']);
  expect(row.base.why).toBe(fieldHash('the formatter'));
  expect(row.adopted).toBeUndefined();
  expect(conceded(ends, source, target, undefined).adopted).toBe(true);
});

test('a row is in question by its kind, and by its scope or as global', () => {
  const [global, app] = [
    carried(plain('x'), plain('x')),
    carried(plain('y', { scope: inProject('/app') }), plain('y')),
  ];
  expect([inQuestion(global, {}, undefined), inQuestion(app, {}, undefined)]).toEqual([true, true]);
  expect([inQuestion(global, {}, ['project:/other']), inQuestion(app, {}, ['project:/other'])]).toEqual([true, false]);
  expect(inQuestion(app, {}, ['project:/app'])).toBe(true);
  expect([
    inQuestion(global, { kinds: ['rule'] }, undefined),
    inQuestion(global, { kinds: ['episode'] }, undefined),
  ]).toEqual([true, false]);
});
