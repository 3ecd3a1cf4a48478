import { expect, test } from 'vitest';
import { settleDates } from '../../src/kit/dates.ts';
import { chooseEdition, compareVersions } from '../../src/kit/editions.ts';
import type { Edition } from '../../src/adapter.ts';
import type { Dated } from '../../src/ir/memory.ts';
import { plain } from '../plan/plain.ts';

const on = (statement: string, basis: Dated['basis'] = 'declared') =>
  settleDates(plain(statement, { dates: { updated: { text: '2026-03-01', basis } } }));

test.each([
  ['The freeze began yesterday', 'The freeze began yesterday (2026-02-28)'],
  ['It began the day before yesterday', 'It began the day before yesterday (2026-02-27)'],
  ['今日から', '今日 (2026-03-01)から'],
  ['Run `yesterday` today', 'Run `yesterday` today (2026-03-01)'],
  ['It began yesterday (2026-01-01)', 'It began yesterday (2026-01-01)'],
  ['yesterdays are gone', 'yesterdays are gone'],
])('%s', (said, settled) => {
  expect(on(said).memory.statement).toBe(settled);
});

test.each(['As soon as a cell has an `if`, move it', 'Tell me as soon as possible', 'Sooner or later it breaks'])(
  'a condition is no time: %s',
  (said) => {
    expect(on(said).left).toEqual([]);
  },
);

test("a word that means two things, one that names no day, and a file's time alone settle nothing", () => {
  expect(on('Ab morgen gilt es')).toMatchObject({ memory: { statement: 'Ab morgen gilt es' }, left: ['morgen'] });
  expect(on('It changed last week').left).toEqual(['last week']);
  expect(on('The freeze began yesterday', 'mtime')).toMatchObject({
    memory: { statement: 'The freeze began yesterday' },
    left: ['yesterday'],
  });
});

const editions = ['1.2', '2.0', '2.10'].map((version) => ({ version }) as Edition);

test('the newest edition that is no newer than the client', () => {
  const chosen = (version?: string) => [
    chooseEdition(editions, version).edition.version,
    chooseEdition(editions, version).seen,
  ];
  expect([chosen('2.9'), chosen('2.10.0'), chosen('2.11'), chosen('0.1'), chosen()]).toEqual([
    ['2.0', true],
    ['2.10', true],
    ['2.10', false],
    ['1.2', true],
    ['2.10', true],
  ]);
  expect(compareVersions('1.10-beta', '1.9')).toBeGreaterThan(0);
});
