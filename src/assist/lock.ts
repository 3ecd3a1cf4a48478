import { hash } from 'node:crypto';
import { canonical } from '../ir/identity.ts';
import type { Kind } from '../ir/memory.ts';
import { isRecord, parsed } from '../text/json.ts';
import { GATES, type Gate, type Wording } from './wording.ts';

/** What makes two requests one: for equal keys nobody is asked twice. */
export interface LockKey {
  kind: Kind;
  source: Wording;
  /** The harness, and the edition of its conventions. */
  target: string;
  edition: string;
  purpose: 'room' | 'voice';
  /** Of instructions and schemas. */
  prompt: string;
  /** The model as it is asked for. */
  asked: string;
}

/** What came of asking about one memory. */
export interface LockEntry {
  key: string;
  target: string;
  asked: string;
  /** The model that wrote it, and the one that judged it. */
  served?: string;
  judge?: string;
  /**
   * The wording that was let through, with the hashes by which it is an accepted pair; or the gates that refused all.
   */
  accepted?: { wording: Wording; of: readonly string[]; reads: string };
  refused?: readonly Gate[];
  when: string;
}

export const lockKey = ({ source, ...rest }: LockKey): string => {
  const { statement, why, how, hook } = source;
  return hash('sha256', canonical({ ...rest, source: [statement, why ?? null, how ?? null, hook ?? null] })).slice(
    0,
    32,
  );
};

const FORMAT = 1;
const HEAD = {
  format: FORMAT,
  holds: 'memory text',
  note: 'Rewrites of memories that a language model proposed and every gate let through: one a line. Keep it private.',
};

/** One entry a line, in the order of keys: two machines that know the same write the same. */
export const printLock = (entries: readonly LockEntry[]): string => {
  const lines = entries.map((entry) => JSON.stringify(entry)).sort();
  return `${[JSON.stringify(HEAD), ...lines].join('\n')}\n`;
};

export interface LockFault {
  what: string;
  line: number;
}

/** A line that is no entry is a fault: nobody knows what it was, and writing the file anew would lose it. */
export const parseLock = (text: string): LockEntry[] | LockFault => {
  const [first = '', ...rest] = text.replace(/^\ufeff/, '').split('\n');
  const head = parsed(first);
  if (!isRecord(head) || typeof head['format'] !== 'number') return { what: 'its first line names no format', line: 1 };
  if (head['format'] > FORMAT) return { what: `it was written by a newer memport (format ${head['format']})`, line: 1 };
  const out: LockEntry[] = [];
  for (const [at, line] of rest.entries()) {
    if (line.trim() === '') continue;
    const entry = entryIn(parsed(line));
    if (!entry) return { what: 'this line is no rewrite', line: at + 2 };
    out.push(entry);
  }
  return out;
};

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100_000;

const entryIn = (value: unknown): LockEntry | undefined => {
  if (!isRecord(value)) return undefined;
  const { key, target, asked, served, judge, accepted, refused, when } = value;
  if (!isHash(key) || !isText(target) || !isText(asked) || !isText(when)) return undefined;
  const head = { key, target, asked, ...(isText(served) && { served }), ...(isText(judge) && { judge }) };
  if (Array.isArray(refused)) {
    const gates = refused.filter((gate): gate is Gate => (GATES as readonly unknown[]).includes(gate));
    return gates.length === refused.length ? { ...head, refused: gates, when } : undefined;
  }
  const wording = isRecord(accepted) ? wordingIn(accepted['wording']) : undefined;
  if (!isRecord(accepted) || !wording || !isHash(accepted['reads'])) return undefined;
  const of = accepted['of'];
  if (!Array.isArray(of) || !of.every(isHash)) return undefined;
  return { ...head, accepted: { wording, of, reads: accepted['reads'] }, when };
};

const wordingIn = (value: unknown): Wording | undefined => {
  if (!isRecord(value) || !isText(value['statement'])) return undefined;
  const fields = (['why', 'how', 'situation', 'hook'] as const).filter((field) => value[field] !== undefined);
  if (!fields.every((field) => isText(value[field]))) return undefined;
  return { statement: value['statement'], ...Object.fromEntries(fields.map((field) => [field, value[field]])) };
};

/** What is known, with what was just found out: of one key the last entry stands. */
export const withEntries = (known: readonly LockEntry[], found: readonly LockEntry[]): LockEntry[] => [
  ...new Map([...known, ...found].map((entry) => [entry.key, entry])).values(),
];
