import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { falseDiscovery } from '../../../src/probe/stats/false-discovery.ts';
import { fisher, fisherAbove } from '../../../src/probe/stats/fisher.ts';
import { mcnemar } from '../../../src/probe/stats/mcnemar.ts';
import { differenceOf, newcombe } from '../../../src/probe/stats/newcombe.ts';
import { signFlip } from '../../../src/probe/stats/sign-flip.ts';
import { wilson } from '../../../src/probe/stats/wilson.ts';
import { SEED } from '../../seed.ts';

const counted = (most = 60) =>
  fc
    .integer({ min: 1, max: most })
    .chain((trials) => fc.integer({ min: 0, max: trials }).map((followed) => ({ followed, trials })));
const turned = ({ followed, trials }: { followed: number; trials: number }) => ({
  followed: trials - followed,
  trials,
});
const law = <Drawn>(property: fc.IPropertyWithHooks<Drawn>) => fc.assert(property, { seed: SEED, numRuns: 150 });

describe('intervals', () => {
  test('lie within 0 and 1 and hold what was seen', () => {
    law(
      fc.property(counted(), (seen) => {
        const [low, high] = wilson(seen);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(seen.followed / seen.trials);
        expect(high).toBeGreaterThanOrEqual(seen.followed / seen.trials);
      }),
    );
  });

  test('of what did not follow are those of what did, turned round', () => {
    law(
      fc.property(counted(), (seen) => {
        const [low, high] = wilson(seen);
        const [other, end] = wilson(turned(seen));
        expect(other).toBeCloseTo(1 - high, 10);
        expect(end).toBeCloseTo(1 - low, 10);
      }),
    );
  });

  test('rise with each trial that follows, and narrow with trials of the same share', () => {
    law(
      fc.property(counted(), (seen) => {
        const { followed, trials } = seen;
        if (followed < trials) {
          expect(wilson({ followed: followed + 1, trials })[0]).toBeGreaterThan(wilson(seen)[0]);
        }
        const [low, high] = wilson(seen);
        const [nearer, end] = wilson({ followed: followed * 3, trials: trials * 3 });
        expect(end - nearer).toBeLessThan(high - low);
      }),
    );
  });

  test('of a difference are turned round with its two shares, hold it, and lie within -1 and 1', () => {
    law(
      fc.property(counted(), counted(), (a, b) => {
        const [low, high] = newcombe(a, b);
        const [other, end] = newcombe(b, a);
        expect(low).toBeCloseTo(-end, 10);
        expect(high).toBeCloseTo(-other, 10);
        const difference = differenceOf(a, b) ?? 0;
        expect(low).toBeLessThanOrEqual(difference + 1e-12);
        expect(high).toBeGreaterThanOrEqual(difference - 1e-12);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of no trials say that nothing is known', () => {
    expect(wilson({ followed: 0, trials: 0 })).toEqual([0, 1]);
    expect(newcombe({ followed: 0, trials: 0 }, { followed: 3, trials: 3 })).toEqual([-1, 1]);
    expect(fisherAbove({ followed: 0, trials: 0 }, { followed: 3, trials: 3 })).toBe(1);
  });
});

describe('tests', () => {
  test("Fisher's: a chance, the same for both orders and when what follows and what does not are swapped", () => {
    law(
      fc.property(counted(), counted(), (a, b) => {
        const p = fisher(a, b);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(fisher(b, a)).toBeCloseTo(p, 9);
        expect(fisher(turned(a), turned(b))).toBeCloseTo(p, 9);
      }),
    );
  });

  test("Fisher's one-sided falls with each trial more that follows, and its two sides overlap in what was seen", () => {
    law(
      fc.property(counted(), counted(), (a, b) => {
        if (a.followed < a.trials) {
          const more = { ...a, followed: a.followed + 1 };
          expect(fisherAbove(more, b)).toBeLessThanOrEqual(fisherAbove(a, b) + 1e-9);
        }
        expect(fisherAbove(a, b) + fisherAbove(b, a)).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(fisher(a, b)).toBeGreaterThanOrEqual(Math.min(fisherAbove(a, b), fisherAbove(b, a)) - 1e-9);
      }),
    );
  });

  test("McNemar's: the same for both orders, 1 for an even split, smaller the more uneven", () => {
    law(
      fc.property(fc.nat(40), fc.nat(40), (onlyFirst, onlySecond) => {
        expect(mcnemar({ onlyFirst, onlySecond })).toBe(mcnemar({ onlyFirst: onlySecond, onlySecond: onlyFirst }));
        expect(mcnemar({ onlyFirst, onlySecond: onlyFirst })).toBe(1);
        if (onlyFirst >= onlySecond) {
          const uneven = mcnemar({ onlyFirst: onlyFirst + 1, onlySecond });
          expect(uneven).toBeLessThanOrEqual(mcnemar({ onlyFirst, onlySecond }) + 1e-12);
        }
      }),
    );
  });

  const differences = (length: number) => fc.array(fc.integer({ min: -10, max: 10 }), { maxLength: length });

  test('signs flipped: a chance, the same for turned differences, 1 where nothing moved', () => {
    law(
      fc.property(differences(10), (moved) => {
        const p = signFlip(moved);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(signFlip(moved.map((each) => -each))).toBe(p);
        expect(signFlip([...moved, 0, 0])).toBe(p);
      }),
    );
    expect(signFlip([])).toBe(1);
    expect(signFlip([0, 0, 0])).toBe(1);
  });

  test('signs drawn agree with all signs, are the same for the same seed, and never say 0', () => {
    const sixteen = [3, -1, 4, 1, -5, 9, 2, 6, -5, 3, 5, 8, -9, 7, 9, 3];
    // A seventeenth that hardly moves the sum has signs drawn.
    expect(Math.abs(signFlip([...sixteen, 1e-6]) - signFlip(sixteen))).toBeLessThan(0.02);
    const same = Array.from({ length: 40 }, () => 1);
    expect(signFlip(same, 3)).toBe(1 / 20_001);
    expect(signFlip([...sixteen, 2], 5)).toBe(signFlip([...sixteen, 2], 5));
  });

  test('q: at least p, at most 1, in the order of p', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });
    law(
      fc.property(chances, (all) => {
        const q = falseDiscovery(all);
        for (const [one, p] of all.entries()) {
          expect(q[one]).toBeGreaterThanOrEqual(p - 1e-12);
          expect(q[one]).toBeLessThanOrEqual(1);
          for (const [other, bigger] of all.entries())
            if (p < bigger) expect(q[one]).toBeLessThanOrEqual(q[other] ?? 0);
        }
      }),
    );
  });
});
