import { expect, test } from 'vitest';
import { ledgerAfter, type LedgerAccount, type RowToBe } from '../../src/ledger/after.ts';
import { carried, plain } from '../plan/plain.ts';

const pair = 'codex→hermes';
const rowOf = (source: string, target: string) => ({
  ...carried(plain('Use tabs'), plain('Use tabs')),
  pair,
  source: { store: 'a', id: source },
  target: { store: 'b', id: target },
});
const [was, row] = [rowOf('1', '7'), rowOf('2', '8')];
const after = (entry: RowToBe, idle: boolean) => {
  const account: LedgerAccount = { pair, entries: [entry], dropped: [], keys: {} };
  return ledgerAfter({ keys: {}, rows: [was] }, account, idle)?.rows.map(({ source, target }) => [
    source.id,
    target.id,
  ]);
};

test('a memory that was edited at both ends keeps its row until the row of its new ids is written', () => {
  expect(after({ row, was, learned: true }, true)).toBeUndefined();
  expect(after({ row, was, learned: true }, false)).toEqual([['2', '8']]);
  expect(after({ row, was, learned: false }, true)).toEqual([['2', '8']]);
});
