import { expect, test } from 'vitest';
import { knownBy } from '../../src/ledger/known.ts';
import type { Row } from '../../src/ledger/row.ts';

const row: Row = {
  pair: 'claude→hermes',
  source: { store: 'claude-global ~/.claude', id: 'claude/global/a.md' },
  target: { store: 'hermes ~/.hermes', id: 'hermes/global/ab12' },
  base: { statement: 'said' },
  placed: { statement: 'placed' },
};

test('both ends of a row are known: what was said at the one, and what was put at the other', () => {
  const knownAt = knownBy([row, { ...row, target: { store: 'hermes', id: 'hermes/global/cd34' } }], '/home/ada');
  expect(knownAt({ id: 'claude-global', root: '/home/ada/.claude' })).toEqual([
    { id: 'claude/global/a.md', statement: 'said' },
    { id: 'claude/global/a.md', statement: 'said' },
  ]);
  // Rows of the first ledgers name no folder.
  expect(knownAt({ id: 'hermes', root: '/home/ada/.hermes' }).map(({ id }) => id)).toEqual([
    'hermes/global/ab12',
    'hermes/global/cd34',
  ]);
  expect(knownAt({ id: 'hermes', root: '/home/ada/other' }).map(({ id }) => id)).toEqual(['hermes/global/cd34']);
});

test('a row of an old mark, which does not know what was placed, says what the source said', () => {
  const { placed: _, ...old } = row;
  expect(knownBy([old], '/home/ada')({ id: 'hermes', root: '/home/ada/.hermes' })).toEqual([
    { id: 'hermes/global/ab12', statement: 'said' },
  ]);
  expect(knownBy([{ ...old, base: {} }], '')({ id: 'hermes', root: '~/.hermes' })).toEqual([]);
});
