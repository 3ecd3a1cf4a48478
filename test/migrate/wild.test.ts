import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { textsBelow } from './side.ts';
import { wildCodex } from './wild-homes.ts';
import { measuredAt, wildHome } from './wild-place.ts';
import { WILD_KINDS, wildStore, type WildStore } from './wild.ts';
import type { Measured } from './yardstick.ts';

/** With MEMPORT_WILD=20 twenty stores of every kind instead of one of those that found something. */
const PER_KIND = Number(process.env['MEMPORT_WILD'] ?? 1);
const KINDS =
  process.env['MEMPORT_WILD'] === undefined
    ? WILD_KINDS.filter(({ title }) => !['small', 'in many tongues', 'orphans'].includes(title))
    : WILD_KINDS;
const CARRY = ['claude:codex', '--yes', '--all'];

interface Carried extends Measured {
  plan: Plan;
  bytes: number;
}

/** There and back: carried, measured, carried again, taken back. */
const carried = async (
  stores: readonly WildStore[],
  codex: ReadonlyMap<string, string> = new Map(),
): Promise<Carried> => {
  let out: Carried | undefined;
  await inHome(async (home) => {
    wildHome(home, stores, codex);
    const cwd = join(home, 'work/app0');
    const before = textsBelow(join(home, '.codex'));
    const ran = await memportHere(home, [...CARRY, '--json'], { cwd });
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    const plan = JSON.parse(ran.stdout) as Plan;
    const shown = JSON.parse(
      (await memportHere(home, ['show', 'codex', '--as-prompt', '--json'], { cwd })).stdout,
    ) as ListDocument;
    const summary = (texts: Record<string, string>): number =>
      Object.entries(texts).find(([file]) => file.endsWith('/memory_summary.md'))?.[1].length ?? 0;
    out = {
      ...measuredAt(home, stores, plan, shown, summary(before)),
      plan,
      bytes: summary(textsBelow(join(home, '.codex'))),
    };
    const after = textsBelow(join(home, '.codex'));
    expect((await memportHere(home, CARRY, { cwd })).stdout).toMatch(/^Nothing to do/);
    expect(textsBelow(join(home, '.codex'))).toEqual(after);
    expect((await memportHere(home, ['undo'], { cwd })).code).toBe(0);
    expect(textsBelow(join(home, '.codex'))).toEqual(before);
  });
  return out as Carried;
};

/** What no store may lack, however little room there is. */
const complaints = ({ lost, literals, fenced, rows, junk, plan }: Carried) => ({
  lost,
  literals: literals.gone,
  fenced: fenced.gone,
  rows: rows.gone,
  junk,
  unseen: plan.decisions
    .filter((each) =>
      each.delivery === undefined
        ? each.reason === undefined
        : each.delivery === 'unseen' || (each.delivery === 'searchable' && (each.hops ?? 9) > 2),
    )
    .map(({ id }) => id),
});
const NONE = { lost: [], literals: [], fenced: [], rows: [], junk: [], unseen: [] };

const share = (each: Measured): number => (each.loaded + each.indexed) / Math.max(1, each.best);

describe('stores in the shapes of real ones, claude → codex', () => {
  const sum = { memories: 0, seen: 0, best: 0, literals: 0, fenced: 0, rows: 0 };

  test.each(
    KINDS.flatMap((kind) =>
      Array.from(
        { length: PER_KIND },
        (_, n) => [`${kind.title} ${n + 1}`, kind, (n + 1) * 100 + WILD_KINDS.indexOf(kind)] as const,
      ),
    ),
  )(
    '%s: as many memories are seen as the best packing of their statements would show, and nothing goes',
    async (_, kind, seed) => {
      const got = await carried([wildStore(kind, seed)]);
      expect(complaints(got)).toEqual(NONE);
      expect(got.bytes).toBeLessThanOrEqual(9_500);
      expect(share(got)).toBeGreaterThanOrEqual(0.95);
      sum.memories += got.memories;
      sum.seen += got.loaded + got.indexed;
      sum.best += got.best;
      sum.literals += got.literals.all;
      sum.fenced += got.fenced.all;
      sum.rows += got.rows.all;
    },
  );

  test('in sum three quarters and more are in the very next request, and the measure had something to measure', () => {
    expect(sum.seen / sum.memories).toBeGreaterThanOrEqual(0.75);
    expect(sum.seen).toBeGreaterThanOrEqual(sum.best);
    for (const each of [sum.literals / 1_000, sum.fenced / 100, sum.rows / 100]) expect(each).toBeGreaterThan(3);
  });

  test.each([
    ['v1', 12_000],
    ['v2', 9_880],
  ] as const)(
    'into a full home of %s with a summary of %i bytes: what stood there stays, the rest is two hops away',
    async (generation, size) => {
      const got = await carried(
        [wildStore({ title: 'middle', size: [40, 60] }, size)],
        wildCodex(size, generation, size),
      );
      expect(complaints(got)).toEqual(NONE);
      // Of a room of 2,500 bytes our heading and the route to the rest take the tenth part.
      if (got.best > 10) expect(share(got)).toBeGreaterThanOrEqual(0.85);
    },
  );

  test('three projects and what they have in common in one summary', async () => {
    const got = await carried([1, 2, 3].map((seed) => wildStore({ title: 'middle', size: [25, 40] }, seed)));
    expect(complaints(got)).toEqual(NONE);
    // Three headings, each with its path and folder, take the room of three lines.
    expect(share(got)).toBeGreaterThanOrEqual(0.9);
  });
});
