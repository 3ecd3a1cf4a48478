import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Form } from '../../src/adapter.ts';
import { pack } from '../../src/kit/pack.ts';
import type { RoomWish } from '../../src/kit/ranks.ts';
import { byPriority } from '../../src/kit/priority.ts';
import { DELIVERIES } from '../../src/ir/delivery.ts';
import type { Budget } from '../../src/ir/view.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { memory } from '../contract/memories.ts';
import { mostInTwo } from '../bench/arrive/packing.ts';
import { complaintsAbout } from './judge.ts';

const runs = { numRuns: Number(process.env['MEMPORT_CASES'] ?? 60) * 20 };
const NAMES = ['A', 'B', 'C'];

const cost = fc
  .record({
    budget: fc.constantFrom(...NAMES),
    own: fc.integer({ min: 0, max: 12 }),
    shared: fc.option(
      fc
        .record({ key: fc.constantFrom('x', 'y'), size: fc.constantFrom(3, 5) })
        .map(({ key }) => ({ key, size: key === 'x' ? 3 : 5 })),
      { nil: undefined, freq: 2 },
    ),
  })
  .map(({ shared, ...rest }) => ({ ...rest, ...(shared && { shared }) }));
const form = fc
  .record({ delivery: fc.constantFrom(...DELIVERIES), costs: fc.array(cost, { minLength: 1, maxLength: 2 }) })
  .map((each): Form => ({ name: '', parts: [], ...each }));
const last = fc
  .constantFrom('searchable' as const, 'unseen' as const)
  .map((delivery): Form => ({ name: '', delivery, parts: [], costs: [] }));
const wish = fc.tuple(fc.array(form, { maxLength: 4 }), last).map(([forms, free]) => [...forms, free]);
const wishes: fc.Arbitrary<RoomWish[]> = fc.array(wish, { maxLength: 7 }).map((list) =>
  list.map((forms, index) => ({
    id: `m${index}`,
    forms: forms.map((each, at) => ({ ...each, name: `form ${at}` })),
  })),
);
const budgets: fc.Arbitrary<Budget[]> = fc.tuple(
  ...NAMES.map((name) =>
    fc.record({
      name: fc.constant(name),
      used: fc.integer({ min: 0, max: 20 }),
      limit: fc.integer({ min: 0, max: 40 }),
      unit: fc.constant('bytes' as const),
      paid: fc.subarray(['x']),
    }),
  ),
);

describe('packing (law 11)', () => {
  test('nobody has less than one of lower priority whose form takes as much, and nothing better would still fit', () => {
    fc.assert(
      fc.property(wishes, budgets, (list, room) => {
        expect(complaintsAbout(list, pack(list, room), room)).toEqual([]);
      }),
      runs,
    );
  });

  test('a packing that keeps the law is left as it stands', () => {
    fc.assert(
      fc.property(wishes, budgets, (list, room) => {
        const first = pack(list, room);
        const again = pack(
          list.map((each) => ({ ...each, stands: first.get(each.id) as Form })),
          room,
        );
        expect([...again].filter(([id, each]) => first.get(id) !== each)).toEqual([]);
      }),
      runs,
    );
  });

  test('wherever somebody stands, the law is kept', () => {
    fc.assert(
      fc.property(wishes, budgets, fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), (list, room, picks) => {
        const standing = list.map((each, index) => ({
          ...each,
          stands: each.forms[(picks[index] as number) % each.forms.length] as Form,
        }));
        expect(complaintsAbout(list, pack(standing, room), room)).toEqual([]);
      }),
      runs,
    );
  });

  test('who may rise is packed no worse than anew, keeps the law, and stays there the next time', () => {
    fc.assert(
      fc.property(wishes, budgets, fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), (list, room, picks) => {
        const standing = list.map((each, index): RoomWish => ({
          ...each,
          stands: each.forms[(picks[index] as number) % each.forms.length] as Form,
          rises: true,
        }));
        const risen = pack(standing, room);
        const seen = (chosen: ReadonlyMap<string, Form>): number =>
          [...chosen.values()].reduce(
            (sum, { delivery }) => sum + (delivery === 'loaded' ? 4 : delivery === 'indexed' ? 1 : 0),
            0,
          );
        expect(complaintsAbout(list, risen, room)).toEqual([]);
        expect(seen(risen)).toBeGreaterThanOrEqual(seen(pack(list, room)));
        const again = pack(
          standing.map((each) => ({ ...each, stands: risen.get(each.id) as Form })),
          room,
        );
        expect([...again].filter(([id, each]) => risen.get(id) !== each)).toEqual([]);
      }),
      runs,
    );
  });

  test('the same wishes are packed the same way again', () => {
    fc.assert(
      fc.property(wishes, budgets, (list, room) => {
        const names = (chosen: ReadonlyMap<string, Form>) => [...chosen].map(([id, each]) => [id, each.name]);
        expect(names(pack(list, room))).toEqual(names(pack(structuredClone(list), room)));
      }),
      runs,
    );
  });

  test('more room never takes the best form from the first', () => {
    fc.assert(
      fc.property(wishes, budgets, (list, room) => {
        const first = list[0];
        if (!first) return;
        const wide = room.map((each) => ({ ...each, limit: each.limit + 1_000 }));
        expect(DELIVERIES.indexOf(pack(list, wide).get(first.id)?.delivery ?? 'unseen')).toBeLessThanOrEqual(
          DELIVERIES.indexOf(pack(list, room).get(first.id)?.delivery ?? 'unseen'),
        );
      }),
      runs,
    );
  });

  test('room that comes free goes to the higher one, also when a lower one stands in it', () => {
    const free: Form = { name: 'free', delivery: 'unseen', parts: [], costs: [] };
    const at = (name: string, delivery: Form['delivery'], budget: string, own: number): Form => ({
      name,
      delivery,
      parts: [],
      costs: [{ budget, own }],
    });
    const list: RoomWish[] = [
      { id: 'first', forms: [at('rich', 'loaded', 'B', 6), at('lean', 'loaded', 'A', 6), free] },
      { id: 'second', forms: [at('only', 'loaded', 'A', 10), free] },
      { id: 'third', forms: [at('rich', 'loaded', 'A', 10), at('lean', 'loaded', 'A', 6), free] },
    ];
    const room: Budget[] = [
      { name: 'A', used: 0, limit: 15, unit: 'bytes', paid: [] },
      { name: 'B', used: 0, limit: 6, unit: 'bytes', paid: [] },
    ];
    expect(complaintsAbout(list, pack(list, room), room)).toEqual([]);
  });

  test('where the first budget is full, small forms are seated in the second before a large one', () => {
    const free: Form = { name: 'free', delivery: 'searchable', parts: [], costs: [] };
    const list = [30, 9, 9, 9, 9, 9, 9].map((own, at): RoomWish => ({
      id: `m${at}`,
      forms: [
        ...['A', 'B'].map((budget): Form => ({
          name: budget,
          delivery: 'loaded',
          parts: [],
          costs: [{ budget, own }],
        })),
        free,
      ],
    }));
    const room = ['A', 'B'].map((name): Budget => ({
      name,
      used: 0,
      limit: 30,
      unit: 'bytes',
      paid: [],
    }));
    const loaded = [...pack(list, room).values()].filter(({ delivery }) => delivery === 'loaded');
    expect(loaded).toHaveLength(6);
  });
});

describe('two rooms of a harness', () => {
  const free: Form = { name: 'free', delivery: 'searchable', parts: [], costs: [] };
  const listOf = (sizes: readonly number[]): RoomWish[] =>
    sizes.map((own, at): RoomWish => ({
      id: `m${at}`,
      forms: [
        ...(at % 3 === 0 ? ['B', 'A'] : ['A', 'B']).map((budget): Form => ({
          name: budget,
          delivery: 'loaded',
          parts: [],
          costs: [{ budget, own }],
        })),
        free,
      ],
    }));
  const rooms = (...limits: number[]): Budget[] =>
    limits.map((limit, at) => ({ name: 'AB'[at] as string, used: 0, limit, unit: 'bytes', paid: [] }));
  const loadedOf = (list: readonly RoomWish[], room: readonly Budget[]): number =>
    [...pack(list, room).values()].filter(({ delivery }) => delivery === 'loaded').length;

  test('what is left half here and half there is put together for one more', () => {
    // 6 of 8 and 4 of 6 are taken first; only where those two have changed places there is room for 4 more.
    expect(loadedOf(listOf([4, 6, 4]), rooms(8, 6))).toBe(3);
    expect(loadedOf(listOf([7, 5, 4, 4]), rooms(11, 9))).toBe(4);
    // Several small ones go over so that a large one has room.
    expect(loadedOf(listOf([40, 40, 40, 40, 40, 40, 765, 40, 40, 799, 838]), rooms(1_763, 1_103))).toBe(11);
    expect(loadedOf(listOf([725, 40, 40, 799, 40, 40, 40, 40, 40, 839, 40]), rooms(1_763, 1_103))).toBe(11);
  });

  test('one that has several forms in another room goes there once', () => {
    const form = (name: string, delivery: Form['delivery'], ...costs: Form['costs']): Form => ({
      name,
      delivery,
      parts: [],
      costs: [...costs],
    });
    const cost = (budget: string, own: number): Form['costs'][number] => ({ budget, own });
    const list: RoomWish[] = [
      { id: 'm0', forms: [form('a', 'loaded', cost('C', 8)), free] },
      {
        id: 'm1',
        forms: [
          form('a', 'indexed', cost('C', 1), cost('B', 0)),
          form('b', 'indexed', cost('A', 0), cost('A', 0)),
          form('c', 'indexed', cost('A', 0)),
          free,
        ],
      },
      {
        id: 'm2',
        forms: [form('a', 'loaded', { budget: 'C', own: 5, shared: { key: 'y', size: 5 } }, cost('C', 5)), free],
      },
    ];
    const room = [0, 0, 24].map((limit, at): Budget => ({
      name: 'ABC'[at] as string,
      used: at === 2 ? 2 : 0,
      limit,
      unit: 'bytes',
      paid: [],
    }));
    expect(complaintsAbout(list, pack(list, room), room)).toEqual([]);
  });

  test('hold as many as the best packing that other code finds', () => {
    const sizes = fc.tuple(
      fc.constantFrom(200, 400, 800),
      fc.array(fc.double({ noNaN: true, min: 0, max: 1 }), { minLength: 5, maxLength: 64 }),
    );
    fc.assert(
      fc.property(sizes, ([most, shares]) => {
        const all = shares.map((share) => 40 + Math.floor(share * most));
        const best = mostInTwo(all, [1_763, 1_103]);
        expect(loadedOf(listOf(all), rooms(1_763, 1_103))).toBeGreaterThanOrEqual(Math.ceil(best * 0.95));
      }),
      runs,
    );
  });
});

describe('priority', () => {
  const ORDER: Memory['kind'][] = ['rule', 'profile'];
  test('is an order: no two memories change places by where they stood', () => {
    fc.assert(
      fc.property(fc.array(memory, { maxLength: 12 }), (list) => {
        const ids = (of: readonly Memory[]) => [...of].sort(byPriority(ORDER)).map((each) => each.id);
        expect(ids([...list].reverse())).toEqual(ids(list));
      }),
      { numRuns: 200 },
    );
  });

  test('asks for the author, the kind, importance, usage and recency, in this order', () => {
    const plain = (id: string, more: Partial<Memory>): Memory => ({
      id,
      kind: 'rule',
      name: id,
      statement: id,
      scope: { level: 'global' },
      author: 'agent',
      load: 'always',
      status: 'active',
      keywords: [],
      links: [],
      evidence: [],
      dates: {},
      places: [],
      native: {},
      ...more,
    });
    const list = [
      plain('f old', { dates: { updated: { text: '2025-01-01', basis: 'declared' } } }),
      plain('e new', { dates: { updated: { text: '2026-01-01', basis: 'declared' } } }),
      plain('d used', { usage: { count: 3 } }),
      plain('c important', { importance: 5 }),
      plain('a human', { author: 'human', kind: 'profile' }),
      plain('g profile', { kind: 'profile', importance: 9 }),
      plain('h episode', { kind: 'episode' }),
    ];
    expect(list.sort(byPriority(ORDER)).map((each) => each.id)).toEqual([
      'a human',
      'c important',
      'd used',
      'e new',
      'f old',
      'g profile',
      'h episode',
    ]);
  });
});
