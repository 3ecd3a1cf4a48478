/** Whether a version that somebody states, as exact as they state it, is one that a manifest allows. */
export const agrees = (stated: string, said: string): boolean =>
  inSigns(said)
    .split(/\|\|?/)
    .filter((either) => /[^\s,]/.test(either))
    .some((either) => boundsIn(either).every((bound) => meets(numbers(stated), bound)));

/** `1.2 - 2.3` of npm, and the intervals of NuGet and Maven (`[1.0,2.0)`, of which `[1.0]` is one version). */
const inSigns = (said: string): string =>
  said
    .replace(/(\d[\w.]*)\s+-\s+v?(?=\d)/g, '>=$1 <=')
    .replace(
      /([[(])\s*([\d.]*)\s*,\s*([\d.]*)\s*([\])])/g,
      (_, open: string, from: string, to: string, close: string) =>
        `${from === '' ? '' : `${open === '[' ? '>=' : '>'}${from}`} ${to === '' ? '' : `${close === ']' ? '<=' : '<'}${to}`}||`,
    );

interface Bound {
  sign: string;
  parts: readonly number[];
}

/** With what makes a version a trial or a build of it (`-rc.1`, `+build.5`, `.RELEASE`): a number in that is no other bound. */
const BOUND = /(?<sign>[<>=!~^]{0,3}>?)\s*v?(?<version>\d+(?:\.\d+)*)(?:[-.+]?[A-Za-z][\w.+-]*|[-+]\d[\w.+-]*)?/g;

const boundsIn = (said: string): Bound[] =>
  [...said.matchAll(BOUND)].map(({ groups }) => ({
    sign: groups?.['sign'] ?? '',
    parts: numbers(groups?.['version'] ?? ''),
  }));

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Less than nothing, nothing or more, as far as both go. */
const compared = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1)
    if (a[at] !== b[at]) return (a[at] as number) - (b[at] as number);
  return 0;
};

const meets = (stated: readonly number[], { sign, parts }: Bound): boolean => {
  const order = compared(stated, parts);
  const same = (count: number): boolean => compared(stated.slice(0, count), parts.slice(0, count)) === 0;
  switch (sign) {
    case '>=':
    case '>':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '<':
      return order < 0 || (order === 0 && stated.length < parts.length);
    case '!=':
      return true;
    case '^':
      return order >= 0 && same(parts[0] === 0 ? 2 : 1);
    case '~':
      return order >= 0 && same(2);
    case '~>':
    case '~=':
      return order >= 0 && same(Math.max(1, parts.length - 1));
    default:
      return order === 0;
  }
};
