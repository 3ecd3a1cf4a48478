import { expect, test } from 'vitest';
import { rowsWithout } from '../../src/ledger/without.ts';
import type { Row } from '../../src/ledger/row.ts';

const row = (id: string, run: string, said = ''): Row => ({
  pair: 'codex→claude',
  source: { store: 'codex ~/.codex', id },
  target: { store: 'claude ~/.claude', id: `${id}.md` },
  base: { statement: said },
  run,
});
const [a, b, c] = [row('a', '1'), row('b', '1'), row('c', '1')];

test('a run that is taken back leaves the ledger as it found it, in its very order', () => {
  const was = [a, b, c];
  // The first is replaced by another one, the second is written anew: both stand at the end.
  const is = [c, row('d', '2'), row('b', '2', 'new')];
  expect(rowsWithout(is, { run: '2', was, is }, () => false)).toEqual(was);
});

test('rows of later runs stand behind, and what somebody made of a row since is marked', () => {
  const [was, is] = [
    [a, b],
    [b, row('a', '2', 'new')],
  ];
  const rows = [...is, row('e', '3')];
  expect(rowsWithout(rows, { run: '2', was, is }, () => true)).toEqual([
    { ...row('a', '2', 'new'), undone: true },
    b,
    row('e', '3'),
  ]);
});
