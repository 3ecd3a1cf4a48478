/** Whether a version that somebody states, as exact as they state it, is one that a manifest allows. */
export const agrees = (stated: string, said: string): boolean =>
  said.split('||').some((either) => boundsIn(either).every((bound) => meets(numbers(stated), bound)));

interface Bound {
  sign: string;
  parts: readonly number[];
}

const boundsIn = (said: string): Bound[] =>
  [...said.matchAll(/(?<sign>[<>=!~^]{0,3}>?)\s*v?(?<version>\d+(?:\.\d+)*)/g)].map(({ groups }) => ({
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
