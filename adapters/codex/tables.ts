import type { TableRow, Table } from '../../src/ir/store.ts';
import { limitOf, type Generation } from './conventions.ts';

/**
 * The databases beside the roots, read-only; the number in their names is a schema generation and may rise
 * (docs/formats/codex.md §1, §10).
 */
export const tablesOf = (codexHome: string, generation: Generation, names: readonly string[]): Table[] => {
  const pattern = generation === 'v1' ? /^memories_(\d+)\.sqlite$/ : /^memories_v2_(\d+)\.sqlite$/;
  const newest = names
    .flatMap((name) => (pattern.test(name) ? [name] : []))
    .sort((a, b) => Number(pattern.exec(b)?.[1]) - Number(pattern.exec(a)?.[1]))[0];
  if (newest === undefined) return [];
  const file = `${codexHome}/${newest}`;
  return [
    { name: USAGE, file, sql: 'select thread_id, usage_count, last_usage, source_updated_at from stage1_outputs' },
    {
      name: JOB,
      file,
      sql: "select status, finished_at, lease_until, retry_at, last_error from jobs where kind = 'memory_consolidate_global'",
    },
    {
      name: RUNNING,
      file,
      sql: "select lease_until from jobs where kind = 'memory_consolidate_global' and status = 'running' and lease_until > :now",
    },
  ];
};

export const USAGE = 'usage';
const JOB = 'job';
export const RUNNING = 'running';

export type Rows = Readonly<Record<string, readonly TableRow[]>>;

export interface Consolidation {
  /** Seconds; when the last one ended well. */
  done?: number;
  /** Seconds; before which the next one does not start. Absent = with the next session. */
  notBefore?: number;
  failed?: string;
}

/** What the job row says of the next consolidation (docs/formats/codex.md §10). */
export const consolidationOf = (rows: Rows | undefined): Consolidation => {
  const [row] = rows?.[JOB] ?? [];
  if (!row) return {};
  const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
  const finished = number(row['finished_at']);
  const clean = row['last_error'] === null || row['last_error'] === undefined;
  const waits = [
    number(row['retry_at']),
    row['status'] === 'running' ? number(row['lease_until']) : undefined,
    clean && finished !== undefined ? finished + limitOf('cooldownSeconds') : undefined,
  ];
  const latest = Math.max(...waits.map((each) => each ?? 0));
  return {
    ...(row['status'] === 'done' && clean && finished !== undefined && { done: finished }),
    ...(latest > 0 && { notBefore: latest }),
    ...(!clean && { failed: String(row['last_error']) }),
  };
};

/** When the next consolidation may come. */
export const whenNext = (next: Consolidation, now: number): string =>
  next.notBefore !== undefined && next.notBefore * 1000 > now
    ? `not before ${new Date(next.notBefore * 1000).toISOString()}`
    : 'which may begin with the next session';

/** memport never says that a text survives. */
export const untilWhen = (next: Consolidation, now: number): string =>
  `until the next consolidation, ${whenNext(next, now)}`;
