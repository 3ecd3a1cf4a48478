import type { Finding } from '../ir/finding.ts';
import type { Audited } from './audited.ts';

/** One rule of an audit: a function of values. Its severity and its page stand in the table of rules (`ir/finding-rules.ts`). */
export interface Rule {
  id: string;
  find: (audited: Audited) => readonly Finding[];
}
