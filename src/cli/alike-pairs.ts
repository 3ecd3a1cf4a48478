import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { FORMAT, handlesOf } from '../document.ts';
import { MemportError } from '../errors.ts';
import { wordsHash } from '../kit/line-hashes.ts';
import type { Answer } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { Carriage } from '../plan/match.ts';
import type { ListedPair } from '../report/pairs.ts';
import { flipped } from '../meaning/answers.ts';
import { findMemory } from '../show.ts';
import { readLedger } from '../store/ledger.ts';
import { gather, type Gathered } from '../survey.ts';
import { planFor } from './migration.ts';
import { alikeIn, keepAnswers, textsOf, type Said } from './pairs.ts';
import type { Setting } from './setting.ts';
import { sightOf } from './sight.ts';
import { stateOf } from './state-folder.ts';
import { veilFor } from './veiled.ts';

interface Member {
  harness: string;
  id: string;
  handle: string;
}

type Found = ListedPair & { members: [Member, Member] };
type Kept = { members: [Member, Member]; answer: Answer };

/** What every two of the harnesses have that looks alike, as a plan between them finds it; and reworded lines of either. */
export const alikeBetween = async (setting: Setting, adapters: readonly Adapter[], given: string | undefined): Promise<Found[]> => {
  const cwd = path.resolve(setting.cwd, given ?? '.');
  const here = withMemories(gather(adapters, sightOf(setting, { cwd })));
  const handles = handlesOf(here);
  const found: Found[] = [];
  for (const [at, from] of here.entries()) {
    for (const to of here.slice(at + 1)) {
      for (const [source, target] of [[from, to], ...(hasReworded(from) ? [[to, from] as const] : [])] as const) {
        const planned = await planFor(setting, wholly(source, target, cwd));
        for (const pair of alikeIn(planned).filter(({ line }) => source === from || line)) {
          const { a, b, beside, proposed, line } = pair;
          const members: [Member, Member] = [{ harness: source.adapter.id, id: a.id, handle: handles.get(a.id) ?? '' }, { harness: target.adapter.id, id: b.id, handle: handles.get(b.id) ?? '' }];
          found.push(planned.veil.over({
            ...textsOf(pair, planned), beside, members, ...(proposed && { proposed }), ...(line && { line: line.file }),
            handles: [members[0].handle, members[1].handle], harnesses: [source.adapter.title, target.adapter.title],
          }));
        }
      }
    }
  }
  return found;
};

/** The reworded lines of a memory that was carried from the other one, each with what it may be known by: see `linesOf`. */
const linesBetween = (from: Memory, to: Memory, rows: readonly Carriage[]): { file: string; was: string }[] => {
  const carried = [...rows.filter(({ source, target }) => source.id === from.id && target.id === to.id), ...(to.mark?.source === from.id ? [to.mark] : [])];
  if (carried.length === 0) return [];
  return to.places.filter(({ words }) => words !== undefined).flatMap(({ file }) => {
    const known = new Set([wordsHash(to.statement), ...carried.flatMap(({ lines }) => lines?.[file] ?? [])]);
    return [...known].map((was) => ({ file, was }));
  });
};

const wholly = (from: Gathered, to: Gathered, cwd: string): PlanOptions =>
  ({ from: from.adapter.id, to: to.adapter.id, cwd, all: true, includeAbsent: true, onConflict: 'ask', onSecret: 'block', onInjection: 'block' });

const isReworded = ({ places }: Memory): boolean => places.some(({ words }) => words !== undefined);
const hasReworded = ({ stores }: Gathered): boolean => stores.some(({ memories }) => memories.some(isReworded));

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
  const state = stateOf(setting);
  const { rows } = readLedger(state);
  keepAnswers(setting, state, pairs.flatMap(({ one, other, answer: meant }): Said[] => {
    const [a, b] = [one.memory, other.memory];
    const lines = [...linesBetween(a, b, rows).map((line): Said => ({ a, b, line, answer: meant })), ...linesBetween(b, a, rows).map((line): Said => ({ a: b, b: a, line, answer: flipped(meant) }))];
    return lines.length > 0 ? lines : [{ a, b, answer: meant }];
  }));
  const memberOf = ({ memory, in: { adapter } }: ReturnType<typeof findMemory<Gathered>>): Member => ({ harness: adapter.id, id: memory.id, handle: named.get(memory.id) ?? '' });
  return pairs.map((each) => ({ members: [memberOf(each.one), memberOf(each.other)], answer: each.answer }));
};

export const pairDocument = (found: readonly Found[], kept: readonly Kept[]): object => ({
  version: FORMAT, command: 'pairs',
  pairs: found.map(({ members: [a, b], beside, proposed, line }) => ({ a, b, status: line !== undefined ? 'reworded' : beside ? 'beside' : 'asked', ...(line !== undefined && { file: line }), ...(proposed && { proposed }) })),
  answered: kept.map(({ members: [a, b], answer: meant }) => ({ a, b, answer: meant })),
  findings: [],
});
