/** Every formula against a worked example that somebody else published; the source stands in the test's name. */
import { describe, expect, test } from 'vitest';
import { clustered } from '../../../src/probe/stats/clustered.ts';
import { falseDiscovery } from '../../../src/probe/stats/false-discovery.ts';
import { fisher, fisherAbove } from '../../../src/probe/stats/fisher.ts';
import { mcnemar } from '../../../src/probe/stats/mcnemar.ts';
import { newcombe } from '../../../src/probe/stats/newcombe.ts';
import { normalReach, studentReach } from '../../../src/probe/stats/quantile.ts';
import { signFlip } from '../../../src/probe/stats/sign-flip.ts';
import { wilson } from '../../../src/probe/stats/wilson.ts';

const of = (followed: number, trials: number) => ({ followed, trials });
const rounded = (interval: readonly number[]) => interval.map((end) => Number(end.toFixed(4)) + 0);

describe('one share: Newcombe 1998, Statistics in Medicine 17:857, table I, method 3', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (followed, trials, low, high) => {
    expect(rounded(wilson(of(followed, trials)))).toEqual([low, high]);
  });
});

describe('two shares: Newcombe 1998, Statistics in Medicine 17:873, table II, method 10', () => {
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('%i of %i less %i of %i', (a, ofA, b, ofB, low, high) => {
    expect(rounded(newcombe(of(a, ofA), of(b, ofB)))).toEqual([low, high]);
  });
});

describe("Fisher's exact test", () => {
  test('a lady tastes tea: Fisher 1935, The Design of Experiments, chapter II', () => {
    expect(fisherAbove(of(4, 4), of(0, 4))).toBeCloseTo(1 / 70, 12);
    expect(fisherAbove(of(3, 4), of(1, 4))).toBeCloseTo(17 / 70, 12);
    expect(fisher(of(3, 4), of(1, 4))).toBeCloseTo(34 / 70, 12);
  });

  test('convictions of like-sex twins of criminals: Fisher 1935, as in the pages of R, fisher.test', () => {
    expect(fisherAbove(of(10, 13), of(2, 17))).toBeCloseTo(0.0004652, 7);
    expect(fisher(of(10, 13), of(2, 17))).toBeCloseTo(0.0005367, 7);
  });
});

test("McNemar's exact test: Fay, exact2x2, vignette, 9 against 2", () => {
  expect(mcnemar({ onlyFirst: 9, onlySecond: 2 })).toBeCloseTo(0.06543, 5);
  expect(mcnemar({ onlyFirst: 2, onlySecond: 9 })).toBeCloseTo(0.06543, 5);
});

test('signs flipped: Fisher 1935, chapter III, on plants of Darwin: 863 of 32,768 on each side', () => {
  const darwin = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
  expect(signFlip(darwin)).toBe((2 * 863) / 2 ** 15);
});

test('false discoveries: Benjamini and Hochberg 1995, section 4.1: four of fifteen at 5 %', () => {
  const chances = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  const q = falseDiscovery(chances);
  expect(q.filter((each) => each <= 0.05)).toHaveLength(4);
  expect(q[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
});

test("differences, one for each cluster: Student 1908 on sleep, as in R's t.test, paired", () => {
  const found = clustered([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4].map((each) => [each]));
  expect(found?.mean).toBeCloseTo(1.58, 12);
  expect(found?.error).toBeCloseTo(1.58 / 4.0621, 5);
  expect(rounded(found?.interval ?? [])).toEqual([0.7001, 2.4599]);
});

test('clusters of several: the formula of Miller 2024 (arXiv 2411.00640) worked out by hand', () => {
  // Mean 3/5; clusters add up to 2 - 6/5, 1 - 6/5 and 0 - 3/5 from it: √(3/2 · (.64 + .04 + .36)) / 5.
  const found = clustered([[1, 1], [1, 0], [0]]);
  expect(found?.mean).toBeCloseTo(0.6, 12);
  expect(found?.error).toBeCloseTo(Math.sqrt(1.5 * 1.04) / 5, 12);
});

test('quantiles: the tables of every textbook', () => {
  expect([0.05, 0.01, 0.1].map((misses) => Number(normalReach(misses).toFixed(4)))).toEqual([1.96, 2.5758, 1.6449]);
  expect([1, 2, 5, 11, 30, 120].map((freedom) => Number(studentReach(0.05, freedom).toFixed(3)))).toEqual([
    12.706, 4.303, 2.571, 2.201, 2.042, 1.98,
  ]);
});
