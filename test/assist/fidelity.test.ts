import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Case, readCases, refusalsOf } from '../bench/gates-set.ts';

const cases = ['a', 'b', 'dev'].flatMap((name) =>
  readCases(fileURLToPath(new URL(`../sets/fidelity/${name}.jsonl`, import.meta.url))),
);
const judged = cases.map((of) => ({ of, rejected: refusalsOf(of).length > 0 }));

const shareOf = (wanted: (of: Case) => boolean): number => {
  const of = judged.filter((each) => wanted(each.of));
  return of.filter(({ rejected }) => rejected).length / of.length;
};

it('lets faithful wordings through', () => {
  expect(shareOf(({ expect: wanted }) => wanted === 'accept')).toBeLessThanOrEqual(0.06);
});

it('rejects what changes a literal, a number, a version, a path or a date', () => {
  const kinds = /^(?:change-|forged|invent-path|translate-code|shifted-date|number|version|path|date)/;
  expect(shareOf(({ mutator }) => kinds.test(mutator))).toBeGreaterThanOrEqual(0.98);
});

it('rejects so many with a dropped or a new denial, of which half only a judge can see', () => {
  expect(
    shareOf(({ mutator }) => /^(?:drop-negation|always-never|flip-always-never)$/.test(mutator)),
  ).toBeGreaterThanOrEqual(0.5);
});
