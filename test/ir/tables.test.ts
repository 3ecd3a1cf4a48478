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

/** A word that something is held against, lists of words, and types: none of them is a use. */
const COMPARED = /[!=]==\s+'[a-z/-]+'/g;
const LISTED = /(?:\[|includes\()(?:\s*'[a-z]+\/[a-z-]+',?)+\s*[\])]/g;
const AMONG = /'[a-z/-]+'(?:\s+\|\s+'[a-z/-]+')+/g;

const code = sources('src/**/*.ts', 'adapters/**/*.ts');
code.delete('src/ir/finding-rules.ts');
const text = [...code.values()].join('\n');
type Sources = ReadonlyMap<string, string>;
/**
 * What finds and decides: neither tables and pages, which name every row whether it is used or not, nor those that only
 * tell or sort what was found.
 */
const TELLS = /^src\/(?:ir|report|cli)\/|^src\/audit\/pages\//;
const working: Sources = new Map(
  [...code]
    .filter(([file]) => !TELLS.test(file))
    .map(([file, source]) => [file, source.replace(COMPARED, '').replace(LISTED, '').replace(AMONG, '')]),
);
const without = (...files: string[]): Sources => new Map([...working].filter(([file]) => !files.includes(file)));
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
    expect(unusedRules(FINDING_RULES, working)).toEqual([]);
  });

  test('a row with a page that nothing finds any more is seen', () => {
    expect(unusedRules(['delivery/made-up', 'stale/made-up'] as string[] as FindingRule[], working)).toHaveLength(2);
    const weights = ['weight/several-rules', 'weight/in-instructions', 'weight/derivable', 'weight/episode'];
    expect(unusedRules(FINDING_RULES, without('src/audit/weight/weighed.ts'))).toEqual(weights);
    expect(unusedRules(FINDING_RULES, without('src/parity/pair-findings.ts'))).toContain('parity/narrowed');
    expect(unusedRules(FINDING_RULES, without('src/audit/claims/deadlines.ts'))).toContain('stale/deadline');
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

/** `stale/…` of what a memory claims is made from the kind of the claim, which something makes of its words. */
const isClaim = (rule: FindingRule, found: Sources): boolean =>
  rule.startsWith('stale/') &&
  [...found].some(
    ([file, source]) =>
      file.startsWith('src/audit/claims/') &&
      file !== 'src/audit/claims/claim.ts' &&
      source.includes(`kind: '${rule.slice('stale/'.length)}'`),
  );

const unusedRules = (rules: readonly FindingRule[], found: Sources): FindingRule[] => {
  const all = [...found.values()].join('\n');
  return rules.filter((rule) => !all.includes(`'${rule}'`) && !isProblem(rule) && !isClaim(rule, found));
};

/** A word is used where a plan decides it: as a literal of its own, by what makes plans. */
const undecided = (found: Sources): Decision[] => {
  const plans = [...found].flatMap(([file, source]) => (file.startsWith('src/plan/') ? [source] : [])).join('\n');
  return DECISIONS.filter((each) => !plans.includes(`decision: '${each}'`));
};

describe('the table of decisions', () => {
  const words = (keep: (decision: Decision) => boolean): Decision[] => DECISIONS.filter(keep);

  test('every row is used', () => {
    expect(undecided(working)).toEqual([]);
  });

  test('a word that nothing decides any more is seen', () => {
    expect(undecided(without('src/plan/decide.ts'))).toEqual(['blocked']);
    expect(undecided(without('src/plan/parting.ts'))).toEqual(['withdrawn']);
    expect(undecided(new Map([...working].filter(([file]) => !file.startsWith('src/plan/'))))).toEqual(DECISIONS);
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
