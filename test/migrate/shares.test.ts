import { expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { empty, generated, HARNESSES } from '../bench/arrive/home.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { SEED, sown } from '../seed.ts';

/** Stores in the shapes of real ones: all of them under MEMPORT_CASES, else one of each harness by the seed. */
const ALL = process.env['MEMPORT_CASES'] !== undefined;
const CASES = generated(ALL ? 6 : 2);

const casesOf = (harness: string): typeof CASES => {
  const own = CASES.filter((each) => each.harness === harness);
  return ALL ? own : [own[SEED % own.length] as (typeof own)[number]];
};

test.each(HARNESSES.flatMap((from) => HARNESSES.filter((to) => to !== from).map((to) => [from, to] as const)))(
  '%s → %s: each memory is decided once, and of a hundred at most one is blocked or has no place',
  async (from, to) => {
    let all = 0;
    const left: string[] = [];
    for (const { name, furnish } of casesOf(from))
      await inHome(async (home) => {
        furnish(home);
        empty(home, to);
        const told = async <Told>(...args: string[]): Promise<Told> =>
          JSON.parse((await memportHere(home, [...args, '--json'])).stdout) as Told;
        const { stores } = await told<ListDocument>('list', from);
        const memories = stores.flatMap((store) => store.memories.map(({ id }) => id));
        const { decisions } = await told<Plan>(`${from}:${to}`, '--all', '--include-absent', '--dry-run');
        expect(decisions.map(({ id }) => id).sort(), `${name}, ${sown}`).toEqual(memories.sort());
        all += memories.length;
        for (const { id, decision, rule } of decisions)
          if (decision === 'blocked' || decision === 'unfit') left.push(`${name}: ${rule} ${id}`);
      });
    expect(all).toBeGreaterThan(0);
    expect(left.length, `${all} memories, ${sown}\n${left.join('\n')}`).toBeLessThanOrEqual(Math.ceil(all / 100));
  },
);
