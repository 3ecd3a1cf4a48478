import { FINDING_RULE, type FindingRule, type Severity } from '../ir/finding-rules.ts';
import { allOf, pathText, sentenceOf, type ReportBase, type Category, type Report, type ReportLine } from './report.ts';

/** GitHub shows so many results of an upload and takes so many runs; the gravest of all are kept. */
const MOST_RESULTS = 5_000;
const MOST_RUNS = 20;

const LEVEL: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'note' };
const BASE: Readonly<Record<ReportBase, string>> = { repository: 'SRCROOT', home: 'HOME', machine: 'MACHINE' };
const BASES = {
  SRCROOT: { description: { text: 'the root of the repository' } },
  HOME: { description: { text: 'the home of the person whose memories these are' } },
  MACHINE: { description: { text: 'the root of the file system' } },
};

/** SARIF 2.1.0, a run for each category. */
export const sarifText = (report: Report): string => {
  const [categories, cut] = fitting(report);
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: categories.map((each, at) => runOf(each, report.version, at === 0 ? cut : 0)),
    },
    null,
    1,
  )}\n`;
};

/** What fits into GitHub's limits, and how many findings that leaves out. */
const fitting = (report: Report): [Category[], number] => {
  const all = allOf(report);
  const rest = report.categories.slice(MOST_RUNS - 1);
  const runs =
    report.categories.length <= MOST_RUNS
      ? report.categories
      : [
          ...report.categories.slice(0, MOST_RUNS - 1),
          { name: 'memport/others', findings: rest.flatMap(({ findings }) => findings) },
        ];
  if (all.length <= MOST_RESULTS) return [runs, 0];
  const rank: readonly Severity[] = ['error', 'warn', 'info'];
  const kept = new Set(
    rank.flatMap((severity) => all.filter((each) => each.severity === severity)).slice(0, MOST_RESULTS),
  );
  return [
    runs.map(({ name, findings }) => ({ name, findings: findings.filter((each) => kept.has(each)) })),
    all.length - kept.size,
  ];
};

const runOf = ({ name, findings }: Category, version: string, cut: number): object => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  return {
    tool: { driver: { name: 'memport', semanticVersion: version, rules: rules.map(ruleOf) } },
    automationDetails: { id: `${name}/` },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: BASES,
    invocations: [
      {
        executionSuccessful: true,
        ...(cut > 0 && {
          toolExecutionNotifications: [
            { level: 'warning', message: { text: `${cut} more findings, less grave than these, are left out` } },
          ],
        }),
      },
    ],
    results: findings.map((each) => resultOf(each, rules)),
  };
};

const ruleOf = (id: FindingRule): object => {
  const { severity, page } = FINDING_RULE[id];
  const group = id.slice(0, id.indexOf('/'));
  return {
    id,
    shortDescription: { text: page },
    defaultConfiguration: { level: LEVEL[severity] },
    properties: {
      tags: group === 'safety' ? [group, 'security'] : [group],
      precision: 'high',
      ...(group === 'safety' && { 'security-severity': severity === 'error' ? '7.0' : '4.0' }),
    },
  };
};

const resultOf = (told: ReportLine, rules: readonly FindingRule[]): object => ({
  ruleId: told.rule,
  ruleIndex: rules.indexOf(told.rule),
  level: LEVEL[told.severity],
  message: {
    text: `${sentenceOf(told)}${told.base === 'repository' ? '' : ` (${pathText(told)})`}`,
  },
  locations: [
    {
      physicalLocation: {
        artifactLocation: {
          uri: told.path.toWellFormed().split('/').map(encodeURIComponent).join('/'),
          uriBaseId: BASE[told.base],
        },
        region: { startLine: told.line ?? 1 },
      },
      ...(told.memory && {
        logicalLocations: [{ name: told.memory.handle, fullyQualifiedName: told.memory.id, kind: 'member' }],
      }),
    },
  ],
  // The first is what GitHub tells results apart by; without it, its own is made of the text of the line.
  partialFingerprints: { primaryLocationLineHash: `${told.fingerprint}:1`, 'memportFinding/v1': told.fingerprint },
});
