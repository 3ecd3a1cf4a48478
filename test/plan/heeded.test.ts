import { expect, test } from 'vitest';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import { heeded, onceCarriedOut, orderFor } from '../../src/plan/heeded.ts';
import { plain } from './plain.ts';

const options: Pick<PlanOptions, 'onConflict' | 'withdraw' | 'choices'> = {
  onConflict: 'source',
  withdraw: true,
  choices: { left: 'leave', theirs: 'target', away: 'withdraw', back: 'again' },
};

test('what a person said about one memory goes before what was said about all', () => {
  expect(orderFor('any', options)).toEqual({ onConflict: 'source', withdraw: true });
  expect(orderFor('theirs', options)).toEqual({ onConflict: 'target', withdraw: true, choice: 'target' });
  expect(orderFor('away', { ...options, withdraw: false })).toEqual({
    onConflict: 'source',
    withdraw: true,
    choice: 'withdraw',
  });
  expect(orderFor('back', options)).toEqual({ onConflict: 'source', withdraw: true, choice: 'again' });
});

test('a no settles no conflict and takes nothing away', () => {
  expect(orderFor('left', options)).toEqual({ onConflict: 'ask', withdraw: false, choice: 'leave' });
});

test('a no leaves out what is new, and leaves as it is what stands', () => {
  const old = plain('Use tabs');
  expect(heeded({ decision: 'new', wanted: old }, 'leave').decision).toBe('declined');
  expect(heeded({ decision: 'updated', wanted: old, old }, 'leave')).toEqual({
    decision: 'kept',
    reason: 'you said no: for this run it stays there as it is',
    old,
  });
  expect(heeded({ decision: 'same', old }, 'leave')).toEqual({ decision: 'same', old });
});

test('once a plan is carried out only a no still holds', () => {
  const all = { from: 'a', to: 'b', cwd: '/', onSecret: 'block', onInjection: 'block', ...options } as PlanOptions;
  expect(onceCarriedOut(all)).toMatchObject({ onConflict: 'ask', choices: { left: 'leave' } });
});
