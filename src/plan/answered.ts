import { settleDates } from '../kit/dates.ts';
import type { Frame } from '../ir/frame.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import type { By, Proposal } from '../ir/answer.ts';
import type { Match, Matched } from './counterpart.ts';
import { bearing, decisive, firstOfEach, givingWay, type AnsweredPair, type Sameness } from './sameness.ts';
import { targetMoves } from '../ledger/moves.ts';

/**
 * What was matched, with what somebody answered, and with what looks alike and is still to be asked. A copy that
 * memport had put beside the memory it is the same as gives way to it, unless somebody edited the copy.
 */
export const withAnswers = ({ of, orphans }: Matched, { memories }: Store, sameness: Sameness): Matched => {
  const taken = new Set([...[...of.values()].flatMap(({ target }) => target ?? []), ...orphans.values()]);
  const free = memories.filter((memory) => memory.status === 'active' && !taken.has(memory));
  const open = [...of].flatMap(([memory, match]) => (match.by === 'none' || isCopy(match) ? [memory] : []));
  if (free.length === 0 || open.length === 0) return { of, orphans };
  const answers = sameness.answered(open, free);
  const decided = decisive(answers);
  const claimed = new Set([...decided.values()].map(({ b }) => b));
  const others = answers.filter(({ a, b }) => !decided.has(a) && !claimed.has(b));
  // Two that differ are asked about only where they look alike.
  const asked = firstOfEach(others.filter((pair) => bearing(pair) === 'asks' && pair.answer !== 'different'));
  const nobody = {
    a: new Set([...decided.keys(), ...asked.keys()]),
    b: new Set([...claimed, ...[...asked.values()].map(({ b }) => b)]),
  };
  const said = new Map(others.map((pair) => [pairKey(pair), pair]));
  const near = sameness
    .alike(
      open.filter((memory) => !nobody.a.has(memory)),
      free.filter((memory) => !nobody.b.has(memory)),
    )
    .map((pair) => ({ ...pair, said: said.get(pairKey(pair)) }));
  const told = new Map<Memory, Partial<Match>>([
    ...[...decided.values()].map((pair) => [pair.a, answerOf(pair)] as const),
    ...[...asked.values()].map((pair) => [pair.a, { alike: pair.b, proposed: proposalOf(pair) }] as const),
    ...near.map(({ a, b, said: known }): [Memory, Partial<Match>] => {
      if (known && bearing(known) === 'parts') return [a, byOf(known)];
      return [a, { alike: b, ...(known && { proposed: proposalOf(known) }) }];
    }),
  ]);
  return {
    orphans,
    of: new Map(
      [...of].map(([memory, match]): [Memory, Match] => {
        if (!decided.has(memory)) return [memory, { ...match, ...told.get(memory) }];
        const copy = match.target && match.row ? { copy: { target: match.target, row: match.row } } : {};
        return [memory, { by: 'answer', ...told.get(memory), ...copy }];
      }),
    ),
  };
};

const byOf = ({ origin, judge }: By): Pick<Proposal, 'origin' | 'judge'> => ({
  origin,
  ...(judge !== undefined && { judge }),
});

const proposalOf = (pair: AnsweredPair): Proposal => ({ answer: pair.answer, ...byOf(pair) });

/** Words that a person wrote stand for those of an agent that say the same. */
const answerOf = (pair: AnsweredPair): Partial<Match> => ({
  target: pair.b,
  answer: pair.answer,
  ...byOf(pair),
  ...(pair.answer === 'same' &&
    givingWay(pair) === 'b' && {
      gives: true as const,
      reason: 'it was answered that the two say the same: the words that a person wrote stand',
    }),
});

const pairKey = ({ a, b }: Pick<AnsweredPair, 'a' | 'b'>): string => `${a.id}\u0000${b.id}`;

/** What memport itself put there, as it put it there. */
const isCopy = ({ target, row }: Match): boolean =>
  target !== undefined &&
  row !== undefined &&
  row.adopted !== true &&
  target.readOnly !== true &&
  targetMoves(target, row.placed, row.base).length === 0;

/**
 * What a memory may say in the target by itself: relative dates become absolute where it is written, a secret is
 * masked, and a frame that the target does not have is left out.
 */
export const saidThere = (memory: Memory, masked: Memory | undefined, frames: readonly Frame[]): Memory[] =>
  [memory, ...(masked ? [masked] : [])]
    .flatMap((each) => {
      const settled = settleDates(each).memory;
      return settled.statement === each.statement ? [each] : [each, settled];
    })
    .flatMap((each) => [each, ...unframedIn(each, frames)]);

/** The memory without the frame it has, for a harness that knows no such frame. */
export const unframedIn = (memory: Memory, frames: readonly Frame[]): Memory[] => {
  const { frame, ...native } = memory.native;
  return frame === undefined || frames.some(({ name }) => name === frame) ? [] : [{ ...memory, native }];
};
