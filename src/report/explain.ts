import type { ExplainDocument, RulePage } from '../verbs/explain.ts';
import { laid, paint, table, type Screen } from './terminal.ts';

/** The page of one rule. */
export const explainText = (
  { rule, severity, what, why, example, mend, command }: RulePage,
  screen: Screen,
): string => {
  const part = (name: string, text: string): string[] => ['', paint(screen, 'bold', name), ...laid(screen, text, '  ')];
  const off = `{"severities": {"${rule}": "off"}}`;
  return `${[
    `${paint(screen, 'bold', rule)}  ${severity} at most`,
    ...laid(screen, what),
    ...part('Why it matters', why),
    ...part('Example', example),
    ...part('How to mend it', mend),
    ...(command === undefined ? [] : [`  ${paint(screen, 'cyan', typed(command))}`]),
    ...part(
      'How to switch it off',
      `${off} in the memport.json of the repository, or for everything in your own config.json; "error", "warn" and "info" set how grave it is.`,
    ),
    ...(rule.startsWith('safety/')
      ? laid(screen, 'A repository can switch it off for files inside of it only.', '  ')
      : []),
  ].join('\n')}\n`;
};

const typed = (command: string): string => command.replace(/\{(\w+)\}/g, '<$1>');

/** Every rule with its sentence, whole. */
export const ruleList = ({ rules }: ExplainDocument, screen: Screen): string =>
  `${table(
    { ...screen, width: 1000 },
    rules.map(({ rule, severity, what }) => [rule, severity, what]),
    '',
  )
    .flatMap((line) => laid(screen, line, '', undefined, '    '))
    .join('\n')}\n`;
