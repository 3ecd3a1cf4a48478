import type { FindingRule } from '../ir/finding-rules.ts';
import type { AllowanceSetting } from '../repo/settings-shape.ts';
import { CONFIG, type Repository } from '../world/repository.ts';
import type { CheckDocument } from './check.ts';
import { failsBy, type Disparity } from './check-document.ts';
import { gradedBy, isPast } from './graded.ts';

export interface FailureCounting {
  failOn?: string | undefined;
  /** Fingerprints of an earlier run. */
  baseline?: ReadonlySet<string> | undefined;
}

/** With what the repository allows and how grave it takes what, and what an earlier run knew. */
export const judged = (
  document: CheckDocument,
  { failOn = 'error', baseline }: FailureCounting,
  repository: Repository | undefined,
  now: number,
): CheckDocument => {
  const { severities, allowances = [] } = repository?.value ?? {};
  const { left, allowed, used } = gradedBy(document.findings, { severities, allowances, now }, expired);
  const stale = allowances
    .filter((each) => isPast(each, now) && !used.has(each))
    .map((each) => unused(each, repository as Repository));
  const findings = [...left.filter(({ fingerprint }) => !baseline?.has(fingerprint)), ...stale].sort(byGravity);
  const fails = failsBy(failOn);
  return {
    ...document,
    allowed,
    known: left.filter(({ fingerprint }) => baseline?.has(fingerprint)).length,
    findings,
    failed: findings.some(fails) || document.compared < document.minCompared,
  };
};

const RANK = ['error', 'warn', 'info'] as const;
const RULES: readonly FindingRule[] = ['parity/contradiction', 'parity/missing', 'parity/expired', 'parity/reworded'];
const byGravity = (x: Disparity, y: Disparity): number =>
  RANK.indexOf(x.severity) - RANK.indexOf(y.severity) || gravity(x) - gravity(y);
const gravity = ({ rule }: Disparity): number => (RULES.includes(rule) ? RULES.indexOf(rule) : RULES.length);

const expired = (finding: Disparity, { until = '', reason }: AllowanceSetting): Disparity => ({
  ...finding,
  rule: 'parity/expired',
  severity: 'error',
  message: `${finding.message}; it was allowed until ${until} (${reason})`,
});

const unused = ({ until = '', finding, memory, reason }: AllowanceSetting, { file }: Repository): Disparity => ({
  rule: 'parity/expired',
  severity: 'warn',
  message: `an allowance ended on ${until}, and nothing needs it any more (${reason}): take it out`,
  file,
  in: CONFIG,
  side: CONFIG,
  fingerprint: finding ?? memory ?? '',
});
