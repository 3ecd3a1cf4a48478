import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import type { Finding } from '../ir/finding.ts';
import type { Location, TableRow, Table } from '../ir/store.ts';
import { codeOf } from './disk.ts';
import { ownFolder, removeOwnFolder } from './own-folder.ts';

export interface TableQuery {
  rows: Readonly<Record<string, readonly TableRow[]>>;
  findings: Finding[];
}

/**
 * The rows an adapter declared, read without a trace: not a byte of the database changes, and no `-wal` or `-shm` is
 * made beside it. Absent = no rows; locked or broken = a finding and no rows. `:now` in the SQL is the time in seconds.
 */
export const rowsOf = (at: Location, now: number): TableQuery => {
  const rows: Record<string, readonly TableRow[]> = {};
  const findings: Finding[] = [];
  for (const [file, tables] of Map.groupBy(at.tables ?? [], (table) => table.file)) {
    if (!fs.lstatSync(file, { throwIfNoEntry: false })) continue;
    const read = readAll(file, tables, now);
    if (typeof read === 'string')
      findings.push({
        rule: 'read/unreadable',
        severity: 'warn',
        message: `${path.basename(file)} cannot be read just now (${read}): what it says of use and of the next consolidation is not known`,
        file,
      });
    else Object.assign(rows, read);
  }
  return { rows, findings };
};

const readAll = (file: string, tables: readonly Table[], now: number): Record<string, TableRow[]> | string => {
  let folder: string | undefined;
  try {
    const odd = noFileAmong([file, `${file}-wal`, `${file}-journal`]);
    if (odd !== undefined) return `${path.basename(odd)} is a named pipe, a folder or a device`;
    const copied = isWal(file) ? copyOf(file) : undefined;
    if (typeof copied === 'string') return copied;
    folder = copied?.folder;
    const database = new (sqlite().DatabaseSync)(copied?.file ?? file, { readOnly: true, timeout: 0 });
    try {
      return Object.fromEntries(tables.map((table) => [table.name, ask(database, table, now)]));
    } finally {
      database.close();
    }
  } catch (error) {
    return /locked|busy/i.test(String(error)) ? 'it is locked' : error instanceof Error ? error.message : codeOf(error);
  } finally {
    if (folder !== undefined) removeOwnFolder(folder);
  }
};

type Database = InstanceType<typeof import('node:sqlite').DatabaseSync>;

const ask = (database: Database, table: Table, now: number): TableRow[] => {
  const statement = database.prepare(table.sql);
  const found = table.sql.includes(':now') ? statement.all({ now: Math.floor(now / 1000) }) : statement.all();
  return found.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === 'bigint' ? Number(value) : value instanceof Uint8Array ? null : value,
      ]),
    ),
  );
};

/** What stands in a file's place and would be waited for until somebody writes to it. */
const noFileAmong = (files: readonly string[]): string | undefined =>
  files.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === false);

/** Bytes 18 and 19 of the header: 2 is write-ahead logging, which even a reader cannot open without making files. */
const isWal = (file: string): boolean => {
  const handle = fs.openSync(file, 'r');
  try {
    const head = Buffer.alloc(20);
    return fs.readSync(handle, head, 0, 20, 0) === 20 && (head[18] === 2 || head[19] === 2);
  } finally {
    fs.closeSync(handle);
  }
};

const TRIES = 3;

/** The database and its log in a private folder, both from one moment, or why that could not be had. */
const copyOf = (file: string): { folder: string; file: string } | string => {
  const parts = [file, `${file}-wal`];
  const stamp = (): string =>
    parts
      .map((part) => (fs.existsSync(part) ? ((stat) => `${stat.size} ${stat.mtimeMs}`)(fs.statSync(part)) : '-'))
      .join();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = stamp();
    const folder = ownFolder();
    const copy = path.join(folder, path.basename(file));
    try {
      for (const part of parts) if (fs.existsSync(part)) fs.copyFileSync(part, copy + part.slice(file.length));
      if (stamp() === before) return { folder, file: copy };
    } catch (error) {
      removeOwnFolder(folder);
      return codeOf(error);
    }
    removeOwnFolder(folder);
  }
  return 'it is being written';
};

type Sqlite = typeof import('node:sqlite');
let loaded: Sqlite | undefined;

/**
 * Node calls its SQLite experimental on stderr, once, when it is loaded; that one sentence is held back and nothing
 * else.
 */
const sqlite = (): Sqlite => {
  if (loaded) return loaded;
  const emit = process.emitWarning;
  const filtered = (...args: Parameters<typeof process.emitWarning>): void => {
    const [warning, type] = args as unknown as [string | Error, unknown];
    if (type === 'ExperimentalWarning' && /^SQLite\b/.test(String(warning))) return;
    emit.apply(process, args);
  };
  process.emitWarning = filtered as typeof process.emitWarning;
  try {
    loaded = createRequire(import.meta.url)('node:sqlite') as Sqlite;
  } finally {
    process.emitWarning = emit;
  }
  return loaded;
};
