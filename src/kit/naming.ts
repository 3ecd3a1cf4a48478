import { foldedName } from '../text/name.ts';

/**
 * Hands out free paths. Two paths that a case-insensitive or normalising file system would take for one are
 * one here too.
 */
export const naming = (standing: Iterable<string>): ((wish: string, holder: string) => string) => {
  const taken = new Set<string>();
  for (const path of standing) for (const prefix of prefixes(path)) taken.add(folded(prefix));
  const held = new Map<string, string>();
  // Thousands of memories may wish for one name: counting goes on where it stopped.
  const counted = new Map<string, number>();
  return (wish, holder) => {
    const key = `${holder}\u0000${wish}`;
    const known = held.get(key);
    if (known !== undefined) return known;
    const dot = /\.[a-z0-9]{1,8}$/i.exec(wish)?.[0] ?? '';
    const stem = wish.slice(0, wish.length - dot.length);
    let name = wish;
    let count = counted.get(folded(wish)) ?? 2;
    for (; taken.has(folded(name)); count += 1) name = `${stem}-${count}${dot}`;
    if (name !== wish) counted.set(folded(wish), count);
    taken.add(folded(name));
    held.set(key, name);
    return name;
  };
};

const folded = foldedName;

/** A folder that holds something is taken as well. */
const prefixes = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
