import { expect, test } from 'vitest';
import { PAGES } from '../../src/audit/pages.ts';
import { AUDIT_RULES } from '../../src/audit/all-rules.ts';
import { FINDING_RULE, FINDING_RULES } from '../../src/ir/finding-rules.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import { explainText } from '../../src/report/explain.ts';
import { explained, pageOf } from '../../src/verbs/explain.ts';

test.each(FINDING_RULES)('%s has a page: what, why, an example, how to mend it, how to switch it off', (rule) => {
  const text = explainText(pageOf(rule), { width: 80, colour: false, wraps: true });
  for (const said of [
    FINDING_RULE[rule].page.slice(0, 20),
    'Why it matters',
    'Example',
    'How to mend it',
    `"${rule}": "off"`,
  ])
    expect(text).toContain(said);
  expect(Object.values(PAGES[rule]).every((each) => each.trim() !== '')).toBe(true);
});

test('the document of all pages is as its schema says', () => {
  expect(schemas.explain.safeParse(explained(FINDING_RULES)).error).toBeUndefined();
});

test('every rule of the audit is there once', () => {
  expect(new Set(AUDIT_RULES.map(({ id }) => id)).size).toBe(AUDIT_RULES.length);
});
