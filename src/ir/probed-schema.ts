import { z } from 'zod';
import { deliverySchema } from './memory-schema.ts';
import { finding } from './told-schema.ts';

/** What `memport probe` prints: no words of a memory but in `text`, which is left out where those may not stand. */
const text = z.string();
const interval = z.tuple([z.number(), z.number()]);

/** So many trials followed the rule of so many that count; the interval is Wilson's at 95 %. */
const rate = z.strictObject({ followed: z.int(), trials: z.int(), invalid: z.int(), interval });

const probed = z.strictObject({
  id: text,
  handle: text,
  /** Its statement. */
  text: text.exactOptional(),
  shape: text,
  author: z.enum(['template', 'model', 'human']),
  reviewed: z.boolean(),
  /** It was tried after so many turns about something else. */
  late: z.int().exactOptional(),
  verdict: text,
  /** Why a rule is followed less than it should be, in how many of the trials of which that is known. */
  because: z.strictObject({ reason: text, trials: z.int(), of: z.int() }).exactOptional(),
  arms: z.array(z.strictObject({ arm: text, rule: rate, counter: rate.exactOptional() })),
  /** Target less source, or less no memory where the source was not tried. */
  difference: z
    .strictObject({ against: text, value: z.number(), interval, p: z.number(), q: z.number(), test: text })
    .exactOptional(),
  claims: z.array(
    z.strictObject({
      claim: text,
      against: text,
      says: text,
      difference: z.number().exactOptional(),
      interval: interval.exactOptional(),
    }),
  ),
  /** How many trials in each arm would settle it. */
  needs: z.union([z.int(), z.literal('none')]).exactOptional(),
  /** Why its trials ended before it was settled. */
  stopped: text.exactOptional(),
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
  /** How much of the logs was read, and what of them was not. */
  logs: z.array(
    z.strictObject({
      harness: text,
      logs: z.int(),
      bytes: z.int(),
      brokenLines: z.int(),
      foreign: z.int(),
      unread: z.array(z.strictObject({ file: text, why: text })),
    }),
  ),
});

export const probedSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('probe'),
  /** By which `probe score` finds its transcripts. */
  run: text,
  level: z.enum(['load', 'observed', 'framed', 'client']),
  from: text,
  to: text,
  model: z.strictObject({ client: text, name: text }).exactOptional(),
  memories: z.array(probed),
  /** Of the level load: how a memory comes to a model, at the source and in the target. */
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
    .exactOptional(),
  /** Of the level observed: what the user's own sessions show. */
  observed: observed.exactOptional(),
  /** Memories that were not tried, and why. */
  rest: z.array(z.strictObject({ id: text, handle: text, why: text })),
  /** What the migration changed over all memories: shares of trials, target less source. */
  change: z.strictObject({ memories: z.int(), mean: z.number(), interval, p: z.number() }).exactOptional(),
  /** What was asked of a model in this run, and how many answers of earlier ones were taken. */
  used: z
    .strictObject({ asked: z.int(), kept: z.int(), sent: z.int(), received: z.int(), usd: z.number().exactOptional() })
    .exactOptional(),
  failed: z.boolean(),
  findings: z.array(finding),
});

const bill = z.strictObject({
  trials: z.int(),
  requests: z.int(),
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
  /** Memories that would not be tried. */
  rest: z.int(),
  arms: z.array(text),
  /** In each arm at most. */
  trials: z.int(),
  repeats: z.int(),
  /** If every memory is settled at the first look, if half of them live and half are dead, and if none is settled. */
  least: bill,
  usual: bill,
  most: bill,
  /** With how many trials in each arm a fall from one share to another is seen four times in five. */
  falls: z.array(z.strictObject({ from: z.number(), to: z.number(), trials: z.int() })),
  /** Verdicts that so few trials cannot show. */
  unreachable: z.array(z.strictObject({ verdict: text, planned: z.int(), needs: z.int().exactOptional() })),
  refusal: text.exactOptional(),
});
