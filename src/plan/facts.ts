import type { Answer } from '../ir/answer.ts';
import { grounded, isApart } from '../kit/grounds.ts';
import { movedSince } from '../kit/overlay.ts';
import { withLinks } from '../kit/links.ts';
import { differing } from '../kit/losses.ts';
import { targetMoves } from '../ledger/moves.ts';
import type { Field, Memory } from '../ir/memory.ts';
import { linesOf, type LineJudge } from './other-lines.ts';
import type { Match } from './counterpart.ts';
import { unsaidBy } from './sameness.ts';

/**
 * What is true of a source memory and its counterpart: the left side of the table. A run that has nothing to do is
 * remembered for the day (src/cli/remembered-run.ts): a fact that looks at the clock may look at the day only.
 */
export interface Facts {
  found:
    | 'no'
    | 'gone'
    | 'reset'
    | 'unknown'
    | 'ours'
    | 'foreign-same'
    | 'foreign-less'
    | 'foreign-apart'
    | 'foreign-older'
    | 'foreign-narrower'
    | 'foreign-newer'
    | 'foreign-wider';
  sourceMoved: boolean;
  targetMoved: boolean;
  /** Both moved in one and the same field. */
  clash: boolean;
  /** One of its lines in the target says other words than were written there. */
  reworded: boolean;
  /** One of its lines in the target is gone. */
  removed: boolean;
}

/** What a target memory is to one of the source, by what was answered of the two. */
const BY_ANSWER: Partial<Record<Answer, Facts['found']>> = {
  'a-newer': 'foreign-older',
  'b-newer': 'foreign-newer',
  'a-covers': 'foreign-narrower',
  'b-covers': 'foreign-wider',
};

export const factsOf = (source: Memory, match: Match, judge: LineJudge | undefined): Facts => {
  const still = { sourceMoved: false, targetMoved: false, clash: false, reworded: false, removed: false };
  if (match.by === 'gone') return { found: 'gone', ...still };
  if (match.by === 'reset') return { found: 'reset', ...still };
  if (match.by === 'unknown') return { found: 'unknown', ...still };
  if (!match.target) return { found: 'no', ...still };
  const { row, target } = match;
  const answered = match.gives ? 'foreign-narrower' : BY_ANSWER[match.answer ?? 'same'];
  if (answered !== undefined) return { found: answered, ...still };
  // Two memories of the source that say the same stand there once: the second adds nothing to the first.
  const fills =
    match.shared === undefined &&
    match.whole === undefined &&
    !target.readOnly &&
    Object.keys(unsaidBy(target, source)).length > 0;
  const unites = match.by === 'answer' && !target.readOnly && isApart(target, grounded(target, source));
  if (!row) return { found: fills ? 'foreign-less' : unites ? 'foreign-apart' : 'foreign-same', ...still };
  // Links stand in the words: they move with them.
  const moved = movedSince(source, row.base).filter(
    (field) => field !== 'links' && (field !== 'dates' || !isOfTheDisk(source)),
  );
  // Where only the source's words are remembered, links that lead elsewhere are no edit.
  const linked = row.placed ? undefined : withLinks(source, target, (_, { to }) => to);
  const isEdit = (field: Field): boolean => !linked || differing(linked, target, [field]).length > 0;
  const theirs = targetMoves(target, row.placed, row.base).filter(isEdit);
  // What both sides moved to is settled: the same edit twice, or a base that was read with an older grammar.
  const agreed = new Set(
    moved.filter((field) => theirs.includes(field) && differing(source, target, [field]).length === 0),
  );
  // A title or hook that is not its own moves with the statement.
  const follows = (memory: Memory, field: Field): boolean =>
    agreed.has('statement') && (field === 'title' || field === 'hook') && memory[field] === undefined;
  const here = moved.filter((field) => !agreed.has(field) && !follows(source, field));
  const there = theirs.filter((field) => !agreed.has(field) && !follows(target, field));
  const { reworded, removed } = linesOf(target, row, judge);
  return {
    found: 'ours',
    sourceMoved: here.length > 0,
    targetMoved: there.length > 0,
    clash: here.some((field) => there.includes(field)),
    reworded: reworded.length > 0,
    removed: removed.length > 0,
  };
};

/** A copy of a store, or a checkout of it, has times of its own: they are nobody's edit. */
export const isOfTheDisk = ({ dates }: Memory): boolean =>
  [dates.created, dates.updated].every((date) => date === undefined || date.basis === 'mtime');
