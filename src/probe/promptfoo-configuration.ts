import { assertionsOf, type Assertion } from './assertions.ts';
import type { Context } from './context.ts';
import type { Counter, Probe, Scenario } from './scenario.ts';

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
