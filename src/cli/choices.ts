import { handlesOf } from '../verbs/document.ts';
import type { Memory } from '../ir/memory.ts';
import { DECISION, DECISIONS, type Question } from '../ir/decisions.ts';
import type { Decided, PlanOptions } from '../ir/plan-value.ts';
import { differenceText, memoryCard } from '../report/choices.ts';
import { plural, wrapped } from '../report/terminal.ts';
import type { Planned } from '../verbs/plan.ts';
import { answerTo, oneOf, type AskLine } from './question.ts';
import type { Setting } from './setting.ts';

const QUESTIONS = [...new Set(DECISIONS.flatMap((decision) => DECISION[decision].question ?? []))];

/** Whether there is a memory to ask about. */
export const asksAbout = ({ plan }: Planned): boolean =>
  plan.decisions.some((each) => QUESTIONS.some((question) => isAsked(each, question)));

/** Goes through conflicts alone: whose words stand. */
export const askedConflicts = (setting: Setting, ask: AskLine, planned: Planned): Promise<PlanOptions | undefined> =>
  askedAbout(
    setting,
    ask,
    planned,
    QUESTIONS.filter((question) => DECISION.conflict.question === question),
  );

/** Goes through what the plan would change, memory by memory; undefined when somebody quits or nobody answers. */
export const askedMemories = (setting: Setting, ask: AskLine, planned: Planned): Promise<PlanOptions | undefined> =>
  askedAbout(setting, ask, planned, QUESTIONS);

const askedAbout = async (
  setting: Setting,
  ask: AskLine,
  planned: Planned,
  questions: readonly Question[],
): Promise<PlanOptions | undefined> => {
  const { plan, options } = planned;
  const choices = new Map(Object.entries(options.choices ?? {}));
  const card = cardOf(setting, planned);
  const say = (text: string): void => setting.out(`${text}\n`);
  for (const question of questions) {
    const found = [
      ...new Map(plan.decisions.filter((each) => isAsked(each, question)).map((each) => [each.id, each])).values(),
    ];
    if (found.length > 0)
      say(
        `\n${wrapped(`${plural(found.length, ...question.heading)} ${forThisRun(question)}`, setting.screen.width).join('\n')}`,
      );
    const words = [
      ...Object.keys(question.answers),
      ...('yes' in question.answers ? ['all'] : []),
      'none',
      'diff',
      'quit',
    ];
    let rest: 'all' | 'none' | undefined;
    for (const [at, each] of found.entries()) {
      const answer =
        rest ??
        (await (async () => {
          say(`\n${card.text(each, at, found.length)}`);
          return answerTo(ask, setting.out, `${question.asks} [${words.join('/')}] `, (line) => {
            const reading = oneOf(words, 'no' in question.answers ? { n: 'no' } : {})(line);
            return 'is' in reading && reading.is === 'diff' ? { say: card.difference(each) } : reading;
          });
        })());
      if (answer === undefined || answer === 'quit') return undefined;
      if (answer === 'all' || answer === 'none') rest = answer;
      const choice = answer === 'none' ? 'leave' : question.answers[answer === 'all' ? 'yes' : answer];
      if (choice === undefined) choices.delete(each.id);
      else choices.set(each.id, choice);
    }
  }
  return choices.size === 0 && !options.choices ? options : { ...options, choices: Object.fromEntries(choices) };
};

/** A word that leaves things as they are is an answer for this run alone: nothing is kept of it, so it is asked again. */
const forThisRun = ({ answers }: Question): string => {
  const word = Object.keys(answers).find((answer) => answers[answer] === 'leave');
  return `A "${word}" holds for this run; the next one asks again.`;
};

/** A memory that is gone on both sides is no question, nor is one that another store has as well. */
const isAsked = ({ decision, target }: Decided, question: Question): boolean =>
  DECISION[decision].question === question && (decision !== 'withdrawn' || target?.id !== undefined);

const cardOf = (
  setting: Setting,
  { migration: { beside }, source, shown, veil }: Planned,
): { text: (each: Decided, at: number, of: number) => string; difference: (each: Decided) => string } => {
  const memories = new Map<string, Memory>(
    source.stores.flatMap((store) => store.memories.map((memory) => [memory.id, memory] as const)),
  );
  const handles = handlesOf([source]);
  const words = { screen: setting.screen, home: setting.world.home };
  return {
    text: (each, at, of) => {
      const [known, now] = [memories.get(each.id), beside.get(each.id)?.now].map((one) => one && shown(one));
      const memory = known ?? now;
      const there = each.decision === 'conflict' ? now?.statement : undefined;
      return memoryCard(
        {
          decided: each,
          at,
          of,
          handle: handles.get(each.id) ?? '',
          ...(memory && { memory }),
          statement: memory?.statement ?? veil.over(each.id),
          ...(there !== undefined && { there }),
        },
        words,
      );
    },
    difference: (each) => {
      const [now, then] = [
        beside.get(each.id)?.now,
        each.decision === 'withdrawn' ? undefined : beside.get(each.id)?.then,
      ].map((one) => one && shown(one));
      return differenceText(now, then, words.screen);
    },
  };
};
