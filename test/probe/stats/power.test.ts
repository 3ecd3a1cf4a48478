import { describe, expect, test } from 'vitest';
import { drawn, drawsFrom } from '../../../src/probe/stats/draws.ts';
import { endings } from '../../../src/probe/stats/endings.ts';
import { power, trialsNeeded } from '../../../src/probe/stats/power.ts';
import { POWER } from '../../bench/probe-curves.ts';
import { coverage, meanCoverage } from '../../../src/probe/stats/wilson.ts';

describe("power of Fisher's two-sided test", () => {
  test.each(POWER)('%f against %f, as SciPy adds it up', (a, b, expected) => {
    expect([5, 10, 20, 30].map((trials) => Number(power(a, b, trials).toFixed(2)))).toEqual(expected);
  });

  test('so many trials give four chances in five, and one trial fewer does not', () => {
    for (const [a, b, needed] of [
      [1, 0, 4],
      [0.95, 0.2, 8],
      [0.95, 0.5, 17],
      [0.9, 0.5, 23],
    ] as const) {
      expect(trialsNeeded(a, b)).toBe(needed);
      expect(power(a, b, needed)).toBeGreaterThanOrEqual(0.8);
      expect(power(a, b, needed - 1)).toBeLessThan(0.8);
    }
    expect(trialsNeeded(0.5, 0.5)).toBeUndefined();
    expect(trialsNeeded(0.5, 0.51, { most: 20 })).toBeUndefined();
  });
});

describe("how often Wilson's interval holds the truth", () => {
  test('it dips below 95 % at single shares: Brown, Cai and DasGupta 2001 on the dips near 0 and 1', () => {
    const grid = Array.from({ length: 999 }, (_, step) => (step + 1) / 1_000);
    const curve = grid.map((share) => coverage(10, share));
    expect(Math.min(...curve)).toBeGreaterThan(0.82);
    expect(Math.min(...curve)).toBeLessThan(0.86);
    expect(Math.max(...curve)).toBeLessThanOrEqual(1 + 1e-12);
  });

  test('averaged over all shares it is 95 % within 1.5 points at every number of trials', () => {
    for (let trials = 5; trials <= 64; trials += 1) {
      expect(Math.abs(meanCoverage(trials) - 0.95), `${trials} trials`).toBeLessThanOrEqual(0.015);
    }
  });

  test('the average is that of the curve', () => {
    const grid = Array.from({ length: 2_000 }, (_, step) => (step + 0.5) / 2_000);
    const average = grid.reduce((all, share) => all + coverage(7, share), 0) / grid.length;
    expect(meanCoverage(7)).toBeCloseTo(average, 3);
  });
});

describe('the ways a run can end', () => {
  const says = (a: number, b: number, trials: number) => (a - b >= trials / 2 ? 'apart' : undefined);

  test('add up to one', () => {
    const ended = endings([3, 7, 12], [0.7, 0.2], says);
    expect([...ended.values()].reduce((all, each) => all + each, 0)).toBeCloseTo(1, 6);
  });

  test('are as likely as runs that are drawn show', () => {
    const draw = drawsFrom(11);
    const runs = 4_000;
    let apart = 0;
    for (let run = 0; run < runs; run += 1) {
      let [a, b, before] = [0, 0, 0];
      for (const look of [3, 7, 12]) {
        a += drawn(look - before, 0.7, draw);
        b += drawn(look - before, 0.2, draw);
        before = look;
        if (says(a, b, look)) {
          apart += 1;
          break;
        }
      }
    }
    const exact = endings([3, 7, 12], [0.7, 0.2], says).get('apart') ?? 0;
    expect(Math.abs(apart / runs - exact)).toBeLessThan(0.025);
  });
});
