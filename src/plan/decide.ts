import { settleDates } from '../kit/dates.ts';
import { baseOf } from '../kit/overlay.ts';
import { storeKey } from '../ledger/store-key.ts';
import { unreadIn, withIndexOf } from '../ledger/unread.ts';
import { DECISION } from '../ir/decisions.ts';
import type { Memory } from '../ir/memory.ts';
import { heeded, orderFor } from './heeded.ts';
import { verdictOf, type Ruling, type RulingOrder } from './ruling.ts';
import type { Blocked } from './guard.ts';
import type { Match } from './counterpart.ts';
import type { Found } from './match.ts';
import { linkingOf, type Linking } from './linking.ts';
import { partingOf, type Parting } from './parting.ts';
import { recalled, restoredWith } from './recall.ts';
import type { Answers, Request } from './request.ts';
import { restored, type Restored, type Returning } from './restored.ts';
import type { Bound } from './routing.ts';
import type { Wanted } from './wanted.ts';

/** What is to become of everything that one store of the target is asked about, before there is any talk of room. */
export interface Decisions {
  verdicts: Map<Memory, Ruling>;
  /** Of memories that are gone at the source. */
  partings: Parting[];
  /** Copies that give way: by source id, what stands in the target and the row that knows it. */
  copies: Map<string, Ruling['copy'] & object>;
  /** What is to stand there, and what is taken out. */
  wanted: Wanted[];
  withdraw: string[];
  links: Linking;
  /** The store with files of memories that come back, where any are put back. */
  restored?: Restored;
}

/** The words that stand, memory by memory: of the source, of the target, of both. */
export const decide = (
  { answers, history, lifted }: Request,
  { target, carried }: Bound,
  { books, unread, of, orphans }: Found,
): Decisions => {
  const partial = new Set([...new Set(carried.map(({ from }) => from))].filter((from) => unreadIn(from) !== undefined));
  const first = new Map(
    carried.map(({ memory, from }): [Memory, Ruling] => [
      memory,
      verdictOn(memory, of.get(memory) ?? { by: 'none' }, answers, target.store.at.harness, partial.has(from)),
    ]),
  );
  const { kept, unsafe } = history;
  const key = storeKey(target.store.at, target.scene.home);
  const files = kept.files.get(key);
  const returning = [...first].flatMap(([{ id, scope }, { decision }]): Returning[] => {
    const past = decision === 'new' ? books.pasts.get(id) : undefined;
    return past && !unsafe?.has(past.id) ? [{ ...past, scope }] : [];
  });
  const there = files && restored(target, files, returning);
  const verdicts = new Map(
    [...first].map(([memory, verdict]): [Memory, Ruling] => {
      const past = verdict.decision === 'new' ? books.pasts.get(memory.id) : undefined;
      if (!past) return [memory, inOwnTime(verdict)];
      const said = answers.guarded.masked.get(memory.id) ?? memory;
      const stood = there?.memories.get(past.id);
      const back = stood
        ? restoredWith(said, past, stood)
        : recalled(said, past, unsafe?.has(past.id) ? NOTHING_KEPT : kept, kept.files.has(key));
      return [memory, back.wanted ? { ...verdict, ...back, recalled: true } : inOwnTime({ ...verdict, ...back })];
    }),
  );
  const claimed = new Set([...of.values()].map(({ row }) => row));
  const gone = books.orphaned.filter((row) => !claimed.has(row));
  const partings = gone.map((row) =>
    partingOf(
      row,
      orphans.get(row),
      {
        ...orderFor(row.source.id, answers.options),
        judge: answers.sameness,
        isRaised: lifted?.raised.has(row.source.id) === true,
      },
      unread,
    ),
  );
  const copies = new Map([...verdicts].flatMap(([{ id }, { copy }]) => (copy ? [[id, copy] as const] : [])));
  return {
    verdicts,
    partings,
    copies,
    wanted: wantedBy(verdicts, of, answers),
    links: linkingOf(carried, verdicts),
    ...(there && { restored: there }),
    withdraw: [
      ...partings.flatMap(({ taken }) => taken?.id ?? []),
      ...[...copies.values()].map(({ target }) => target.id),
    ],
  };
};

const NOTHING_KEPT = { texts: new Map() };

const ALIKE =
  'one that stands there looks like it, and nobody said whether they say the same: both stay where they are';

/** `partial`: something of its store could not be read: that an index of it says another title or hook is no edit. */
const verdictOn = (
  memory: Memory,
  match: Match,
  { guarded, options, sameness }: Answers,
  harness: string,
  partial: boolean,
): Ruling => {
  const blocked = guarded.blocked.get(memory.id);
  if (blocked) return stopped(memory, match, blocked, { ...orderFor(memory.id, options), judge: sameness });
  if (memory.status === 'pending') return { decision: 'unfit', reason: 'it is still pending at the source' };
  // Its like may be what it was reworded to: with an answer it is carried, or stands for both.
  if (options.alike === 'stays' && match.by === 'none' && match.alike) return { decision: 'declined', reason: ALIKE };
  const order = { ...orderFor(memory.id, options), judge: sameness, harness };
  const said = guarded.masked.get(memory.id) ?? memory;
  const { target, row } = match;
  if (!partial || !target) return heeded(verdictOf(said, match, order), order.choice);
  const known = row ? { ...match, row: { ...row, base: withIndexOf(row.base, baseOf(target)) } } : match;
  return { ...heeded(verdictOf(withIndexOf(said, target), known, order), order.choice), unsure: true };
};

/**
 * What must not be carried may stand there already, because somebody said so in an earlier run: then nothing is lost,
 * and nothing is written either. A change of it at the source stays behind.
 */
const stopped = (memory: Memory, match: Match, { what, reason }: Blocked, order: RulingOrder): Ruling => {
  const { target: old } = match;
  if (!old) return { decision: 'blocked', reason };
  const { decision } = verdictOf(memory, match, order);
  return decision === 'same' || decision === 'kept'
    ? { decision: 'kept', reason: `${what}; it stands there already and stays, and would not be carried again`, old }
    : { decision: 'blocked', reason: `${reason}; what was carried of it before stays there as it is` };
};

/** What is written anew says which day its words meant. */
const inOwnTime = (verdict: Ruling): Ruling =>
  verdict.wanted && DECISION[verdict.decision].writes === 'words'
    ? { ...verdict, wanted: settleDates(verdict.wanted).memory }
    : verdict;

const wantedBy = (
  verdicts: ReadonlyMap<Memory, Ruling>,
  matches: ReadonlyMap<Memory, Match>,
  { options: { refill }, guarded }: Answers,
): Wanted[] =>
  [...verdicts].flatMap(([source, { wanted, old, leaves, afresh, decision, theirs, recalled: isBack }]) => {
    if (!wanted) return [];
    const isAsItWas = isBack && wanted === old;
    const isTheirs = theirs || isAsItWas || decision === 'merged' || matches.get(source)?.row?.adopted === true;
    return [
      {
        source,
        memory: wanted,
        said: guarded.masked.get(source.id) ?? source,
        ...(old && { old }),
        ...(isTheirs && { isTheirs: true }),
        ...(leaves && { leaves }),
        // What somebody else put there is theirs to move.
        ...((afresh || (refill && !isTheirs)) && !isAsItWas && { afresh: true }),
        ...(matches.get(source)?.alike && { last: true }),
      },
    ];
  });
