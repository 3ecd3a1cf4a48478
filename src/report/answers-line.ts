import type { Answer, Proposal } from '../ir/answer.ts';
import type { Plan } from '../ir/plan-value.ts';
import { count, plural } from './terminal.ts';

/** By how many answers a plan goes, of whom, and where a model judged, how many questions are left. */
export const answersText = ({ decisions, judged }: Pick<Plan, 'decisions' | 'judged'>): string | undefined => {
  const yours = decisions.filter(({ answered }) => answered === 'person').length;
  const names = judged?.by.map(judgeName).join(' and ') ?? '';
  const stand = (number: number): string => `${plural(number, 'pair')} ${number === 1 ? 'stands' : 'stand'} as`;
  const parts = [
    ...(yours === 0 ? [] : [`${stand(yours)} you answered`]),
    ...(judged && judged.pairs > 0 ? [`${stand(judged.pairs)} ${names} judged`] : []),
    ...(judged ? [openText(judged, names)] : []),
  ];
  return parts.length === 0 ? undefined : `${parts.join(', ')}.`;
};

const openText = ({ pairs, open, proposed }: NonNullable<Plan['judged']>, names: string): string => {
  const number = pairs === 0 ? plural(open, 'pair') : count(open);
  const part = proposed === open ? '' : `${count(proposed)} of them `;
  return `${number} ${open === 1 ? 'stays' : 'stay'} open${proposed === 0 ? '' : `, ${part}with a proposal of ${names}`}`;
};

/** What somebody proposes of two memories, the first of which is yours. */
export const proposalText = ({ answer, origin, judge }: Proposal): string =>
  `${origin === 'repository' ? 'this repository' : judgeName(judge)} says: ${WORDS[answer]}`;

/** A model as people know it: how it was asked is for memport alone. */
export const judgeName = (judge: string | undefined): string => judge?.replace(/@[0-9a-f]+$/, '') ?? 'a model';

const WORDS: Readonly<Record<Answer, string>> = {
  same: 'same',
  'a-newer': 'yours is newer',
  'b-newer': 'theirs is newer',
  'a-covers': 'yours says all of theirs, and more',
  'b-covers': 'theirs says all of yours, and more',
  contradict: 'they contradict each other',
  different: 'two memories',
};
