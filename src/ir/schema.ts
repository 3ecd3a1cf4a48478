import { z } from 'zod';
import { ANSWERS, ORIGINS } from './answer.ts';
import { auditSchema as audit, explainSchema as explain } from './audit-schema.ts';
import { checkSchema as check } from './check-schema.ts';
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
import { planSchema, proposalSchema } from './plan-schema.ts';
import { outlineSchema, probedSchema } from './probed-schema.ts';

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
  /** Of the memories that nobody sees because memory is switched off; what is seen of the others `show` says. */
  deliveries: z.array(deliveredSchema).exactOptional(),
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
      /** Who said that two texts of different words say the same. */
      answered: z.enum(ORIGINS).exactOptional(),
      /** Fields in which it differs from the one that was asked for. */
      differs: z.array(fieldSchema),
    }),
  ),
  /** Harnesses that know nothing of it. */
  missing: texts,
  findings,
});

const overviewHarness = z.strictObject({
  id: text,
  title: text,
  /** Where its memory stands, or would. */
  root: text,
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
  /** What it is to somebody who stands here: only of the first two does the model see anything. */
  standing: z.enum(['here', 'everywhere', 'elsewhere', 'absent', 'not in use']),
  memories: z.int(),
  deliveries,
});

const overview = z.strictObject({
  ...head,
  command: z.literal('overview'),
  /** The project somebody is in, and which harness knows how much of it. */
  here: z.strictObject({
    project: text,
    repository: z.boolean(),
    harnesses: z.array(z.strictObject({ harness: text, memories: z.int(), deliveries })),
  }),
  harnesses: z.array(overviewHarness),
  stores: z.array(overviewStore),
  next: z.strictObject({ command: text, why: text }),
  findings,
});

const undo = z.strictObject({
  ...head,
  command: z.literal('undo'),
  run: text,
  restored: texts,
  kept: z.array(z.strictObject({ file: text, why: text })),
  findings,
});

const relocate = z.strictObject({
  ...head,
  command: z.literal('relocate'),
  from: text,
  to: text,
  stores: z.array(
    z.strictObject({
      id: text,
      harness: text,
      root: text,
      /** The folder its files come from. */
      was: text.exactOptional(),
      /** How many come here, or are told under the new path. */
      memories: z.int(),
      changes: z.array(z.strictObject({ op: z.enum(['put', 'touch', 'remove']), file: text })),
      stays: z.array(z.strictObject({ file: text, why: text })),
      /** What else lies in a folder that was left: no memory, and not touched. */
      beside: texts,
    }),
  ),
  /** Rows of memport's own ledger that get the new names. */
  ledger: z.strictObject({ rows: z.int() }),
  /** Where words of a memory or an instruction file still say the old path. */
  mentions: z.array(z.strictObject({ file: text, line: z.int() })),
  findings,
});

/** Both directions between two harnesses, the second as if the first had been carried out. */
const sync = z.strictObject({ ...head, command: z.literal('sync'), plans: z.array(planSchema), findings });

const run = z.strictObject({
  id: text,
  when: z.number(),
  title: text,
  stage: z.enum(['begun', 'done', 'recovered']),
  counts: z.record(text, z.int()),
  files: texts,
  undoes: text.exactOptional(),
  /** A later undo took it back. */
  undone: z.literal(true).exactOptional(),
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
  /** The memory folder the client itself names, beside the one that was located. */
  directory: z.strictObject({ located: text, reported: text }).exactOptional(),
  memories: z.array(verified),
  /** Text that the client sends and the view predicts differently, or that only one of them has. */
  blocks: z.array(z.strictObject({ label: text, predicted: text.exactOptional(), observed: text.exactOptional() })),
  /** Where they are others than those of the first place. */
  settings: z.record(text, z.unknown()).exactOptional(),
  tookMs: z.int(),
});

const verify = z.strictObject({
  ...head,
  command: z.literal('verify'),
  client: z.strictObject({ name: text, version: text, file: text }),
  settings: z.record(text, z.unknown()),
  places: z.array(verifiedPlace),
  /** All places together, as other documents name memories. */
  memories: z.array(verified),
  /** Stores that were not run, and why. */
  rest: z.array(z.strictObject({ store: text, root: text, why: text })),
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
  /** What would be sent, word for word; `input` is JSON. */
  question: z
    .strictObject({
      name: text,
      instructions: text,
      input: text,
      schema: z.record(text, z.unknown()),
      maxTokens: z.int(),
    })
    .exactOptional(),
  /** Why nobody would be asked. */
  unless: text.exactOptional(),
});

export const schemas = {
  list,
  show,
  across,
  overview,
  plan: planSchema,
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
  export: exportSchema,
  probed: probedSchema,
  outline: outlineSchema,
  error,
};

/** Every document by its name. */
export type Documents = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
