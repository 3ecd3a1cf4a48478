import { describe, expect, test } from 'vitest';
import { DECISION, DECISIONS, type Decision } from '../../src/ir/decisions.ts';
import {
  FINDING_RULE,
  FINDING_RULES,
  SEVERITIES,
  type FindingRule,
  type Severity,
} from '../../src/ir/finding-rules.ts';
import { sources } from '../sources.ts';

const code = sources('src/**/*.ts', 'adapters/**/*.ts');
code.delete('src/ir/finding-rules.ts');
const text = [...code.values()].join('\n');
/** What finds and decides: neither the tables nor the pages, which name every row whether it is used or not. */
const working = [...code]
  .filter(([file]) => file !== 'src/ir/decisions.ts' && !file.startsWith('src/audit/pages/'))
  .map(([, source]) => source)
  .join('\n');
const claims = code.get('src/audit/claims/claim.ts') ?? '';
const GROUPS = [...new Set(FINDING_RULES.map((rule) => rule.split('/')[0] as string))];
const isSentence = (page: string): boolean => /^[A-Z].*\.$/.test(page);

describe('the table of finding rules', () => {
  test('every id in code has a row', () => {
    const ids = new Set(text.match(new RegExp(`(?<=['"\`])(?:${GROUPS.join('|')})/[a-z-]+(?=['"\`])`, 'g')));
    const paths = /^(?:plan|form)\//;
    const unknown = [...ids].filter((id) => !(id in FINDING_RULE) && !paths.test(id));
    expect(unknown).toEqual([]);
    expect(ids.size).toBeGreaterThan(40);
  });

  test('every row is used', () => {
    const used = (rule: FindingRule): boolean => working.includes(`'${rule}'`) || isProblem(rule) || isClaim(rule);
    expect(FINDING_RULES.filter((rule) => !used(rule))).toEqual([]);
  });

  test('nothing is told as graver than its row says', () => {
    const told = [...text.matchAll(/rule: '(?<rule>[a-z]+\/[a-z-]+)',\s+severity: '(?<severity>[a-z]+)'/g)];
    const rank = (severity: string | undefined): number => SEVERITIES.indexOf(severity as Severity);
    const graver = told.filter(({ groups }) => {
      const row = FINDING_RULE[groups?.['rule'] as FindingRule];
      return rank(groups?.['severity']) < rank(row.severity);
    });
    expect(told.length).toBeGreaterThan(30);
    expect(graver.map(([words]) => words)).toEqual([]);
  });

  test('every page is a sentence', () => {
    expect(FINDING_RULES.filter((rule) => !isSentence(FINDING_RULE[rule].page))).toEqual([]);
  });
});

/** `read/…` of files that are no texts is made from the problem's own name. */
const isProblem = (rule: FindingRule): boolean => /^read\/(?:unreadable|not-a-file|link)$/.test(rule);

/** `stale/…` of what a memory claims is made from the kind of the claim. */
const isClaim = (rule: FindingRule): boolean =>
  rule.startsWith('stale/') && claims.includes(`{ kind: '${rule.slice('stale/'.length)}'`);

describe('the table of decisions', () => {
  const words = (keep: (decision: Decision) => boolean): Decision[] => DECISIONS.filter(keep);

  test('every row is used', () => {
    expect(words((each) => !working.includes(`'${each}'`))).toEqual([]);
  });

  test('what is written stands there afterwards, and only what is taken away does not', () => {
    expect(words((each) => /words|form/.test(DECISION[each].writes) && DECISION[each].ends !== 'stands')).toEqual([]);
    expect(words((each) => DECISION[each].writes === 'removal')).toEqual(['withdrawn']);
    expect(words((each) => DECISION[each].ends === 'gone')).toEqual(['withdrawn']);
  });

  test('a question has an answer that leaves everything as it is', () => {
    for (const decision of DECISIONS) {
      const { question } = DECISION[decision];
      if (question) expect(Object.values(question.answers), decision).toContain('leave');
    }
  });

  test('the README explains each in the words of the table', () => {
    const readme = sources('README.md').get('README.md');
    // What fails names the rows that are missing, and not the whole README.
    const row = (each: Decision): string => `| \`${each}\` | ${DECISION[each].page} |`;
    expect(DECISIONS.map(row).filter((line) => !readme?.includes(line))).toEqual([]);
    expect(words((each) => !isSentence(DECISION[each].page))).toEqual([]);
  });
});
