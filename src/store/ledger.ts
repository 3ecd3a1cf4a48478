import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Field } from '../ir/memory.ts';
import { readBytes, type State } from './state.ts';

/** What memport carried, as ids and hashes; texts a target could not hold are blobs beside the backups. */
export interface Row {
  /** `claude→codex` */
  pair: string;
  source: { store: string; id: string };
  target: { store: string; id: string };
  /** Per field, a hash of what the source said when it was carried. */
  base: Partial<Record<Field, string>>;
  /** Per field, a hash of what the target said right after. */
  placed: Partial<Record<Field, string>>;
  form: string;
  /** Hashes of the words that were placed: an edited memory is known by them where its id is a hash of its text. */
  sketch?: string;
  /** The target's memory stood there before memport and took over words of the source: it is never taken away. */
  adopted?: true;
  /** By file, a hash of what its places there said right after. */
  lines?: Readonly<Record<string, string>>;
  /** Files whose line was left behind when the source changed. */
  behind?: readonly string[];
  /** The files it was placed in. */
  files?: string[];
  run?: string;
  /** That run was taken back, and somebody had edited this memory by then. */
  undone?: true;
  /** The whole source memory, where the target could not hold all of it. */
  blob?: string;
}

export interface Ledger {
  format: 1;
  note: string;
  /** By folder, the keys its scope has had: ids begin with them, and a remote or a name changes them. */
  keys: Record<string, string[]>;
  rows: Row[];
}

export const LEDGER_FORMAT = 1;
const NOTE = 'memport\'s own account of what it carried. Ids and hashes only; blobs named here hold memory text.';

export const ledgerFile = (state: State): string => path.join(state.root, 'ledger.json');

/** One memory of one store, carried into one store. */
export const keyOfRow = ({ pair, source, target }: Pick<Row, 'pair' | 'source' | 'target'>): string => JSON.stringify([pair, source.store, source.id, target.store]);

/** Absent = empty. A newer format is refused; an older one is read as what it means today. */
export const readLedger = (state: State): Ledger => {
  const file = ledgerFile(state);
  const bytes = readBytes(state.disk, file);
  return { format: LEDGER_FORMAT, note: NOTE, ...(bytes ? contents(Buffer.from(bytes).toString('utf8'), file) : { keys: {}, rows: [] }) };
};

export const rowsIn = (text: string, file: string): Row[] => contents(text, file).rows;

const contents = (text: string, file: string): Pick<Ledger, 'keys' | 'rows'> => {
  const { format, keys, rows } = parsed(text, file);
  const read = rows.map((row) => (format === 0 ? fromFormat0(row) : row)).map((row) => {
    if (!isRow(row)) throw damaged(file);
    return row;
  });
  return { keys, rows: read };
};

const damaged = (file: string, cause?: unknown): MemportError =>
  new MemportError('io', { what: 'the ledger is damaged', where: file, expected: 'one JSON document with rows', todo: 'move it away: memport then matches by words and by the marks in the target', cause });

const parsed = (text: string, file: string): { format: number; keys: Ledger['keys']; rows: Record<string, unknown>[] } => {
  let value: { format?: unknown; keys?: unknown; rows?: unknown } | null;
  try {
    value = JSON.parse(text) as typeof value;
  } catch (error) {
    throw damaged(file, error);
  }
  if (value === null || typeof value !== 'object' || typeof value.format !== 'number') throw damaged(file);
  const { format, keys = {}, rows } = value;
  if (format > LEDGER_FORMAT) {
    throw new MemportError('refused', { what: 'the ledger was written by a newer memport', where: file, expected: `format ${LEDGER_FORMAT} or older`, todo: 'use that version of memport here' });
  }
  if (!Array.isArray(rows) || rows.some((row) => row === null || typeof row !== 'object')) throw damaged(file);
  if (!isKeys(keys)) throw damaged(file);
  return { format, keys, rows: rows as Record<string, unknown>[] };
};

const isKeys = (value: unknown): value is Ledger['keys'] =>
  value !== null && typeof value === 'object' && Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

const isRow = (value: unknown): value is Row => {
  const row = value as Partial<Row>;
  const isEnd = (end: Row['source'] | undefined): boolean => typeof end?.store === 'string' && typeof end.id === 'string';
  const isBase = (base: unknown): boolean => base !== null && typeof base === 'object';
  return typeof row.pair === 'string' && isEnd(row.source) && isEnd(row.target) && isBase(row.base) && isBase(row.placed) && typeof row.form === 'string';
};

/** Before the first release rows were flat, and stores were named without their folder; a fixture stays in the tests. */
const fromFormat0 = (row: Record<string, unknown>): unknown => ({
  pair: row['pair'], source: { store: row['sourceStore'], id: row['sourceId'] }, target: { store: row['targetStore'], id: row['targetId'] },
  base: row['base'] ?? {}, placed: row['placed'] ?? {}, form: row['form'] ?? '',
});

export const printLedger = (ledger: Ledger): Uint8Array => Buffer.from(`${JSON.stringify({ ...ledger, note: NOTE }, null, 1)}\n`);

/** The file as it stood in an older format, to be kept beside the new one. */
export const olderLedger = (state: State): { file: string; bytes: Uint8Array } | undefined => {
  const file = ledgerFile(state);
  const bytes = readBytes(state.disk, file);
  if (!bytes) return undefined;
  const { format } = parsed(Buffer.from(bytes).toString('utf8'), file);
  return format < LEDGER_FORMAT ? { file: path.join(state.root, `ledger.format-${format}.json`), bytes } : undefined;
};
