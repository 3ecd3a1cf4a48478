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
  projects: texts.exactOptional().describe('Folders of the projects that are carried, where not all are.'),
  all: z.boolean().exactOptional(),
  includeAbsent: z.boolean().exactOptional(),
  kinds: texts.exactOptional(),
  alike: z
    .literal('stays')
    .exactOptional()
    .describe('What looks alike and nobody answered stays where it stands; else it arrives beside its like.'),
  rulesTo: text.exactOptional().describe('The family of instruction files that takes the rules of projects.'),
  onConflict: z.enum(['ask', 'source', 'target', 'both']),
  onSecret: z.enum(['block', 'mask', 'keep']),
  onInjection: z.enum(['block', 'keep']),
  withdraw: z.boolean().exactOptional(),
  refill: z.boolean().exactOptional().describe('What stands there may take a better form where room came free.'),
  lift: z
    .boolean()
    .exactOptional()
    .describe('What several projects say in equal words is carried once, for all of them.'),
  choices: z
    .record(text, z.enum(CHOICES))
    .exactOptional()
    .describe('What a person said about single memories, by source id.'),
  assist: z
    .strictObject({
      purpose: z.enum(['room', 'voice']),
      asked: text,
      manual: z.literal(true).exactOptional().describe('What a person wrote may be reworded too.'),
      unredacted: z.literal(true).exactOptional().describe('What the scanner only warns of may leave the machine.'),
    })
    .exactOptional()
    .describe('Other words may be written where they were let through: those of the model named here, from the lock.'),
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
  notes: texts.exactOptional().describe('Git tracks the file, or it is reached through a link.'),
});

const line = z.strictObject({
  file: text,
  line: z
    .int()
    .positive()
    .exactOptional()
    .describe('Its number in the file as it stands before the plan; none where it is gone.'),
  is: z.enum(['reworded', 'behind', 'removed']),
  was: text
    .exactOptional()
    .describe('A hash of the words that stood there, where nobody said whether those of today say the same.'),
});

const decided = z.strictObject({
  id: text.describe('The memory of the source, or for a withdrawn one the id it had.'),
  store: text,
  decision: z.enum(DECISIONS),
  reason: text.exactOptional().describe('Why, in words: what matched, what moved, what blocked.'),
  rule: rule.exactOptional(),
  target: z
    .strictObject({ store: text, id: text.exactOptional(), was: texts.exactOptional() })
    .exactOptional()
    .describe('`was`: the ids of what stood for it there and has another id now, or is taken out.'),
  lines: z
    .array(line)
    .exactOptional()
    .describe('Lines of it in the target that say something else than was written there, or are gone.'),
  form: text.exactOptional(),
  reworded: z
    .literal(true)
    .exactOptional()
    .describe("It stands in other words than the source's: those of a rewrite that was let through."),
  fallback: texts
    .exactOptional()
    .describe('Other words were asked for, and none were let through: which gates refused them.'),
  rewrittenBy: z.literal('repository').exactOptional().describe("Whose rewrite it is, where it is a stranger's."),
  delivery: delivery.exactOptional(),
  now: delivery
    .exactOptional()
    .describe('What reaches the model today, where memory is switched off: `delivery` is for once it is on.'),
  hops: z.int().exactOptional(),
  losses: z.array(lossSchema),
  alike: text
    .exactOptional()
    .describe('The memory of the target that looks alike, and nobody said whether it says the same.'),
  proposed: proposalSchema
    .exactOptional()
    .describe('What a model or a repository says of the two: a proposal, until a person accepts it.'),
  answered: z
    .enum(ORIGINS)
    .exactOptional()
    .describe('Who said how it stands to a memory of the target; of models, which.'),
  judge: text.exactOptional(),
  suspect: z
    .array(rule)
    .exactOptional()
    .describe('Rule ids of what looks dangerous in it though it is carried: its words go to no model.'),
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

/** Adapters that are not memport's own: code that ran, and the files it came from. */
export const foreignSchema = z.array(z.strictObject({ id: text, file: text }));

/** Pure data: apply recomputes it with the same `now` and refuses unless everything hashes to the fingerprint. */
export const planSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('plan'),
  now: z.number(),
  options,
  routes: z.array(route),
  stores: z.array(store),
  decisions: z.array(decided),
  lift: z
    .strictObject({
      done: texts.describe('Ids of memories that stand for those of several projects.'),
      could: texts.describe('Ids of memories that other projects say in equal words.'),
    })
    .exactOptional()
    .describe('What stands in several projects in equal words: carried once as global, or what --lift would carry so.'),
  judged: z
    .strictObject({ by: texts, pairs: z.int(), open: z.int(), proposed: z.int() })
    .exactOptional()
    .describe(
      'Where models judged: which, how many pairs stand so, how many are open, with a proposal of theirs or without.',
    ),
  budgets: z.array(budgetSchema.omit({ used: true }).extend({ store: text, before: z.number(), after: z.number() })),
  findings: z.array(findingSchema),
  assist: z
    .strictObject({
      open: z.int(),
      couldMoveUp: z.int(),
      movedUp: z.int(),
      withheld: z.int().describe('Sent nowhere: the scanner flags them.'),
      selfJudged: z.int().describe('Judged by the model that wrote them.'),
    })
    .exactOptional()
    .describe(
      'Where other words were wanted: how many memories nobody was asked about yet, and what came of the others.',
    ),
  adapters: foreignSchema
    .exactOptional()
    .describe("The adapters that are not memport's own: their code ran to make this plan, and came from these files."),
  fingerprint: text,
});
export type PlanShape = z.infer<typeof planSchema>;

/** What came of a plan that was to be carried out. */
export const outcome = z.strictObject({
  status: z.enum(['written', 'ledger only', 'nothing to do', 'plan only', 'not as predicted']),
  run: text.exactOptional(),
  undo: text.exactOptional().describe('What takes it back.'),
  files: z.int().exactOptional(),
  asPlanned: z.boolean().exactOptional().describe('Read back, everything stands as the plan says.'),
  notVerified: text.exactOptional().describe('Where --verify was said and no client could be started: why.'),
  standing: z.int().exactOptional(),
  notCarried: z.int().exactOptional(),
});
export type Outcome = z.infer<typeof outcome>;

/** A plan as it is printed: with `--yes` also what came of it. */
export const toldPlanSchema = planSchema.extend({ outcome: outcome.exactOptional() });
