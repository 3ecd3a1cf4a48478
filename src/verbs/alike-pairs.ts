import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { wordsHash } from '../kit/line-hashes.ts';
import type { Answer, Proposal } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Row } from '../ledger/row.ts';
import { flipped } from '../meaning/kept-answer.ts';
import { readLedger } from '../store/ledger.ts';
import { DOCUMENT_FORMAT, handlesOf } from './document.ts';
import { keepAnswers, wordsIn, type PairAnswer } from '../world/answered-pairs.ts';
import { plan, type Planned } from './plan.ts';
import { findMemory } from './show.ts';
import { sightOf } from '../world/sight.ts';
import { gather, type Gathered } from '../world/survey.ts';
import { veilFor } from '../world/veiled.ts';
import type { World } from '../world/world.ts';

/** A memory of the source and one of the target of which somebody is to say how they stand to each other. */
export interface AlikePair {
  a: Memory;
  b: Memory;
  /** The source's stands in the target already, beside the other. */
  beside: boolean;
  proposed?: Proposal;
  /** The pair is of one memory: a line of it that somebody reworded, and what it was written to say. */
  line?: { file: string; was: string; behind: boolean };
}

/** The two texts of a pair, and what a model or a repository says of them. */
export interface PairTexts {
  here: string;
  there: string;
  proposed?: Proposal;
}

export interface ListedPair extends PairTexts {
  handles: [string, string];
  harnesses: [string, string];
  beside: boolean;
  /** The file of the line that somebody reworded, where the pair is of one memory and its line. */
  line?: string;
}

/** What a plan found to look alike, the pairs first that would arrive with it; and lines that somebody reworded. */
export const alikeIn = ({ plan: { decisions }, source, target }: Planned): AlikePair[] => {
  const byId = (stores: readonly { memories: readonly Memory[] }[]): Map<string, Memory> =>
    new Map(stores.flatMap(({ memories }) => memories.map((memory) => [memory.id, memory] as const)));
  const [from, to] = [byId(source.stores), byId(target.stores)];
  const pairs = decisions.flatMap(({ id, alike, decision, proposed, lines = [], target: there }): AlikePair[] => {
    const [a, b, stands] = [from.get(id), to.get(alike ?? ''), to.get(there?.was?.[0] ?? there?.id ?? '')];
    const reworded = lines.flatMap(({ file, was, is }): AlikePair[] =>
      a && stands && was !== undefined
        ? [{ a, b: stands, beside: false, line: { file, was, behind: is === 'behind' } }]
        : [],
    );
    return a && b
      ? [{ a, b, beside: decision !== 'new' && decision !== 'declined', ...(proposed && { proposed }) }, ...reworded]
      : reworded;
  });
  return pairs.toSorted((x, y) => Number(x.beside) - Number(y.beside));
};

/** The two texts of a pair, as they may be shown. */
export const textsOf = ({ a, b, line, proposed }: AlikePair, { shown }: Planned): PairTexts => {
  const there = shown(b);
  return {
    here: line ? there.statement : shown(a).statement,
    there: line ? wordsIn(there, line.file) : there.statement,
    ...(proposed && { proposed }),
  };
};

interface Member {
  harness: string;
  id: string;
  handle: string;
}

type Listed = ListedPair & { members: [Member, Member] };
/** A pair as it is, and as it is listed. */
export interface FoundPair {
  pair: AlikePair;
  listed: Listed;
}
export type AnsweredMembers = { members: [Member, Member]; answer: Answer };

/**
 * What every two of the harnesses have that looks alike, as a plan between them finds it; and reworded lines of either.
 */
export const alikeBetween = async (
  world: World,
  adapters: readonly Adapter[],
  given: string | undefined,
): Promise<FoundPair[]> => {
  const cwd = path.resolve(world.cwd, given ?? '.');
  const here = withMemories(gather(adapters, sightOf(world, { cwd })));
  const handles = handlesOf(here);
  const found: FoundPair[] = [];
  for (const [at, from] of here.entries()) {
    for (const to of here.slice(at + 1)) {
      for (const [source, target] of [[from, to], ...(hasReworded(from) ? [[to, from] as const] : [])] as const) {
        const planned = await plan(world, wholly(source, target, cwd));
        for (const pair of alikeIn(planned).filter(({ line }) => source === from || line))
          found.push({ pair, listed: listedAs(pair, planned, handles) });
      }
    }
  }
  return found;
};

export const pairsOf = (found: readonly FoundPair[]): AlikePair[] => found.map(({ pair }) => pair);

/** A pair with both of its members as they are named, and their texts as they may be shown. */
const listedAs = (pair: AlikePair, planned: Planned, handles: ReadonlyMap<string, string>): Listed => {
  const { a, b, beside, proposed, line } = pair;
  const { source, target, veil } = planned;
  const members: [Member, Member] = [
    { harness: source.adapter.id, id: a.id, handle: handles.get(a.id) ?? '' },
    { harness: target.adapter.id, id: b.id, handle: handles.get(b.id) ?? '' },
  ];
  return veil.over({
    ...textsOf(pair, planned),
    beside,
    members,
    ...(proposed && { proposed }),
    ...(line && { line: line.file }),
    handles: [members[0].handle, members[1].handle],
    harnesses: [source.adapter.title, target.adapter.title],
  });
};

/**
 * The reworded lines of a memory that was carried from the other one, each with what it may be known by: see `linesOf`.
 */
const linesBetween = (from: Memory, to: Memory, rows: readonly Row[]): { file: string; was: string }[] => {
  const carried = [
    ...rows.filter(({ source, target }) => source.id === from.id && target.id === to.id),
    ...(to.mark?.source === from.id ? [to.mark] : []),
  ];
  if (carried.length === 0) return [];
  return to.places
    .filter(({ words }) => words !== undefined)
    .flatMap(({ file }) => {
      const known = new Set([wordsHash(to.statement), ...carried.flatMap(({ lines }) => lines?.[file] ?? [])]);
      return [...known].map((was) => ({ file, was }));
    });
};

const wholly = (from: Gathered, to: Gathered, cwd: string): PlanOptions => ({
  from: from.adapter.id,
  to: to.adapter.id,
  cwd,
  all: true,
  includeAbsent: true,
  onConflict: 'ask',
  onSecret: 'block',
  onInjection: 'block',
});

const isReworded = ({ places }: Memory): boolean => places.some(({ words }) => words !== undefined);
const hasReworded = ({ stores }: Gathered): boolean => stores.some(({ memories }) => memories.some(isReworded));

const withMemories = (all: readonly Gathered[]): Gathered[] =>
  all.filter(({ stores }) => stores.some((store) => store.at.role === 'store' && store.memories.length > 0));

/** Keeps what was said about memories that are named by handle, id or words. */
export const answer = async (
  world: World,
  adapters: readonly Adapter[],
  said: readonly { handles: [string, string]; answer: Answer }[],
  given: string | undefined,
): Promise<AnsweredMembers[]> => {
  const here = gather(adapters, sightOf(world, { cwd: path.resolve(world.cwd, given ?? '.') }));
  // Who is named by words that several memories have is shown them.
  world.met.veil = await veilFor(world, here);
  const named = handlesOf(here);
  const pairs = said.map(({ handles, answer: meant }) => {
    const [one, other] = handles.map((handle) => findMemory(handle, here)) as [
      ReturnType<typeof findMemory<Gathered>>,
      ReturnType<typeof findMemory<Gathered>>,
    ];
    if (one.in === other.in) {
      throw new MemportError('usage', {
        what: `"${handles[0]}" and "${handles[1]}" stand in one harness`,
        expected: 'a memory of each of two harnesses',
        todo: 'memport pairs lists what looks alike',
      });
    }
    return { one, other, answer: meant };
  });
  const { rows } = readLedger(world.state);
  keepAnswers(
    world,
    pairs.flatMap(({ one, other, answer: meant }): PairAnswer[] => {
      const [a, b] = [one.memory, other.memory];
      const lines = [
        ...linesBetween(a, b, rows).map((line): PairAnswer => ({ a, b, line, answer: meant })),
        ...linesBetween(b, a, rows).map((line): PairAnswer => ({ a: b, b: a, line, answer: flipped(meant) })),
      ];
      return lines.length > 0 ? lines : [{ a, b, answer: meant }];
    }),
  );
  const memberOf = ({ memory, in: { adapter } }: ReturnType<typeof findMemory<Gathered>>): Member => ({
    harness: adapter.id,
    id: memory.id,
    handle: named.get(memory.id) ?? '',
  });
  return pairs.map((each) => ({ members: [memberOf(each.one), memberOf(each.other)], answer: each.answer }));
};

export const pairDocument = (found: readonly FoundPair[], kept: readonly AnsweredMembers[]): object => ({
  version: DOCUMENT_FORMAT,
  command: 'pairs',
  pairs: found.map(
    ({
      listed: {
        members: [a, b],
        beside,
        proposed,
        line,
      },
    }) => ({
      a,
      b,
      status: line !== undefined ? 'reworded' : beside ? 'beside' : 'asked',
      ...(line !== undefined && { file: line }),
      ...(proposed && { proposed }),
    }),
  ),
  answered: kept.map(({ members: [a, b], answer: meant }) => ({ a, b, answer: meant })),
  findings: [],
});
