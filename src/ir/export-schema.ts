import { z } from 'zod';
import { budgetSchema, deliveredSchema, memorySchema, scopeSchema } from './memory-schema.ts';

/** What `memport export` writes: stores as they were read, without secrets, the same on every machine. */
const text = z.string();

export const exportSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('export'),
  note: text.describe('Says that this file holds memory text.'),
  harness: text,
  stores: z.array(
    z.strictObject({
      id: text,
      harness: text,
      layout: text,
      scope: scopeSchema.describe(
        'In its paths `.` is the repository that the file stands in, `~` the home of whoever exported it.',
      ),
      budgets: z.array(budgetSchema),
      memories: z.array(memorySchema.extend({ delivered: deliveredSchema.omit({ id: true }).exactOptional() })),
    }),
  ),
  left: z.array(z.strictObject({ id: text, why: text })).describe('What is not in it, and why.'),
});
export type ExportShape = z.infer<typeof exportSchema>;
export type ExportedStore = ExportShape['stores'][number];
