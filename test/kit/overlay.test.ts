import { expect, test } from 'vitest';
import { differing, lossesOf } from '../../src/kit/losses.ts';
import { baseOf, movedSince, overlay } from '../../src/kit/overlay.ts';
import { plain } from '../plan/plain.ts';

const was = plain('Use tabs', { why: 'the linter', how: 'in Go files' });
const target = plain('Use tabs', {
  id: 'b/1',
  why: 'the linter',
  how: 'in Go files',
  detail: 'Since May.',
  native: { own: 1 },
  usage: { count: 3 },
});

test('only what moved at the source changes in the target', () => {
  const said = overlay(target, { ...was, why: 'the formatter' }, baseOf(was));
  expect([said.why, said.how, said.detail, said.native, said.id]).toEqual([
    'the formatter',
    'in Go files',
    'Since May.',
    { own: 1 },
    'b/1',
  ]);
});

test('a field that was dropped at the source is dropped in the target', () => {
  const { how: _how, ...shorter } = was;
  expect(overlay(target, shorter, baseOf(was)).how).toBeUndefined();
});

test('without a base nothing is dropped: what the source is silent about stays', () => {
  expect(overlay(target, plain('Use tabs', { why: 'Ada' }))).toMatchObject({
    why: 'Ada',
    how: 'in Go files',
    detail: 'Since May.',
  });
});

test("a title of the target's own stays when the source has none and its statement moves", () => {
  const titled = { ...target, title: 'Indentation' };
  expect(overlay(titled, { ...was, statement: 'Use spaces' }, baseOf(was)).title).toBe('Indentation');
});

test("use and authorship are the target's own account", () => {
  expect(overlay(target, { ...was, usage: { count: 9 }, author: 'human' }, baseOf(was))).toMatchObject({
    usage: { count: 3 },
    author: 'unknown',
  });
});

test('what moved is told by field, a dropped one too', () => {
  const { how: _how, ...shorter } = was;
  expect(movedSince({ ...shorter, why: 'Ada' }, baseOf(was))).toEqual(['why', 'how']);
});

test('absent, empty and derived are the same; a derived title is no loss, a said one is', () => {
  expect(differing(was, { ...was, title: 'Use tabs', keywords: [], validity: {} })).toEqual([]);
  expect(lossesOf({ ...was, title: 'Indentation' }, was).map(({ field }) => field)).toEqual(['title']);
  expect(lossesOf(was, { ...was, title: 'More' }).map(({ field }) => field)).toEqual(['title']);
  expect(lossesOf(was, undefined)).toMatchObject([{ field: 'memory', rule: 'plan/unfit' }]);
});
