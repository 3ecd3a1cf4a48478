import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { FORMAT, handlesOf } from './document.ts';
import { MemportError } from '../errors.ts';
import type { Answer } from '../ir/answer.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { ListedPair } from '../report/pairs.ts';
import { findMemory } from './show.ts';
import { gather, type Gathered } from './survey.ts';
import { planFor } from './plan.ts';
import { alikeIn, keepAnswers } from './pairs.ts';
import type { Setting } from '../cli/setting.ts';
import { sightOf } from './sight.ts';
import { stateOf } from '../cli/state-folder.ts';
import { veilFor } from './veiled.ts';

interface Member {
  harness: string;
  id: string;
  handle: string;
}

type Found = ListedPair & { members: [Member, Member] };
type Kept = { members: [Member, Member]; answer: Answer };

/** What every two of the harnesses have that looks alike, as a plan between them finds it. */
export const alikeBetween = async (setting: Setting, adapters: readonly Adapter[], given: string | undefined): Promise<Found[]> => {
  const cwd = path.resolve(setting.cwd, given ?? '.');
  const here = withMemories(gather(adapters, sightOf(setting, { cwd })));
  const handles = handlesOf(here);
  const found: Found[] = [];
  for (const [at, from] of here.entries()) {
    for (const to of here.slice(at + 1)) {
      const options: PlanOptions = { from: from.adapter.id, to: to.adapter.id, cwd, all: true, includeAbsent: true, onConflict: 'ask', onSecret: 'block', onInjection: 'block' };
      const planned = await planFor(setting, options);
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
export const answer = async (setting: Setting, adapters: readonly Adapter[], said: readonly { handles: [string, string]; answer: Answer }[], given: string | undefined): Promise<Kept[]> => {
  const here = gather(adapters, sightOf(setting, { cwd: path.resolve(setting.cwd, given ?? '.') }));
  // Who is named by words that several memories have is shown them.
  setting.state.veil = await veilFor(setting, here);
  const named = handlesOf(here);
  const pairs = said.map(({ handles, answer: meant }) => {
    const [one, other] = handles.map((handle) => findMemory(handle, here)) as [ReturnType<typeof findMemory<Gathered>>, ReturnType<typeof findMemory<Gathered>>];
    if (one.in === other.in) {
      throw new MemportError('usage', { what: `"${handles[0]}" and "${handles[1]}" stand in one harness`, expected: 'a memory of each of two harnesses', todo: 'memport pairs lists what looks alike' });
    }
    return { one, other, answer: meant };
  });
  keepAnswers(setting, stateOf(setting), pairs.map((each) => ({ a: each.one.memory, b: each.other.memory, answer: each.answer })));
  const memberOf = ({ memory, in: { adapter } }: ReturnType<typeof findMemory<Gathered>>): Member => ({ harness: adapter.id, id: memory.id, handle: named.get(memory.id) ?? '' });
  return pairs.map((each) => ({ members: [memberOf(each.one), memberOf(each.other)], answer: each.answer }));
};

export const pairDocument = (found: readonly Found[], kept: readonly Kept[]): object => ({
  version: FORMAT, command: 'pairs',
  pairs: found.map(({ members: [a, b], beside, proposed }) => ({ a, b, status: beside ? 'beside' : 'asked', ...(proposed && { proposed }) })),
  answered: kept.map(({ members: [a, b], answer: meant }) => ({ a, b, answer: meant })),
  findings: [],
});
