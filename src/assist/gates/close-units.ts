import { CONSONANTS, type Unit } from './stems.ts';

/** How much of some stems others have: those of one letter and literals as they are, words with another ending. */
export const share = (of: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  if (of.size === 0) return 1;
  const begins = beginningsOf(others);
  let found = 0;
  for (const stem of of) {
    if (others.has(stem) || begins.get(stem.slice(0, LEAST))?.some((other) => alike(stem, other)) === true) found += 1;
  }
  return found / of.size;
};

const LEAST = 3;
/** So many words that begin alike are looked at: no language has more in one text, and no text costs more. */
const MOST = 16;

const alike = (one: string, other: string): boolean => {
  if (one.startsWith('\0')) return false;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= Math.max(CONSONANTS.test(one) ? LEAST : 4, shorter * 0.7);
};

const beginningsOf = (stems: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const known = beginnings.get(stems) ?? new Map<string, string[]>();
  if (!beginnings.has(stems)) {
    beginnings.set(stems, known);
    for (const stem of stems) {
      const begin = stem.slice(0, LEAST);
      const same = known.get(begin);
      if (same === undefined) known.set(begin, [stem]);
      else if (same.length < MOST) same.push(stem);
    }
  }
  return known;
};
const beginnings = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/**
 * Units of two texts that have nearly the same words: so much of each is found in the other. One that stands in both as
 * it is has its answer there, and is compared with none.
 */
export const closeUnits = (of: readonly Unit[], other: readonly Unit[], least: number): [Unit, Unit][] => {
  const [ours, theirs] = [unansweredBy(other, of), unansweredBy(of, other)];
  const all = new Set(ours.flatMap(({ stems }) => [...stems]));
  const begins = beginningsOf(all);
  const where = new Map<string, number[]>();
  for (const [at, { stems }] of ours.entries())
    for (const stem of stems) {
      const units = where.get(stem);
      if (units === undefined) where.set(stem, [at]);
      else if (units.length < MOST) units.push(at);
    }
  return theirs.flatMap((unit) => {
    const shared = new Map<number, number>();
    for (const stem of unit.stems) {
      const known = all.has(stem) ? stem : begins.get(stem.slice(0, LEAST))?.find((other) => alike(stem, other));
      for (const at of where.get(known ?? '') ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].flatMap(([at, count]): [Unit, Unit][] => {
      const mine = ours[at] as Unit;
      return count >= 2 && count >= least * Math.max(mine.stems.size, unit.stems.size) ? [[mine, unit]] : [];
    });
  });
};

const unansweredBy = (others: readonly Unit[], units: readonly Unit[]): readonly Unit[] => {
  const said = new Set(others.map(({ text }) => text.trim()));
  return [...new Map(units.map((unit) => [unit.text.trim(), unit])).values()].filter(
    ({ text }) => !said.has(text.trim()),
  );
};
