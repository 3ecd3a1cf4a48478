import { expect, test } from 'vitest';
import { decide } from '../../src/plan/decide.ts';
import type { Found } from '../../src/plan/match.ts';
import type { Request } from '../../src/plan/request.ts';
import type { Bound } from '../../src/plan/routing.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { bySaying, carried, plain, storeOf } from './plain.ts';

const target = plain('Use tabs', { id: 'b/1', hook: 'Tabs, not spaces' });
const row = carried(plain('Use tabs', { hook: 'Tabs, not spaces' }), target);

/** What is decided about a memory that was carried with the hook of an index line. */
const decided = (memory: Memory, from: Store, known = row) => {
  const guarded = { blocked: new Map(), masked: new Map(), suspects: new Map() };
  const options = { onConflict: 'ask' };
  const history = { kept: { texts: new Map(), files: new Map() } };
  const request = { answers: { sameness: bySaying(), guarded, options }, history } as unknown as Request;
  const found = {
    books: { known: new Map(), orphaned: [] },
    of: new Map([[memory, { by: 'ledger', target, row: known }]]),
  };
  const verdict = decide(
    request,
    { carried: [{ memory, from }], target: { store: whole, scene: { home: '/home/ada' } } } as unknown as Bound,
    found as unknown as Found,
  ).verdicts.get(memory);
  return [verdict?.decision, verdict?.wanted?.statement, verdict?.wanted?.hook];
};

const whole = storeOf([], { at: { id: 'a' } });
const partial: Store = {
  ...whole,
  findings: [{ rule: 'read/too-large', severity: 'error', message: 'it is too large', file: 'index.md' }],
};

test('a hook that only an index said is not gone while that index cannot be read', () => {
  expect(decided(plain('Use tabs', { hook: 'Tabs' }), whole)).toEqual(['updated', 'Use tabs', 'Tabs']);
  for (const hook of [{ hook: 'Tabs' }, {}])
    expect(decided(plain('Use tabs', hook), partial)).toEqual(['same', 'Use tabs', 'Tabs, not spaces']);
  expect(decided(plain('Use spaces', { hook: 'Spaces' }), partial)).toEqual([
    'updated',
    'Use spaces',
    'Tabs, not spaces',
  ]);
});

test('a hook that the target had before all, and no index could be asked about, is no edit', () => {
  const own = { ...row, base: carried(plain('Use tabs'), target).base };
  expect(decided(plain('Use tabs'), partial, own)).toEqual(['same', 'Use tabs', 'Tabs, not spaces']);
});
