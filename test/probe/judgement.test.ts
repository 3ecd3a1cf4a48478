import { describe, expect, test } from 'vitest';
import { claimsOf } from '../../src/probe/claims.ts';
import { toldOf } from '../../src/probe/probe-findings.ts';
import { judgementOf } from '../../src/probe/judgement.ts';
import { discordant, seenIn, seenOf } from '../../src/probe/seen.ts';
import { differencesIn, discoveries, storeChange } from '../../src/probe/store-change.ts';
import type { Trial } from '../../src/probe/trial.ts';
import { verdictOf } from '../../src/probe/verdict.ts';
import { arm, tally } from './tallies.ts';

const rounded = (interval: readonly number[] = []) => interval.map((end) => Number(end.toFixed(2)) + 0);

describe('all that is told of a memory', () => {
  test('rates and a difference with intervals, a chance, a verdict', () => {
    const seen = seenOf({ none: [0, 10], source: [10, 10], target: [4, 10] });
    const judgement = judgementOf(seen);
    expect(judgement.arms.map((each) => each.arm)).toEqual(['none', 'source', 'target']);
    expect(judgement.arms.map(({ rule }) => rounded(rule.interval))).toEqual([
      [0, 0.28],
      [0.72, 1],
      [0.17, 0.69],
    ]);
    expect(judgement.difference).toMatchObject({ against: 'source', value: -0.6, test: 'fisher' });
    expect(rounded(judgement.difference?.interval)).toEqual([-0.83, -0.2]);
    expect(judgement.difference?.p).toBeCloseTo(0.0108, 4);
  });

  test('trials that were run in pairs are compared in pairs', () => {
    const seen = seenOf({ none: [0, 10], source: [10, 10], target: [4, 10] });
    const { difference } = judgementOf(seen, { paired: { onlyFirst: 0, onlySecond: 6 } });
    expect(difference).toMatchObject({ test: 'mcnemar', p: expect.closeTo(0.03125, 10) });
  });

  test('an inconclusive one says how many trials would settle it, or that none will', () => {
    const near = judgementOf(seenOf({ none: [0, 10], source: [10, 10], target: [7, 10] }));
    expect(near).toMatchObject({ verdict: 'inconclusive', needs: expect.any(Number) });
    expect(near.needs).toBeGreaterThan(10);
    expect(near.needs).toBeLessThan(200);
    const between = judgementOf(seenOf({ none: [0, 20], source: [11, 20], target: [11, 20] }));
    expect(between).toMatchObject({ verdict: 'inconclusive', needs: 'none' });
    expect(judgementOf(seenOf({ source: [7, 7], target: [7, 7] }))).toMatchObject({ needs: 'none' });
    expect(judgementOf(seenOf({ none: [0, 7], target: [7, 7] }))).not.toHaveProperty('needs');
  });

  test('the farther from a bar, the fewer it needs', () => {
    const needs = (target: number) => judgementOf(seenOf({ none: [0, 10], target: [target, 10] })).needs;
    expect(needs(9)).toBeLessThan(needs(8) as number);
    expect(needs(8)).toBeLessThan(needs(7) as number);
  });
});

describe('what is claimed beyond the verdict', () => {
  const says = (placebo?: [number, number]) =>
    claimsOf(seenOf({ none: [0, 13], target: [13, 13], ...(placebo && { placebo }) })).find(
      ({ claim }) => claim === 'helps',
    )?.says;

  test('that a memory helps is said against random rules, or it is said that these were not run', () => {
    expect(says()).toBe('not run');
    expect(says([1, 13])).toBe('shown');
    // Random rules do as well: it fires, but any rule would have.
    expect(says([12, 13])).toBe('not shown');
  });

  test('leave-one-out, copied bytes and the rule by hand each have their claim', () => {
    const seen = seenOf({ none: [0, 13], target: [12, 13], without: [2, 13], verbatim: [11, 13], native: [13, 13] });
    expect(claimsOf(seen).map(({ claim, says: said }) => [claim, said])).toEqual([
      ['helps', 'not run'],
      ['matters', 'shown'],
      ['translated', 'not shown'],
      ['gap', 'not shown'],
    ]);
    expect(verdictOf(seen).verdict).toBe('fires');
    const gap = claimsOf(seenOf({ target: [3, 13], native: [13, 13] })).find(({ claim }) => claim === 'gap');
    expect(gap).toMatchObject({ says: 'shown', difference: expect.closeTo(10 / 13, 10) });
  });
});

const trial = (more: Partial<Trial>): Trial => ({
  memory: 'm',
  arm: 'target',
  scenario: 's1',
  counter: false,
  repeat: 0,
  outcome: 'followed',
  ...more,
});

describe('trials counted', () => {
  test('by arm, those that are invalid apart, and why a rule was not followed', () => {
    const seen = seenIn([
      trial({}),
      trial({ outcome: 'not', reached: 'not_read' }),
      trial({ outcome: 'invalid', why: 'timeout', reached: 'not_loaded' }),
      trial({ counter: true, outcome: 'not', reached: 'loaded' }),
      trial({ arm: 'none', outcome: 'not' }),
    ]);
    expect(seen).toEqual({
      target: arm(tally(1, 2, 1), tally(0, 1), { missed: { not_read: 1 } }),
      none: arm(tally(0, 1)),
    });
  });

  test('in pairs: same scenario, same repeat, both valid', () => {
    const trials = [
      trial({ arm: 'source' }),
      trial({ outcome: 'not' }),
      trial({ arm: 'source', repeat: 1 }),
      trial({ repeat: 1, outcome: 'invalid' }),
      trial({ arm: 'source', repeat: 2, outcome: 'not' }),
      trial({ repeat: 2 }),
      trial({ arm: 'source', repeat: 3 }),
      trial({ arm: 'source', repeat: 4, counter: true, outcome: 'not' }),
      trial({ repeat: 4, counter: true }),
    ];
    expect(discordant(trials, 'target', 'source')).toEqual({ onlyFirst: 1, onlySecond: 1 });
  });
});

describe('a store as a whole', () => {
  test('differences by scenario, in groups of one memory; what only one arm ran says nothing', () => {
    const trials = [
      trial({ arm: 'source' }),
      trial({ outcome: 'not' }),
      trial({ repeat: 1 }),
      trial({ arm: 'source', scenario: 's2' }),
      trial({ memory: 'n', arm: 'source', counter: true }),
      trial({ memory: 'n', arm: 'source', outcome: 'not' }),
      trial({ memory: 'n', arm: 'target' }),
    ];
    expect(differencesIn(trials, 'source', 'target')).toEqual([[-0.5], [1]]);
  });

  test('a loss too small to see in one memory is seen in all together', () => {
    const lost = Array.from({ length: 64 }, (_, memory) => [memory % 4 === 0 ? -0.4 : 0, memory % 5 === 0 ? -0.2 : 0]);
    const change = storeChange(lost);
    expect(change).toMatchObject({ memories: 64 });
    expect(change?.interval[1]).toBeLessThan(0);
    expect(change?.p).toBeLessThan(0.001);
    // Two memories: the interval goes no further than shares can change.
    expect(storeChange([[1], [0.85]])?.interval[1]).toBe(1);
    expect(storeChange([])).toBeUndefined();
    expect(storeChange([[], []])).toBeUndefined();
  });

  test('one memory says nothing of how memories differ', () => {
    expect(storeChange([[-1, -1]])).toEqual({ memories: 1, mean: -1, interval: [-1, 1], p: 1 });
  });

  test('one false discovery in ten is allowed', () => {
    expect(discoveries([0.01, 0.04, 0.5])).toMatchObject([{ counts: true }, { counts: true }, { counts: false }]);
    expect(discoveries([0.06, 0.5, 0.9])).toMatchObject([{ counts: false }, { counts: false }, { counts: false }]);
  });
});

describe('findings', () => {
  test('inert and overfiring rules are told with their numbers and no word of the memory', () => {
    const target = arm(tally(0, 7), tally(0, 0), { missed: { not_read: 6, read: 1 } });
    expect(toldOf(judgementOf({ ...seenOf({ none: [0, 7], source: [7, 7] }), target }))).toEqual({
      rule: 'probe/inert',
      severity: 'error',
      message:
        'the rule was followed in 0 of 7 [0.00, 0.35], at the source in 7 of 7 [0.65, 1.00], ' +
        'without a memory in 0 of 7 [0.00, 0.35]: its words were never read in 6 of 7',
    });
    const over = { none: arm(tally(0, 7), tally(0, 7)), target: arm(tally(7, 7), tally(7, 7)) };
    expect(toldOf(judgementOf(over))?.message).toBe(
      'where it must not, the rule was followed in 7 of 7 [0.65, 1.00], without a memory in 0 of 7 [0.00, 0.35]',
    );
    expect(toldOf(judgementOf({ target: arm(tally(0, 0), tally(0, 0), { unloaded: true }) }))?.message).toBe(
      'no trial was needed: its words reach no request',
    );
    expect(toldOf(judgementOf(seenOf({ none: [0, 7], target: [7, 7] })))).toBeUndefined();
  });
});
