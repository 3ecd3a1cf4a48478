import { isUnread } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Store } from '../ir/store.ts';

/** What a store could not be read of. A database that tells only of use holds no memory. */
export const unreadOf = ({ findings }: Pick<Store, 'findings'>): Finding[] =>
  findings.filter(({ rule, severity }) => isUnread(rule) && (severity === 'error' || rule === 'read/link'));

/** Why nothing follows from what is not found in a store; undefined where all of it was read. */
export const unreadIn = (store: Store): string | undefined => {
  const [first, ...more] = unreadOf(store);
  if (!store.at.exists) return 'it is not there';
  if (!first) return undefined;
  return `${first.message}${more.length === 0 ? '' : ` (and ${more.length} more)`}`;
};
