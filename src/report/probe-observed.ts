import type { ProbeDocument } from '../verbs/probe-document.ts';
import { count, laid, paint, plural, safeLine, table, type Screen } from './terminal.ts';

type Observed = NonNullable<ProbeDocument['observed']>;
type Row = Observed['rows'][number];

/** What the user's own sessions show, memory by memory and harness by harness; too little is said to be too little. */
export const observedText = ({ observed, rest, from, to }: ProbeDocument, screen: Screen): string => {
  if (!observed) return '';
  const { rows, harnesses, logs, across, undated, repeated } = observed;
  const seen = rows.filter(({ before, after }) => before.trials + after.trials > 0);
  const lines = [
    `${paint(screen, 'bold', `${from} → ${to}`)}  your own sessions: ${
      harnesses.length === 0
        ? 'none were found'
        : harnesses
            .map(
              ({ harness, sessions, turns }) => `${harness} ${plural(sessions, 'session')}, ${plural(turns, 'turn')}`,
            )
            .join('; ')
    }; nobody was asked, nothing left this machine`,
    '',
    ...seen.flatMap((row) => linesOf(row, screen)),
    ...(seen.length === 0 ? [] : ['']),
  ];
  if (rows.length > seen.length)
    lines.push(`${plural(rows.length - seen.length, 'time')} a memory in a harness had no occasion at all.`);
  if (across > 0) lines.push(`${plural(across, 'occasion')} lay in sessions that were begun before the migration.`);
  if (repeated > 0) lines.push(`${plural(repeated, 'turn')} that logs repeat were counted once.`);
  if (undated > 0) lines.push(`Of ${plural(undated, 'turn')} nobody knows when they were.`);
  for (const { harness, brokenLines, foreign, unread } of logs) {
    if (brokenLines + foreign + unread.length === 0) continue;
    lines.push(
      ...laid(
        screen,
        `${harness}: ${plural(brokenLines, 'line')} could not be read, ${plural(foreign, 'log was', 'logs were')} of something else, ${plural(unread.length, 'log was', 'logs were')} left out${unread[0] ? ` (${safeLine(unread[0].file)}: ${unread[0].why})` : ''}.`,
        '  ',
        'yellow',
      ),
    );
  }
  const whys = [...Map.groupBy(rest, ({ why }) => why)];
  if (rest.length > 0) lines.push(`${plural(rest.length, 'memory has', 'memories have')} no probe:`);
  for (const [why, group] of whys) lines.push(...laid(screen, `${count(group.length)}: ${safeLine(why)}`, '  '));
  return `${lines.join('\n')}\n`;
};

const COLOUR: Readonly<Record<string, 'red' | 'green'>> = { less: 'red', more: 'green' };

const linesOf = (row: Row, screen: Screen): string[] => {
  const { handle, harness, says, lacks, before, after, difference, interval, text = '' } = row;
  const colour = COLOUR[says];
  const said = says === 'more' || says === 'less' ? `${says} often` : says;
  return [
    ...table(screen, [[handle, harness, colour ? paint(screen, colour, said) : said, safeLine(text)]]),
    ...laid(
      screen,
      [
        `before ${sideText(before)}`,
        `after ${sideText(after)}`,
        ...(difference === undefined || !interval ? [] : [`Δ ${difference.toFixed(2)} ${range(interval)}`]),
        ...(lacks === undefined ? [] : [lacks]),
      ].join('  '),
      '          ',
      'dim',
    ),
  ];
};

const sideText = ({ followed, trials, sessions, interval, read, cited }: Row['before']): string =>
  trials === 0
    ? 'no occasion'
    : `${followed}/${trials} ${range(interval)} in ${plural(sessions, 'session')}${read > 0 ? `, read before ${read}` : ''}${cited > 0 ? `, cited in ${cited}` : ''}`;

const range = ([low, high]: readonly [number, number]): string => `[${low.toFixed(2)}, ${high.toFixed(2)}]`;
