import { expect, test } from 'vitest';
import { keyOfRow } from '../../src/ledger/row.ts';
import { encode } from '../../src/text/decode.ts';
import { disk } from '../../src/store/disk.ts';
import { LEDGER_FORMAT, olderLedger, printLedger, readLedger } from '../../src/store/ledger.ts';

const holding = (value: unknown) => ({
  root: '/state',
  disk: { ...disk, read: () => (typeof value === 'string' ? encode(value) : encode(JSON.stringify(value))) },
});
const read = (value: unknown) => readLedger(holding(value));
const row = {
  pair: 'a→b',
  source: { store: 'a', id: '1' },
  target: { store: 'b', id: '2' },
  base: {},
  placed: {},
  form: '',
};

test('a ledger is read as it was printed', () => {
  const ledger = { ...read({ format: 1, rows: [] }), keys: { '/app': ['app'] }, rows: [row] };
  expect(read(new TextDecoder().decode(printLedger(ledger)))).toEqual(ledger);
});

test('the next format is refused, and nothing of it is read', () => {
  expect(LEDGER_FORMAT).toBe(1);
  expect(() => read({ format: 2, rows: [] })).toThrow('the ledger was written by a newer memport');
  expect(() => read({ format: 2, rows: 'other' })).toThrow('the ledger was written by a newer memport');
});

test('rows of the first format were flat; that file is kept beside the new one', () => {
  const old = { format: 0, rows: [{ pair: 'a→b', sourceStore: 'a', sourceId: '1', targetStore: 'b', targetId: '2' }] };
  expect(read(old)).toEqual({ keys: {}, rows: [row] });
  expect(olderLedger(holding(old))?.file).toBe('/state/ledger.format-0.json');
  expect(olderLedger(holding({ format: 1, rows: [] }))).toBeUndefined();
});

test.each<[string, unknown]>([
  ['no JSON', '{"format": 1,'],
  ['null', 'null'],
  ['no format', { rows: [] }],
  ['rows that are no list', { format: 1, rows: {} }],
  ['a row that is no object', { format: 1, rows: [null] }],
  ['a row without an end', { format: 1, rows: [{ ...row, target: { store: 'b' } }] }],
  ['a row without what was placed', { format: 1, rows: [{ ...row, placed: null }] }],
  ['keys that are no lists', { format: 1, rows: [], keys: { '/app': 'app' } }],
])('%s is damage, and it is said what to do', (_, value) => {
  expect(() => read(value)).toThrow('the ledger is damaged');
});

test('a row is of one memory of one store into one store, whichever memory stands for it there', () => {
  expect(keyOfRow({ ...row, target: { store: 'b', id: 'other' } })).toBe(keyOfRow(row));
  expect(keyOfRow({ ...row, target: { store: 'c', id: '2' } })).not.toBe(keyOfRow(row));
});
