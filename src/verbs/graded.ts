import type { Severity } from '../ir/finding-rules.ts';
import type { AllowanceSetting } from '../repo/settings-shape.ts';
import type { FindingDocument } from './document.ts';

/** What somebody says of findings: how grave a rule is, and which findings may stand. */
export interface Grades {
  severities?: Readonly<Record<string, Severity | 'off'>> | undefined;
  allowances: readonly AllowanceSetting[];
  now: number;
}

export interface Graded<Found> {
  /** What counts: with its severity as it was set, and without what is allowed. */
  left: Found[];
  allowed: number;
  /** How many are of a rule that is switched off. */
  off: number;
  used: ReadonlySet<AllowanceSetting>;
}

/** Findings as they count; `expired` says what becomes of one whose allowance is past. */
export const gradedBy = <Found extends Pick<FindingDocument, 'rule' | 'severity' | 'memory' | 'fingerprint'>>(
  findings: readonly Found[],
  { severities = {}, allowances, now }: Grades,
  expired: (finding: Found, allowance: AllowanceSetting) => Found = (finding) => finding,
): Graded<Found> => {
  const graded = findings.flatMap((finding): Found[] => {
    const severity = Object.hasOwn(severities, finding.rule) ? severities[finding.rule] : undefined;
    return severity === 'off' ? [] : [severity === undefined ? finding : { ...finding, severity }];
  });
  const used = new Set<AllowanceSetting>();
  const left = graded.flatMap((finding): Found[] => {
    const allowance = allowances.find((each) => allows(each, finding));
    if (!allowance) return [finding];
    used.add(allowance);
    return isPast(allowance, now) ? [expired(finding, allowance)] : [];
  });
  return { left, allowed: graded.length - left.length, off: findings.length - graded.length, used };
};

export const isPast = ({ until }: AllowanceSetting, now: number): boolean =>
  until !== undefined && until < new Date(now).toISOString().slice(0, 10);

const allows = (
  { finding, memory, rule }: AllowanceSetting,
  told: Pick<FindingDocument, 'rule' | 'memory' | 'fingerprint'>,
): boolean => {
  if (rule !== undefined && rule !== told.rule) return false;
  if (finding !== undefined) return finding === told.fingerprint;
  return (
    told.memory !== undefined &&
    (told.memory.id === memory || told.memory.handle === memory || endsIn(told.memory.id, memory))
  );
};

/** The last part of an id is the memory's own key: the name of its file, where it has one. */
const endsIn = (id: string, name = ''): boolean => id.endsWith(`/${name}`) || id.endsWith(`/${name}.md`);
