import { FINDING_RULE, type FindingRule } from '../ir/finding-rules.ts';
import { tilde } from '../text/safe.ts';
import type { AuditDocument } from '../verbs/audit.ts';
import { bySeverity, severityCell, severityCounts } from './severities.ts';
import { count, laid, paint, plural, safeLine, table, type Screen } from './terminal.ts';

type Found = AuditDocument['findings'][number];

/** So many are told in full: the rest is counted, so that what matters most is read. */
const FIRST = 5;

/** What an audit found: how it stands, the five that matter first, the rest by rule, and what to type. */
export const auditText = (document: AuditDocument, next: string | undefined, home: string, screen: Screen): string => {
  const { findings } = document;
  const first = mattering(findings);
  const rest = findings.filter((each) => !first.includes(each));
  return `${[
    ...heading(document, screen),
    ...storeLines(document, home, screen),
    '',
    ...first.flatMap((each) => [...findingLines(each, home, screen), '']),
    ...restLines(rest, screen),
    ...aside(document),
    ...(next === undefined ? [] : [next]),
  ].join('\n')}\n`;
};

/** The gravest first, one of each rule before a second of any. */
const mattering = (findings: readonly Found[]): Found[] => {
  const turn = new Map<FindingRule, number>();
  const turns = findings.map((each): [Found, number] => {
    const own = turn.get(each.rule) ?? 0;
    turn.set(each.rule, own + 1);
    return [each, RANK[each.severity] * 1_000_000 + own];
  });
  return turns
    .filter(([{ severity }]) => severity !== 'info' || findings.every((each) => each.severity === 'info'))
    .toSorted((a, b) => a[1] - b[1])
    .slice(0, FIRST)
    .map(([each]) => each);
};

const RANK = { error: 0, warn: 1, info: 2 } as const;

const heading = ({ findings, memories, stores }: AuditDocument, screen: Screen): string[] => {
  const of = `${plural(memories, 'memory', 'memories')} in ${plural(stores.filter((each) => each.memories > 0).length, 'store')}`;
  const nothing = memories === 0 ? 'nothing to look at' : paint(screen, 'green', 'nothing found');
  return [`${paint(screen, 'bold', of)}: ${severityCounts(bySeverity(findings), screen) || nothing}`];
};

/** How much of what each store has loaded says what to do. */
const storeLines = ({ stores }: AuditDocument, home: string, screen: Screen): string[] =>
  table(
    screen,
    stores
      .filter(({ memories }) => memories > 0)
      .map(({ harness, root, scope, memories, always, findings }) => [
        harness,
        plural(memories, 'memory', 'memories'),
        always === undefined
          ? 'nothing loaded'
          : `${Math.round((always.rules / always.bytes) * 100)} % of ${count(always.bytes)} loaded bytes are rules`,
        plural(
          Object.values(findings).reduce((sum, each) => sum + each, 0),
          'finding',
        ),
        tilde(placeOf(root, 'paths' in scope ? scope.paths[0] : undefined), home),
      ]),
  );

/** A folder elsewhere that is named after its project says less than the project. */
const placeOf = (root: string, project: string | undefined): string =>
  project === undefined || root.startsWith(`${project}/`) ? root : project;

const findingLines = (
  { rule, severity, message, file, line, memory, why, mend, command }: Found,
  home: string,
  screen: Screen,
): string[] => {
  const place = `${tilde(file, home)}${line === undefined ? '' : `:${line}`}`;
  return [
    `${severityCell(severity, screen)} ${paint(screen, 'bold', rule)}  ${safeLine(place)}`,
    ...(memory?.text === undefined ? [] : [`      ${paint(screen, 'cyan', memory.handle)}  ${clipped(memory.text)}`]),
    ...laid(screen, safeLine(message), '      '),
    ...laid(screen, `Why: ${why}`, '      ', 'dim'),
    ...laid(screen, `Mend: ${mend}`, '      ', 'dim'),
    ...(command === undefined ? [] : [`      ${paint(screen, 'cyan', safeLine(tilde(command, home)))}`]),
  ];
};

const clipped = (text: string): string => {
  const line = safeLine(text);
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

const restLines = (rest: readonly Found[], screen: Screen): string[] => {
  if (rest.length === 0) return [];
  const rows = [...Map.groupBy(rest, ({ rule }) => rule)]
    .map(([rule, own]) => ({ rule, number: own.length, severity: own[0]?.severity ?? 'info' }))
    .toSorted((a, b) => RANK[a.severity] - RANK[b.severity] || b.number - a.number || (a.rule < b.rule ? -1 : 1))
    .map(({ rule, number, severity }) => [
      severityCell(severity, screen),
      count(number),
      rule,
      FINDING_RULE[rule].page,
    ]);
  return [
    `${count(rest.length)} more, by rule (memport explain <rule> says what to do; --json names every one):`,
    ...table(screen, rows),
    '',
  ];
};

const aside = ({ unverifiable, alike, allowed, off, known, before }: AuditDocument): string[] => {
  const lines = [
    ...(unverifiable === 0
      ? []
      : [
          `${plural(unverifiable, 'memory says', 'memories say')} nothing that can be checked here: not known to be fine.`,
        ]),
    ...(alike === 0
      ? []
      : [
          `${plural(alike, 'pair looks', 'pairs look')} alike, and nobody said whether the two say the same: memport audit --judge asks a model.`,
        ]),
    ...[
      [allowed, 'allowed in memport.json'],
      [off, 'of rules that are switched off'],
      [known, 'in the baseline'],
      [before, 'older than --since'],
    ].flatMap(([number, what]) => (number === 0 ? [] : [`${plural(Number(number), 'finding')} left out: ${what}.`])),
  ];
  return lines.length === 0 ? [] : [...lines, ''];
};
