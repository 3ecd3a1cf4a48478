import type { Answer } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import { pairText } from '../report/pairs.ts';
import { plural, wrapped } from '../report/terminal.ts';
import { alikeIn } from '../verbs/alike-pairs.ts';
import { keepAnswers } from '../verbs/pairs.ts';
import type { Planned } from '../verbs/plan.ts';
import { answerTo, oneOf, type Ask } from './question.ts';
import type { Setting } from './setting.ts';

/** What a person may say of a memory that looks like one which stands in the target. */
const WORDS = ['same', 'mine is newer', 'theirs is newer', 'keep both', 'skip', 'quit'] as const;
const ANSWERS: Partial<Record<(typeof WORDS)[number], Answer>> = { same: 'same', 'mine is newer': 'a-newer', 'theirs is newer': 'b-newer', 'keep both': 'different' };

/** Asks about what would arrive beside its like, and keeps the answers; how many there were, undefined when somebody quits. */
export const askedAlike = async (setting: Setting, ask: Ask, planned: Planned): Promise<number | undefined> => {
  const pairs = alikeIn(planned).filter(({ beside }) => !beside);
  const say = (text: string): void => setting.out(`${text}\n`);
  if (pairs.length > 0) say(`\n${wrapped(`${plural(pairs.length, 'memory looks', 'memories look')} like one that stands in ${planned.target.adapter.title}.`, setting.screen.width).join('\n')}`);
  const said: { a: Memory; b: Memory; answer: Answer }[] = [];
  for (const [at, { a, b, proposed }] of pairs.entries()) {
    const texts = { here: planned.shown(a).statement, there: planned.shown(b).statement, ...(proposed && { proposed }) };
    say(`\n${pairText(`${at + 1} of ${pairs.length}`, texts, setting.screen)}`);
    const word = await answerTo(ask, setting.out, `Do they say the same? [${WORDS.join(' / ')}] `, oneOf<(typeof WORDS)[number]>(WORDS, { both: 'keep both', newer: 'mine is newer', mine: 'mine is newer', theirs: 'theirs is newer' }));
    if (word === undefined || word === 'quit') return undefined;
    const answer = ANSWERS[word];
    if (answer) said.push({ a, b, answer });
  }
  if (said.length > 0) keepAnswers(setting.world, said);
  return said.length;
};
