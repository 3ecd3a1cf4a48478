import { isNameOfWords, nameOfWords } from '../kit/called.ts';
import { grounded } from '../kit/grounds.ts';
import { baseOf, overlay } from '../kit/overlay.ts';
import { isOf } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Choice, Decision } from '../ir/decisions.ts';
import type { FindingRule } from '../ir/finding-rules.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { linesOf, NO_LINES, type LineJudge, type Lines } from './other-lines.ts';
import type { Match } from './counterpart.ts';
import { unsaidBy } from './sameness.ts';
import { factsOf, type Facts } from './facts.ts';

/** What is to become of one memory, before there is any talk of room. */
export interface Ruling {
  decision: Decision;
  reason?: string;
  rule?: FindingRule;
  /** The memory as it is to stand in the target; absent when nothing is written for it. */
  wanted?: Memory;
  /** The memory of the target it takes the place of, or is. */
  old?: Memory;
  /** A conflict that was settled for the target. */
  conceded?: true;
  /** Files whose lines of this memory stay as they are: somebody reworded them, or took them away. */
  leaves?: readonly string[];
  /** What became of the lines that were written for it before. */
  lines?: Lines;
  /** Another memory of the source stands for it there. */
  shared?: true;
  /** It is to take the best form there is, whatever it stands in. */
  afresh?: true;
  /** The target's own words stand, with what they left out: only why, how and detail can be missing there. */
  theirs?: true;
  /** What is wanted is the memory as it stood here before; `old` is there once its file is put back. */
  recalled?: true;
  /** What memport had put beside that memory: it is taken out. */
  copy?: Match['copy'] & object;
  /** Its store could not be read in full: an index of it may have another title and hook for it. */
  unsure?: true;
}

interface Rule {
  name: string;
  when: (facts: Facts) => boolean;
  decision: Decision;
  reason?: string;
  /** The finding a plan names it by. */
  rule?: FindingRule;
}

/** The decision rules, first match wins. A test drops each row in turn and something fails. */
export const RULINGS: readonly Rule[] = [
  {
    name: 'gone',
    when: (f) => f.found === 'gone',
    decision: 'declined',
    reason: 'it was carried before and removed there: it is not brought back (--again does)',
  },
  {
    name: 'reset',
    when: (f) => f.found === 'reset',
    decision: 'declined',
    rule: 'plan/reset',
    reason: 'everything that was carried there is gone (--again all carries it again)',
  },
  { name: 'unknown', when: (f) => f.found === 'unknown', decision: 'held' },
  {
    name: 'foreign-less',
    when: (f) => f.found === 'foreign-less',
    decision: 'updated',
    reason: 'the target says the same, and less: what it leaves out is added',
  },
  {
    name: 'foreign-older',
    when: (f) => f.found === 'foreign-older',
    decision: 'supersedes',
    reason: 'it was answered that the words of the source are the newer ones',
  },
  {
    name: 'foreign-narrower',
    when: (f) => f.found === 'foreign-narrower',
    decision: 'supersedes',
    reason: 'it was answered that the source says all that stands there, and more',
  },
  {
    name: 'foreign-newer',
    when: (f) => f.found === 'foreign-newer',
    decision: 'kept',
    reason: 'it was answered that the words there are the newer ones',
  },
  {
    name: 'foreign-wider',
    when: (f) => f.found === 'foreign-wider',
    decision: 'kept',
    reason: 'it was answered that what stands there says all of it, and more',
  },
  {
    name: 'foreign-apart',
    when: (f) => f.found === 'foreign-apart',
    decision: 'merged',
    reason: 'it was answered that the two say the same: evidence and dates of both stand there',
  },
  {
    name: 'foreign-same',
    when: (f) => f.found === 'foreign-same',
    decision: 'same',
    reason: 'the target says the same',
  },
  {
    name: 'clash',
    when: (f) => f.found === 'ours' && f.clash,
    decision: 'conflict',
    reason: 'it was edited on both sides',
  },
  {
    name: 'both-moved',
    when: (f) => f.found === 'ours' && f.sourceMoved && f.targetMoved,
    decision: 'merged',
    reason: 'it was edited on both sides, in different fields',
  },
  {
    name: 'source-moved',
    when: (f) => f.found === 'ours' && f.sourceMoved,
    decision: 'updated',
    reason: 'it was edited at the source',
  },
  {
    name: 'target-moved',
    when: (f) => f.found === 'ours' && f.targetMoved,
    decision: 'kept',
    reason: 'it was edited in the target: the edit stands',
  },
  {
    name: 'reworded',
    when: (f) => f.found === 'ours' && f.reworded,
    decision: 'kept',
    reason: 'a line of it was reworded in the target: the words stand',
  },
  {
    name: 'removed',
    when: (f) => f.found === 'ours' && f.removed,
    decision: 'kept',
    reason: 'a line of it was removed there, by you or by its consolidation: it is not brought back (--again does)',
  },
  { name: 'ours', when: (f) => f.found === 'ours', decision: 'same' },
  { name: 'new', when: (f) => f.found === 'no', decision: 'new' },
];

export const verdictOf = (
  source: Memory,
  match: Match,
  order: RulingOrder,
  rules: readonly Rule[] = RULINGS,
): Ruling => {
  const facts = factsOf(source, match, order.judge);
  const rule = rules.find((each) => each.when(facts));
  if (!rule) throw new Error(`no rule decides ${JSON.stringify(facts)}`);
  const reason = match.reason ?? rule.reason;
  const told = { ...(reason !== undefined && { reason }), ...(rule.rule !== undefined && { rule: rule.rule }) };
  const { target } = match;
  if (rule.decision === 'new') return { decision: 'new', wanted: fresh(source, order) };
  if (!target) return { decision: rule.decision, ...told };
  const lines = facts.found === 'ours' ? linesOf(target, match.row, order.judge) : NO_LINES;
  if (order.choice === 'again' && lines.removed.length > 0) return broughtBack(source, target, match, lines);
  if (rule.decision === 'conflict') return withLines(settled(source, target, match, order, told), lines, order);
  if (match.copy) return { ...inPlaceOfCopy(source, target, rule, match, told), copy: match.copy };
  if (rule.name === 'foreign-less' || rule.name === 'foreign-apart')
    return { decision: rule.decision, ...told, old: target, wanted: filled(target, source, match), theirs: true };
  if (rule.decision === 'supersedes')
    return { decision: rule.decision, ...told, old: target, wanted: inItsPlace(target, source, rule) };
  if (rule.decision === 'updated' || rule.decision === 'merged') {
    const wanted = overlay(target, source, match.row?.base);
    return withLines({ decision: rule.decision, ...told, old: target, wanted }, lines, order);
  }
  if (lines.due.length > 0 || (lines.reworded.length > 0 && order.onConflict === 'source'))
    return overRewording(target, lines, order);
  // Where it stands is settled anew with everything else; what it says is not.
  if (rule.decision === 'same' && facts.found === 'ours') return { decision: 'same', old: target, wanted: target };
  return withLines(
    { decision: rule.decision, ...told, old: target, ...(match.shared && { shared: true }) },
    lines,
    order,
  );
};

/** What was said about conflicts in general, about this memory, and about reworded lines. */
export interface RulingOrder {
  onConflict: PlanOptions['onConflict'];
  choice?: Choice;
  judge?: LineJudge;
  /** Whose store the target is. */
  harness?: string;
}

/**
 * Lines that somebody reworded or took away stay so; only who said that the source's words stand replaces the former.
 */
const withLines = (verdict: Ruling, lines: Lines, { onConflict }: RulingOrder): Ruling => {
  if (lines.reworded.length + lines.removed.length === 0) return verdict;
  const reworded = onConflict === 'source' ? [] : lines.reworded.map(({ file }) => file);
  const leaves = verdict.wanted ? [...new Set([...reworded, ...lines.removed])] : [];
  return { ...verdict, lines, ...(leaves.length > 0 && { leaves }) };
};

const broughtBack = (source: Memory, target: Memory, match: Match, lines: Lines): Ruling => ({
  decision: 'moved',
  reason: 'a line of it had been removed there; it is carried again, as you said',
  old: target,
  afresh: true,
  wanted: overlay(target, source, match.row?.base),
  ...(lines.reworded.length > 0 && { lines, leaves: lines.reworded.map(({ file }) => file) }),
});

const overRewording = (target: Memory, lines: Lines, order: RulingOrder): Ruling =>
  withLines(
    {
      decision: 'updated',
      old: target,
      wanted: { ...target },
      afresh: true,
      reason: `a reworded line, ${lines.due.length > 0 ? 'of which it was answered that it says the old words' : 'settled for the source'}`,
    },
    lines,
    order,
  );

/**
 * The target's memory with what it leaves out; where somebody answered that it says the same, with what speaks for
 * both.
 */
const filled = (target: Memory, source: Memory, { by }: Match): Memory => {
  const more = by === 'answer' ? grounded(target, source) : {};
  return overlay(target, { ...target, ...unsaidBy(target, source), ...more }, baseOf(target));
};

/**
 * The source's words where the target's stood, which keeps what kind of memory it is, and the name that somebody gave
 * it; those of which they say all leave their evidence and dates.
 */
const inItsPlace = (target: Memory, source: Memory, { name }: Rule): Memory => {
  const { nativeKind: _, ...words } = source;
  const grounds = name === 'foreign-narrower' ? grounded(target, source) : {};
  const stands = overlay(target, { ...words, kind: target.kind, ...grounds });
  return isNameOfWords(target) ? { ...stands, name: nameOfWords(stands) } : stands;
};

/**
 * The memory that stood there stays, with the words that were answered to be the newer ones; the copy beside it goes.
 */
const inPlaceOfCopy = (source: Memory, target: Memory, rule: Rule, match: Match, told: { reason?: string }): Ruling => {
  const { name, decision } = rule;
  if (decision === 'supersedes') return { decision, ...told, old: target, wanted: inItsPlace(target, source, rule) };
  const isFilled = name === 'foreign-less' || name === 'foreign-apart';
  const wanted = isFilled ? { wanted: filled(target, source, match) } : {};
  const reason = 'it was answered that the two say the same: the copy that memport had put beside it is taken out';
  return {
    decision: 'merged',
    reason: decision === 'kept' ? `${told.reason}, so the copy beside them is taken out` : reason,
    old: target,
    ...wanted,
    theirs: true,
  };
};

/** Without an order of the user's, a conflict is left as it stands. */
const settled = (
  source: Memory,
  target: Memory,
  match: Match,
  order: RulingOrder,
  told: { reason?: string },
): Ruling => {
  const { onConflict } = order;
  if (onConflict === 'source')
    return {
      decision: 'updated',
      reason: 'a conflict, settled for the source',
      old: target,
      wanted: overlay(target, source, match.row?.base),
    };
  if (onConflict === 'target')
    return { decision: 'kept', reason: 'a conflict, settled for the target', old: target, conceded: true };
  if (onConflict === 'both')
    return { decision: 'new', reason: 'a conflict, settled for both', wanted: fresh(source, order) };
  return { decision: 'conflict', ...told, old: target };
};

/** What only the origin understands is left out, but for another store of the origin. */
const fresh = (source: Memory, { harness = '' }: Pick<RulingOrder, 'harness'>): Memory => {
  const { readOnly: _, ...native } = isOf(harness, source.id) ? source.native : {};
  return { ...source, places: [], native };
};
