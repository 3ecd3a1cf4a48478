import { z } from 'zod';
import { ANSWERS, ORIGINS } from './answer.ts';
import { auditSchema as audit, explainSchema as explain } from './audit-schema.ts';
import { checkSchema as check } from './check-schema.ts';
import { doctorSchema as doctor } from './doctor-schema.ts';
import { exportSchema } from './export-schema.ts';
import {
  blockSchema,
  budgetSchema,
  deliveredSchema,
  deliverySchema,
  fieldSchema,
  findingSchema,
  memorySchema,
  scopeSchema,
} from './memory-schema.ts';
import { finding, member } from './told-schema.ts';
import { foreignSchema, proposalSchema, toldPlanSchema } from './plan-schema.ts';
import { outlineSchema, probedSchema } from './probed-schema.ts';
import { relocateSchema as relocate, syncSchema as sync } from './ways-schema.ts';

/** The shape of every JSON document memport prints, strict: a test holds each real document against its schema. */
const text = z.string();
const texts = z.array(z.string());
const head = { version: z.literal(1) };
const deliveries = z.partialRecord(deliverySchema, z.int());

const findings = z.array(finding);

const view = z.strictObject({
  always: z.array(blockSchema),
  budgets: z.array(budgetSchema),
  deliveries: z.array(deliveredSchema),
});
const memory = memorySchema.extend({ handle: text });
const store = z.strictObject({
  id: text,
  harness: text,
  layout: text,
  root: text,
  scope: scopeSchema,
  memories: z.array(memory),
});
const seen = store.extend({ view });

const list = z.strictObject({
  ...head,
  command: z.literal('list'),
  stores: z.array(store),
  deliveries: z
    .array(deliveredSchema)
    .exactOptional()
    .describe(
      'Of the memories that nobody sees because memory is switched off; what is seen of the others `show` says.',
    ),
  findings,
});

const show = z.strictObject({ ...head, command: z.literal('show'), stores: z.array(seen), findings });

const across = z.strictObject({
  ...head,
  command: z.literal('show'),
  stores: z.array(seen),
  counterparts: z.array(
    z.strictObject({
      harness: text,
      id: text,
      relation: z.enum(['itself', 'same', 'alike']),
      answered: z.enum(ORIGINS).exactOptional().describe('Who said that two texts of different words say the same.'),
      differs: z.array(fieldSchema).describe('Fields in which it differs from the one that was asked for.'),
    }),
  ),
  missing: texts.describe('Harnesses that know nothing of it.'),
  findings,
});

const overviewHarness = z.strictObject({
  id: text,
  title: text,
  root: text.describe('Where its memory stands, or would.'),
  exists: z.boolean(),
  client: z.strictObject({ version: text, newerThanSeen: z.boolean() }).exactOptional(),
  memories: z.int(),
  kinds: z.partialRecord(memorySchema.shape.kind, z.int()),
  /** Of what can be seen from here: a memory of another project is no failure. */
  deliveries,
  budgets: z.array(budgetSchema),
  findings: z.partialRecord(findingSchema.shape.severity, z.int()),
  /** Memory is switched off: what switches it on. */
  once: text.exactOptional(),
});

const overviewStore = z.strictObject({
  id: text,
  harness: text,
  root: text,
  scope: scopeSchema,
  exists: z.boolean(),
  standing: z
    .enum(['here', 'everywhere', 'elsewhere', 'absent', 'not in use'])
    .describe('What it is to somebody who stands here: only of the first two does the model see anything.'),
  memories: z.int(),
  deliveries,
});

const overview = z.strictObject({
  ...head,
  command: z.literal('overview'),
  here: z
    .strictObject({
      project: text,
      repository: z.boolean(),
      harnesses: z.array(z.strictObject({ harness: text, memories: z.int(), deliveries })),
    })
    .describe('The project somebody is in, and which harness knows how much of it.'),
  harnesses: z.array(overviewHarness),
  stores: z.array(overviewStore),
  next: z.strictObject({ command: text, why: text }),
  findings,
});

const undo = z.strictObject({
  ...head,
  command: z.literal('undo'),
  run: text,
  dryRun: z.literal(true).exactOptional(),
  restored: texts,
  merged: texts,
  kept: z.array(z.strictObject({ file: text, why: text })),
  taken: texts,
  later: z.array(z.strictObject({ run: text, files: texts })),
  idle: text.exactOptional(),
  next: text,
  findings,
});

const run = z.strictObject({
  id: text,
  when: z.number(),
  title: text,
  stage: z.enum(['begun', 'done', 'recovered']),
  counts: z.record(text, z.int()),
  files: texts,
  undoes: text.exactOptional(),
  undone: z.literal(true).exactOptional().describe('A later undo took it back.'),
  adapters: foreignSchema
    .exactOptional()
    .describe("The adapters that are not memport's own: its undo needs those of stores that were written."),
});

const log = z.strictObject({
  ...head,
  command: z.literal('log'),
  state: text,
  runs: z.array(run),
  pruned: z.strictObject({ blobs: z.int(), bytes: z.int() }).exactOptional(),
  findings,
});

/** What one start of the real client showed of one memory, beside what was predicted. */
const verified = z.strictObject({
  id: text,
  predicted: deliverySchema,
  observed: deliverySchema,
  hops: z.int().exactOptional(),
});

const verifiedPlace = z.strictObject({
  cwd: text,
  directory: z
    .strictObject({ located: text, reported: text })
    .exactOptional()
    .describe('The memory folder the client itself names, beside the one that was located.'),
  memories: z.array(verified),
  blocks: z
    .array(z.strictObject({ label: text, predicted: text.exactOptional(), observed: text.exactOptional() }))
    .describe('Text that the client sends and the view predicts differently, or that only one of them has.'),
  settings: z
    .record(text, z.unknown())
    .exactOptional()
    .describe('Where they are others than those of the first place.'),
  tookMs: z.int(),
});

const verify = z.strictObject({
  ...head,
  command: z.literal('verify'),
  client: z.strictObject({ name: text, version: text, file: text }),
  settings: z.record(text, z.unknown()),
  places: z.array(verifiedPlace),
  memories: z.array(verified).describe('All places together, as other documents name memories.'),
  rest: z.array(z.strictObject({ store: text, root: text, why: text })).describe('Stores that were not run, and why.'),
  cause: text.exactOptional(),
  findings,
});

const answer = z.enum(ANSWERS);

const pairs = z.strictObject({
  ...head,
  command: z.literal('pairs'),
  pairs: z.array(
    z.strictObject({
      a: member,
      b: member,
      status: z.enum(['asked', 'beside', 'reworded']),
      file: text.exactOptional(),
      proposed: proposalSchema.exactOptional(),
    }),
  ),
  answered: z.array(z.strictObject({ a: member, b: member, answer })),
  findings,
});

const error = z.strictObject({
  ...head,
  error: z.strictObject({
    code: text,
    what: text,
    where: text.exactOptional(),
    expected: text.exactOptional(),
    todo: text.exactOptional(),
  }),
});

const assist = z.strictObject({
  ...head,
  command: z.literal('assist'),
  from: text,
  to: text,
  memory: z.strictObject({ id: text }),
  question: z
    .strictObject({
      name: text,
      instructions: text,
      input: text,
      schema: z.record(text, z.unknown()),
      maxTokens: z.int(),
    })
    .exactOptional()
    .describe('What would be sent, word for word; `input` is JSON.'),
  unless: text.exactOptional().describe('Why nobody would be asked.'),
});

export const schemas = {
  list,
  show,
  across,
  overview,
  plan: toldPlanSchema,
  sync,
  assist,
  relocate,
  undo,
  log,
  verify,
  pairs,
  check,
  audit,
  explain,
  doctor,
  export: exportSchema,
  probed: probedSchema,
  outline: outlineSchema,
  error,
};

/** Every document by its name. */
export type Documents = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
