import type { Edition } from '../adapter.ts';

type Plain = Pick<Edition, 'version' | 'date' | 'evidence'>;

/** An edition of which little is known, or has to be: what is not said is empty. */
export const plainEdition = (said: Plain & Partial<Edition>): Edition => ({
  limits: {},
  kinds: {},
  frames: [],
  order: {},
  ...said,
});

/** Dotted numbers, compared part by part; anything after a dash is ignored. */
export const compareVersions = (a: string, b: string): number => {
  const parts = (version: string) =>
    (version.split('-')[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [left, right] = [parts(a), parts(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * The newest edition that is not newer than the client; the newest of all when the version is unknown. A client
 * newer than every edition gets the newest one, and what is predicted for it is only assumed.
 */
export const chooseEdition = (
  editions: readonly Edition[],
  version: string | undefined,
): { edition: Edition; seen: boolean } => {
  const newest = editions.at(-1) as Edition;
  if (version === undefined) return { edition: newest, seen: true };
  const edition =
    editions.filter((each) => compareVersions(each.version, version) <= 0).at(-1) ?? (editions[0] as Edition);
  return { edition, seen: compareVersions(version, newest.version) <= 0 };
};
