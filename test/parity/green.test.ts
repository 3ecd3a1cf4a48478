import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { goldenWorlds } from '../contract/golden-worlds.ts';
import type { Adapter } from '../../src/adapter.ts';
import type { World } from '../contract/world.ts';
import { SEED } from '../seed.ts';
import { carriedIn, comparedIn, endOf, redIn } from './worlds.ts';

/** One store in so many, and all of them where MEMPORT_CASES asks for the whole sweep. */
const EVERY = process.env['MEMPORT_CASES'] === undefined ? 13 : 1;
const worldsOf = (from: Adapter, offset: number): (readonly [number, World])[] =>
  goldenWorlds(from)
    .map((world, at) => [at, world] as const)
    .filter(([at]) => (at + offset + SEED) % EVERY === 0);

const directions = adapters.flatMap((from) => adapters.filter((to) => to !== from).map((to) => [from, to] as const));

describe.each(directions.map((each, at) => [...each, at] as const))('after a migration', (from, to, offset) => {
  test.each(worldsOf(from, offset))(
    `of golden store %i from ${from.id} to ${to.id} nothing fails, with ledger and without`,
    (_, world) => {
      const [a, b] = [endOf(from.id), endOf(to.id)];
      const carried = carriedIn(world, a, b);
      for (const rows of [carried.rows, []]) {
        const red = redIn(comparedIn(carried.world, a, b, { rows }), carried);
        expect(
          red.map(({ status, a: one, b: other, reason, near }) => [
            status,
            reason,
            near,
            one?.id,
            one?.statement,
            other?.statement,
          ]),
        ).toEqual([]);
      }
    },
  );
});
