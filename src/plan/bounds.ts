import type { Put } from '../adapter.ts';
import type { Loss } from '../ir/loss.ts';
import type { Change } from '../ir/store.ts';
import type { Wanted } from './wanted.ts';
import { treeOf, type Target } from './target.ts';

/** How much of a store is read: more than that is not written. */
export interface Bounds {
  files: number;
}

/** The files that forms would add to a store. */
export const addedBy = (target: Target, puts: readonly Put[]): Set<string> =>
  new Set(
    puts.flatMap(({ form }) =>
      form.parts.flatMap(({ file }) => (file !== undefined && !treeOf(target.store).has(file) ? [file] : [])),
    ),
  );

/** What would make a store of more files than are read: of what adds files, the last by priority go. */
export const overflowing = (
  target: Target,
  seated: readonly Wanted[],
  puts: readonly Put[],
  excess: number,
  most: number,
): Map<string, Loss> => {
  if (excess <= 0) return new Map();
  const putOf = new Map(puts.map((put) => [put.memory, put]));
  const adds = ({ memory, old }: Wanted): boolean => {
    const put = putOf.get(memory);
    return put !== undefined && !old && addedBy(target, [put]).size > 0;
  };
  const reason = `the store would hold more than ${most} files, and what is beyond them is not read`;
  return new Map(
    seated
      .filter(adds)
      .slice(-excess)
      .map(({ source: { id } }) => [
        id,
        { memory: id, field: 'memory', reason, kept: 'ledger', rule: 'plan/overflow' } as const,
      ]),
  );
};

/** By how many files a store would be larger than what is read of it. */
export const excessOf = ({ store }: Target, changes: readonly Change[], most: number): number => {
  const files = treeOf(store);
  const added = changes.filter(({ op, file }) => op === 'put' && !files.has(file)).length;
  return added === 0 ? 0 : files.size + added - changes.filter(({ op }) => op === 'remove').length - most;
};
