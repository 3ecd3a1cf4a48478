import { z } from 'zod';
import { SEVERITIES } from './finding-rules.ts';
import { scopeSchema } from './memory-schema.ts';
import { finding } from './told-schema.ts';

/** What `memport doctor` prints. */
const text = z.string();

const store = z.strictObject({
  id: text,
  root: text,
  scope: scopeSchema,
  layout: text,
  exists: z.boolean(),
  inUseHere: z.boolean().describe('Whether a client that is started here would use it.'),
  memories: z.int(),
  locked: z.array(text).describe('Who is at work on it now.'),
  refuses: text.exactOptional().describe('Why memport would not write to it.'),
});

const harness = z.strictObject({
  id: text,
  title: text,
  client: z
    .strictObject({ file: text, version: text.exactOptional() })
    .exactOptional()
    .describe('The program on PATH; it was not started: its package says the version.'),
  edition: text.describe('The version of the client that deliveries are predicted for.'),
  newest: text.describe('The newest version that memport was tried on.'),
  assumed: z.boolean().describe('No client that memport was tried on was found: what is predicted is assumed.'),
  verifiable: z.boolean().describe('Whether memport verify can start its client.'),
  off: text.exactOptional().describe('Memory is switched off: what switches it on.'),
  code: text.exactOptional().describe('Where its adapter came from, where that is not memport itself: code that ran.'),
  stores: z.array(store),
});

const problem = z.strictObject({
  about: text.describe('The harness, or memport.'),
  severity: z.enum(SEVERITIES),
  what: text,
  where: text.exactOptional(),
  todo: text,
  type: text.exactOptional().describe('The command to type.'),
});

export const doctorSchema = z.strictObject({
  version: z.literal(1),
  command: z.literal('doctor'),
  memport: z
    .strictObject({
      version: text.describe('The version of memport.'),
      node: text.describe('The version of Node.'),
      platform: text.describe('The operating system.'),
      state: text,
      runs: z.int().describe('How many runs are written down there.'),
      config: text.exactOptional().describe('Where the settings of the person stand, or would.'),
      configured: z.boolean().describe('Whether there is such a file.'),
      repository: text.exactOptional().describe('The memport.json that holds here.'),
    })
    .describe('memport itself.'),
  harnesses: z.array(harness),
  known: z
    .array(z.strictObject({ id: text, title: text }))
    .describe('Harnesses that memport knows, and of which nothing was found here.'),
  problems: z.array(problem).describe('What is in the way, the gravest first, each with what to do about it.'),
  findings: z.array(finding),
});
