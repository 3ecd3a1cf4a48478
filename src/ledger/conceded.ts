import { lineHashes } from '../kit/line-hashes.ts';
import { differing, valueOf } from '../kit/losses.ts';
import { baseOf } from '../kit/overlay.ts';
import type { Base } from '../ir/mark.ts';
import { fieldHash } from '../ir/identity.ts';
import type { Field, Memory, Place } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { sketchOf } from '../text/sketch.ts';
import { targetMoves } from './moves.ts';
import type { Row } from './row.ts';

type Ends = Pick<Row, 'pair' | 'source' | 'target'>;

/**
 * What was written for a memory that stood there: the one it took the place of, and files whose lines were left as they
 * were.
 */
export interface LineRewriting {
  old?: Memory;
  leaves?: readonly string[];
  lines?: { reworded: readonly Place[]; was: Readonly<Record<string, string>> };
}

/** What the ledger is to say about a memory that was written: what the source said, and what the target says now. */
export const written = (
  ends: Ends,
  source: Memory,
  got: Memory,
  form: string,
  { row, verdict, adopted }: { row?: Row; verdict: LineRewriting; adopted: boolean },
): Row => ({
  ...ends,
  base: baseOf(source),
  placed: row && verdict.old ? withEdits(baseOf(got, source), row, verdict.old) : baseOf(got, source),
  form,
  sketch: sketchOf(got),
  ...(adopted && { adopted: true as const }),
  ...linesAfter(got, verdict),
  files: [...new Set(got.places.map(({ file }) => file))],
});

/**
 * A line that was passed by is remembered as it was written, so that it is still known for one that somebody changed.
 */
const linesAfter = (
  got: Memory,
  { leaves = [], lines = { reworded: [], was: {} } }: LineRewriting,
): Pick<Row, 'lines' | 'behind'> => {
  const before = Object.entries(lines.was).filter(([file]) => leaves.includes(file));
  const now = Object.entries(lineHashes(got)).filter(([file]) => !leaves.includes(file));
  const behind = [...new Set(lines.reworded.flatMap(({ file }) => (leaves.includes(file) ? [file] : [])))];
  return { lines: Object.fromEntries([...now, ...before]), ...(behind.length > 0 && { behind }) };
};

/** An edit of the target's own stays one: otherwise the source's next word on that field would wipe it out unasked. */
const withEdits = (now: Base, row: Row, old: Memory): Base => {
  const out = { ...now };
  for (const field of targetMoves(old, row.placed, row.base)) {
    const was = (row.placed ?? row.base)[field];
    if (now[field] !== fieldHash(valueOf(old, field))) continue;
    if (was === undefined) delete out[field];
    else out[field] = was;
  }
  return out;
};

const WORDS: readonly Field[] = ['statement', 'why', 'how', 'detail', 'kind'];

/** A conflict that was settled for the target: its words count as its own edit from here on, so they stand. */
export const conceded = (ends: Ends, source: Memory, target: Memory, row: Row | undefined): Row => {
  const said = baseOf(source);
  const placed = { ...baseOf(target) };
  for (const field of differing(source, target, WORDS)) {
    if (said[field] === undefined) delete placed[field];
    else placed[field] = said[field];
  }
  return {
    ...ends,
    base: said,
    placed,
    form: row?.form ?? '',
    sketch: sketchOf(target),
    ...((row === undefined || row.adopted) && { adopted: true as const }),
    lines: lineHashes(target),
    files: [...new Set(target.places.map(({ file }) => file))],
  };
};

/** Whether a row is about something this run was asked for: its kind and scope are known as hashes. */
export const inQuestion = (
  { base }: Row,
  options: Pick<PlanOptions, 'kinds'>,
  asked: readonly string[] | undefined,
): boolean => {
  if (options.kinds !== undefined && !options.kinds.some((kind) => fieldHash(kind) === base.kind)) return false;
  return asked === undefined || [...asked, 'global'].some((key) => fieldHash([key, undefined]) === base.scope);
};
