import { createRequire } from 'node:module';
import type * as Zod from 'zod';
import { FINDING_RULES, SEVERITIES, type Severity } from '../ir/finding-rules.ts';
import { DIRECTIONS, type Direction } from '../ir/parity.ts';

/** One client that the person set up under a name of their own, or the one of that name. */
export interface ModelSetting {
  client?: 'anthropic' | 'openai' | 'compatible' | 'claude-code' | 'codex-cli' | 'command' | undefined;
  model?: string | undefined;
  url?: string | undefined;
  /** The variable that holds the key: no file does. */
  key_env?: string | undefined;
  effort?: string | undefined;
  command?: string[] | undefined;
  at_once?: number | undefined;
  /** Seconds. */
  timeout?: number | undefined;
}

/** A store that a repository wants compared: a harness on this machine, a path in the repository, or an export. */
export interface StoreSetting {
  harness?: string | undefined;
  profile?: string | undefined;
  /** A folder of the repository: only what is of it, and what is global. */
  project?: string | undefined;
  /** A memory folder or an instruction file that is committed. */
  path?: string | undefined;
  /** What `memport export` wrote. */
  export?: string | undefined;
  /** A machine without it is no excuse. */
  required?: boolean | undefined;
}

/** Stores that are to say the same: the first is held against each of the others, or each against each. */
export interface GroupSetting {
  stores: string[];
  direction?: Direction | undefined;
  kinds?: string[] | undefined;
  scopes?: string[] | undefined;
  minimum?: 'loaded' | 'indexed' | 'searchable' | undefined;
}

/** A difference that somebody knows of: by its fingerprint, or by the memory. */
export interface AllowanceSetting {
  finding?: string | undefined;
  /** A name, a handle or an id. */
  memory?: string | undefined;
  rule?: string | undefined;
  reason: string;
  /** The last day on which it holds. */
  until?: string | undefined;
}

export interface Shapes {
  repository: Listed & {
    stores?: Record<string, StoreSetting> | undefined;
    groups?: GroupSetting[] | undefined;
    allowances?: AllowanceSetting[] | undefined;
    severities?: Record<string, Severity | 'off'> | undefined;
    minCompared?: number | undefined;
  };
  own: Listed & {
    severities?: Record<string, Severity | 'off'> | undefined;
    models?: Record<string, ModelSetting> | undefined;
    /** The one that is asked where none is named. */
    model?: string | undefined;
    /** Modules with adapters of the person's own or of others: files from this one on, or packages. */
    adapters?: string[] | undefined;
  };
  /** By model: dollars for a million tokens. */
  prices: Record<string, { sent: number; cached?: number | undefined; received: number; batch?: number | undefined }>;
}
export type SettingKind = keyof Shapes;

interface Listed {
  projects?: Record<string, string[]> | undefined;
}

let zod: typeof Zod | undefined;

/** Loaded where there is a file to check: it takes longer than all of a run without one. */
const loaded = (): typeof Zod.z => (zod ??= createRequire(import.meta.url)('zod') as typeof Zod).z;

const once = <T>(make: (z: typeof Zod.z) => T): (() => T) => {
  let made: { shape: T } | undefined;
  return () => (made ??= { shape: make(loaded()) }).shape;
};

/** A name without a slash is neither a remote nor a path, so it can stand in for no other project's key. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

const lists = (z: typeof Zod.z) => ({
  $schema: z.string().optional(),
  projects: z
    .record(
      z.string().regex(NAME, 'a name is made of letters, digits, dots, dashes and underscores'),
      z.array(z.string().min(1)).min(1),
    )
    .optional(),
});

/** How grave a rule is taken, or that it is not asked at all. */
const severities = (z: typeof Zod.z) =>
  z.partialRecord(z.enum(FINDING_RULES), z.enum([...SEVERITIES, 'off'])).optional();

/** A repository is a stranger: nothing it says names a program, a host or a variable. */
const repository = once((z) => {
  const inside = z
    .string()
    .min(1)
    .refine((given) => !isOutside(given), 'a path inside the repository, told from its root');
  const store = z
    .strictObject({
      harness: z
        .string()
        .regex(/^[a-z][a-z-]*$/, 'the name of a harness')
        .optional(),
      profile: z.string().regex(NAME, 'the name of a profile').optional(),
      project: inside.optional(),
      path: inside.optional(),
      export: inside.optional(),
      required: z.boolean().optional(),
    })
    .refine(
      (given) => [given.path ?? given.harness, given.export].filter((each) => each !== undefined).length === 1,
      'a store is a harness, a path in the repository, or an export: one of the three',
    );
  const group = z.strictObject({
    stores: z.array(z.string().min(1)).min(2),
    direction: z.enum(DIRECTIONS).optional(),
    kinds: z
      .array(z.enum(['profile', 'rule', 'project', 'reference', 'procedure', 'episode']))
      .min(1)
      .optional(),
    scopes: z
      .array(z.enum(['global', 'project', 'path', 'agent', 'user', 'session']))
      .min(1)
      .optional(),
    minimum: z.enum(['loaded', 'indexed', 'searchable']).optional(),
  });
  const allowance = z
    .strictObject({
      finding: z
        .string()
        .regex(/^[0-9a-f]{8}$/, 'the fingerprint of a finding')
        .optional(),
      memory: z.string().min(1).optional(),
      rule: z.enum(FINDING_RULES).optional(),
      reason: z.string().min(1, 'why the difference may stand'),
      until: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d$/, 'a day: 2027-01-31')
        .refine((day) => !Number.isNaN(Date.parse(day)), 'a day: 2027-01-31')
        .optional(),
    })
    .refine(
      ({ finding, memory }) => (finding === undefined) !== (memory === undefined),
      'an allowance names a finding by its fingerprint, or a memory',
    );
  return z.strictObject({
    ...lists(z),
    stores: z.record(z.string().regex(NAME), store).optional(),
    groups: z.array(group).optional(),
    allowances: z.array(allowance).optional(),
    severities: severities(z),
    minCompared: z.int().min(1).optional(),
  });
});

const isOutside = (given: string): boolean =>
  /^(?:[/\\~]|[A-Za-z]:)/.test(given) || given.split(/[/\\]/).includes('..') || given.includes('\0');

const own = once((z) => {
  const word = z.string().min(1);
  const model = z.strictObject({
    client: z.enum(['anthropic', 'openai', 'compatible', 'claude-code', 'codex-cli', 'command']).optional(),
    model: word.optional(),
    url: z.url().optional(),
    key_env: z
      .string()
      .regex(/^[A-Za-z_]\w*$/, 'this is the name of an environment variable, never a key')
      .optional(),
    effort: word.optional(),
    command: z.array(word).min(1).optional(),
    at_once: z.int().min(1).max(64).optional(),
    timeout: z.number().positive().max(86_400).optional(),
  });
  return z.strictObject({
    ...lists(z),
    severities: severities(z),
    models: z.record(word, model).optional(),
    model: word.optional(),
    adapters: z.array(word).optional(),
  });
});

/** What only the person's own file may say: it names programs, hosts, variables and code. */
export const OWN_ALONE: readonly string[] = ['adapters', 'model', 'models'];

const prices = once((z) => {
  const dollars = z.number().nonnegative();
  const price = {
    sent: dollars,
    cached: dollars.optional(),
    received: dollars,
    batch: z.number().min(0).max(1).optional(),
  };
  return z.record(z.string(), z.strictObject(price));
});

export const SETTING_SHAPES = { repository, own, prices };
