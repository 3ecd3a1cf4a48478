import { settleDates } from '../kit/dates.ts';
import type { Frame } from '../ir/frame.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import type { Match, Matched } from './counterpart.ts';
import { decisive, DECIDES, type AnsweredPair, type Sameness } from './sameness.ts';
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
  const isOpen = ({ a, b }: Pair): boolean => !decided.has(a) && !claimed.has(b);
  const proposed = firstOfEach(
    answers.filter((pair) => pair.origin === 'repository' && DECIDES.has(pair.answer) && isOpen(pair)),
  );
  const apart = new Set(
    answers
      .filter(({ answer, origin }) => answer === 'different' && origin !== 'repository')
      .map(({ a, b }) => pairKey(a, b)),
  );
  const nobody = {
    a: new Set([...decided.keys(), ...proposed.keys()]),
    b: new Set([...claimed, ...[...proposed.values()].map(({ b }) => b)]),
  };
  const near = sameness.alike(
    open.filter((memory) => !nobody.a.has(memory)),
    free.filter((memory) => !nobody.b.has(memory)),
  );
  const alike = new Map(
    [...[...proposed.values()], ...near.filter(({ a, b }) => !apart.has(pairKey(a, b)))].map(({ a, b }) => [a, b]),
  );
  return {
    orphans,
    of: new Map(
      [...of].map(([memory, match]): [Memory, Match] => {
        const pair = decided.get(memory);
        const copy = match.target && match.row ? { copy: { target: match.target, row: match.row } } : {};
        if (pair) return [memory, { target: pair.b, by: 'answer', answer: pair.answer, origin: pair.origin, ...copy }];
        const other = alike.get(memory);
        const proposal = proposed.get(memory)?.answer;
        return [memory, other ? { ...match, alike: other, ...(proposal && { proposed: proposal }) } : match];
      }),
    ),
  };
};

type Pair = Pick<AnsweredPair, 'a' | 'b'>;

/** Nobody is in two pairs. */
const firstOfEach = (pairs: readonly AnsweredPair[]): Map<Memory, AnsweredPair> => {
  const seen = new Set<Memory>();
  return new Map(
    pairs.filter(({ a, b }) => !seen.has(a) && !seen.has(b) && seen.add(a).add(b)).map((pair) => [pair.a, pair]),
  );
};

const pairKey = (a: Memory, b: Memory): string => `${a.id}\u0000${b.id}`;

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
