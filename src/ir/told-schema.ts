import { z } from 'zod';
import { findingSchema } from './memory-schema.ts';

/** What several documents tell in one shape. */
const text = z.string();

/** A finding as it is printed. */
export const finding = findingSchema.omit({ memory: true }).extend({
  store: text.exactOptional(),
  memory: z.strictObject({ id: text, handle: text, text: text.exactOptional() }).exactOptional(),
  fingerprint: text,
});

/** A memory of a pair. */
export const member = z.strictObject({ harness: text, id: text, handle: text });
