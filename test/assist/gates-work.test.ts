import { expect, it } from 'vitest';
import { refusals } from '../../src/assist/gates/refusals.ts';
import { plain } from '../plan/plain.ts';

/** Methods that walk over what they are called on, and those that ask once. */
const CALLING = ['some', 'every', 'filter', 'map', 'flatMap', 'find', 'findIndex'] as const;
const SEARCHING = ['indexOf', 'includes', 'match', 'matchAll', 'replace', 'toLowerCase', 'normalize'] as const;
type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Elements that lists handed to their callers, and letters of texts that were searched: the same on every machine. */
const workOf = (run: () => void): number => {
  let work = 0;
  const [lists, texts] = [Array.prototype, String.prototype] as unknown as [
    Record<string, Method>,
    Record<string, Method>,
  ];
  const put: (() => void)[] = [];
  const change = (of: Record<string, Method>, name: string, by: (method: Method) => Method): void => {
    const method = of[name] as Method;
    of[name] = by(method);
    put.push(() => void (of[name] = method));
  };
  for (const name of CALLING)
    change(
      lists as Record<string, Method>,
      name,
      (method) =>
        function (call, ...rest) {
          const counting: Method = function (...args) {
            work += 1;
            return (call as Method).apply(this, args);
          };
          return method.call(this, counting, ...rest);
        },
    );
  for (const name of SEARCHING)
    change(
      texts,
      name,
      (method) =>
        function (...args) {
          const found = method.apply(this, args);
          const [from, to] = [name === 'indexOf' ? Number(args[1] ?? 0) : 0, (this as string).length];
          work += (name === 'indexOf' && Number(found) >= 0 ? Number(found) : to) - from;
          return found;
        },
    );
  try {
    run();
  } finally {
    for (const back of put) back();
  }
  return work;
};

/** What hurt once: many short sentences, names, code spans, numbers, signs in scripts without spaces. */
const BITS = ['Ab Cd. ', '不，', '없다. ', '`a` ', '1 ', 'never must may. ', 'Copy `a1` to `b2`. ', 'abc abd. '];

it('works in proportion to the length of hostile texts, counted in elements and letters visited', () => {
  const work = (bit: string, length: number): number => {
    const text = (digit: number): string =>
      Array.from({ length }, (_, at) => bit.replace(/[a-z1](?!.*[a-z1])/u, `$&${at % 37}${digit}`))
        .join('')
        .slice(0, length);
    const [source, statement] = [plain(text(1)), text(2)];
    return workOf(() => void refusals(source, { statement }));
  };
  for (const bit of BITS) work(bit, 100);
  const grown = BITS.map((bit) => ({ bit, times: work(bit, 3600) / work(bit, 900) }));
  expect(grown.filter(({ times }) => !(times < 6))).toEqual([]);
});
