import { isUnread } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Field } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';

/** What a store could not be read of. A database that tells only of use holds no memory. */
const unreadOf = ({ findings }: Pick<Store, 'findings'>): Finding[] =>
  findings.filter(({ rule, severity }) => isUnread(rule) && (severity === 'error' || rule === 'read/link'));

/** Why nothing follows from what is not found in a store; undefined where all of it was read. */
export const unreadIn = (store: Store): string | undefined => {
  const [first, ...more] = unreadOf(store);
  if (!store.at.exists) return 'it is not there';
  if (!first) return undefined;
  return `${first.message}${more.length === 0 ? '' : ` (and ${more.length} more)`}`;
};

/** What of a memory an index may say better than the memory's own file. */
export const OF_AN_INDEX = ['title', 'hook'] as const satisfies readonly Field[];
type Indexed = Partial<Record<(typeof OF_AN_INDEX)[number], string>>;

/** With what an index may say as another has it: nothing follows from an index that could not be read. */
export const withIndexOf = <Said extends Indexed>(said: Said, { title, hook }: Indexed): Said => {
  const { title: _title, hook: _hook, ...rest } = said;
  return { ...rest, ...(title !== undefined && { title }), ...(hook !== undefined && { hook }) } as Said;
};
