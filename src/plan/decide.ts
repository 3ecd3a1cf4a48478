import { settleDates } from '../kit/dates.ts';
import { DECISION } from '../ir/decisions.ts';
import type { Memory } from '../ir/memory.ts';
import { heeded, orderFor } from './choice.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import type { Match } from './counterpart.ts';
import type { Found } from './match.ts';
import { partingOf, type Parting } from './parting.ts';
import type { Answers, Request } from './request.ts';
import type { Bound } from './route.ts';
import type { Wanted } from './wanted.ts';

/** What is to become of everything that one store of the target is asked about, before there is any talk of room. */
export interface Decisions {
  verdicts: Map<Memory, Verdict>;
  /** Of memories that are gone at the source. */
  partings: Parting[];
  /** Copies that give way: by source id, what stands in the target and the row that knows it. */
  copies: Map<string, Verdict['copy'] & object>;
  /** What is to stand there, and what is taken out. */
  wanted: Wanted[];
  withdraw: string[];
}

/** The words that stand, memory by memory: of the source, of the target, of both. */
export const decide = ({ answers }: Request, { carried }: Bound, { books, unread, of, orphans }: Found): Decisions => {
  const verdicts = new Map(
    carried.map(({ memory }) => [memory, inOwnTime(verdictOn(memory, of.get(memory), answers))]),
  );
  const claimed = new Set([...of.values()].map(({ row }) => row));
  const gone = books.orphaned.filter((row) => !claimed.has(row));
  const partings = gone.map((row) =>
    partingOf(row, orphans.get(row), { ...orderFor(row.source.id, answers.options), judge: answers.sameness }, unread),
  );
  const copies = new Map([...verdicts].flatMap(([{ id }, { copy }]) => (copy ? [[id, copy] as const] : [])));
  return {
    verdicts,
    partings,
    copies,
    wanted: wantedBy(verdicts, of, answers.options.refill === true),
    withdraw: [
      ...partings.flatMap(({ taken }) => taken?.id ?? []),
      ...[...copies.values()].map(({ target }) => target.id),
    ],
  };
};

const verdictOn = (memory: Memory, match: Match | undefined, { guarded, options, sameness }: Answers): Verdict => {
  const blocked = guarded.blocked.get(memory.id);
  if (blocked) return { decision: 'blocked', reason: blocked.reason };
  if (memory.status === 'pending') return { decision: 'unfit', reason: 'it is still pending at the source' };
  const order = { ...orderFor(memory.id, options), judge: sameness };
  return heeded(verdictOf(guarded.masked.get(memory.id) ?? memory, match ?? { by: 'none' }, order), order.choice);
};

/** What is written anew says which day its words meant. */
const inOwnTime = (verdict: Verdict): Verdict =>
  verdict.wanted && DECISION[verdict.decision].writes === 'words'
    ? { ...verdict, wanted: settleDates(verdict.wanted).memory }
    : verdict;

const wantedBy = (
  verdicts: ReadonlyMap<Memory, Verdict>,
  matches: ReadonlyMap<Memory, Match>,
  refill: boolean,
): Wanted[] =>
  [...verdicts].flatMap(([source, { wanted, old, leaves, afresh }]) =>
    wanted
      ? [
          {
            source,
            memory: wanted,
            ...(old && { old }),
            ...(leaves && { leaves }),
            ...((afresh || refill) && { afresh: true }),
            ...(matches.get(source)?.alike && { last: true }),
          },
        ]
      : [],
  );
