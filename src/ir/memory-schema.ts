import { z } from 'zod';
import { DELIVERIES } from './delivery.ts';
import { FIELDS } from './field.ts';
import { FINDING_RULES, SEVERITIES } from './finding-rules.ts';

/** A memory and what is said of it, as they are held and printed: the types are made from these. */

const text = z.string();
const texts = z.array(z.string());

/** What a delivery may be worse for than where the memory stands would have it. */
const REFUSALS = [
  'delivery/feature-off',
  'delivery/orphan',
  'delivery/index-cut',
  'delivery/summary-cut',
  'delivery/blocked-by-scan',
] as const;

/** UTF-16 offsets, end exclusive, in the reversibly decoded text of a file. */
const span = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

export const fieldSchema = z.enum(FIELDS);

/** A date as it was found, and where it was found. Nothing is ever coerced or invented. */
const dated = z.strictObject({ text, basis: z.enum(['declared', 'filename', 'git', 'mtime']) });

/** `key` is compared, `paths` are written: raw paths differ between machines, clones and containers. */
export const scopeSchema = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('global') }),
  z.strictObject({ level: z.enum(['project', 'path']), key: text, paths: texts, globs: texts.exactOptional() }),
  z.strictObject({ level: z.enum(['agent', 'user', 'session']), name: text }),
]);

const evidence = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('session'), id: text, note: text.exactOptional() }),
  z.strictObject({
    type: z.literal('file'),
    path: text,
    lines: z.tuple([z.int(), z.int()]).exactOptional(),
    note: text.exactOptional(),
  }),
  z.strictObject({ type: z.literal('quote'), text }),
  z.strictObject({ type: z.literal('url'), url: text }),
  z.strictObject({ type: z.literal('memory'), id: text }),
]);

const place = z.strictObject({
  file: text,
  span,
  slot: text,
  container: text,
  says: z.array(fieldSchema),
  inline: z.literal(true).exactOptional().describe('Shares its line with another memory: never edited alone.'),
  hash: text
    .exactOptional()
    .describe('Of a place that says more than the statement or the hook: what its words are known again by.'),
  words: text
    .exactOptional()
    .describe(
      'What it says, where that is neither the statement nor the hook of the memory: somebody changed one place.',
    ),
  added: text
    .exactOptional()
    .describe("What somebody wrote into a line of memport's own that says nothing of the memory."),
});

/** Per field, a hash of its value. */
const base = z.partialRecord(fieldSchema, text);

/** What memport left about a memory that it placed: in the target itself, or in the ledger. */
const mark = z.strictObject({
  source: text.describe('The id that the memory had at the source.'),
  base: base.describe('What the source said when it was carried.'),
  placed: base.exactOptional().describe('What the target said right after; old marks do not know it.'),
  lines: z
    .record(text, text)
    .readonly()
    .exactOptional()
    .describe(
      'By file, a hash of the words that each line of it said right after, where several places say one memory.',
    ),
  links: z
    .array(text)
    .readonly()
    .exactOptional()
    .describe('What each of its links said at the source, in order, where one says something else here.'),
});

export const memorySchema = z.strictObject({
  id: text,
  kind: z
    .enum(['profile', 'rule', 'project', 'reference', 'procedure', 'episode'])
    .describe("What a memory is for. Every harness's own kinds map onto these six."),
  nativeKind: text.exactOptional(),
  name: text.describe('What others call it, in links and as a file: the same in every harness.'),
  title: text
    .exactOptional()
    .describe('Absent when equal to what `derive(statement)` gives; the same goes for `hook`.'),
  hook: text.exactOptional(),
  statement: text,
  why: text.exactOptional(),
  how: text.exactOptional(),
  detail: text.exactOptional(),
  order: z
    .array(z.union([z.enum(['statement', 'why', 'how']), z.number()]))
    .readonly()
    .exactOptional()
    .describe('The parts of the body: a number is so many blocks of the detail. Absent: statement, why, how, detail.'),
  scope: scopeSchema,
  author: z
    .enum(['human', 'agent', 'import', 'unknown'])
    .describe("A human's words are never dropped silently and never rewritten unasked."),
  load: z.enum(['always', 'indexed', 'glob', 'on-request', 'search']),
  importance: z.number().exactOptional(),
  triggers: texts.exactOptional(),
  readOnly: z.boolean().exactOptional(),
  status: z.enum(['active', 'superseded', 'archived', 'pending']),
  keywords: texts,
  links: z.array(z.strictObject({ to: text, as: z.enum(['wiki', 'path', 'url']) })),
  evidence: z.array(evidence),
  dates: z.strictObject({ created: dated.exactOptional(), updated: dated.exactOptional() }),
  validity: z.strictObject({ from: dated.exactOptional(), until: dated.exactOptional() }).exactOptional(),
  usage: z.strictObject({ count: z.number().exactOptional(), lastUsed: text.exactOptional() }).exactOptional(),
  derivedFrom: texts.exactOptional(),
  places: z.array(place).describe('Most authoritative first.'),
  mark: mark.exactOptional().describe('Present where memport placed the memory and the target still says so.'),
  native: z.record(text, z.unknown()).describe('What only the origin understands, typed and in order.'),
});
export type MemoryShape = z.infer<typeof memorySchema>;

/** A diagnostic. */
export const findingSchema = z.strictObject({
  rule: z.enum(FINDING_RULES),
  severity: z.enum(SEVERITIES),
  message: text,
  file: text,
  line: z.int().positive().exactOptional(),
  span: span.exactOptional(),
  memory: text.exactOptional(),
  fix: z
    .strictObject({ file: text, span, text })
    .exactOptional()
    .describe('A replacement that is safe to make without asking.'),
});
export type FindingShape = z.infer<typeof findingSchema>;

/** A field of a memory that did not arrive. A whole memory is lost only as blocked or unfit, with a rule id. */
export const lossSchema = z.strictObject({
  memory: text,
  field: z.union([fieldSchema, z.literal('memory')]),
  reason: text,
  kept: z.enum(['ledger', 'detail', 'reference', 'nowhere']).describe('Where it is kept instead.'),
  rule: z.enum(FINDING_RULES).exactOptional(),
});
export type LossShape = z.infer<typeof lossSchema>;

export const deliverySchema = z.enum(DELIVERIES);

export const deliveredSchema = z.strictObject({
  id: text,
  delivery: deliverySchema,
  reason: text.exactOptional().describe('Why it is not better than this.'),
  hops: z.int().exactOptional(),
  rule: z
    .enum(REFUSALS)
    .exactOptional()
    .describe('Where a rule says why: memory is switched off, or where the memory stands is cut or refused.'),
  assumed: z.literal(true).exactOptional().describe('Predicted for a client version that nobody has run yet.'),
});
export type DeliveredShape = z.infer<typeof deliveredSchema>;

export const budgetSchema = z.strictObject({
  name: text,
  used: z.number(),
  limit: z.number(),
  unit: z.enum(['code points', 'utf-16 units', 'bytes', 'lines', 'skills']),
});
export type BudgetShape = z.infer<typeof budgetSchema>;

/** A piece of text the model is given, as the client sends it. */
export const blockSchema = z.strictObject({ role: z.enum(['system', 'developer', 'user']), label: text, text });
export type BlockShape = z.infer<typeof blockSchema>;
