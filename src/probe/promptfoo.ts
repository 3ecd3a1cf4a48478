import type { Check } from './check.ts';
import type { Context } from './context.ts';
import type { Counter, Probe, Scenario } from './probe.ts';

/** An assertion as promptfoo knows it. */
interface Assertion {
  type: string;
  value?: unknown;
}

/** What promptfoo reads, as JSON: one prompt for each arm, one test for each scenario. */
export interface Configuration {
  description: string;
  prompts: { label: string; raw: string }[];
  tests: { description: string; vars: { task: string }; assert: Assertion[] }[];
}

/**
 * Probes as a configuration of promptfoo. It has no harness and no tools, so only checks of what is said can stand in
 * it: scenarios whose check looks at calls or files are counted and left out.
 */
export const configurationOf = (
  arms: readonly { arm: string; context: Context }[],
  probes: readonly Probe[],
): { configuration: Configuration; without: number } => {
  const all = probes.flatMap((probe) => [
    ...probe.scenarios.map((scenario) => ({ probe, scenario, check: probe.check })),
    ...probe.counters.flatMap((scenario) => (scenario.check ? [{ probe, scenario, check: scenario.check }] : [])),
  ]);
  const tests = all.flatMap(({ probe, scenario, check }) => {
    const assert = assertionsOf(check);
    return assert && isPlain(scenario)
      ? [{ description: `${probe.memory.handle} ${scenario.id}`, vars: { task: scenario.turns.join('\n\n') }, assert }]
      : [];
  });
  const prompts = arms.map(({ arm, context }) => ({ label: arm, raw: rawOf(context) }));
  return {
    configuration: { description: 'Probes of memories, written by memport. They hold memory text.', prompts, tests },
    without: all.length - tests.length,
  };
};

/** One turn, and no files that a tool would have to read. */
const isPlain = ({ turns, workspace, elsewhere }: Scenario | Counter): boolean =>
  turns.length === 1 && Object.keys(workspace ?? {}).length === 0 && elsewhere !== true;

/** promptfoo fills `{{…}}`: what stands in a memory like that is kept as it is. */
const rawOf = ({ always }: Context): string =>
  `${always.map(({ label, text }) => asItIs(`${label}\n\n${text}`)).join('\n\n')}\n\n{{task}}\n`;

/** Where the text itself says where such a passage begins or ends, it is said as a value. */
const asItIs = (text: string): string =>
  `{% raw %}${text.replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, (mark) => `{% endraw %}{{ ${JSON.stringify(mark)} }}{% raw %}`)}{% endraw %}`;

/** Assertions that all have to hold, or none where promptfoo has no word for it. */
const assertionsOf = (check: Check, negated = false): Assertion[] | undefined => {
  if ('not' in check) return assertionsOf(check.not, !negated);
  if ('all' in check || 'any' in check) {
    const parts = 'all' in check ? check.all : check.any;
    if ('any' in check !== negated && parts.length > 1) return undefined;
    const each = parts.map((part) => assertionsOf(part, negated));
    return each.every((one) => one !== undefined) ? each.flat() : undefined;
  }
  const is = (type: string, value?: unknown, not = false): Assertion[] => [
    { type: not !== negated ? `not-${type}` : type, ...(value !== undefined && { value }) },
  ];
  if ('reach' in check && (check.reach === 'files' || check.reach === 'trace')) return undefined;
  switch (check.type) {
    case 'forbid_chars':
      return is('contains-any', check.chars, true);
    case 'forbid_phrase':
      return is('icontains-any', check.phrases, true);
    case 'require_phrase':
      return is('icontains-any', check.phrases);
    case 'exact_fact':
      return is('icontains-any', check.facts);
    case 'forbid_regex':
      return is('regex', check.pattern, true);
    case 'require_regex':
      return check.min === undefined && check.max === undefined ? is('regex', check.pattern) : undefined;
    case 'starts_with':
      return check.phrases.length === 1 ? is('starts-with', check.phrases[0]) : undefined;
    case 'json_valid':
      return is('is-json');
    case 'judged':
      return is('llm-rubric', check.rule);
    default:
      return undefined;
  }
};
