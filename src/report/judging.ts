import type { Judging } from '../verbs/judge.ts';
import { accountLine } from './account.ts';
import { judgeName } from './answers-line.ts';
import { count, plural, safeLine } from './terminal.ts';

const ANSWERED: Readonly<Record<keyof Judging['answered'], string>> = {
  same: 'say the same',
  'a-covers': 'yours says more',
  'b-covers': 'theirs says more',
  contradict: 'contradict each other',
  different: 'are two memories',
};

const OPEN: Readonly<Record<keyof Judging['open'], string>> = {
  'too-long': 'too long',
  unanswered: 'not answered',
  discarded: 'in a request whose control pairs it got wrong',
  orders: 'answered otherwise in the other order',
  quotes: 'without words of the two that decide',
  literals: 'not the same in a name, path or command',
  numbers: 'not the same in a number',
  polarity: 'not the same in what they deny',
  detail: 'with a detail that would be lost',
};

const WHY: Readonly<Record<Judging['failed'][number]['why'], string>> = {
  truncated: 'the answer was cut off',
  refused: 'the model refused',
  malformed: 'the answer was not what was asked for',
  'gave-up': 'nobody answered',
  'over-budget': 'the budget is used up',
  stopped: 'interrupted',
};

/** What came of asking a model: how many pairs, what it said, why the rest stays open, what it took. */
export const judgingText = (
  { by, passed, examination, asked, answered, open, withheld, failed }: Judging,
  used: Parameters<typeof accountLine>[0],
): string => {
  const told = <Word extends string>(counts: Partial<Record<Word, number>>, words: Readonly<Record<Word, string>>) =>
    (Object.entries(counts) as [Word, number][]).map(([word, number]) => `${count(number)} ${words[word]}`).join(', ');
  const sum = (counts: Partial<Record<string, number>>): number =>
    Object.values(counts).reduce<number>((all, each) => all + (each ?? 0), 0);
  const name = by.map(judgeName).join(' and ') || 'the model';
  const kept =
    withheld === 0
      ? []
      : [
          `${plural(withheld, 'pair')} stay${withheld === 1 ? 's' : ''} on this machine: it may hold a secret or an instruction.`,
        ];
  if (asked === 0) return lines(withheld > 0 ? kept : ['There is no pair that the model was not asked about before.']);
  const reasons = [...new Set(failed.map(({ why, says }) => says ?? WHY[why]))];
  const why =
    failed.length === 0
      ? []
      : [`${plural(failed.length, 'request')} not answered: ${reasons.map(safeLine).join('; ')}.`];
  return lines([
    `${name} judged ${sum(answered)} of ${plural(asked, 'pair')}${sum(answered) === 0 ? '' : `: ${told(answered, ANSWERED)}`}.`,
    ...(sum(open) === 0 ? [] : [`${plural(sum(open), 'pair')} left open: ${told(open, OPEN)}.`]),
    ...why,
    ...kept,
    ...(examination
      ? [`Its examination: ${examination.right} of ${examination.of} right, ${passed ? 'passed' : 'not passed'}.`]
      : []),
    ...(passed || sum(answered) === 0 ? [] : ['Its answers are proposals until you accept them.']),
    `${accountLine(used)}.`,
  ]);
};

const lines = (all: readonly string[]): string => all.map((line) => `memport: ${line}\n`).join('');
