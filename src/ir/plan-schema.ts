import { z } from 'zod';
import { ANSWERS, ORIGINS } from './answer.ts';
import { CHOICES, DECISIONS } from './decisions.ts';
import { budgetSchema, deliverySchema, findingSchema, lossSchema, scopeSchema } from './memory-schema.ts';

/** A plan, as it is made, printed and read again from a file. */
const text = z.string();
const texts = z.array(z.string());
const rule = findingSchema.shape.rule;
const delivery = deliverySchema;

export const proposalSchema = z.strictObject({
  answer: z.enum(ANSWERS),
  origin: z.enum(ORIGINS),
  judge: text.exactOptional(),
});

const options = z.strictObject({
  from: text,
  to: text,
  fromRoot: text.exactOptional(),
  toRoot: text.exactOptional(),
  fromProfile: text.exactOptional(),
  toProfile: text.exactOptional(),
  /** Folders of the projects that are carried, where not all are. */
  projects: texts.exactOptional(),
  all: z.boolean().exactOptional(),
  includeAbsent: z.boolean().exactOptional(),
  kinds: texts.exactOptional(),
  /** The family of instruction files that takes the rules of projects. */
  rulesTo: text.exactOptional(),
  onConflict: z.enum(['ask', 'source', 'target', 'both']),
  onSecret: z.enum(['block', 'mask', 'keep']),
  onInjection: z.enum(['block', 'keep']),
  withdraw: z.boolean().exactOptional(),
  /** What stands there may take a better form where room came free. */
  refill: z.boolean().exactOptional(),
  /** What a person said about single memories, by source id. */
  choices: z.record(text, z.enum(CHOICES)).exactOptional(),
  /** Other words may be written where they were let through: those of the model named here, from the lock. */
  assist: z
    .strictObject({
      purpose: z.enum(['room', 'voice']),
      asked: text,
      /** What a person wrote may be reworded too. */
      manual: z.literal(true).exactOptional(),
      /** What the scanner only warns of may leave the machine. */
      unredacted: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  cwd: text,
  clientVersion: text.exactOptional(),
});

/** What leads where: a source store and the target that takes its memories. */
const route = z.strictObject({
  from: z.strictObject({ store: text, root: text, scope: scopeSchema, memories: z.int() }),
  to: z.strictObject({ store: text, root: text }).optional(),
  skipped: z.enum(['absent-project', 'not-asked']).exactOptional(),
});

/** One file's change as hashes: a plan holds decisions, never texts. */
const change = z.strictObject({
  file: text,
  op: z.enum(['put', 'touch', 'remove']),
  before: text.nullable(),
  after: text.nullable(),
  /** Git tracks the file, or it is reached through a link. */
  notes: texts.exactOptional(),
});

const line = z.strictObject({
  file: text,
  is: z.enum(['reworded', 'behind', 'removed']),
  /** A hash of the words that stood there, where nobody said whether those of today say the same. */
  was: text.exactOptional(),
});

const decided = z.strictObject({
  /** The memory of the source, or for a withdrawn one the id it had. */
  id: text,
  store: text,
  decision: z.enum(DECISIONS),
  /** Why, in words: what matched, what moved, what blocked. */
  reason: text.exactOptional(),
  rule: rule.exactOptional(),
  /** `was`: the ids of what stood for it there and has another id now, or is taken out. */
  target: z.strictObject({ store: text, id: text.exactOptional(), was: texts.exactOptional() }).exactOptional(),
  /** Lines of it in the target that say something else than was written there, or are gone. */
  lines: z.array(line).exactOptional(),
  form: text.exactOptional(),
  /** It stands in other words than the source's: those of a rewrite that was let through. */
  reworded: z.literal(true).exactOptional(),
  /** Other words were asked for, and none were let through: which gates refused them. */
  fallback: texts.exactOptional(),
  /** Whose rewrite it is, where it is a stranger's. */
  rewrittenBy: z.literal('repository').exactOptional(),
  delivery: delivery.exactOptional(),
  /** What reaches the model today, where memory is switched off: `delivery` is for once it is on. */
  now: delivery.exactOptional(),
  hops: z.int().exactOptional(),
  losses: z.array(lossSchema),
  /** The memory of the target that looks alike, and nobody said whether it says the same. */
  alike: text.exactOptional(),
  /** What a model or a repository says of the two: a proposal, until a person accepts it. */
  proposed: proposalSchema.exactOptional(),
  /** Who said how it stands to a memory of the target; of models, which. */
  answered: z.enum(ORIGINS).exactOptional(),
  judge: text.exactOptional(),
  /** Rule ids of what looks dangerous in it though it is carried: its words go to no model. */
  suspect: z.array(rule).exactOptional(),
});

const store = z.strictObject({
  id: text,
  harness: text,
  root: text,
  scope: scopeSchema,
  exists: z.boolean(),
  changes: z.array(change),
  notes: texts,
});

/** Pure data: apply recomputes it with the same `now` and refuses unless everything hashes to the fingerprint. */
export const planSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('plan'),
  now: z.number(),
  options,
  routes: z.array(route),
  stores: z.array(store),
  decisions: z.array(decided),
  /** Where models judged: which, how many pairs stand so, how many are open, with a proposal of theirs or without. */
  judged: z.strictObject({ by: texts, pairs: z.int(), open: z.int(), proposed: z.int() }).exactOptional(),
  budgets: z.array(budgetSchema.omit({ used: true }).extend({ store: text, before: z.number(), after: z.number() })),
  findings: z.array(findingSchema),
  /** Where other words were wanted: how many memories nobody was asked about yet, and what came of the others. */
  assist: z
    .strictObject({
      open: z.int(),
      couldMoveUp: z.int(),
      movedUp: z.int(),
      /** Sent nowhere: the scanner flags them. */
      withheld: z.int(),
      /** Judged by the model that wrote them. */
      selfJudged: z.int(),
    })
    .exactOptional(),
  fingerprint: text,
});
export type PlanShape = z.infer<typeof planSchema>;
