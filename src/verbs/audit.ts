import { auditOf, type PlacedFinding } from '../audit/audit-of-stores.ts';
import type { Audited } from '../audit/audited-stores.ts';
import { AUDIT_RULES } from '../audit/all-rules.ts';
import type { Memory } from '../ir/memory.ts';
import { repositoryAt } from '../world/repository.ts';
import { isHarness } from '../world/harness.ts';
import type { Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';
import { auditDocument, type AuditDocument, type AuditFinding } from './audit-document.ts';
import { auditedIn, type AuditTarget } from './audit-target.ts';
import { auditedOf } from './audited.ts';
import { settledBy, type Counting } from './settled.ts';

export type { AuditDocument, AuditFinding };

export interface AuditOptions extends AuditTarget, Counting {}

/** What an audit found, and what it was found in. */
export interface Inspection {
  document: AuditDocument;
  surveyed: readonly Surveyed[];
  audited: Audited;
  /** The findings that count, as they were found. */
  counted: readonly PlacedFinding[];
  /** Pairs that somebody could answer. */
  alike: readonly { a: Memory; b: Memory }[];
}

/** locate → snapshot → read → find: what has drifted, what is dangerous, and what is useless. Nothing is written. */
export const audit = async (world: World, options: AuditOptions): Promise<Inspection> => {
  const surveyed = await auditedIn(world, options);
  const audited = await auditedOf(world, surveyed);
  const { findings, unverifiable, alike } = auditOf(audited, AUDIT_RULES);
  const { target } = options;
  const at = target === undefined || isHarness(target, world.adapters) ? undefined : target;
  const { document, veil } = auditDocument({ surveyed, audited, findings, unverifiable, alike: alike.length, at });
  world.met.veil = veil;
  const settled = settledBy(world, document, { ...options, audited, repository: repositoryAt(options.cwd) });
  const counts = new Set(settled.findings.map(placeOf));
  const counted = findings.filter((_, at) => counts.has(placeOf(document.findings[at] as AuditFinding)));
  return { document: settled, surveyed, audited, counted, alike };
};

const placeOf = ({ fingerprint, file, line }: AuditFinding): string => `${fingerprint} ${file}:${line}`;
