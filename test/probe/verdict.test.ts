import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ArmsSeen, seenOf } from '../../src/probe/seen.ts';
import { THRESHOLDS } from '../../src/probe/thresholds.ts';
import { VERDICTS, verdictOf } from '../../src/probe/verdict.ts';
import { SEED } from '../seed.ts';
import { arm, tally } from './tallies.ts';

describe('the verdict of one memory', () => {
  test.each<[string, string, ArmsSeen]>([
    ['fires', 'it is followed at both', seenOf({ none: [0, 20], source: [20, 20], target: [19, 20] })],
    ['fires', 'the source was not run', seenOf({ none: [0, 7], target: [7, 7] })],
    ['inconclusive', 'it is hardly more than nothing gives', seenOf({ none: [110, 200], target: [134, 200] })],
    ['inert', 'it is followed at the source alone', seenOf({ none: [0, 7], source: [7, 7], target: [0, 7] })],
    ['inert', 'it is followed nowhere and the source was not run', seenOf({ none: [0, 7], target: [0, 7] })],
    ['inert', 'the source has no trials', seenOf({ none: [0, 7], source: [0, 0], target: [0, 7] })],
    ['inert', 'at the source it does something', seenOf({ none: [0, 20], source: [9, 20], target: [1, 20] })],
    ['degraded', 'it is followed less', seenOf({ none: [0, 20], source: [20, 20], target: [10, 20] })],
    ['source_inert', 'it is followed nowhere', seenOf({ none: [0, 20], source: [1, 20], target: [0, 20] })],
    ['non_discriminating', 'a model does it anyway', seenOf({ none: [18, 20], source: [20, 20], target: [20, 20] })],
    ['inconclusive', 'the bar is near', seenOf({ none: [0, 20], source: [15, 20], target: [13, 20] })],
    ['inconclusive', 'there was no baseline', seenOf({ source: [20, 20], target: [20, 20] })],
    ['inconclusive', 'there was no baseline for what is dead', seenOf({ source: [20, 20], target: [0, 20] })],
    ['inconclusive', 'there are too few to say that a source is inert', seenOf({ none: [0, 4], source: [2, 4] })],
    ['inconclusive', 'nothing was run', {}],
  ])('%s: %s', (verdict, _, seen) => {
    expect(verdictOf(seen).verdict).toBe(verdict);
  });

  test('error: more than a fifth of the trials of any arm was refused or timed out', () => {
    const seen = (invalid: number) => ({
      ...seenOf({ none: [0, 20], target: [20, 20] }),
      source: arm(tally(20, 20, invalid)),
    });
    expect(verdictOf(seen(5)).verdict).toBe('fires');
    expect(verdictOf(seen(6)).verdict).toBe('error');
    expect(verdictOf({ none: arm(tally(0, 0, 3)), target: arm(tally(7, 7)) }).verdict).toBe('error');
  });

  test('the earlier verdict stands: a probe that tells nothing does not blame, what overfires is not praised', () => {
    const both = { source: arm(tally(20, 20)), target: arm(tally(20, 20), tally(18, 20)) };
    expect(verdictOf({ ...both, none: arm(tally(0, 20), tally(0, 20)) }).verdict).toBe('overfires');
    expect(verdictOf({ ...both, none: arm(tally(19, 20), tally(0, 20)) }).verdict).toBe('non_discriminating');
    expect(verdictOf({ ...both, none: arm(tally(19, 20, 9), tally(0, 0)) }).verdict).toBe('error');
    expect(VERDICTS[0]).toBe('error');
  });

  test('overfires: more often than without a memory, or, without such trials, surely above a bar', () => {
    const target = arm(tally(20, 20), tally(9, 20));
    const none = (overfired: number) => arm(tally(0, 20), tally(overfired, 20));
    expect(verdictOf({ target, none: none(0) }).verdict).toBe('overfires');
    // A model that does as much by itself: this is not the doing of the memory.
    expect(verdictOf({ target, none: none(8) }).verdict).toBe('fires');
    expect(verdictOf({ target, none: arm(tally(0, 20)) }).verdict).toBe('overfires');
    expect(verdictOf({ target: arm(tally(20, 20), tally(2, 20)), none: arm(tally(0, 20)) }).verdict).toBe('fires');
  });

  test('any arm can be judged in the place of the target', () => {
    const seen = seenOf({ none: [0, 7], source: [7, 7], target: [7, 7], verbatim: [0, 7] });
    expect(verdictOf(seen).verdict).toBe('fires');
    expect(verdictOf(seen, THRESHOLDS, 'verbatim').verdict).toBe('inert');
    expect(verdictOf(seen, THRESHOLDS, 'source').verdict).toBe('fires');
  });

  test('thresholds are data', () => {
    const seen = seenOf({ none: [0, 20], source: [20, 20], target: [15, 20] });
    expect(verdictOf(seen).verdict).toBe('degraded');
    expect(verdictOf(seen, { ...THRESHOLDS, fires: 0.5 }).verdict).toBe('fires');
  });
});

describe('why a rule is not followed', () => {
  const dead = (missed: object) => ({
    ...seenOf({ none: [0, 7], source: [7, 7] }),
    target: arm(tally(0, 7), tally(0, 0), { missed }),
  });

  test.each([
    [{ not_loaded: 7 }, 'not_loaded', 7, 7],
    [{ not_read: 5, read: 1 }, 'not_read', 5, 6],
    [{ read: 2, loaded: 2, not_read: 3 }, 'read_ignored', 4, 7],
    [{ read: 3, not_read: 3 }, 'not_read', 3, 6],
  ])('%o', (missed, reason, trials, of) => {
    expect(verdictOf(dead(missed))).toEqual({ verdict: 'inert', because: { reason, trials, of } });
  });

  test('is left open where nothing is known of it, and not told of what fires', () => {
    expect(verdictOf(dead({}))).toEqual({ verdict: 'inert' });
    const alive = { none: arm(tally(0, 20)), target: arm(tally(19, 20), tally(0, 0), { missed: { read: 1 } }) };
    expect(verdictOf(alive)).toEqual({ verdict: 'fires' });
  });

  test('a memory that reaches no request needs no trial', () => {
    const unloaded = arm(tally(0, 0), tally(0, 0), { unloaded: true });
    const because = { reason: 'not_loaded', trials: 0, of: 0 };
    expect(verdictOf({ target: unloaded })).toEqual({ verdict: 'inert', because });
    expect(verdictOf({ source: unloaded, target: unloaded })).toEqual({ verdict: 'source_inert', because });
  });
});

describe('laws of verdicts', () => {
  const trials = fc.integer({ min: 0, max: 40 });
  const count = trials.chain((of) => fc.tuple(fc.nat(of), fc.constant(of)));
  const seen = fc.record({ none: count, source: count, target: count }).map(seenOf);
  const law = <Drawn>(property: fc.IPropertyWithHooks<Drawn>) => fc.assert(property, { seed: SEED, numRuns: 300 });

  test('every run has one, and the trials of an arm that is not compared change none', () => {
    law(
      fc.property(seen, count, (arms, [followed, of]) => {
        const { verdict } = verdictOf(arms);
        expect(VERDICTS).toContain(verdict);
        expect(verdictOf({ ...arms, placebo: arm(tally(followed, of)) }).verdict).toBe(verdict);
      }),
    );
  });

  test('one more trial that follows never makes a rule inert or takes away that it fires', () => {
    law(
      fc.property(seen, (arms) => {
        const target = arms.target?.rule;
        if (target === undefined || target.followed === target.trials) return;
        const better = { ...arms, target: arm({ ...target, followed: target.followed + 1 }) };
        if (verdictOf(arms).verdict === 'fires') expect(verdictOf(better).verdict).toBe('fires');
        if (verdictOf(better).verdict === 'inert') expect(['inert', 'source_inert']).toContain(verdictOf(arms).verdict);
      }),
    );
  });

  test('fires and inert keep to their bars, whatever the other arms say', () => {
    law(
      fc.property(seen, (arms) => {
        const { followed, trials: of } = arms.target?.rule ?? tally(0, 0);
        const { verdict } = verdictOf(arms);
        if (verdict === 'fires') expect(followed / of).toBeGreaterThan(0.6);
        if (verdict === 'inert') expect(followed / of).toBeLessThan(0.5);
        if (verdict === 'degraded') expect(followed / of).toBeLessThan(shareOf(arms.source?.rule));
      }),
    );
  });

  const shareOf = ({ followed, trials: of } = tally(0, 0)) => followed / of;
});
