import { z } from 'zod';
import { ORIGINS } from './answer.ts';
import { DIRECTIONS, NEAR, STATUSES } from './parity.ts';
import { finding, member } from './told-schema.ts';

/** What `memport check` prints. */
const text = z.string();

/** One side of a pair; `harness` is what the side is called where it is none. */
const compared = z.strictObject({
  /** Of two sides: `claude → codex`. */
  in: text,
  a: member.exactOptional(),
  b: member.exactOptional(),
  status: z.enum(STATUSES),
  /** How the two are known to belong together. */
  by: z.enum(['ledger', 'mark', 'words', 'edited', 'answer']).exactOptional(),
  answered: z.enum(ORIGINS).exactOptional(),
});

/** Words of memories stand in `text`, `here` and `there` only, and nowhere where they are not to be shown. */
const disparity = finding.extend({
  in: text,
  side: text,
  status: z.enum(STATUSES).exactOptional(),
  /** The memory beside it: the one it was carried to, or the one that looks most like it. */
  other: z.strictObject({ id: text, handle: text, text: text.exactOptional() }).exactOptional(),
  /** What alone parts two texts that are equal but for it. */
  near: z
    .strictObject({ differ: z.array(z.enum(NEAR)), here: text.exactOptional(), there: text.exactOptional() })
    .exactOptional(),
});

export const checkSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('check'),
  comparisons: z.array(
    z.strictObject({
      name: text,
      a: text,
      b: text,
      direction: z.enum(DIRECTIONS),
      compared: z.int(),
      of: z.int(),
      counts: z.partialRecord(z.enum(STATUSES), z.int()),
    }),
  ),
  /** Stores that could not be compared, and why. */
  skipped: z.array(z.strictObject({ store: text, why: text, required: z.literal(true).exactOptional() })),
  compared: z.int(),
  of: z.int(),
  minCompared: z.int(),
  pairs: z.array(compared),
  /** Findings that an allowance or a baseline has taken out. */
  allowed: z.int(),
  known: z.int(),
  /** Whether the gate is closed, by `--fail-on` and `minCompared`. */
  failed: z.boolean(),
  /** The command that closes the gap. */
  next: text.exactOptional(),
  findings: z.array(disparity),
});
