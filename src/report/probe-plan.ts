import type { OutlineDocument } from '../verbs/probe-outline.ts';
import { count, laid, paint, plural, safeLine, table, type Screen } from './terminal.ts';

type Bill = OutlineDocument['most'];

/** What trying memories would take, at least and at most, why others are not tried, and which verdicts so few trials cannot show. */
export const probePlanText = (outline: OutlineDocument, whys: readonly string[], screen: Screen): string => {
  const { from, to, memories, rest, arms, trials, repeats, least, usual, most, falls, unreachable, refusal } = outline;
  const lines = [
    `${paint(screen, 'bold', `${from} → ${to}`)}  ${plural(memories, 'memory', 'memories')} in ${arms.join(', ')}, up to ${plural(trials, 'trial')} in each; ${count(whys.length)} cannot be tried${rest > whys.length ? `, ${count(rest - whys.length)} not in the sample` : ''}`,
    ...[...Map.groupBy(whys, (why) => why)].flatMap(([why, group]) =>
      laid(screen, `${count(group.length)}: ${safeLine(why)}`, '  '),
    ),
    '',
    ...table(screen, [
      ['', 'trials', 'requests', 'tokens sent', 'of them cached', 'received', 'time', 'cost'],
      ['at least', ...cells(least)],
      ['usually', ...cells(usual)],
      ['at most', ...cells(most)],
    ]),
    '',
    `Each scenario would be run up to ${plural(repeats, 'time')} in an arm. A trial is an estimate: ${plural(Math.round((most.requests - (most.judged ?? 0)) / Math.max(1, most.trials)), 'request')}.`,
  ];
  if (outline.batch)
    lines.push(
      'In batches each answer takes up to a day instead, and each look at least one batch; the cost is that of batches where prices.json says what part of a price they cost: "batch": 0.5.',
    );
  if (most.judged !== undefined)
    lines.push(
      `Of the requests ${count(least.judged ?? 0)} to ${count(most.judged)} go to the judge, those that measure it first among them.`,
    );
  lines.push(
    `A rule that is followed in 95 of 100 trials at the source and less in the target is seen to fall with so many trials in each arm: ${falls.map(({ to: share, trials: needs }) => `to ${Math.round(share * 100)} of 100 with ${count(needs)}`).join(', ')}.`,
  );
  for (const { verdict, planned, needs } of unreachable)
    lines.push(
      ...laid(
        screen,
        `${verdict.replace(/_/g, ' ')} cannot be shown with ${plural(planned, 'trial')}${needs === undefined ? ' in these arms' : `: it takes ${count(needs)}`}`,
        '  ',
        'yellow',
      ),
    );
  if (refusal !== undefined) lines.push(...laid(screen, refusal, '', 'red'));
  return `${lines.join('\n')}\n`;
};

const cells = ({ trials, requests, tokens, seconds, usd }: Bill): string[] => [
  count(trials),
  count(requests),
  count(Math.round(tokens.sent)),
  count(Math.round(tokens.cached)),
  count(Math.round(tokens.received)),
  timeOf(seconds),
  usd === undefined ? 'no price known' : `$${usd.toFixed(2)}`,
];

const timeOf = (seconds: number): string =>
  seconds < 120
    ? `${Math.round(seconds)} s`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3_600)} h`;
