import { z } from 'zod';
import { deliverySchema } from './memory-schema.ts';
import { finding } from './told-schema.ts';

/** What `memport probe` prints: no words of a memory but in `text`, which is left out where those may not stand. */
const text = z.string();
const interval = z.tuple([z.number(), z.number()]);

/** So many trials followed the rule of so many that count; the interval is Wilson's at 95 %. */
const rate = z.strictObject({ followed: z.int(), trials: z.int(), invalid: z.int(), interval });

/** How a judge did on labelled answers. */
const measured = z.strictObject({
  right: z.int().describe('How many it told rightly.'),
  of: z.int(),
  interval,
});

const probed = z.strictObject({
  id: text,
  handle: text,
  text: text.exactOptional().describe('Its statement.'),
  shape: text,
  author: z.enum(['template', 'model', 'human']),
  reviewed: z.boolean(),
  late: z.int().exactOptional().describe('It was tried after so many turns about something else.'),
  verdict: text,
  because: z
    .strictObject({ reason: text, trials: z.int(), of: z.int() })
    .exactOptional()
    .describe('Why a rule is followed less than it should be, in how many of the trials of which that is known.'),
  arms: z.array(z.strictObject({ arm: text, rule: rate, counter: rate.exactOptional() })),
  difference: z
    .strictObject({ against: text, value: z.number(), interval, p: z.number(), q: z.number(), test: text })
    .exactOptional()
    .describe('Target less source, or less no memory where the source was not tried.'),
  claims: z.array(
    z.strictObject({
      claim: text,
      against: text,
      says: text,
      difference: z.number().exactOptional(),
      interval: interval.exactOptional(),
    }),
  ),
  needs: z
    .union([z.int(), z.literal('none')])
    .exactOptional()
    .describe('How many trials in each arm would settle it.'),
  judge: z
    .strictObject({
      by: text,
      passed: z.boolean().describe('Without that the judge only annotates: no verdict is built on its word.'),
      sensitivity: measured.describe('Of the labelled answers that follow their rule, how many it called so.'),
      specificity: measured.describe('Of the labelled answers that break their rule, how many it called so.'),
      kappa: z.number().describe('Cohen’s: how far it agrees with the labels beyond chance.'),
      arms: z.array(
        z.strictObject({
          arm: text,
          followed: z.int(),
          trials: z.int(),
          corrected: z
            .number()
            .exactOptional()
            .describe('The share that followed, corrected by how often the judge errs.'),
          interval,
        }),
      ),
    })
    .exactOptional()
    .describe('Where no program can tell: who did, how often it is right, and the shares corrected by that.'),
  stopped: text.exactOptional().describe('Why its trials ended before it was settled.'),
});

/** What was seen on one side of the migration; `sessions` says in how many sessions. */
const side = z.strictObject({
  followed: z.int(),
  trials: z.int(),
  sessions: z.int(),
  interval,
  read: z.int(),
  cited: z.int(),
});

const observed = z.strictObject({
  rows: z.array(
    z.strictObject({
      memory: text,
      handle: text,
      text: text.exactOptional(),
      harness: text,
      before: side,
      after: side,
      difference: z.number().exactOptional(),
      interval: interval.exactOptional(),
      says: text,
      lacks: text.exactOptional(),
    }),
  ),
  harnesses: z.array(
    z.strictObject({
      harness: text,
      sessions: z.int(),
      turns: z.int(),
      from: z.number().exactOptional(),
      to: z.number().exactOptional(),
    }),
  ),
  repeated: z.int(),
  across: z.int(),
  undated: z.int(),
  logs: z
    .array(
      z.strictObject({
        harness: text,
        logs: z.int(),
        bytes: z.int(),
        brokenLines: z.int(),
        foreign: z.int(),
        unread: z.array(z.strictObject({ file: text, why: text })),
      }),
    )
    .describe('How much of the logs was read, and what of them was not.'),
});

export const probedSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('probe'),
  run: text.describe('By which `probe score` finds its transcripts.'),
  level: z.enum(['load', 'observed', 'framed', 'client']),
  from: text,
  to: text,
  model: z.strictObject({ client: text, name: text }).exactOptional(),
  memories: z.array(probed),
  loads: z
    .array(
      z.strictObject({
        id: text,
        handle: text,
        text: text.exactOptional(),
        source: deliverySchema.exactOptional(),
        target: deliverySchema.exactOptional(),
      }),
    )
    .exactOptional()
    .describe('Of the level load: how a memory comes to a model, at the source and in the target.'),
  observed: observed.exactOptional().describe("Of the level observed: what the user's own sessions show."),
  rest: z
    .array(z.strictObject({ id: text, handle: text, why: text }))
    .describe('Memories that were not tried, and why.'),
  change: z
    .strictObject({ memories: z.int(), mean: z.number(), interval, p: z.number() })
    .exactOptional()
    .describe('What the migration changed over all memories: shares of trials, target less source.'),
  used: z
    .strictObject({ asked: z.int(), kept: z.int(), sent: z.int(), received: z.int(), usd: z.number().exactOptional() })
    .exactOptional()
    .describe('What was asked of a model in this run, and how many answers of earlier ones were taken.'),
  failed: z.boolean(),
  findings: z.array(finding),
});

const bill = z.strictObject({
  trials: z.int(),
  requests: z.int(),
  judged: z.int().exactOptional().describe('Of the requests, so many go to the judge.'),
  tokens: z.strictObject({ sent: z.number(), cached: z.number(), received: z.number() }),
  seconds: z.number(),
  usd: z.number().exactOptional(),
});

/** What `memport probe plan` prints. */
export const outlineSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('probe plan'),
  from: text,
  to: text,
  memories: z.int(),
  rest: z.int().describe('Memories that would not be tried.'),
  arms: z.array(text),
  trials: z.int().describe('In each arm at most.'),
  batch: z.literal(true).exactOptional().describe('Trials of one turn are asked in batches: the times do not hold.'),
  repeats: z.int(),
  least: bill.describe(
    'If every memory is settled at the first look, if half of them live and half are dead, and if none is settled.',
  ),
  usual: bill,
  most: bill,
  falls: z
    .array(z.strictObject({ from: z.number(), to: z.number(), trials: z.int() }))
    .describe('With how many trials in each arm a fall from one share to another is seen four times in five.'),
  unreachable: z
    .array(z.strictObject({ verdict: text, planned: z.int(), needs: z.int().exactOptional() }))
    .describe('Verdicts that so few trials cannot show.'),
  refusal: text.exactOptional(),
});
