import type { Memory } from '../ir/memory.ts';
import { threeWays } from '../report/assist.ts';
import { plural } from '../report/terminal.ts';
import { printBody } from '../text/body.ts';
import { handlesOf } from '../verbs/document.ts';
import { plan, type Planned } from '../verbs/plan.ts';
import { answerTo, oneOf, type AskLine } from './question.ts';
import type { Setting } from './setting.ts';

/** The memories that stand in other words: what the source says, what would be written of it, and what is. */
export const inOtherWords = (setting: Setting, planned: Planned): { id: string; text: string }[] => {
  const { migration, source, assisted, shown, veil } = planned;
  const named = handlesOf([source]);
  const memories = new Map(source.stores.flatMap((store) => store.memories.map((memory) => [memory.id, memory])));
  const text = (memory: Memory | undefined): string => (memory ? printBody(memory) : '');
  const masked = (memory: Memory | undefined): string => text(memory && shown(memory));
  return migration.stores.flatMap(({ fitted: { reworded } }) =>
    [...reworded].map(([id, words]) => ({
      id,
      text: threeWays(
        {
          named: named.get(id) ?? id,
          source: masked(memories.get(id)),
          own: masked(assisted?.own.get(id)),
          assisted: text(veil.over(words)),
        },
        setting.screen,
      ),
    })),
  );
};

const WORDS = ['assisted', 'own', 'all', 'none', 'quit'] as const;

/** Asks about every memory that stands in other words which of the two stand; undefined when somebody quits. */
export const pickedWords = async (setting: Setting, ask: AskLine, planned: Planned): Promise<Planned | undefined> => {
  const found = inOtherWords(setting, planned);
  if (found.length === 0) return planned;
  setting.out(`\n${plural(found.length, 'memory would stand', 'memories would stand')} in other words.\n`);
  const own: string[] = [];
  let rest: 'all' | 'none' | undefined;
  for (const { id, text } of found) {
    if (rest === undefined) setting.out(`\n${text}\n`);
    const answer =
      rest ??
      (await answerTo(
        ask,
        setting.out,
        `Which words stand? [${WORDS.join('/')}] `,
        oneOf<(typeof WORDS)[number]>(WORDS),
      ));
    if (answer === undefined || answer === 'quit') return undefined;
    if (answer === 'all' || answer === 'none') rest = answer;
    if (answer === 'own' || answer === 'none') own.push(id);
  }
  if (own.length === 0) return planned;
  const choices = { ...planned.options.choices, ...Object.fromEntries(own.map((id) => [id, 'own' as const])) };
  return plan(setting.world, { ...planned.options, choices });
};
