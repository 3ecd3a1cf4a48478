import { describe, expect, test } from 'vitest';
import { baseOf } from '../../src/kit/overlay.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { renamed } from '../../src/ledger/renamed.ts';
import type { Row } from '../../src/ledger/row.ts';
import { matched } from '../../src/plan/counterpart.ts';
import { sketchOf } from '../../src/text/sketch.ts';
import { bySaying, carried, inProject, plain, storeOf } from './plain.ts';

const there = (statement: string, more: Partial<Memory> = {}): Memory =>
  plain(statement, { id: `b/global/${statement}`, ...more });
const matches = (
  source: Memory[],
  target: Memory[],
  rows: Row[] = [],
  more: { unread?: string; orphaned?: Row[]; departed?: ReadonlySet<string> } = {},
) =>
  matched(source, storeOf(target), new Map(rows.map((row) => [row.source.id, row])), more.orphaned ?? [], {
    sameness: bySaying(),
    unread: more.unread,
    ...(more.departed && { departed: more.departed }),
  });
const told = ({ of }: ReturnType<typeof matches>): unknown[] =>
  [...of.values()].map(({ by, target }) => [by, target?.id]);

const LONG = 'The port of the staging database is 5433 since March';

describe('what was carried and is not found', () => {
  const source = plain(LONG);
  const row = carried(source, there(LONG), { sketch: sketchOf(source) });

  test('is gone, but only where the target was read in full', () => {
    expect(told(matches([source], [], [row]))).toEqual([['gone', undefined]]);
    expect(told(matches([source], [], [row], { unread: 'a file cannot be read' }))).toEqual([['unknown', undefined]]);
  });

  test('is not gone while its place is there and another memory of the source has it', () => {
    const other = plain('Ada leads the team');
    const both = [carried(other, there(LONG)), row];
    const reworded = there('Something else', { id: `b/global/${LONG}` });
    expect(told(matches([other, source], [reworded], both))).toEqual([
      ['ledger', `b/global/${LONG}`],
      ['none', undefined],
    ]);
  });

  test('is gone where another memory was put in its place later, whichever of the two comes first', () => {
    const other = plain('Ada leads the team');
    const stands = there('Something else', { id: `b/global/${LONG}` });
    const both: Row[] = [
      { ...row, run: '1' },
      { ...carried(other, stands), run: '2' },
    ];
    const decided = [
      ['ledger', stands.id],
      ['gone', undefined],
    ];
    expect(told(matches([other, source], [stands], both))).toEqual(decided);
    expect(told(matches([source, other], [stands], both))).toEqual(decided);
  });

  test('is known by words like its own, in its own scope only', () => {
    const edited = 'The port of the staging database is 5434 since March';
    expect(told(matches([source], [there(edited)], [row]))).toEqual([['edited', `b/global/${edited}`]]);
    expect(told(matches([source], [there(edited, { scope: inProject('/app') })], [row]))).toEqual([
      ['gone', undefined],
    ]);
  });

  test('is not what was carried the other way and is gone there, however like it is', () => {
    const near = there('The port of the staging database is 5434 since March');
    expect(told(matches([source], [near], [row], { departed: new Set([near.id]) }))).toEqual([['gone', undefined]]);
  });

  test('is the likest of several', () => {
    const near = there('The port of the staging database is 5434 since March');
    const far = there('The port of the other database was 5433 in May');
    expect(told(matches([source], [far, near], [row]))).toEqual([['edited', near.id]]);
  });
});

describe('equal words', () => {
  test('are the same memory whatever it is called, and it is taken once', () => {
    const twice = [plain('Use tabs'), plain('USE TABS')];
    const { of } = matches(twice, [there('use tabs')]);
    expect([...of.values()].map(({ by, shared }) => [by, shared])).toEqual([
      ['words', undefined],
      ['words', true],
    ]);
  });

  test('do not stand for a memory where this run rewords them for another', () => {
    const moved = plain('Use spaces', { id: 'a/global/1' });
    const row = carried(plain('Use tabs', { id: 'a/global/1' }), there('Use tabs'));
    expect(told(matches([moved, plain('Use tabs')], [there('Use tabs')], [row]))).toEqual([
      ['ledger', 'b/global/Use tabs'],
      ['none', undefined],
    ]);
  });

  test('of a memory whose source is gone take over its row', () => {
    const orphan = carried(plain('Use tabs', { id: 'a/global/old' }), there('Use tabs'));
    const { of, orphans } = matches([plain('Use tabs', { id: 'a/global/new' })], [there('Use tabs')], [], {
      orphaned: [orphan],
    });
    expect([...of.values()].map(({ by, row }) => [by, row])).toEqual([['words', orphan]]);
    expect(orphans.size).toBe(0);
  });
});

describe('marks', () => {
  const marked = (source: Memory, statement: string, id: string): Memory =>
    there(statement, { id, mark: { source: source.id, base: baseOf(source) } });

  test('two files of one name are told apart by their words', () => {
    const [one, two] = [plain('Use tabs', { id: 'a/x/style.md' }), plain('Use spaces', { id: 'a/x/style.md~2' })];
    const target = [marked({ ...two, id: 'a/x/style.md' }, 'Use spaces', 'b/1'), marked(one, 'Use tabs', 'b/2')];
    expect(told(matches([one, two], target))).toEqual([
      ['mark', 'b/2'],
      ['mark', 'b/1'],
    ]);
  });

  test('a mark alone takes no other words for its own', () => {
    const source = plain('Deploys go out on Mondays', { id: 'a/x/style.md' });
    const other = there('Ada leads the team', {
      mark: { source: source.id, base: baseOf(plain('Ada leads the team')) },
    });
    expect(told(matches([source], [other]))).toEqual([['none', undefined]]);
  });
});

describe('a memory that was edited at the source, where ids are hashes of the words', () => {
  const before = plain(LONG, { id: 'a/global/0123456789ab' });
  const edited = plain('The port of the staging database is 5434 since March');
  const row = carried(before, there(LONG), { sketch: sketchOf(before) });

  test('takes over the row of the one it was', () => {
    expect(renamed([edited], [row])).toEqual(new Map([[edited, row]]));
  });

  test('takes over no row of another scope, and none of other words', () => {
    expect(renamed([{ ...edited, scope: inProject('/app') }], [row]).size).toBe(0);
    expect(renamed([plain('Ada leads the team')], [row]).size).toBe(0);
  });

  test('takes over no row of a memory with a name of its own: what only looks like it may say the opposite', () => {
    const named = carried({ ...before, id: 'a/project:/work/app/db.md' }, there(LONG), { sketch: sketchOf(before) });
    expect(renamed([edited], [named]).size).toBe(0);
  });
});
