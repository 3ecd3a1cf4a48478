import { describe, expect, test } from 'vitest';
import { PLAN } from '../../src/probe/trial-plan.ts';
import { falls, type Outline, planned } from '../../src/probe/planning.ts';
import { fewestFor, REACHABLE, refusalOf, unreachable } from '../../src/probe/reachable.ts';
import { THRESHOLDS } from '../../src/probe/thresholds.ts';

const OUTLINE: Outline = {
  memories: 10,
  scenarios: 3,
  plan: PLAN,
  size: { fixed: 1_000, turns: 50, answer: 200, result: 100, requests: 2 },
  pace: { seconds: 3, atOnce: 5 },
};

describe('what a plan takes', () => {
  test('from all settled at the first look to none before the last', () => {
    const { least, most, repeats } = planned(OUTLINE);
    expect(least.trials).toBe(10 * 5 * 7);
    expect(most.trials).toBe(10 * 5 * 20);
    expect(most.requests).toBe(2 * most.trials);
    expect(repeats).toBe(7);
    expect(most.seconds).toBe((most.requests / 5) * 3);
  });

  test('what is clear mostly stops at the first look', () => {
    const { least, usual, most } = planned(OUTLINE);
    expect(usual.trials).toBeGreaterThan(least.trials);
    expect(usual.trials).toBeLessThan(0.6 * most.trials);
    const single = planned({ ...OUTLINE, plan: { ...PLAN, looks: [20] } });
    expect(single.usual).toEqual(single.most);
  });

  test('a fall takes the more trials to see the smaller it is', () => {
    expect(falls()).toEqual([
      { from: 0.95, to: 0.05, trials: 5 },
      { from: 0.95, to: 0.2, trials: 8 },
      { from: 0.95, to: 0.5, trials: 17 },
      { from: 0.95, to: 0.7, trials: 39 },
    ]);
  });

  test('every request says again what came before; what it begins with comes from the cache', () => {
    const { trials, tokens } = planned(OUTLINE).most;
    expect(tokens).toEqual({ sent: trials * (2 * 1_050 + 300), cached: trials * 2_000, received: trials * 400 });
  });

  test('late in a long session every trial is run once more, with the filler before it', () => {
    const early = planned(OUTLINE).most;
    const late = planned({ ...OUTLINE, late: { turns: 10, each: 300 } }).most;
    expect(late.trials).toBe(2 * early.trials);
    expect(late.tokens.sent).toBe(2 * early.tokens.sent + early.trials * 2 * 3_000);
  });

  test('dollars by the prices of the person, or none', () => {
    expect(planned(OUTLINE).most).not.toHaveProperty('usd');
    const { most } = planned(OUTLINE, { usdOf: ({ sent }) => sent / 1e6 });
    expect(most.usd).toBe(most.tokens.sent / 1e6);
  });

  test('a judge is asked twice of every trial it tells, and measured first; without its price there are no dollars', () => {
    const measuring = { requests: 208, sent: 9_000, cached: 0, received: 4_000 };
    const judge = { memories: 2, sent: 100, received: 50, questions: 2, measuring };
    const [without, { most }] = [planned(OUTLINE).most, planned({ ...OUTLINE, judge })];
    expect(most.judged).toBe(208 + 2 * 2 * 5 * 20);
    expect(most.requests).toBe(without.requests + 608);
    expect(most.tokens.sent).toBe(without.tokens.sent + 9_000 + 400 * 100);
    const usdOf = ({ sent }: { sent: number }): number => sent / 1e6;
    expect(planned({ ...OUTLINE, judge }, { usdOf }).most).not.toHaveProperty('usd');
    expect(planned({ ...OUTLINE, judge }, { usdOf, judgedFor: () => 1 }).most.usd).toBe(without.tokens.sent / 1e6 + 1);
  });
});

describe('what a plan can show at all', () => {
  const of = (...looks: number[]) => ({ ...PLAN, looks });

  test('the fewest trials for each verdict', () => {
    // Six of six is the first lower bound of Wilson's over .60, none of four the first upper one below .50.
    expect(REACHABLE.map((verdict) => [verdict, fewestFor(verdict, PLAN)])).toEqual([
      ['fires', 6],
      ['inert', 4],
      ['degraded', 9],
      ['overfires', 4],
    ]);
    expect(fewestFor('fires', { ...PLAN, thresholds: { ...THRESHOLDS, fires: 0.9 } })).toBe(35);
  });

  test('a verdict out of reach is refused by its name, with what it needs', () => {
    expect(unreachable(of(5))).toEqual([{ verdict: 'fires', planned: 5, needs: 6 }]);
    expect(unreachable(of(6))).toEqual([]);
    expect(unreachable(of(7), ['degraded'])).toEqual([{ verdict: 'degraded', planned: 7, needs: 9 }]);
    expect(refusalOf(unreachable(of(5)))).toMatchObject({
      code: 'usage',
      message: 'with 5 trials per arm as planned no run can show fires',
      expected: 'at least 6 trials per arm for fires',
    });
    expect(refusalOf([])).toBeUndefined();
  });

  test('so is one whose arms are not planned', () => {
    const alone = { ...PLAN, arms: ['target'] as const };
    expect(refusalOf(unreachable(alone))).toMatchObject({
      expected: 'trials of none, target',
      todo: 'plan those arms, too',
    });
    expect(fewestFor('overfires', { ...PLAN, counters: [] })).toBeUndefined();
  });
});
