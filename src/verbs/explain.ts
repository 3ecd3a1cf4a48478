import { PAGES } from '../audit/pages.ts';
import { FINDING_RULE, type FindingRule } from '../ir/finding-rules.ts';
import type { Documents } from '../ir/documents-schema.ts';
import { DOCUMENT_FORMAT } from './document.ts';

export type ExplainDocument = Documents['explain'];
export type RulePage = ExplainDocument['rules'][number];

/** Everything that is known of a rule. */
export const pageOf = (rule: FindingRule): RulePage => {
  const { severity, page } = FINDING_RULE[rule];
  const { why, example, mend, command } = PAGES[rule];
  return { rule, severity, what: page, why, example, mend, ...(command !== undefined && { command }) };
};

export const explained = (rules: readonly FindingRule[]): ExplainDocument => ({
  version: DOCUMENT_FORMAT,
  command: 'explain',
  rules: rules.map(pageOf),
});
