import type { Answer, Proposal } from '../ir/answer.ts';
import type { Plan } from '../ir/plan.ts';
import type { ListedPair, PairTexts } from '../verbs/alike-pairs.ts';
import { count, paint, plural, safeLine, wrapped, type Screen } from './terminal.ts';

/** Two texts below each other: in columns side by side no sentence could be read. */
export const pairText = (head: string, { here, there, proposed }: PairTexts, screen: Screen): string =>
  [
    paint(screen, 'dim', head),
    ...laidOut('here:  ', here, screen),
    ...laidOut('there: ', there, screen),
    ...(proposed === undefined ? [] : [paint(screen, 'dim', `  (${proposalText(proposed)})`)]),
  ].join('\n');

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

const laidOut = (name: string, text: string, screen: Screen): string[] =>
  wrapped(safeLine(text), Math.max(20, screen.width - name.length - 2)).map(
    (line, at) => `  ${at === 0 ? name : ' '.repeat(name.length)}${line}`,
  );

/** By how many answers a plan goes, of whom, and where a model judged, how many questions are left. */
export const answeredText = ({ decisions, judged }: Pick<Plan, 'decisions' | 'judged'>): string | undefined => {
  const yours = decisions.filter(({ answered }) => answered === 'person').length;
  const names = judged?.by.map(judgeName).join(' and ') ?? '';
  const stand = (number: number): string => `${plural(number, 'pair')} ${number === 1 ? 'stands' : 'stand'} as`;
  const parts = [
    ...(yours === 0 ? [] : [`${stand(yours)} you answered`]),
    ...(judged ? [`${stand(judged.pairs)} ${names} judged`] : []),
    ...(judged ? [`${count(judged.open)} ${judged.open === 1 ? 'stays' : 'stay'} open`] : []),
    ...(judged && judged.proposed > 0 ? [`${count(judged.proposed)} of them with a proposal of ${names}`] : []),
  ];
  return parts.length === 0 ? undefined : `${parts.join(', ')}.`;
};

/** What looks alike, pair by pair, and what to type about it. */
export const pairsText = (pairs: readonly ListedPair[], screen: Screen): string => {
  if (pairs.length === 0)
    return 'Nothing looks alike that nobody answered.\nNext: memport list shows every memory with its handle; memport pairs --same H1 H2 says that two are the same.\n';
  const [first] = pairs;
  const shown = pairs.map(({ handles: [a, b], harnesses, beside, line, ...texts }) =>
    pairText(
      `${a} (${harnesses[0]})  ${b} (${harnesses[1]})${line !== undefined ? `  its line in ${line} was reworded` : beside ? '  carried already, beside the other' : ''}`,
      texts,
      screen,
    ),
  );
  const [one, other] = first?.handles ?? ['', ''];
  return `${plural(pairs.length, 'pair looks', 'pairs look')} alike:\n\n${shown.join('\n\n')}\n\nNext: memport pairs --same ${one} ${other}, or --newer (the first is newer), or --different\n`;
};
