import { z } from 'zod';
import { scopeSchema } from './memory-schema.ts';
import { FINDING_RULES, SEVERITIES } from './finding-rules.ts';
import { outcome } from './plan-schema.ts';
import { finding } from './told-schema.ts';

/** What `memport audit` prints. */
const text = z.string();

/** Words of a memory stand in `message` and `memory.text` only. */
const told = finding.extend({
  why: text,
  mend: text,
  command: text.exactOptional().describe('What to type about it.'),
});

const store = z.strictObject({
  id: text,
  harness: text,
  root: text,
  scope: scopeSchema,
  memories: z.int(),
  always: z
    .strictObject({ bytes: z.int(), memories: z.int(), rules: z.int() })
    .exactOptional()
    .describe('Of what is loaded when a session starts: bytes in all, of memories, and of rules and what the user is.'),
  findings: z.partialRecord(z.enum(SEVERITIES), z.int()),
});

const spot = z.strictObject({ rule: z.enum(FINDING_RULES), file: text, line: z.int().exactOptional() });

/** What is mended in one store: places and rules, no memory text. */
const mending = z.strictObject({
  store: text,
  root: text,
  changes: z.array(z.strictObject({ op: z.enum(['put', 'touch', 'remove']), file: text })),
  mended: z.array(spot).describe('Findings that are gone with it.'),
  left: z.array(spot.extend({ why: text })).describe('Findings that have to be mended by hand, and why.'),
});

export const auditSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('audit'),
  stores: z.array(store),
  memories: z.int(),
  unverifiable: z
    .int()
    .describe('Memories that say nothing which could be held against anything here: they are not known to be fine.'),
  alike: z.int().describe('Pairs of memories that look alike, and nobody said whether they say the same.'),
  rules: z.partialRecord(z.enum(FINDING_RULES), z.int()),
  allowed: z
    .int()
    .describe(
      'Findings that memport.json allows or switches off, that the baseline has, and that are older than asked for.',
    ),
  off: z.int(),
  known: z.int(),
  before: z.int(),
  failed: z.boolean().describe('Whether a finding reaches `--fail-on`.'),
  fix: z
    .strictObject({
      plans: z.array(mending).describe('What would be written, store by store.'),
      outcome,
      failed: z.boolean().exactOptional().describe('Whether a finding still reaches `--fail-on` afterwards.'),
    })
    .exactOptional()
    .describe('With --fix: what can be mended without asking whose words hold, and what came of it.'),
  findings: z.array(told),
});

/** What `memport explain` prints. */
export const explainSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('explain'),
  rules: z.array(
    z.strictObject({
      rule: z.enum(FINDING_RULES),
      severity: z.enum(SEVERITIES).describe('The gravest that it is told as.'),
      what: text,
      why: text,
      example: text,
      mend: text,
      command: text.exactOptional(),
    }),
  ),
});
