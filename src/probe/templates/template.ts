import type { Memory } from '../../ir/memory.ts';
import { leaks } from '../leak.ts';
import type { Counter, Probe, Scenario, ScenarioShape } from '../scenario.ts';
import { wordsHash } from '../words-hash.ts';
import { askFirst } from './ask-first.ts';
import { commandBefore } from './command-before.ts';
import { commandChoice } from './command-choice.ts';
import { confined } from './confined.ts';
import { fact } from './fact.ts';
import { forbiddenCode } from './forbidden-code.ts';
import { forbiddenText } from './forbidden-text.ts';
import { format } from './format.ts';
import { language } from './language.ts';
import { length } from './length.ts';
import { placement } from './placement.ts';
import { protectedPath } from './protected-path.ts';
import { purpose } from './purpose.ts';
import { requiredText } from './required-text.ts';
import { type SceneDraft, type TemplateText, saidBy, type TemplateScene, type Template } from './scenes.ts';
import { verifyFirst } from './verify-first.ts';

/** In the order in which they are tried: the first that knows the rule draws its probe up. */
const TEMPLATES: readonly Template[] = [
  askFirst,
  commandBefore,
  purpose,
  commandChoice,
  language,
  length,
  forbiddenCode,
  forbiddenText,
  requiredText,
  format,
  protectedPath,
  placement,
  fact,
];

/** What is tried by whatever is said in answer to a question. */
const SPOKEN: ReadonlySet<ScenarioShape> = new Set<ScenarioShape>([
  'forbidden-text',
  'required-text',
  'format',
  'length',
  'language',
]);

const LEAST_SCENARIOS = 3;
const LEAST_COUNTERS = 2;

/** A probe made for a memory, or why no template fits. */
export type Templated = { probe: Probe } | { none: string };

/**
 * The probe that templates make for a memory: the same for the same words. No scenario of it shares two content words
 * with the memory. What of it is known to be stale is probed for being looked up first.
 */
export const templated = (memory: Memory, handle: string, stale: readonly string[] = []): Templated => {
  const said = saidBy(memory);
  const tried = stale.length > 0 ? verifyFirst(said, stale) : firstOf(said);
  if (tried === undefined) return { none: 'no template fits: it is of no shape that they know' };
  if (typeof tried === 'string') return { none: `no template fits: ${tried}` };
  const kept = (all: readonly TemplateScene[]): TemplateScene[] =>
    all.filter((scene) => leaks(scene, memory).length === 0);
  const own = kept(tried.own ?? []);
  const all = own.length < LEAST_SCENARIOS ? [...own, ...kept(tried.scenes)] : own;
  const scenarios = all.slice(0, LEAST_SCENARIOS + 1);
  if (scenarios.length < LEAST_SCENARIOS)
    return { none: `no template fits: it would be told by the words that ask for it (${toldBy(tried, memory)})` };
  const counters = countersOf(tried, kept, memory);
  if (counters.length < LEAST_COUNTERS)
    return { none: 'no template fits: there is no neighbouring case without its words' };
  return {
    probe: {
      version: 1,
      memory: { id: memory.id, handle, hash: wordsHash(memory) },
      rule: memory.statement,
      shape: tried.shape,
      scenarios: scenarios.map((scene, index): Scenario => ({ id: `s${index + 1}`, ...scene })),
      counters: counters.map((scene, index): Counter => ({ id: `c${index + 1}`, ...scene })),
      check: tried.check,
      author: 'template',
      reviewed: false,
    },
  };
};

const firstOf = (said: TemplateText): SceneDraft | string | undefined => {
  let why: string | undefined;
  for (const template of TEMPLATES) {
    const tried = template(said);
    if (typeof tried === 'object')
      return (SPOKEN.has(tried.shape) && template !== forbiddenCode ? confined(said) : undefined) ?? tried;
    why ??= tried;
  }
  return why;
};

/** A rule of one project must not fire in another: its own scenario, asked elsewhere, is one of its counters. */
const countersOf = (
  { counters, scenes, own: spoken = [], check }: SceneDraft,
  kept: (all: readonly TemplateScene[]) => TemplateScene[],
  { scope }: Memory,
): (TemplateScene & Pick<Counter, 'check'>)[] => {
  const near = kept(counters).slice(0, LEAST_COUNTERS + 1);
  const [own] = kept([...spoken, ...scenes]);
  return scope.level === 'global' || own === undefined
    ? near
    : [...near, { ...own, elsewhere: true, check: { not: check } }];
};

const toldBy = ({ scenes }: SceneDraft, memory: Memory): string =>
  [...new Set(scenes.flatMap((scene) => leaks(scene, memory)))].slice(0, 3).join(', ');
