import type { Memory } from '../ir/memory.ts';
import { STATUSES, type ParityStatus } from '../ir/parity.ts';
import { handles, scopeKey } from '../ir/identity.ts';
import { derive } from '../text/derive.ts';
import { homeless } from '../text/homeless.ts';
import type { GuardedMemory } from '../plan/guard.ts';
import { apart } from '../plan/route.ts';
import { examinedIn } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import type { Compare } from './check.ts';
import type { Cell, Column, Picture, PictureBudget, PictureRow } from './picture.ts';

/** A check as a page: every memory with how it reaches the model of each side, and how the two compare. */
export const checkPicture = async (
  world: World,
  compares: readonly Compare[],
  showContent: boolean,
): Promise<Picture> => {
  const { home } = world;
  // What says the same was not looked at by the check itself: no secret of it goes into a page.
  const all = compares.flatMap(({ sides }) => sides.map(({ gathered }) => gathered));
  const examined = showContent ? await examinedIn(world, all) : new Map<string, GuardedMemory>();
  const names = [...new Set(compares.flatMap(({ sides }) => sides.map(({ name }) => name)))];
  const named = handles([
    ...new Set(compares.flatMap(({ flats }) => flats.flatMap(({ memories }) => memories.map(({ id }) => id)))),
  ]);
  const columns = names.map((name): Column => {
    const [compare, at] = holderOf(compares, name);
    const { adapter, gathered } = compare.sides[at];
    return {
      key: name,
      harness: adapter.title,
      place: homeless(gathered.stores[0]?.at.root ?? '', home),
      memories: compare.flats[at].memories.length,
    };
  });
  return {
    command: 'memport check',
    title: compares.map(({ sides: [a, b] }) => `${a.name} and ${b.name}`).join(', '),
    plan: false,
    showContent,
    columns,
    // What is not in sync is what somebody looks for.
    rows: compares
      .flatMap((compare) => rowsOf(compare, { showContent, named, home, examined }))
      .sort(
        (one, other) => STATUSES.indexOf(one.status as ParityStatus) - STATUSES.indexOf(other.status as ParityStatus),
      ),
    budgets: columns.flatMap(({ key }) => budgetsOf(compares, key)),
    prompts: [],
    notes: compares.map(({ sides: [a, b], pairs }) => {
      const counts = STATUSES.map((status) => [pairs.filter((pair) => pair.status === status).length, status] as const);
      const said = counts.flatMap(([count, status]) => (count === 0 ? [] : `${count} ${status.replace('-', ' ')}`));
      return `${a.name} → ${b.name}: ${said.join(', ')}`;
    }),
  };
};

const holderOf = (compares: readonly Compare[], name: string): [Compare, 0 | 1] => {
  const compare = compares.find(({ sides }) => sides.some((side) => side.name === name)) as Compare;
  return [compare, compare.sides[0].name === name ? 0 : 1];
};

/** How full what is of a side; of an export, what it was when it was made. */
const budgetsOf = (compares: readonly Compare[], name: string): PictureBudget[] => {
  const [compare, at] = holderOf(compares, name);
  const { adapter, gathered } = compare.sides[at];
  return adapter
    .view(apart(gathered.stores, gathered.scene.around), gathered.scene)
    .budgets.filter(({ limit }) => limit > 0)
    .map(({ name: budget, used, limit, unit }) => ({ harness: name, name: budget, after: used, limit, unit }));
};

interface Showing {
  showContent: boolean;
  named: ReadonlyMap<string, string>;
  home: string;
  examined: ReadonlyMap<string, GuardedMemory>;
}

const rowsOf = ({ sides, flats, pairs }: Compare, { showContent, named, home, examined }: Showing): PictureRow[] =>
  pairs.map(({ a, b, status, reason }): PictureRow => {
    const one = (a ?? b) as Memory;
    const clean = (memory: Memory): Memory => examined.get(memory.id)?.masked ?? memory;
    const both = [a, b].flatMap((memory, at) => (memory ? [{ memory, at: at as 0 | 1 }] : []));
    const cells = both.map(({ memory, at }): [string, Cell] => {
      const found = flats[at].side.delivered.get(memory.id);
      return [sides[at].name, found ? { delivery: found.delivery } : {}];
    });
    return {
      handle: named.get(one.id) ?? '',
      id: homeless(one.id, home),
      kind: one.kind,
      scope: homeless(scopeKey(one.scope), home),
      cells: Object.fromEntries(cells),
      status,
      losses: [],
      ...(showContent && {
        said: {
          title: clean(one).title ?? derive(clean(one).statement).title,
          ...(reason !== undefined && { reason }),
          sides: both.map(({ memory, at }) => ({ column: sides[at].name, text: clean(memory).statement })),
        },
      }),
    };
  });
