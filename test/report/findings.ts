import type { FindingRule, Severity } from '../../src/ir/finding-rules.ts';
import { reportOf, type ReportPlace, type Report } from '../../src/report/report.ts';
import type { FindingDocument } from '../../src/verbs/document.ts';

/** What a stranger would write into a memory so that a report obeys it. */
export const HOSTILE = [
  '::error file=a,line=1::taken',
  '\n::set-env name=A::b',
  '##[error]old',
  '%0A::warning::coded',
  '\u001b[31mred\u001b[0m \u009b2J \u001b]0;title\u0007',
  ']]>',
  '<script>document.title="taken"</script>',
  '</style></title><img src=x onerror="document.title=1">',
  '"\'`&amp;&#x3c;',
  '| a | [b](javascript:alert(1)) ![c](https://c.example/?d) `e` <!-- -->',
  '\u202etxt.exe\u2066 \u200b \u{e0041} \ud800 \uffff \u0000 \u000b',
].join(' ');

export const GROUND: ReportPlace = {
  version: '1.2.3',
  home: '/home/ada',
  repository: '/home/ada/app',
  showContent: true,
};

let last = 0;
export const finding = (more: Partial<FindingDocument> = {}): FindingDocument => ({
  rule: 'delivery/orphan',
  severity: 'warn',
  message: 'no line names it',
  file: '/home/ada/.claude/projects/-home-ada-app/memory/a.md',
  store: 'claude:-home-ada-app',
  memory: { id: 'claude/project:/home/ada/app/a.md', handle: 'abc123' },
  fingerprint: String((last += 1)).padStart(8, '0'),
  ...more,
});

export const many = (number: number, rule: FindingRule, severity: Severity): FindingDocument[] =>
  Array.from({ length: number }, () => finding({ rule, severity }));

export const reported = (
  findings: readonly FindingDocument[],
  ground: Partial<ReportPlace> = {},
  categoryOf?: (finding: FindingDocument) => string,
): Report => reportOf({ command: 'check', findings }, { ...GROUND, ...ground }, categoryOf);
