import type { Audited } from '../audit/audited-stores.ts';
import { SEVERITIES, type FindingRule, type Severity } from '../ir/finding-rules.ts';
import { ownConfig } from '../world/config.ts';
import type { Repository } from '../world/repository.ts';
import type { World } from '../world/world.ts';
import type { AuditDocument, AuditFinding } from './audit-document.ts';
import { failsBy } from './check-document.ts';
import { gradedBy, type Graded } from './graded.ts';

/** What of the findings is asked for, and what fails. */
export interface Counting {
  failOn?: string | undefined;
  /** Fingerprints of an earlier run. */
  baseline?: ReadonlySet<string> | undefined;
  /** Whether a file was changed since the time that is asked about. */
  since?: ((file: string) => boolean) | undefined;
}

interface Settling extends Counting {
  audited: Audited;
  repository: Repository | undefined;
}

/** The document with what the person and the repository say of its findings, and of those only what is asked for. */
export const settledBy = (
  world: World,
  document: AuditDocument,
  { failOn = 'error', baseline, since, repository }: Settling,
): AuditDocument => {
  const { left, allowed, off } = graded(world, document.findings, repository);
  const fresh = left.filter(({ fingerprint }) => !baseline?.has(fingerprint));
  const findings = fresh.filter(({ file }) => since?.(file) ?? true).toSorted(gravestFirst);
  const fails = failsBy(failOn);
  const byStore = Map.groupBy(findings, ({ store }) => store);
  return {
    ...document,
    stores: document.stores.map((store) => ({ ...store, findings: counted(byStore.get(store.id) ?? [], 'severity') })),
    rules: counted(findings, 'rule'),
    allowed,
    off,
    known: left.length - fresh.length,
    before: fresh.length - findings.length,
    failed: findings.some(fails),
    findings,
  };
};

/**
 * A repository is a stranger: of what is dangerous in files outside of it, it may switch nothing off and allow nothing.
 * The person's own word holds for everything.
 */
const graded = (
  { env, now }: World,
  findings: readonly AuditFinding[],
  repository: Repository | undefined,
): Pick<Graded<AuditFinding>, 'left' | 'allowed' | 'off'> => {
  const own = ownConfig(env).severities ?? {};
  const { severities = {}, allowances = [] } = repository?.value ?? {};
  const isOurs = ({ rule, file }: AuditFinding): boolean =>
    !rule.startsWith('safety/') || (repository !== undefined && file.startsWith(`${repository.root}/`));
  const parts = [
    gradedBy(findings.filter(isOurs), { severities: { ...severities, ...own }, allowances, now: now() }),
    gradedBy(
      findings.filter((finding) => !isOurs(finding)),
      { severities: { ...raised(severities), ...own }, allowances: [], now: now() },
    ),
  ];
  return {
    left: parts.flatMap(({ left }) => left),
    allowed: parts.reduce((sum, { allowed }) => sum + allowed, 0),
    off: parts.reduce((sum, { off }) => sum + off, 0),
  };
};

const raised = (severities: Readonly<Record<string, Severity | 'off'>>): Record<string, Severity | 'off'> =>
  Object.fromEntries(Object.entries(severities).filter(([, severity]) => severity === 'error'));

const counted = <Key extends 'rule' | 'severity'>(
  findings: readonly AuditFinding[],
  key: Key,
): Partial<Record<AuditFinding[Key] & (FindingRule | Severity), number>> =>
  Object.fromEntries(
    [...Map.groupBy(findings, (each) => each[key])].map(([name, { length }]) => [name, length]),
  ) as Partial<Record<AuditFinding[Key], number>>;

const gravestFirst = (a: AuditFinding, b: AuditFinding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  compared(a.rule, b.rule) ||
  compared(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
