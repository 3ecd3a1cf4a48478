import type { Finding } from '../ir/finding.ts';
import type { Mending } from '../plan/finding-mend.ts';
import type { AuditDocument } from './audit-document.ts';

type MendingDocument = (AuditDocument['fix'] & object)['plans'][number];

/** What is mended in one store, as a document tells it: places and rules, no memory text. */
export const mendingDocument = ({ target: { store }, changes, mended, left }: Mending): MendingDocument => ({
  store: store.at.id,
  root: store.at.root,
  changes: changes.map(({ op, file }) => ({ op, file })),
  mended: mended.map(spotOf),
  left: left.map(({ finding, why }) => ({ ...spotOf(finding), why })),
});

const spotOf = ({ rule, file, line }: Finding): MendingDocument['mended'][number] => ({
  rule,
  file,
  ...(line !== undefined && { line }),
});
