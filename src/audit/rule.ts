import type { FindingRule } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Audited } from './audited-stores.ts';

/**
 * One rule of an audit: a function of values. Its gravest severity stands in the table of rules
 * (`ir/finding-rules.ts`), its page in `pages.ts`. A file is told from the root of the store that holds the memory.
 */
export interface Rule {
  id: FindingRule;
  find: (audited: Audited) => readonly Finding[];
}
