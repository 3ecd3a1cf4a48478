import { describe, expect, test } from 'vitest';
import { nextLook } from '../../src/probe/next-look.ts';
import { LOOKS, PLAN } from '../../src/probe/trial-plan.ts';
import type { ArmsSeen } from '../../src/probe/seen.ts';
import { THRESHOLDS } from '../../src/probe/thresholds.ts';
import { runsOf, verdictAims } from '../bench/probe-aims.ts';
import { ERRORS, errorRates } from '../bench/probe-errors.ts';
import { arm, tally } from './tallies.ts';

/** Arms by what followed of so many trials; the counter-scenarios of both arms were run as often. */
const at = (trials: number, none: number, source: number, target: number): ArmsSeen => ({
  none: arm(tally(none, trials), tally(0, trials)),
  source: arm(tally(source, trials)),
  target: arm(tally(target, trials), tally(0, trials)),
});

describe('the next look', () => {
  test('at first every arm is asked up to the first look, the counter-scenarios of two, too', () => {
    expect(nextLook({}, PLAN)).toEqual({
      more: [
        { arm: 'none', counter: false, trials: 7 },
        { arm: 'source', counter: false, trials: 7 },
        { arm: 'target', counter: false, trials: 7 },
        { arm: 'none', counter: true, trials: 7 },
        { arm: 'target', counter: true, trials: 7 },
      ],
    });
  });

  test('what is clear stops at the first look', () => {
    expect(nextLook(at(7, 0, 7, 7), PLAN)).toEqual({ stop: { verdict: 'fires' } });
    expect(nextLook(at(7, 0, 7, 0), PLAN)).toEqual({ stop: { verdict: 'inert' } });
  });

  test('what is not goes on to the next, and at the last it ends', () => {
    const next = nextLook(at(7, 0, 7, 5), PLAN);
    expect(next).toHaveProperty('more.0', { arm: 'none', counter: false, trials: 6 });
    expect(nextLook(at(20, 0, 15, 13), PLAN)).toEqual({ stop: { verdict: 'inconclusive' } });
  });

  test('between two looks nothing is judged, however clear it is: what is lacking is asked for', () => {
    const cut = { ...at(7, 0, 7, 7), target: arm(tally(9, 9), tally(0, 9)) };
    expect(nextLook(cut, PLAN)).toEqual({
      more: [
        { arm: 'none', counter: false, trials: 6 },
        { arm: 'source', counter: false, trials: 6 },
        { arm: 'target', counter: false, trials: 4 },
        { arm: 'none', counter: true, trials: 6 },
        { arm: 'target', counter: true, trials: 4 },
      ],
    });
    const short = { ...at(7, 0, 7, 7), source: arm(tally(5, 5)) };
    expect(nextLook(short, PLAN)).toEqual({ more: [{ arm: 'source', counter: false, trials: 2 }] });
  });

  test('invalid trials are made up for, until there are too many even for all that are planned', () => {
    const refused = (invalid: number) => ({ ...at(7, 0, 7, 7), source: arm(tally(7, 7, invalid)) });
    expect(nextLook(refused(1), PLAN)).toEqual({ stop: { verdict: 'fires' } });
    expect(nextLook(refused(3), PLAN)).toHaveProperty('more.0.trials', 6);
    expect(nextLook(refused(6), PLAN)).toEqual({ stop: { verdict: 'error' } });
    // The baseline has as many counter-scenarios again.
    expect(nextLook({ ...at(7, 0, 7, 7), none: arm(tally(0, 7, 8), tally(0, 7)) }, PLAN)).toHaveProperty('more');
    expect(nextLook({ ...at(7, 0, 7, 7), none: arm(tally(0, 7, 11), tally(0, 7)) }, PLAN)).toHaveProperty('stop');
    expect(nextLook({ source: arm(tally(0, 0, 6)) }, PLAN)).toEqual({ stop: { verdict: 'error' } });
  });

  test('what reaches no request stops before any trial', () => {
    const unloaded = arm(tally(0, 0), tally(0, 0), { unloaded: true });
    expect(nextLook({ target: unloaded }, PLAN)).toHaveProperty('stop.verdict', 'inert');
    expect(nextLook({ source: unloaded }, PLAN)).toHaveProperty('stop.verdict', 'source_inert');
  });
});

describe('errors of a whole run with all its looks', () => {
  test.each([[LOOKS], [[6, 12, 18]], [[10]]])(
    'looks at %o hold all of them to 5 %%, by adding up all paths',
    (looks) => {
      for (const [kind, rate] of Object.entries(errorRates(looks))) expect(rate, kind).toBeLessThanOrEqual(ERRORS);
    },
  );

  test('one look at 5 % each does not', () => {
    const rates = errorRates([6, 12, 18], { ...THRESHOLDS, alpha: 0.05 });
    expect(Math.max(...Object.values(rates))).toBeGreaterThan(ERRORS);
  });

  test('simulated stores keep to every aim (npm run bench:probe has a thousand)', () => {
    const missed = verdictAims(runsOf(60, 20_261_120)).filter(({ met }) => !met);
    expect(missed).toEqual([]);
  });
});
