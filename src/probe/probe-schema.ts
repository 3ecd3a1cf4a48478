import { z } from 'zod';
import { REACHES, type Check, UNITS } from './single-check.ts';
import { globbed } from './glob-pattern.ts';
import { runnable } from './runnable-pattern.ts';
import { type Probe, SHAPES } from './scenario.ts';

/** The shape of a probe file. What stands in it is a stranger's: everything has a bound, and nothing is ever run. */

const LONGEST_TURN = 8_000;
const LONGEST_FILE = 64_000;

const text = (most: number) => z.string().min(1).max(most);
const phrase = text(500);
const phrases = z.array(phrase).min(1).max(50);
const reach = z.enum(REACHES);
const count = z.int().nonnegative().max(1_000_000);
const glob = text(150).superRefine((given, context) => {
  const fault = globbed(given);
  if (typeof fault === 'string') context.addIssue({ code: 'custom', message: fault });
});
const tool = text(200);

/** What the engine cannot run is told where it stands. */
const unrunnable = (given: { pattern: string; flags?: string | undefined }, context: z.RefinementCtx): void => {
  const fault = runnable({ pattern: given.pattern, ...(given.flags !== undefined && { flags: given.flags }) });
  if (typeof fault === 'string') context.addIssue({ code: 'custom', path: ['pattern'], message: fault });
};
const patterned = { pattern: text(2_000), flags: z.string().max(8).exactOptional() };
const pattern = z.strictObject(patterned).superRefine(unrunnable);

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });
const called = { tool, args: pattern.exactOptional(), before: tool.exactOptional(), after: tool.exactOptional() };
const placed = { glob, files: glob.exactOptional() };

const single = z.discriminatedUnion('type', [
  of('forbid_chars', { chars: z.array(text(20)).min(1).max(50), reach }),
  of('forbid_regex', { ...patterned, reach }).superRefine(unrunnable),
  of('forbid_phrase', { phrases, reach }),
  of('require_regex', { ...patterned, reach, min: count.exactOptional(), max: count.exactOptional() }).superRefine(
    unrunnable,
  ),
  of('require_phrase', { phrases, reach }),
  of('starts_with', { phrases, reach }),
  of('ends_with', { phrases, reach }),
  of('order', { phrases, reach }),
  of('length', {
    of: z.enum(UNITS),
    min: count.exactOptional(),
    max: count.exactOptional(),
    reach: reach.exactOptional(),
  }),
  of('language', { language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/), reach: reach.exactOptional() }),
  of('json_valid', {}),
  of('json_schema', { schema: z.record(z.string().max(200), z.unknown()) }),
  of('tool_called', called),
  of('tool_not_called', called),
  of('command_ran', { commands: phrases, before: phrases.exactOptional() }),
  of('command_not_ran', { commands: phrases }),
  of('command_chosen', { commands: phrases, instead: phrases }),
  of('file_written', { glob, holds: pattern.exactOptional() }),
  of('path_under', placed),
  of('path_not_under', placed),
  of('asks_first', { before: z.array(phrase).max(50) }),
  of('exact_fact', { facts: phrases }),
  of('abstains', { phrases: phrases.exactOptional(), facts: phrases.exactOptional() }),
  of('verifies_first', { claims: phrases }),
  of('memory_read', { files: phrases }),
  of('citation', { files: phrases, lines: z.tuple([count, count]).exactOptional() }),
  of('judged', { rule: text(2_000) }),
]);

export const checkSchema: z.ZodType<Check> = z.lazy(() =>
  z.union([
    single,
    z.strictObject({ all: z.array(checkSchema).min(1).max(20) }),
    z.strictObject({ any: z.array(checkSchema).min(1).max(20) }),
    z.strictObject({ not: checkSchema }),
  ]),
);

/** Shares of right and wrong words of a judge are known for its whole word, and for no part of a check. */
const wholeCheck = checkSchema.refine((check) => 'type' in check || !holdsJudged(check), {
  error: 'a check of the type judged stands alone, in no all, any or not',
});

const holdsJudged = (check: Check): boolean =>
  'type' in check
    ? check.type === 'judged'
    : ('all' in check ? check.all : 'any' in check ? check.any : [check.not]).some(holdsJudged);

/** A path below the working folder; names with a dot would be settings of a program that is run there. */
const FILE =
  /^(?!\/)(?!.*(?:^|\/)\.(?!gitignore$|github\/|editorconfig$|env\.example$|nvmrc$|prettierrc$))[^\\\u0000-\u001f:]{1,200}$/u;

const scenario = {
  id: z.string().regex(/^[\p{L}\p{N}_-]{1,40}$/u),
  turns: z.array(text(LONGEST_TURN)).min(1).max(20),
  workspace: z.record(z.string().regex(FILE), z.string().max(LONGEST_FILE)).exactOptional(),
  elsewhere: z.literal(true).exactOptional(),
};

export const probeSchema = z.strictObject({
  version: z.literal(1),
  memory: z.strictObject({ id: text(1_000), handle: text(64), hash: z.string().regex(/^[0-9a-f]{8,64}$/) }),
  rule: text(20_000),
  shape: z.enum(SHAPES),
  scenarios: z.array(z.strictObject(scenario)).min(1).max(20),
  counters: z.array(z.strictObject({ ...scenario, check: wholeCheck.exactOptional() })).max(20),
  check: wholeCheck,
  author: z.enum(['template', 'model', 'human']),
  reviewed: z.boolean(),
}) satisfies z.ZodType<Probe>;
