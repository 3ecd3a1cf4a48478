import { z } from 'zod';
import { ORIGINS } from './answer.ts';
import { DIRECTIONS, NEAR, STATUSES } from './parity.ts';
import { outcome, toldPlanSchema } from './plan-schema.ts';
import { finding, member } from './told-schema.ts';

/** What `memport check` prints. */
const text = z.string();

/** One side of a pair; `harness` is what the side is called where it is none. */
const compared = z.strictObject({
  in: text.describe('Of two sides: `claude → codex`.'),
  a: member.exactOptional(),
  b: member.exactOptional(),
  status: z.enum(STATUSES),
  by: z
    .enum(['ledger', 'mark', 'words', 'edited', 'answer'])
    .exactOptional()
    .describe('How the two are known to belong together.'),
  answered: z.enum(ORIGINS).exactOptional(),
});

/** Words of memories stand in `text`, `here` and `there` only, and nowhere where they are not to be shown. */
const disparity = finding.extend({
  in: text,
  side: text,
  status: z.enum(STATUSES).exactOptional(),
  other: z
    .strictObject({ id: text, handle: text, text: text.exactOptional() })
    .exactOptional()
    .describe('The memory beside it: the one it was carried to, or the one that looks most like it.'),
  near: z
    .strictObject({ differ: z.array(z.enum(NEAR)), here: text.exactOptional(), there: text.exactOptional() })
    .exactOptional()
    .describe('What alone parts two texts that are equal but for it.'),
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
  skipped: z
    .array(
      z.strictObject({
        store: text,
        why: text,
        required: z.literal(true).exactOptional(),
        next: text.exactOptional(),
      }),
    )
    .describe('Stores that could not be compared, and why.'),
  compared: z.int(),
  of: z.int(),
  minCompared: z.int(),
  pairs: z.array(compared),
  allowed: z.int().describe('Findings that an allowance or a baseline has taken out.'),
  known: z.int(),
  failed: z.boolean().describe('Whether the gate is closed, by `--fail-on` and `minCompared`.'),
  next: text.exactOptional().describe('The command that closes the gap.'),
  fix: z
    .strictObject({
      plans: z.array(toldPlanSchema).describe('The migrations that close the gap, in turn, each with what came of it.'),
      outcome,
      failed: z.boolean().exactOptional().describe('Whether the gate is still closed after it was carried out.'),
    })
    .exactOptional()
    .describe('With --fix: what closes the gap, and what came of it.'),
  findings: z.array(disparity),
});
