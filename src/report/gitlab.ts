import type { Severity } from '../ir/finding-rules.ts';
import { allOf, pathText, sentenceOf, type Report } from './report.ts';

const SEVERITY: Readonly<Record<Severity, string>> = { error: 'critical', warn: 'minor', info: 'info' };

/** GitLab's Code Quality report. */
export const gitlabText = (report: Report): string =>
  `${JSON.stringify(
    allOf(report).map((told) => ({
      description: sentenceOf(told),
      check_name: told.rule,
      fingerprint: told.fingerprint,
      severity: SEVERITY[told.severity],
      location: { path: pathText(told).replace(/^\//, ''), lines: { begin: told.line ?? 1 } },
    })),
    null,
    1,
  )}\n`;
