import type { Answer } from '../ir/answer.ts';
import type { AnsweredMembers, ListedPair, PairTexts } from '../verbs/alike-pairs.ts';
import { proposalText } from './answers-line.ts';
import { paint, plural, safeLine, wrapped, type Screen } from './terminal.ts';

/** Two texts below each other: in columns side by side no sentence could be read. */
export const pairText = (head: string, { here, there, proposed }: PairTexts, screen: Screen): string =>
  [
    paint(screen, 'dim', head),
    ...laidOut('here:  ', here, screen),
    ...laidOut('there: ', there, screen),
    ...(proposed === undefined ? [] : [paint(screen, 'dim', `  (${proposalText(proposed)})`)]),
  ].join('\n');

const laidOut = (name: string, text: string, screen: Screen): string[] =>
  wrapped(safeLine(text), Math.max(20, screen.width - name.length - 2)).map(
    (line, at) => `  ${at === 0 ? name : ' '.repeat(name.length)}${line}`,
  );

/** What looks alike, pair by pair, and what to type about it. */
export const pairsText = (found: readonly { listed: ListedPair }[], screen: Screen): string => {
  const pairs = found.map(({ listed }) => listed);
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
  return `${plural(pairs.length, 'pair looks', 'pairs look')} alike:\n\n${shown.join('\n\n')}\n\nNext: memport pairs --same ${one} ${other}\nOr, in place of --same: --newer where the first is newer, --covers where it says more, --different where neither.\n`;
};

/** What somebody has just said of pairs. */
export const answeredText = (kept: readonly AnsweredMembers[]): string => {
  const lines = kept.map(({ members: [one, other], answer }) => `${one.handle} and ${other.handle} ${SAID[answer]}.\n`);
  return `${lines.join('')}Kept: the next run goes by ${kept.length === 1 ? 'it' : 'them'}.\n`;
};

const SAID: Partial<Record<Answer, string>> = {
  same: 'say the same',
  'a-newer': 'say one thing, the first is newer',
  'a-covers': 'say one thing, the first says more',
  different: 'are two memories',
};
