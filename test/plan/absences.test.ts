import { expect, test } from 'vitest';
import type { Row } from '../../src/ledger/row.ts';
import type { World } from '../contract/world.ts';
import { after, A, B, CODEX, counts, hermesHome, planned, rowsOf } from './homes.ts';

const THREE = ['The port is 5433', 'Ada is the lead', 'Deploys go out on Mondays'];
const source = hermesHome(A, { memory: THREE });
const empty = hermesHome(B, {});

const carried = () => {
  const { migration } = planned({ source, target: empty, rows: [] });
  return { rows: rowsOf(migration), target: after(empty, migration) };
};

test('a row that is not found is declined, and held where a harness is at work on the store', () => {
  const { rows } = carried();
  const target = hermesHome(B, { memory: THREE.slice(1) });
  expect(counts(planned({ source, target, rows }).migration)).toEqual({ declined: 1, same: 2 });
  const [{ target: end } = { target: { store: '' } }] = rows;
  const busy = new Map([[end.store.split(' ')[0] as string, 'Hermes works on it']]);
  const { migration } = planned({ source, target, rows, busy });
  expect(counts(migration)).toEqual({ held: 1, same: 2 });
  expect(migration.decided.find(({ decision }) => decision === 'held')?.reason).toBe('Hermes works on it');
  expect(migration.stores.flatMap(({ changes }) => changes)).toEqual([]);
});

test('what was carried and is all gone is a reset; brought back only when it is asked for', () => {
  const { rows } = carried();
  const { migration, request } = planned({ source, target: empty, rows });
  expect(migration.decided.map(({ decision, rule }) => [decision, rule])).toEqual(
    THREE.map(() => ['declined', 'plan/reset']),
  );
  const ids = request.source.stores.flatMap(({ memories }) => memories.map(({ id }) => id));
  const choices = Object.fromEntries(ids.map((id) => [id, 'again' as const]));
  expect(counts(planned({ source, target: empty, rows, options: { choices } }).migration)).toEqual({ new: 3 });
});

test('what had come from a store is carried back where all of it is gone, and waits for a word where other things stand', () => {
  const rows = carried().rows.map((row): Row => ({ ...row, adopted: true, wayBack: true }));
  expect(counts(planned({ source, target: empty, rows }).migration)).toEqual({ new: 3 });
  const rest = hermesHome(B, { memory: ['Invoices are sent by the accountants'] });
  const { decided } = planned({ source, target: rest, rows }).migration;
  expect(decided.map(({ decision, rule }) => [decision, rule])).toEqual(THREE.map(() => ['declined', 'plan/reset']));
});

test('an entry that was reworded is its rewording; one of two that could be is a removal', () => {
  const { rows } = carried();
  const reworded = hermesHome(B, { memory: ['The port is 5434 now', ...THREE.slice(1)] });
  expect(counts(planned({ source, target: reworded, rows }).migration)).toEqual({ kept: 1, same: 2 });
});

test('a memory with its words in two files of the source, each with a reason of its own, is two memories for ever', () => {
  const twins = hermesHome(A, {
    memory: ['User requires: Use tabs\nWhy: the linter', 'User requires: Use tabs\nWhy: Ada'],
  });
  const first = planned({ source: twins, target: empty, rows: [] }).migration;
  expect(counts(first)).toEqual({ new: 2 });
  expect(new Set(rowsOf(first).map(({ target }) => target.id)).size).toBe(2);
  const target = after(empty, first);
  expect(counts(planned({ source: twins, target, rows: rowsOf(first) }).migration)).toEqual({ same: 2 });
  expect(counts(planned({ source: twins, target, rows: [] }).migration)).toEqual({ same: 2 });
});

test('a name of what was removed is given to no other memory, which would pass for it from then on', () => {
  const [removed, came] = ['The port is 5433', 'Ada is the lead'];
  const plan = (memory: string[], target: World, rows: readonly Row[]) =>
    planned({ to: CODEX, source: hermesHome(A, { memory }), target, rows }).migration;
  const none: World = new Map([[`${CODEX.root}/config.toml`, '[features]\nmemories = true\n']]);
  // On a way back it was the removed one that had the name.
  const [row] = rowsOf(plan([removed], none, [])) as [Row];
  const rows: Row[] = [{ ...row, target: (rowsOf(plan([came], none, [])) as [Row])[0].target }];
  const next = plan([removed, came], none, rows);
  expect(counts(next)).toEqual({ declined: 1, new: 1 });
  const last = plan([removed, came], after(none, next), [...rows, ...rowsOf(next)]);
  expect(counts(last)).toEqual({ declined: 1, same: 1 });
});
