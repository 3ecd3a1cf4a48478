import { z } from 'zod';
import { planSchema, toldPlanSchema } from './plan-schema.ts';
import { finding } from './told-schema.ts';

const text = z.string();

/** A move as it is printed. */
export const relocateSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('relocate'),
  from: text,
  to: text,
  stores: z.array(
    z.strictObject({
      id: text,
      harness: text,
      root: text,
      was: text.exactOptional().describe('The folder its files come from.'),
      memories: z.int().describe('How many come here, or are told under the new path.'),
      changes: z
        .array(z.strictObject({ op: z.enum(['put', 'touch', 'remove']), file: text }))
        .describe('What is written here.'),
      stays: z.array(z.strictObject({ file: text, why: text })).describe('What cannot come along.'),
      beside: z
        .array(text)
        .describe('What else lies in a folder that is left: it is not read as memory, and not touched.'),
    }),
  ),
  rows: z.int().describe("How many rows of memport's own ledger get the new names."),
  mentions: z
    .array(z.strictObject({ file: text, line: z.int() }))
    .describe('Where words of a memory or an instruction file still say the old path.'),
  outcome: toldPlanSchema.shape.outcome,
  findings: z.array(finding),
});

/** Both directions between two harnesses. */
export const syncSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('sync'),
  plans: z.array(planSchema).describe('Both directions, the second as if the first had been carried out.'),
  outcome: toldPlanSchema.shape.outcome,
  findings: z.array(finding),
});
