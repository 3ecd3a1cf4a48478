import { createRequire } from 'node:module';
import type * as Zod from 'zod';

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

export interface Shapes {
  repository: { projects?: Record<string, string[]> | undefined };
  own: Shapes['repository'] & {
    models?: Record<string, ModelSetting> | undefined;
    /** The one that is asked where none is named. */
    model?: string | undefined;
  };
  /** By model: dollars for a million tokens. */
  prices: Record<string, { sent: number; cached?: number | undefined; received: number }>;
}
export type Kind = keyof Shapes;

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

/** A repository is a stranger: nothing it says names a program, a host or a variable. */
const repository = once((z) => z.strictObject(lists(z)));

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
  return z.strictObject({ ...lists(z), models: z.record(word, model).optional(), model: word.optional() });
});

const prices = once((z) => {
  const dollars = z.number().nonnegative();
  return z.record(z.string(), z.strictObject({ sent: dollars, cached: dollars.optional(), received: dollars }));
});

export const SHAPES = { repository, own, prices };
