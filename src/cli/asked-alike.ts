import type { Answer } from '../ir/answer.ts';
import { pairText } from '../report/pairs.ts';
import { plural, wrapped } from '../report/terminal.ts';
import { alikeIn, textsOf, type AlikePair } from '../verbs/alike-pairs.ts';
import { keepAnswers, type PairAnswer } from '../world/answered-pairs.ts';
import type { Planned } from '../verbs/plan.ts';
import { answerTo, oneOf, type AskLine } from './question.ts';
import type { Setting } from './setting.ts';

/** What a person may say of a memory that looks like one which stands in the target. */
const ANSWERS = {
  same: 'same',
  'mine is newer': 'a-newer',
  'theirs is newer': 'b-newer',
  'mine says more': 'a-covers',
  'theirs says more': 'b-covers',
  'keep both': 'different',
} as const satisfies Record<string, Answer>;

type Word = keyof typeof ANSWERS | 'accept' | 'skip' | 'quit';

/** Of a line nobody asks which says more: it stands, or it is replaced. What is proposed may be accepted. */
const wordsFor = ({ line, proposed }: AlikePair): Word[] => [
  ...(proposed && proposed.answer !== 'contradict' ? (['accept'] as const) : []),
  ...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).filter((word) => !line || !word.endsWith('says more')),
  'skip',
  'quit',
];

/**
 * Asks about what would arrive beside its like, then about lines that the source's change passes by; keeps the answers.
 * `everything`: also about what stands beside its like already.
 */
export const askedAlike = async (
  setting: Setting,
  ask: AskLine,
  planned: Planned,
  everything = false,
): Promise<number | undefined> => {
  const all = alikeIn(planned).filter(({ beside }) => everything || !beside);
  const title = planned.target.adapter.title;
  const [pairs, lines] = [all.filter(({ line }) => !line), all.filter(({ line }) => line?.behind)];
  const groups = [
    {
      of: pairs,
      heading: `${plural(pairs.length, 'memory looks', 'memories look')} like one that stands in ${title}.`,
      question: 'Do they say the same?',
    },
    {
      of: lines,
      heading: `${plural(lines.length, 'line')} in ${title} ${lines.length === 1 ? 'was' : 'were'} reworded there, and the source says something new.`,
      question: 'Did the line say the same?',
    },
  ];
  const say = (text: string): void => setting.out(`${text}\n`);
  const said: PairAnswer[] = [];
  for (const { of, heading, question } of groups) {
    if (of.length > 0) say(`\n${wrapped(heading, setting.screen.width).join('\n')}`);
    for (const [at, pair] of of.entries()) {
      say(`\n${pairText(`${at + 1} of ${of.length}`, textsOf(pair, planned), setting.screen)}`);
      const words = wordsFor(pair);
      const word = await answerTo(
        ask,
        setting.out,
        `${question} [${words.join(' / ')}] `,
        oneOf<Word>(words, {
          both: 'keep both',
          newer: 'mine is newer',
          mine: 'mine is newer',
          theirs: 'theirs is newer',
        }),
      );
      if (word === undefined || word === 'quit') return undefined;
      const answer = word === 'accept' ? pair.proposed?.answer : word === 'skip' ? undefined : ANSWERS[word];
      if (answer) said.push({ ...pair, answer });
    }
  }
  if (said.length > 0) keepAnswers(setting.world, said);
  return said.length;
};
