import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { FORMAT, handlesOf } from './document.ts';
import { MemportError } from '../errors.ts';
import type { Answer } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import { findMemory } from './show.ts';
import { gather, type Gathered } from './survey.ts';
import { plan, type Planned } from './plan.ts';
import { keepAnswers } from './pairs.ts';
import { sightOf } from './sight.ts';
import { veilFor } from './veiled.ts';
import type { World } from './world.ts';

/** What one memory of the source and one of the target that look alike are, and what a repository says of them. */
export interface AlikePair {
  a: Memory;
  b: Memory;
  /** The source's stands in the target already, beside the other. */
  beside: boolean;
  proposed?: Answer;
}

/** What a plan found to look alike, the pairs first that would arrive with it. */
export const alikeIn = ({ plan: { decisions }, source, target }: Planned): AlikePair[] => {
  const byId = (stores: readonly { memories: readonly Memory[] }[]): Map<string, Memory> => new Map(stores.flatMap(({ memories }) => memories.map((memory) => [memory.id, memory] as const)));
  const [from, to] = [byId(source.stores), byId(target.stores)];
  const pairs = decisions.flatMap(({ id, alike, decision, proposed }): AlikePair[] => {
    const [a, b] = [from.get(id), to.get(alike ?? '')];
    return a && b ? [{ a, b, beside: decision !== 'new', ...(proposed && { proposed }) }] : [];
  });
  return pairs.toSorted((x, y) => Number(x.beside) - Number(y.beside));
};

/** The two texts of a pair, and what a repository says of them. */
export interface PairTexts {
  here: string;
  there: string;
  proposed?: Answer;
}

export interface ListedPair extends PairTexts {
  handles: [string, string];
  harnesses: [string, string];
  beside: boolean;
}

interface Member {
  harness: string;
  id: string;
  handle: string;
}

type Found = ListedPair & { members: [Member, Member] };
type Kept = { members: [Member, Member]; answer: Answer };

/** What every two of the harnesses have that looks alike, as a plan between them finds it. */
export const alikeBetween = async (world: World, adapters: readonly Adapter[], given: string | undefined): Promise<Found[]> => {
  const cwd = path.resolve(world.cwd, given ?? '.');
  const here = withMemories(gather(adapters, sightOf(world, { cwd })));
  const handles = handlesOf(here);
  const found: Found[] = [];
  for (const [at, from] of here.entries()) {
    for (const to of here.slice(at + 1)) {
      const options: PlanOptions = { from: from.adapter.id, to: to.adapter.id, cwd, all: true, includeAbsent: true, onConflict: 'ask', onSecret: 'block', onInjection: 'block' };
      const planned = await plan(world, options);
      for (const { a, b, beside, proposed } of alikeIn(planned)) {
        const members: [Member, Member] = [{ harness: from.adapter.id, id: a.id, handle: handles.get(a.id) ?? '' }, { harness: to.adapter.id, id: b.id, handle: handles.get(b.id) ?? '' }];
        found.push(planned.veil.over({
          here: planned.shown(a).statement, there: planned.shown(b).statement, beside, members, ...(proposed && { proposed }),
          handles: [members[0].handle, members[1].handle], harnesses: [from.adapter.title, to.adapter.title],
        }));
      }
    }
  }
  return found;
};

const withMemories = (all: readonly Gathered[]): Gathered[] => all.filter(({ stores }) => stores.some((store) => store.at.role === 'store' && store.memories.length > 0));

/** Keeps what was said about memories that are named by handle, id or words. */
export const answer = async (world: World, adapters: readonly Adapter[], said: readonly { handles: [string, string]; answer: Answer }[], given: string | undefined): Promise<Kept[]> => {
  const here = gather(adapters, sightOf(world, { cwd: path.resolve(world.cwd, given ?? '.') }));
  // Who is named by words that several memories have is shown them.
  world.met.veil = await veilFor(world, here);
  const named = handlesOf(here);
  const pairs = said.map(({ handles, answer: meant }) => {
    const [one, other] = handles.map((handle) => findMemory(handle, here)) as [ReturnType<typeof findMemory<Gathered>>, ReturnType<typeof findMemory<Gathered>>];
    if (one.in === other.in) {
      throw new MemportError('usage', { what: `"${handles[0]}" and "${handles[1]}" stand in one harness`, expected: 'a memory of each of two harnesses', todo: 'memport pairs lists what looks alike' });
    }
    return { one, other, answer: meant };
  });
  keepAnswers(world, pairs.map((each) => ({ a: each.one.memory, b: each.other.memory, answer: each.answer })));
  const memberOf = ({ memory, in: { adapter } }: ReturnType<typeof findMemory<Gathered>>): Member => ({ harness: adapter.id, id: memory.id, handle: named.get(memory.id) ?? '' });
  return pairs.map((each) => ({ members: [memberOf(each.one), memberOf(each.other)], answer: each.answer }));
};

export const pairDocument = (found: readonly Found[], kept: readonly Kept[]): object => ({
  version: FORMAT, command: 'pairs',
  pairs: found.map(({ members: [a, b], beside, proposed }) => ({ a, b, status: beside ? 'beside' : 'asked', ...(proposed && { proposed }) })),
  answered: kept.map(({ members: [a, b], answer: meant }) => ({ a, b, answer: meant })),
  findings: [],
});
