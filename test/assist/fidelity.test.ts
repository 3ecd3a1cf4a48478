import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Case, readCases, refusalsOf } from '../bench/gates-set.ts';

/** Sets that the gates were bettered on: these bounds say that nothing got worse, not how it is with texts of others. */
const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'dev'].flatMap((name) =>
  readCases(fileURLToPath(new URL(`../sets/fidelity/${name}.jsonl`, import.meta.url))),
);
/** Every third is enough here; `npm run bench:gates` has them all. */
const judged = cases.filter((_, at) => at % 3 === 0).map((of) => ({ of, rejected: refusalsOf(of).length > 0 }));

const shareOf = (wanted: (of: Case) => boolean): number => {
  const of = judged.filter((each) => wanted(each.of));
  return of.filter(({ rejected }) => rejected).length / of.length;
};
const mutants = (kinds: RegExp): number => shareOf(({ mutator }) => kinds.test(mutator.replaceAll('_', '-')));

it.each([
  [0.95, 'let through of what is faithful', 1 - shareOf(({ expect: wanted }) => wanted === 'accept')],
  [
    0.98,
    'rejected of what changes a literal, a number, a version or a date',
    mutants(/^(?:change-|forged|invent-path|translate-code|shifted-date|number|version|path|date)/),
  ],
  [
    0.74,
    'rejected of what drops or turns a denial (the aim is 0.95)',
    mutants(/^(?:drop-negation|always-never|flip-always-never|flip|negation-|verneinung|отрицание|부정|否定)/),
  ],
  [0.65, 'rejected of what binds more or less than the source', mutants(/^(?:weaken|strengthen)/)],
  [0.45, 'rejected of what gives a path the place of another (the aim is 0.99)', mutants(/^swap-paths/)],
])('at least %d are %s', (least, _, share) => expect(share).toBeGreaterThanOrEqual(least));
