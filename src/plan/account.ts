import { differing, valueOf } from '../express/losses.ts';
import { baseOf } from '../express/overlay.ts';
import type { Base } from '../ir/mark.ts';
import { fieldHash } from '../ir/identity.ts';
import type { Field, Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import { targetMoves } from './decide.ts';
import type { Carriage } from './match.ts';
import { sketchOf } from './sketch.ts';

/** What the ledger is to say about a memory that was written: what the source said, and what the target says now. */
export const written = (ends: Pick<Carriage, 'source' | 'target'>, source: Memory, got: Memory, form: string, known: { row?: Carriage; old?: Memory; adopted: boolean }): Carriage => ({
  ...ends,
  base: baseOf(source),
  placed: known.row && known.old ? withEdits(baseOf(got, source), known.row, known.old) : baseOf(got, source),
  form,
  sketch: sketchOf(got),
  ...(known.adopted && { adopted: true as const }),
  files: [...new Set(got.places.map(({ file }) => file))],
});

/** An edit of the target's own stays one: otherwise the source's next word on that field would wipe it out unasked. */
const withEdits = (now: Base, row: Carriage, old: Memory): Base => {
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
export const conceded = (ends: Pick<Carriage, 'source' | 'target'>, source: Memory, target: Memory, row: Carriage | undefined): Carriage => {
  const said = baseOf(source);
  const placed = { ...baseOf(target) };
  for (const field of differing(source, target, WORDS)) {
    if (said[field] === undefined) delete placed[field];
    else placed[field] = said[field];
  }
  return { ...ends, base: said, placed, form: row?.form ?? '', sketch: sketchOf(target), ...((row === undefined || row.adopted) && { adopted: true as const }), files: [...new Set(target.places.map(({ file }) => file))] };
};

/** Whether a row is about something this run was asked for: its kind and scope are known as hashes. */
export const inQuestion = ({ base }: Carriage, options: Pick<PlanOptions, 'kinds'>, asked: readonly string[] | undefined): boolean => {
  if (options.kinds !== undefined && !options.kinds.some((kind) => fieldHash(kind) === base.kind)) return false;
  return asked === undefined || [...asked, 'global'].some((key) => fieldHash([key, undefined]) === base.scope);
};
