import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Ledger, Row } from '../ledger/row.ts';
import type { Write } from './units.ts';
import { hashOf, readBlob, readBytes, sha256, type State } from './state.ts';

export const LEDGER_FORMAT = 1;
const NOTE = "memport's own account of what it carried. Ids and hashes only; blobs named here hold memory text.";

export const ledgerFile = (state: State): string => path.join(state.root, 'ledger.json');

/** Absent = empty. A newer format is refused; an older one is read as what it means today. */
export const readLedger = (state: State): Ledger => {
  const file = ledgerFile(state);
  const bytes = readBytes(state.disk, file);
  return bytes ? contents(Buffer.from(bytes).toString('utf8'), file) : { keys: {}, rows: [] };
};

/** The rows of a ledger that is kept as a backup; undefined where the backup is gone. */
export const rowsKept = (state: State, name: string | null): Row[] | undefined => {
  if (name === null) return [];
  const bytes = readBlob(state, name);
  return bytes && contents(Buffer.from(bytes).toString('utf8'), ledgerFile(state)).rows;
};

const contents = (text: string, file: string): Ledger => {
  const { format, keys, kept, rows } = parsed(text, file);
  const read = rows
    .map((row) => (format === 0 ? fromFormat0(row) : row))
    .map((row) => {
      if (!isRow(row)) throw damaged(file);
      return row;
    });
  return { keys, ...(kept && { kept }), rows: read };
};

const damaged = (file: string, cause?: unknown): MemportError =>
  new MemportError('io', {
    what: 'the ledger is damaged',
    where: file,
    expected: 'one JSON document with rows',
    todo: 'move it away: memport then matches by words and by the marks in the target',
    cause,
  });

const parsed = (
  text: string,
  file: string,
): Pick<Ledger, 'keys' | 'kept'> & { format: number; rows: Record<string, unknown>[] } => {
  let value: { format?: unknown; keys?: unknown; kept?: unknown; rows?: unknown } | null;
  try {
    value = JSON.parse(text) as typeof value;
  } catch (error) {
    throw damaged(file, error);
  }
  if (value === null || typeof value !== 'object' || typeof value.format !== 'number') throw damaged(file);
  const { format, keys = {}, kept, rows } = value;
  if (format > LEDGER_FORMAT) {
    throw new MemportError('refused', {
      what: 'the ledger was written by a newer memport',
      where: file,
      expected: `format ${LEDGER_FORMAT} or older`,
      todo: 'use that version of memport here',
    });
  }
  if (!Array.isArray(rows) || rows.some((row) => row === null || typeof row !== 'object')) throw damaged(file);
  if (!isKeys(keys) || (kept !== undefined && !isNames(kept))) throw damaged(file);
  return { format, keys, ...(kept && { kept }), rows: rows as Record<string, unknown>[] };
};

const isNames = (value: unknown): value is NonNullable<Ledger['kept']> =>
  value !== null && typeof value === 'object' && Object.values(value).every((name) => typeof name === 'string');

const isKeys = (value: unknown): value is Ledger['keys'] =>
  value !== null &&
  typeof value === 'object' &&
  Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

const isRow = (value: unknown): value is Row => {
  const row = value as Partial<Row>;
  const isEnd = (end: Row['source'] | undefined): boolean =>
    typeof end?.store === 'string' && typeof end.id === 'string';
  const isBase = (base: unknown): boolean => base !== null && typeof base === 'object';
  return (
    typeof row.pair === 'string' &&
    isEnd(row.source) &&
    isEnd(row.target) &&
    isBase(row.base) &&
    isBase(row.placed) &&
    typeof row.form === 'string'
  );
};

/**
 * Before the first release rows were flat, and stores were named without their folder; a fixture stays in the tests.
 */
const fromFormat0 = (row: Record<string, unknown>): unknown => ({
  pair: row['pair'],
  source: { store: row['sourceStore'], id: row['sourceId'] },
  target: { store: row['targetStore'], id: row['targetId'] },
  base: row['base'] ?? {},
  placed: row['placed'] ?? {},
  form: row['form'] ?? '',
});

/** Files are kept of stores that memories were carried from, and of no other. */
export const printLedger = ({ keys, kept = {}, rows }: Ledger): Uint8Array => {
  const sources = new Set(rows.map(({ source }) => source.store));
  const named = Object.fromEntries(Object.entries(kept).filter(([store]) => sources.has(store)));
  const told = { format: LEDGER_FORMAT, note: NOTE, keys, ...(Object.keys(named).length > 0 && { kept: named }), rows };
  return Buffer.from(`${JSON.stringify(told, null, 1)}\n`);
};

/** The file as it stood in an older format, to be kept beside the new one. */
export const olderLedger = (state: State): { file: string; bytes: Uint8Array } | undefined => {
  const file = ledgerFile(state);
  const bytes = readBytes(state.disk, file);
  if (!bytes) return undefined;
  const { format } = parsed(Buffer.from(bytes).toString('utf8'), file);
  return format < LEDGER_FORMAT ? { file: path.join(state.root, `ledger.format-${format}.json`), bytes } : undefined;
};

/** What puts a ledger in place of the one that stands there; nothing where it is the same. */
export const ledgerWrites = (state: State, ledger: Ledger): Write[] => {
  const file = ledgerFile(state);
  const [bytes, expected] = [printLedger(ledger), hashOf(state.disk, file)];
  if (sha256(bytes) === expected) return [];
  const older = olderLedger(state);
  return [
    ...(older ? [{ file: older.file, expected: hashOf(state.disk, older.file), bytes: older.bytes, mode: 0o600 }] : []),
    { file, expected, bytes, mode: 0o600, keep: true as const },
  ];
};
