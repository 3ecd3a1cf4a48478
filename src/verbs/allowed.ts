import type { FindingRule } from '../ir/finding-rules.ts';
import type { AllowanceSetting } from '../repo/settings-shape.ts';
import { CONFIG, type Repository } from '../world/repository.ts';
import type { CheckDocument } from './check.ts';
import { failsBy, type Disparity } from './check-document.ts';

export interface Judging {
  failOn?: string | undefined;
  /** Fingerprints of an earlier run. */
  baseline?: ReadonlySet<string> | undefined;
}

/** With what the repository allows and how grave it takes what, and what an earlier run knew. */
export const judged = (
  document: CheckDocument,
  { failOn = 'error', baseline }: Judging,
  repository: Repository | undefined,
  now: number,
): CheckDocument => {
  const { severities = {}, allowances = [] } = repository?.value ?? {};
  const today = new Date(now).toISOString().slice(0, 10);
  const graded = document.findings.flatMap((finding): Disparity[] => {
    const severity = severities[finding.rule];
    return severity === 'off' ? [] : [severity === undefined ? finding : { ...finding, severity }];
  });
  const used = new Set<AllowanceSetting>();
  const left = graded.flatMap((finding): Disparity[] => {
    const allowance = allowances.find((each) => allows(each, finding));
    if (!allowance) return [finding];
    used.add(allowance);
    return isPast(allowance, today) ? [expired(finding, allowance)] : [];
  });
  const stale = allowances
    .filter((each) => isPast(each, today) && !used.has(each))
    .map((each) => unused(each, repository as Repository));
  const findings = [...left.filter(({ fingerprint }) => !baseline?.has(fingerprint)), ...stale].sort(byGravity);
  const fails = failsBy(failOn);
  return {
    ...document,
    allowed: graded.length - left.length,
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

const isPast = ({ until }: AllowanceSetting, today: string): boolean => until !== undefined && until < today;

const allows = ({ finding, memory, rule }: AllowanceSetting, told: Disparity): boolean => {
  if (rule !== undefined && rule !== told.rule) return false;
  if (finding !== undefined) return finding === told.fingerprint;
  return (
    told.memory !== undefined && (told.memory.id === memory || told.memory.handle === memory || endsIn(told, memory))
  );
};

/** The last part of an id is the memory's own key: the name of its file, where it has one. */
const endsIn = ({ memory }: Disparity, name = ''): boolean =>
  memory !== undefined && (memory.id.endsWith(`/${name}`) || memory.id.endsWith(`/${name}.md`));

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
