import { z } from 'zod';
import { scopeSchema } from './memory-schema.ts';
import { FINDING_RULES, SEVERITIES } from './finding-rules.ts';
import { finding } from './told-schema.ts';

/** What `memport audit` prints. */
const text = z.string();

/** Words of a memory stand in `message` and `memory.text` only. */
const told = finding.extend({
  why: text,
  mend: text,
  /** What to type about it. */
  command: text.exactOptional(),
});

const store = z.strictObject({
  id: text,
  harness: text,
  root: text,
  scope: scopeSchema,
  memories: z.int(),
  /** Of what is loaded when a session starts: bytes in all, of memories, and of rules and what the user is. */
  always: z.strictObject({ bytes: z.int(), memories: z.int(), rules: z.int() }).exactOptional(),
  findings: z.partialRecord(z.enum(SEVERITIES), z.int()),
});

export const auditSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('audit'),
  stores: z.array(store),
  memories: z.int(),
  /** Memories that say nothing which could be held against anything here: they are not known to be fine. */
  unverifiable: z.int(),
  /** Pairs of memories that look alike, and nobody said whether they say the same. */
  alike: z.int(),
  rules: z.partialRecord(z.enum(FINDING_RULES), z.int()),
  /** Findings that memport.json allows or switches off, that the baseline has, and that are older than asked for. */
  allowed: z.int(),
  off: z.int(),
  known: z.int(),
  before: z.int(),
  /** Whether a finding reaches `--fail-on`. */
  failed: z.boolean(),
  findings: z.array(told),
});

/** What `memport explain` prints. */
export const explainSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('explain'),
  rules: z.array(
    z.strictObject({
      rule: z.enum(FINDING_RULES),
      /** The gravest that it is told as. */
      severity: z.enum(SEVERITIES),
      what: text,
      why: text,
      example: text,
      mend: text,
      command: text.exactOptional(),
    }),
  ),
});
