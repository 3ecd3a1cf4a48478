import { z } from 'zod';

/** The shape of every JSON document memport prints, strict: a test holds each real document against its schema. */
const span = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
const dated = z.strictObject({ text: z.string(), basis: z.enum(['declared', 'filename', 'git', 'mtime']) });
const field = z.enum(['kind', 'nativeKind', 'title', 'hook', 'statement', 'why', 'how', 'detail', 'scope', 'author', 'load', 'importance', 'triggers', 'status', 'keywords', 'links', 'evidence', 'dates', 'validity', 'usage', 'derivedFrom']);

const hashes = z.partialRecord(field, z.string());

const scope = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('global') }),
  z.strictObject({ level: z.enum(['project', 'path']), key: z.string(), paths: z.array(z.string()), globs: z.array(z.string()).optional() }),
  z.strictObject({ level: z.enum(['agent', 'user', 'session']), name: z.string() }),
]);

const evidence = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('session'), id: z.string(), note: z.string().optional() }),
  z.strictObject({ type: z.literal('file'), path: z.string(), lines: z.tuple([z.int(), z.int()]).optional(), note: z.string().optional() }),
  z.strictObject({ type: z.literal('quote'), text: z.string() }),
  z.strictObject({ type: z.literal('url'), url: z.string() }),
  z.strictObject({ type: z.literal('memory'), id: z.string() }),
]);

export const memorySchema = z.strictObject({
  id: z.string(),
  handle: z.string().optional(),
  kind: z.enum(['profile', 'rule', 'project', 'reference', 'procedure', 'episode']),
  nativeKind: z.string().optional(),
  name: z.string(),
  title: z.string().optional(),
  hook: z.string().optional(),
  statement: z.string(),
  why: z.string().optional(),
  how: z.string().optional(),
  detail: z.string().optional(),
  order: z.array(z.union([z.enum(['statement', 'why', 'how']), z.number()])).readonly().optional(),
  scope,
  author: z.enum(['human', 'agent', 'import', 'unknown']),
  load: z.enum(['always', 'indexed', 'glob', 'on-request', 'search']),
  importance: z.number().optional(),
  triggers: z.array(z.string()).optional(),
  readOnly: z.boolean().optional(),
  status: z.enum(['active', 'superseded', 'archived', 'pending']),
  keywords: z.array(z.string()),
  links: z.array(z.strictObject({ to: z.string(), as: z.enum(['wiki', 'path', 'url']) })),
  evidence: z.array(evidence),
  dates: z.strictObject({ created: dated.optional(), updated: dated.optional() }),
  validity: z.strictObject({ from: dated.optional(), until: dated.optional() }).optional(),
  usage: z.strictObject({ count: z.number().optional(), lastUsed: z.string().optional() }).optional(),
  derivedFrom: z.array(z.string()).optional(),
  places: z.array(z.strictObject({ file: z.string(), span, slot: z.string(), container: z.string(), says: z.array(field), inline: z.literal(true).optional(), hash: z.string().optional(), words: z.string().optional() })),
  mark: z.strictObject({ source: z.string(), base: hashes, placed: hashes.optional(), lines: z.record(z.string(), z.string()).optional() }).optional(),
  native: z.record(z.string(), z.unknown()),
});

export const findingSchema = z.strictObject({
  rule: z.string().regex(/^[a-z]+\/[a-z-]+$/),
  severity: z.enum(['error', 'warn', 'info']),
  message: z.string(),
  file: z.string(),
  line: z.int().positive().optional(),
  span: span.optional(),
  store: z.string().optional(),
  memory: z.strictObject({ id: z.string(), handle: z.string(), text: z.string().optional() }).optional(),
  fix: z.strictObject({ file: z.string(), span, text: z.string() }).optional(),
  fingerprint: z.string(),
});

const delivery = z.enum(['loaded', 'indexed', 'searchable', 'unseen']);
const delivered = z.strictObject({ id: z.string(), delivery, reason: z.string().optional(), hops: z.int().optional(), rule: z.literal('delivery/feature-off').optional(), assumed: z.literal(true).optional() });
const budget = z.strictObject({ name: z.string(), used: z.number(), limit: z.number(), unit: z.string() });

const verified = z.strictObject({ id: z.string(), predicted: delivery, observed: delivery, hops: z.int().optional() });

const view = z.strictObject({
  always: z.array(z.strictObject({ role: z.enum(['system', 'developer', 'user']), label: z.string(), text: z.string() })),
  budgets: z.array(budget),
  deliveries: z.array(delivered),
});

const store = z.strictObject({ id: z.string(), harness: z.string(), layout: z.string(), root: z.string(), scope, memories: z.array(memorySchema) });
const head = { version: z.literal(1) };

const loss = z.strictObject({ memory: z.string(), field: z.union([field, z.literal('memory')]), reason: z.string(), kept: z.enum(['ledger', 'detail', 'reference', 'nowhere']), rule: z.string().optional() });
const planOptions = z.strictObject({
  from: z.string(), to: z.string(), fromRoot: z.string().optional(), toRoot: z.string().optional(), fromProfile: z.string().optional(), toProfile: z.string().optional(),
  projects: z.array(z.string()).optional(), all: z.boolean().optional(), includeAbsent: z.boolean().optional(), kinds: z.array(z.string()).optional(),
  onConflict: z.enum(['ask', 'source', 'target', 'both']), onSecret: z.enum(['block', 'mask', 'keep']), onInjection: z.enum(['block', 'keep']),
  withdraw: z.boolean().optional(), refill: z.boolean().optional(), choices: z.record(z.string(), z.enum(['leave', 'source', 'target', 'both', 'again', 'withdraw'])).optional(), cwd: z.string(), clientVersion: z.string().optional(),
});
const hashed = z.string().nullable();
const answer = z.enum(['same', 'a-newer', 'b-newer', 'a-covers', 'b-covers', 'different']);
const member = z.strictObject({ harness: z.string(), id: z.string(), handle: z.string() });
const run = z.strictObject({
  id: z.string(), when: z.number(), title: z.string(), stage: z.enum(['begun', 'done', 'recovered']), counts: z.record(z.string(), z.int()),
  files: z.array(z.string()), undoes: z.string().optional(), undone: z.literal(true).optional(),
});

export const schemas = {
  list: z.strictObject({ ...head, command: z.literal('list'), stores: z.array(store), deliveries: z.array(delivered).optional(), findings: z.array(findingSchema) }),
  show: z.strictObject({ ...head, command: z.literal('show'), stores: z.array(store.extend({ view })), findings: z.array(findingSchema) }),
  across: z.strictObject({
    ...head,
    command: z.literal('show'),
    stores: z.array(store.extend({ view })),
    counterparts: z.array(z.strictObject({ harness: z.string(), id: z.string(), relation: z.enum(['itself', 'same', 'alike']), answered: z.enum(['person', 'model']).optional(), differs: z.array(field) })),
    missing: z.array(z.string()),
    findings: z.array(findingSchema),
  }),
  overview: z.strictObject({
    ...head,
    command: z.literal('overview'),
    here: z.strictObject({ project: z.string(), repository: z.boolean(), harnesses: z.array(z.strictObject({ harness: z.string(), memories: z.int(), deliveries: z.record(z.string(), z.int()) })) }),
    harnesses: z.array(z.strictObject({
      id: z.string(), title: z.string(), root: z.string(), exists: z.boolean(), client: z.strictObject({ version: z.string(), newerThanSeen: z.boolean() }).optional(),
      memories: z.int(), kinds: z.record(z.string(), z.int()), deliveries: z.record(z.string(), z.int()), budgets: z.array(budget), findings: z.record(z.string(), z.int()), once: z.string().optional(),
    })),
    stores: z.array(z.strictObject({ id: z.string(), harness: z.string(), root: z.string(), scope, exists: z.boolean(), standing: z.enum(['here', 'everywhere', 'elsewhere', 'absent', 'not in use']), memories: z.int(), deliveries: z.record(z.string(), z.int()) })),
    next: z.strictObject({ command: z.string(), why: z.string() }),
    findings: z.array(findingSchema),
  }),
  plan: z.strictObject({
    ...head,
    command: z.literal('plan'),
    now: z.number(),
    options: planOptions,
    routes: z.array(z.strictObject({ from: z.strictObject({ store: z.string(), root: z.string(), scope, memories: z.int() }), to: z.strictObject({ store: z.string(), root: z.string() }).optional(), skipped: z.enum(['absent-project', 'not-asked']).optional() })),
    stores: z.array(z.strictObject({
      id: z.string(), harness: z.string(), root: z.string(), scope, exists: z.boolean(), notes: z.array(z.string()),
      changes: z.array(z.strictObject({ file: z.string(), op: z.enum(['put', 'touch', 'remove']), before: hashed, after: hashed, notes: z.array(z.string()).optional() })),
    })),
    decisions: z.array(z.strictObject({
      id: z.string(), store: z.string(), decision: z.enum(['new', 'same', 'moved', 'updated', 'kept', 'merged', 'supersedes', 'conflict', 'withdrawn', 'declined', 'held', 'blocked', 'unfit']),
      reason: z.string().optional(), rule: z.string().optional(), target: z.strictObject({ store: z.string(), id: z.string().optional(), was: z.array(z.string()).optional() }).optional(),
      lines: z.array(z.strictObject({ file: z.string(), is: z.enum(['reworded', 'behind', 'removed']), was: z.string().optional() })).optional(),
      form: z.string().optional(), delivery: delivery.optional(), now: delivery.optional(), hops: z.int().optional(), losses: z.array(loss),
      alike: z.string().optional(), proposed: answer.optional(), answered: z.enum(['person', 'model', 'repository']).optional(),
      suspect: z.array(z.string()).optional(),
    })),
    budgets: z.array(z.strictObject({ store: z.string(), name: z.string(), before: z.number(), after: z.number(), limit: z.number(), unit: z.string() })),
    findings: z.array(z.strictObject({ rule: z.string(), severity: z.enum(['error', 'warn', 'info']), message: z.string(), file: z.string(), line: z.int().optional(), span: span.optional(), memory: z.string().optional(), fix: z.strictObject({ file: z.string(), span, text: z.string() }).optional() })),
    fingerprint: z.string(),
  }),
  undo: z.strictObject({ ...head, command: z.literal('undo'), run: z.string(), restored: z.array(z.string()), kept: z.array(z.strictObject({ file: z.string(), why: z.string() })), findings: z.array(findingSchema) }),
  log: z.strictObject({ ...head, command: z.literal('log'), state: z.string(), runs: z.array(run), pruned: z.strictObject({ blobs: z.int(), bytes: z.int() }).optional(), findings: z.array(findingSchema) }),
  verify: z.strictObject({
    ...head,
    command: z.literal('verify'),
    client: z.strictObject({ name: z.string(), version: z.string(), file: z.string() }),
    settings: z.record(z.string(), z.unknown()),
    places: z.array(z.strictObject({
      cwd: z.string(), directory: z.strictObject({ located: z.string(), reported: z.string() }).optional(), memories: z.array(verified),
      blocks: z.array(z.strictObject({ label: z.string(), predicted: z.string().optional(), observed: z.string().optional() })), settings: z.record(z.string(), z.unknown()).optional(), tookMs: z.int(),
    })),
    memories: z.array(verified),
    rest: z.array(z.strictObject({ store: z.string(), root: z.string(), why: z.string() })),
    cause: z.string().optional(),
    findings: z.array(findingSchema),
  }),
  pairs: z.strictObject({
    ...head,
    command: z.literal('pairs'),
    pairs: z.array(z.strictObject({ a: member, b: member, status: z.enum(['asked', 'beside', 'reworded']), file: z.string().optional(), proposed: answer.optional() })),
    answered: z.array(z.strictObject({ a: member, b: member, answer })),
    findings: z.array(findingSchema),
  }),
  error: z.strictObject({ ...head, error: z.strictObject({ code: z.string(), what: z.string(), where: z.string().optional(), expected: z.string().optional(), todo: z.string().optional() }) }),
};
