import type { Author, Kind, Memory } from '../ir/memory.ts';

const AUTHORS: readonly Author[] = ['human', 'agent', 'import', 'unknown'];

/**
 * Author (human first), kind in the container's own order, importance, usage, recency; then the id, so that runs agree.
 */
export const byPriority =
  (order: readonly Kind[]) =>
  (a: Memory, b: Memory): number =>
    AUTHORS.indexOf(a.author) - AUTHORS.indexOf(b.author) ||
    rankOf(order, a.kind) - rankOf(order, b.kind) ||
    (b.importance ?? 0) - (a.importance ?? 0) ||
    (b.usage?.count ?? 0) - (a.usage?.count ?? 0) ||
    compare(
      b.dates.updated?.text ?? b.dates.created?.text ?? '',
      a.dates.updated?.text ?? a.dates.created?.text ?? '',
    ) ||
    compare(a.id, b.id);

const rankOf = (order: readonly Kind[], kind: Kind): number => {
  const at = order.indexOf(kind);
  return at === -1 ? order.length : at;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
