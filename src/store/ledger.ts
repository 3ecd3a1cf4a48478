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
  run?: string;
  /** The whole source memory, where the target could not hold all of it. */
  blob?: string;
}

export interface Ledger {
  format: 1;
  note: string;
  rows: Row[];
}

export const LEDGER_FORMAT = 1;
const NOTE = 'memport\'s own account of what it carried. Ids and hashes only; blobs named here hold memory text.';

export const ledgerFile = (state: State): string => path.join(state.root, 'ledger.json');

export const emptyLedger = (): Ledger => ({ format: LEDGER_FORMAT, note: NOTE, rows: [] });

/** Absent = empty. A newer format is refused; an older one is read as what it means today. */
export const readLedger = (state: State): Ledger => {
  const file = ledgerFile(state);
  const bytes = readBytes(state.disk, file);
  if (!bytes) return emptyLedger();
  let value: { format?: unknown; rows?: unknown };
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8')) as typeof value;
  } catch (error) {
    throw new MemportError('io', { what: 'the ledger is damaged', where: file, expected: 'one JSON document', todo: 'move it away: memport then matches by the marks in the target', cause: error });
  }
  if (typeof value.format !== 'number' || value.format > LEDGER_FORMAT) {
    throw new MemportError('refused', { what: 'the ledger was written by a newer memport', where: file, expected: `format ${LEDGER_FORMAT} or older`, todo: 'use that version of memport here' });
  }
  const rows = Array.isArray(value.rows) ? (value.rows as Record<string, unknown>[]) : [];
  return { ...emptyLedger(), rows: value.format === 0 ? rows.map(fromFormat0) : (rows as unknown as Row[]) };
};

/** Before the first release rows were flat; a fixture of it stays in the tests. */
const fromFormat0 = (row: Record<string, unknown>): Row => {
  const text = (key: string): string => (typeof row[key] === 'string' ? row[key] : '');
  const hashes = (key: string): Row['base'] => (row[key] !== null && typeof row[key] === 'object' ? (row[key] as Row['base']) : {});
  return { pair: text('pair'), source: { store: text('sourceStore'), id: text('sourceId') }, target: { store: text('targetStore'), id: text('targetId') }, base: hashes('base'), placed: hashes('placed'), form: text('form') };
};

export const printLedger = (ledger: Ledger): Uint8Array => Buffer.from(`${JSON.stringify({ ...ledger, note: NOTE }, null, 1)}\n`);

/** The file as it stood in an older format, to be kept beside the new one. */
export const olderLedger = (state: State): { file: string; bytes: Uint8Array } | undefined => {
  const bytes = readBytes(state.disk, ledgerFile(state));
  if (!bytes) return undefined;
  const { format } = JSON.parse(Buffer.from(bytes).toString('utf8')) as { format: number };
  return format < LEDGER_FORMAT ? { file: path.join(state.root, `ledger.format-${format}.json`), bytes } : undefined;
};
