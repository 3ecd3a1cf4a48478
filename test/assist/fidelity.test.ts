import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Case, readCases, refusalsOf } from '../bench/gates-set.ts';

const cases = ['a', 'b', 'c', 'dev'].flatMap((name) =>
  readCases(fileURLToPath(new URL(`../sets/fidelity/${name}.jsonl`, import.meta.url))),
);
const judged = cases.map((of) => ({ of, rejected: refusalsOf(of).length > 0 }));

const shareOf = (wanted: (of: Case) => boolean): number => {
  const of = judged.filter((each) => wanted(each.of));
  return of.filter(({ rejected }) => rejected).length / of.length;
};

it('lets 95 % of the faithful wordings of sets through that the gates have been bettered on', () => {
  expect(shareOf(({ expect: wanted }) => wanted === 'accept')).toBeLessThanOrEqual(0.05);
});

it('rejects 98 % of what changes a literal, a number, a version or a date, where two that changed places do not count', () => {
  const kinds = /^(?:change-|forged|invent-path|translate-code|shifted-date|number|version|path|date)/;
  expect(shareOf(({ mutator }) => kinds.test(mutator))).toBeGreaterThanOrEqual(0.98);
});

it('rejects two thirds of what drops or turns a denial, far from the 95 % aimed at: the rest is left to the judge', () => {
  const kinds = /^(?:drop-negation|always-never|flip-always-never|flip|negation-|verneinung|отрицание|부정|否定)/;
  expect(shareOf(({ mutator }) => kinds.test(mutator))).toBeGreaterThanOrEqual(0.66);
});

it('rejects two in five of what gives a path the place of another', () => {
  expect(shareOf(({ mutator }) => mutator === 'swap-paths')).toBeGreaterThanOrEqual(0.3);
});
